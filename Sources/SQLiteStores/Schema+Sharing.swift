extension Schema {
    /// Privacy zones, and links that show single activities.
    static let sharingStep = """
        CREATE TABLE privacy_zone (
            athlete_id TEXT NOT NULL,
            -- In the athlete's order, from 0.
            position INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (athlete_id, position)
        ) STRICT, WITHOUT ROWID;

        -- Links that show one activity. The secret of their address is stored as a hash only.
        CREATE TABLE activity_share (
            athlete_id TEXT NOT NULL,
            id TEXT NOT NULL,
            activity_id TEXT NOT NULL,
            -- SHA-256 in hexadecimal.
            secret_hash TEXT NOT NULL UNIQUE,
            made_at_s REAL NOT NULL,
            -- NULL for a link without an end.
            ends_at_s REAL,
            -- First use; NULL before.
            opened_at_s REAL,
            shows_heart_rate INTEGER NOT NULL CHECK (shows_heart_rate IN (0, 1)),
            shows_note INTEGER NOT NULL CHECK (shows_note IN (0, 1)),
            offers_file INTEGER NOT NULL CHECK (offers_file IN (0, 1)),
            PRIMARY KEY (athlete_id, id)
        ) STRICT, WITHOUT ROWID;
        """
}
