extension Schema {
    /// Content packs, own routines, and which routine was followed when.
    static let routineStep = """
        -- Content packs of this server. They belong to no athlete. A removed one keeps its version, so that it stays removed.
        CREATE TABLE content_pack (
            id TEXT NOT NULL PRIMARY KEY,
            version INTEGER NOT NULL CHECK (version > 0),
            revision INTEGER NOT NULL CHECK (revision > 0),
            -- JSON; NULL once the pack is removed.
            body BLOB
        ) STRICT, WITHOUT ROWID;

        -- Routines that the athlete wrote, in the athlete's order.
        CREATE TABLE own_routine (
            athlete_id TEXT NOT NULL,
            place INTEGER NOT NULL CHECK (place >= 0),
            body BLOB NOT NULL,
            PRIMARY KEY (athlete_id, place)
        ) STRICT, WITHOUT ROWID;

        -- Routines as they were when they were followed, once each.
        CREATE TABLE followed_routine (
            athlete_id TEXT NOT NULL,
            number INTEGER NOT NULL CHECK (number >= 0),
            body BLOB NOT NULL,
            PRIMARY KEY (athlete_id, number)
        ) STRICT, WITHOUT ROWID;

        -- Consecutive days of one routine, in order. Days count from 1970-01-01.
        CREATE TABLE routine_stretch (
            athlete_id TEXT NOT NULL,
            place INTEGER NOT NULL CHECK (place >= 0),
            followed_number INTEGER NOT NULL CHECK (followed_number >= 0),
            pack_version INTEGER,
            first_day INTEGER NOT NULL,
            day_number INTEGER NOT NULL CHECK (day_number > 0),
            last_day INTEGER,
            end_reason TEXT,
            PRIMARY KEY (athlete_id, place)
        ) STRICT, WITHOUT ROWID;

        -- What the athlete stated about planned days.
        CREATE TABLE routine_correction (
            athlete_id TEXT NOT NULL,
            day INTEGER NOT NULL,
            correction TEXT NOT NULL,
            PRIMARY KEY (athlete_id, day)
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE athlete ADD COLUMN adult_content TEXT;
        """
}
