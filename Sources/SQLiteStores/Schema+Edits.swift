extension Schema {
    static let editStep = """
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
        """

    /// Further edits of an activity: room climate, duration, what was tried, and where the device was right.
    static let sayingStep = """
        ALTER TABLE activity_edit ADD COLUMN room_degrees INTEGER;
        ALTER TABLE activity_edit ADD COLUMN room_is_fahrenheit INTEGER CHECK (room_is_fahrenheit IN (0, 1));
        ALTER TABLE activity_edit ADD COLUMN room_humidity REAL CHECK (room_humidity BETWEEN 1 AND 100);
        ALTER TABLE activity_edit ADD COLUMN duration_s REAL CHECK (duration_s > 0);
        ALTER TABLE activity_edit ADD COLUMN is_time_trial INTEGER NOT NULL DEFAULT 0 CHECK (is_time_trial IN (0, 1));
        ALTER TABLE activity_edit ADD COLUMN is_threshold_test INTEGER NOT NULL DEFAULT 0 CHECK (is_threshold_test IN (0, 1));
        ALTER TABLE activity_edit ADD COLUMN unrepaired TEXT NOT NULL DEFAULT '';  -- names, separated by spaces
        """
}
