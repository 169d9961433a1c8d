-- +goose Up

-- What lists and sums are made of, so that they need not read everything. All of
-- it follows from matches and results, and can be made anew; standings.go does.
-- Results get no index: they would be missed where it lacks them.
CREATE INDEX matches_running ON matches (played) WHERE result = '*';
CREATE INDEX matches_finished ON matches (played) WHERE result <> '*';
CREATE INDEX matches_dealt ON matches (game, seed);

CREATE TABLE words (
    id   INTEGER PRIMARY KEY,
    word TEXT    NOT NULL UNIQUE
) STRICT;

-- All are numbers, which keeps the check of the indexes quick at each start.
CREATE TABLE standings (
    match     INTEGER PRIMARY KEY,
    game      INTEGER NOT NULL,
    options   INTEGER NOT NULL,
    deal      INTEGER NOT NULL,
    ended     INTEGER NOT NULL,
    outcome   INTEGER NOT NULL,
    opponent  INTEGER NOT NULL,
    verdict   INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    contested INTEGER NOT NULL,
    took_back INTEGER NOT NULL,
    hinted    INTEGER NOT NULL,
    known     INTEGER NOT NULL,
    sum       INTEGER NOT NULL
) STRICT;
CREATE INDEX standings_sums ON standings (game, options, outcome, opponent, verdict, contested, took_back, hinted, score);
CREATE INDEX standings_scores ON standings (game, options, score DESC, ended) WHERE verdict > 0 AND took_back = 0 AND known = 0;
CREATE INDEX standings_deals ON standings (deal, ended);
CREATE INDEX standings_times ON standings (game, ended, match, verdict, contested, took_back, known);

-- Results without a standing: not looked at yet, or damaged.
CREATE TABLE unproven (
    match   INTEGER PRIMARY KEY,
    damaged INTEGER NOT NULL
) STRICT;
INSERT INTO unproven SELECT match, 0 FROM results;

-- +goose StatementBegin
CREATE TRIGGER standing_in AFTER INSERT ON results BEGIN
INSERT OR REPLACE INTO unproven VALUES (new.match, 0); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER standing_out AFTER DELETE ON results BEGIN
DELETE FROM unproven WHERE match = old.match;
DELETE FROM standings WHERE match = old.match; END;
-- +goose StatementEnd
-- Nobody changes a result in its place; whoever does has it looked at anew.
-- +goose StatementBegin
CREATE TRIGGER standing_on AFTER UPDATE ON results BEGIN
DELETE FROM unproven WHERE match = old.match;
DELETE FROM standings WHERE match = old.match;
INSERT OR REPLACE INTO unproven VALUES (new.match, 0); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER deal_out AFTER DELETE ON standings BEGIN
UPDATE standings SET known = 0 WHERE match = (SELECT match FROM standings WHERE deal = old.deal ORDER BY ended, match LIMIT 1) AND known = 1; END;
-- +goose StatementEnd
