CREATE TABLE grouping_decision (
    athlete_id TEXT NOT NULL,
    one TEXT NOT NULL,
    other TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('together', 'apart')),
    PRIMARY KEY (athlete_id, one, other),
    CHECK (one < other)
) STRICT, WITHOUT ROWID;
