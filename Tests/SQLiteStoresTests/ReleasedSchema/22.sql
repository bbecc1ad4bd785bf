-- Class types of an athlete in the athlete's order. A removed one keeps its place, and names old sessions.
CREATE TABLE class_type (
    athlete_id TEXT NOT NULL,
    id TEXT NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 0),
    name TEXT NOT NULL,
    symbol TEXT,
    room_degrees INTEGER,
    room_is_fahrenheit INTEGER CHECK (room_is_fahrenheit IN (0, 1)),
    sport TEXT NOT NULL,
    is_removed INTEGER NOT NULL CHECK (is_removed IN (0, 1)),
    PRIMARY KEY (athlete_id, id),
    CHECK ((room_degrees IS NULL) = (room_is_fahrenheit IS NULL))
) STRICT, WITHOUT ROWID;

ALTER TABLE activity_edit ADD COLUMN class_type_id TEXT;

-- Version of the settings that devices get, and a digest of their content.
ALTER TABLE sync_state ADD COLUMN settings_counter INTEGER NOT NULL DEFAULT 0 CHECK (settings_counter >= 0);
ALTER TABLE sync_state ADD COLUMN settings_content TEXT NOT NULL DEFAULT '';

ALTER TABLE athlete ADD COLUMN device_temperature TEXT;
ALTER TABLE athlete ADD COLUMN device_distance TEXT;
