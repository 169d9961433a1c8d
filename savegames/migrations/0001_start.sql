-- A sum is a checksum over the row and its keys; checksum.go says how.
-- Times are milliseconds since 1970, UTC. A rescue reads these tables by their own
-- keys alone: a damaged index would hide rows that are still there.

-- +goose Up
PRAGMA application_id = 1094998356; -- "ADYT"

-- Up to setup_sum the columns never change. stored counts the rows in moves,
-- tail is the sum of the last one; ply of them are played, the rest is undone.
CREATE TABLE matches (
    id        INTEGER PRIMARY KEY,
    game      TEXT    NOT NULL,
    rules     INTEGER NOT NULL,
    options   TEXT    NOT NULL,
    players   TEXT    NOT NULL,
    seed      TEXT    NOT NULL,
    date      TEXT    NOT NULL,
    started   INTEGER NOT NULL,
    imported  INTEGER NOT NULL,
    setup_sum INTEGER NOT NULL,
    stored    INTEGER NOT NULL,
    tail      INTEGER NOT NULL,
    ply       INTEGER NOT NULL,
    took_back INTEGER NOT NULL,
    hints     INTEGER NOT NULL,
    result    TEXT    NOT NULL,
    played    INTEGER NOT NULL,
    state_sum INTEGER NOT NULL
) STRICT;

-- The sum of a move covers the sum of the move before it.
CREATE TABLE moves (
    match     INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    ply       INTEGER NOT NULL,
    text      TEXT    NOT NULL,
    took_back INTEGER NOT NULL,
    hints     INTEGER NOT NULL,
    sum       INTEGER NOT NULL,
    PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

-- Matches that were deleted and can still be brought back.
CREATE TABLE deleted (
    match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    at    INTEGER NOT NULL,
    sum   INTEGER NOT NULL
) STRICT;

-- A result stays when its match is purged.
CREATE TABLE results (
    match     INTEGER PRIMARY KEY,
    game      TEXT    NOT NULL,
    options   TEXT    NOT NULL,
    seed      TEXT    NOT NULL,
    ended     INTEGER NOT NULL,
    plies     INTEGER NOT NULL,
    outcome   TEXT    NOT NULL,
    scores    TEXT    NOT NULL,
    ranks     TEXT    NOT NULL,
    players   TEXT    NOT NULL,
    took_back INTEGER NOT NULL,
    hints     INTEGER NOT NULL,
    sum       INTEGER NOT NULL
) STRICT;

CREATE TABLE settings (
    key   TEXT    PRIMARY KEY,
    value TEXT    NOT NULL,
    sum   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
