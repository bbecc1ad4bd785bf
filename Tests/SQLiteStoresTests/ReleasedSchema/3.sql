-- What an athlete says of an activity, in place of what its files say. The greatest number counts.
CREATE TABLE activity_edit (
    athlete_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    recording_id TEXT NOT NULL,
    made_at_s REAL NOT NULL,
    title TEXT,
    sport TEXT,
    note TEXT NOT NULL,
    perceived_effort REAL CHECK (perceived_effort BETWEEN 0 AND 10),
    is_race INTEGER CHECK (is_race IN (0, 1)),
    is_left_out INTEGER NOT NULL CHECK (is_left_out IN (0, 1)),
    PRIMARY KEY (athlete_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX activity_edit_by_recording ON activity_edit (athlete_id, recording_id, number);
