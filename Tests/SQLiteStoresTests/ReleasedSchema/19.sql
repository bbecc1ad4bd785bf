ALTER TABLE activity_edit ADD COLUMN is_room_unheated INTEGER NOT NULL DEFAULT 0 CHECK (is_room_unheated IN (0, 1));
ALTER TABLE athlete ADD COLUMN rooms_not_asked TEXT;
