-- +goose Up

-- How many rows a table has, and the sum of the low halves of their checksums.
-- proof is minus both. Rows that go missing without a trace are missed by it.
CREATE TABLE census (
    name  TEXT    PRIMARY KEY,
    n     INTEGER NOT NULL,
    mix   INTEGER NOT NULL,
    proof INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO census SELECT 'matches', count(*), ifnull(sum(state_sum & 0xffffffff), 0), 0 FROM matches;
INSERT INTO census SELECT 'results', count(*), ifnull(sum(sum & 0xffffffff), 0), 0 FROM results;
UPDATE census SET proof = -n - mix;

-- +goose StatementBegin
CREATE TRIGGER match_in AFTER INSERT ON matches BEGIN
UPDATE census SET (n, mix, proof) = (n + 1, mix + (new.state_sum & 0xffffffff), proof - 1 - (new.state_sum & 0xffffffff)) WHERE name = 'matches'; END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER match_out AFTER DELETE ON matches BEGIN
UPDATE census SET (n, mix, proof) = (n - 1, mix - (old.state_sum & 0xffffffff), proof + 1 + (old.state_sum & 0xffffffff)) WHERE name = 'matches'; END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER match_on AFTER UPDATE OF state_sum ON matches BEGIN
UPDATE census SET (mix, proof) = (mix - (old.state_sum & 0xffffffff) + (new.state_sum & 0xffffffff), proof + (old.state_sum & 0xffffffff) - (new.state_sum & 0xffffffff)) WHERE name = 'matches'; END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER result_in AFTER INSERT ON results BEGIN
UPDATE census SET (n, mix, proof) = (n + 1, mix + (new.sum & 0xffffffff), proof - 1 - (new.sum & 0xffffffff)) WHERE name = 'results'; END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER result_out AFTER DELETE ON results BEGIN
UPDATE census SET (n, mix, proof) = (n - 1, mix - (old.sum & 0xffffffff), proof + 1 + (old.sum & 0xffffffff)) WHERE name = 'results'; END;
-- +goose StatementEnd
