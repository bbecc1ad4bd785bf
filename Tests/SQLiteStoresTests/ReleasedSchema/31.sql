CREATE TABLE own_table (
    athlete_id TEXT NOT NULL,
    -- In the order of their first use, from 0.
    position INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (athlete_id, position)
) STRICT, WITHOUT ROWID;
