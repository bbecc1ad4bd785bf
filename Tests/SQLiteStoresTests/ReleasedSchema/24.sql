-- Days whose plan the athlete decided. Days count from 1970-01-01.
CREATE TABLE planned_day (
    athlete_id TEXT NOT NULL,
    day INTEGER NOT NULL,
    -- JSON.
    body BLOB NOT NULL,
    PRIMARY KEY (athlete_id, day)
) STRICT, WITHOUT ROWID;

-- Day on which the athlete chose a stretch of a routine; NULL for the first day of the stretch.
ALTER TABLE routine_stretch ADD COLUMN decided_day INTEGER;
