-- +goose Up

-- How many days there were when a deleted match began to wait for its purge.
CREATE TABLE waiting (
    match INTEGER PRIMARY KEY REFERENCES deleted ON DELETE CASCADE,
    since INTEGER NOT NULL,
    sum   INTEGER NOT NULL
) STRICT;

-- Days since 1970, UTC, on which the store was opened.
CREATE TABLE days (
    day INTEGER PRIMARY KEY,
    sum INTEGER NOT NULL
) STRICT;
