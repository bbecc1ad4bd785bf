-- Where a person cut a recording in two, in seconds since its start. The recording need not be here yet.
CREATE TABLE recording_cut (
    athlete_id TEXT NOT NULL,
    recording_id TEXT NOT NULL,
    second INTEGER NOT NULL CHECK (second > 0),
    PRIMARY KEY (athlete_id, recording_id, second)
) STRICT, WITHOUT ROWID;

-- Derived: what grouping needs to know of the parts of a recording that is cut. The first part has the recording's id.
CREATE TABLE recording_part (
    athlete_id TEXT NOT NULL,
    part_id TEXT NOT NULL,
    recording_id TEXT NOT NULL,
    activity_id TEXT NOT NULL,
    start_s REAL NOT NULL,
    elapsed_s REAL NOT NULL CHECK (elapsed_s >= 0),
    sport TEXT NOT NULL,
    distance_m REAL,
    origin TEXT NOT NULL,
    channel_count INTEGER NOT NULL CHECK (channel_count >= 0),
    points INTEGER NOT NULL CHECK (points >= 0),
    PRIMARY KEY (athlete_id, part_id),
    FOREIGN KEY (athlete_id, recording_id) REFERENCES recording ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX recording_part_by_recording ON recording_part (athlete_id, recording_id);
CREATE INDEX recording_part_by_start ON recording_part (athlete_id, start_s, elapsed_s);
