ALTER TABLE activity_edit ADD COLUMN room_degrees INTEGER;
ALTER TABLE activity_edit ADD COLUMN room_is_fahrenheit INTEGER CHECK (room_is_fahrenheit IN (0, 1));
ALTER TABLE activity_edit ADD COLUMN room_humidity REAL CHECK (room_humidity BETWEEN 1 AND 100);
ALTER TABLE activity_edit ADD COLUMN duration_s REAL CHECK (duration_s > 0);
ALTER TABLE activity_edit ADD COLUMN is_time_trial INTEGER NOT NULL DEFAULT 0 CHECK (is_time_trial IN (0, 1));
ALTER TABLE activity_edit ADD COLUMN is_threshold_test INTEGER NOT NULL DEFAULT 0 CHECK (is_threshold_test IN (0, 1));
ALTER TABLE activity_edit ADD COLUMN unrepaired TEXT NOT NULL DEFAULT '';  -- names, separated by spaces
