ALTER TABLE activity_edit ADD COLUMN changed TEXT NOT NULL DEFAULT '';  -- names, separated by spaces
-- An edit of before there were records changed what it states.
UPDATE activity_edit SET changed = trim(
    CASE WHEN duration_s IS NULL THEN '' ELSE 'duration ' END
    || CASE WHEN room_humidity IS NULL THEN '' ELSE 'humidity ' END
    || CASE WHEN note = '' THEN '' ELSE 'note ' END
    || CASE WHEN perceived_effort IS NULL THEN '' ELSE 'perceived_effort ' END
    || CASE WHEN room_degrees IS NULL AND is_room_unheated = 0 THEN '' ELSE 'room ' END);
ALTER TABLE session_workout ADD COLUMN added_at_s REAL NOT NULL DEFAULT 0;
