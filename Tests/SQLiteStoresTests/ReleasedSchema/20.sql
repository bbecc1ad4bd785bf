CREATE TABLE sync_state (
    athlete_id TEXT NOT NULL PRIMARY KEY,
    epoch TEXT NOT NULL,
    last_position INTEGER NOT NULL CHECK (last_position >= 0)
) STRICT, WITHOUT ROWID;

-- Rows are never deleted: a deletion is a row whose other columns are null. It still knows its workout.
CREATE TABLE session_record (
    athlete_id TEXT NOT NULL,
    id TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position > 0),
    device TEXT NOT NULL,
    counter INTEGER NOT NULL CHECK (counter > 0),
    deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
    workout_id TEXT,
    start INTEGER,
    "end" INTEGER,
    utc_offset INTEGER,
    room_degrees INTEGER,
    room_unit TEXT CHECK (room_unit IN ('C', 'F')),
    humidity REAL,
    class_type_id TEXT,
    note TEXT,
    summary TEXT,
    perceived_effort REAL,
    duration_override REAL,
    known_workout_id TEXT,
    PRIMARY KEY (athlete_id, id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX session_record_by_position ON session_record (athlete_id, position);
CREATE INDEX session_record_by_workout ON session_record (athlete_id, known_workout_id);

CREATE TABLE session_workout (
    athlete_id TEXT NOT NULL,
    workout_id TEXT NOT NULL,
    recording_id TEXT NOT NULL,
    PRIMARY KEY (athlete_id, workout_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_workout_by_recording ON session_workout (athlete_id, recording_id);
