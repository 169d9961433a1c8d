-- +goose Up

-- Lessons that a person has been through; done is when that was first.
CREATE TABLE lessons (
    game   TEXT    NOT NULL,
    lesson TEXT    NOT NULL,
    done   INTEGER NOT NULL,
    sum    INTEGER NOT NULL,
    PRIMARY KEY (game, lesson)
) STRICT, WITHOUT ROWID;
