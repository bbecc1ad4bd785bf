CREATE TABLE race (
    athlete_id TEXT NOT NULL,
    id TEXT NOT NULL,
    -- Days since 1970-01-01.
    day INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (athlete_id, id)
) STRICT, WITHOUT ROWID;
