extension Schema {
    static let diaryStep = """
        ALTER TABLE activity_edit ADD COLUMN shoes TEXT;

        -- What an athlete writes down beside activities. Of the entries about one subject the greatest number counts.
        CREATE TABLE diary_entry (
            athlete_id TEXT NOT NULL,
            number INTEGER NOT NULL CHECK (number > 0),
            made_at_s REAL NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('niggle', 'shoes')),
            subject TEXT NOT NULL,  -- a niggle's id, a pair's name
            is_over INTEGER NOT NULL CHECK (is_over IN (0, 1)),  -- a niggle removed, a pair retired
            day INTEGER,
            place TEXT,
            spot TEXT,
            side TEXT,
            intensity INTEGER CHECK (intensity BETWEEN 0 AND 10),
            words TEXT,
            PRIMARY KEY (athlete_id, number),
            CHECK ((kind = 'niggle' AND is_over = 0) = (place IS NOT NULL)),
            CHECK ((place IS NULL) = (intensity IS NULL) AND (place IS NULL OR day IS NOT NULL))
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX diary_entry_by_subject ON diary_entry (athlete_id, kind, subject, number);
        """

    /// Name of a pair of shoes from this entry on.
    static let shoesStep = "ALTER TABLE diary_entry ADD COLUMN called TEXT;"
}
