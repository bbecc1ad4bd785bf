extension Schema {
    /// Daily totals may consist of parts that add up. Existing rows are whole days.
    static let partStep = """
        ALTER TABLE daily_total RENAME TO whole_daily_total;
        CREATE TABLE daily_total (
            athlete_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            day INTEGER NOT NULL,
            origin TEXT NOT NULL,
            source TEXT NOT NULL,
            part INTEGER NOT NULL,
            sum REAL NOT NULL,
            minimum REAL NOT NULL,
            maximum REAL NOT NULL,
            count INTEGER NOT NULL CHECK (count > 0),
            reader INTEGER NOT NULL,
            PRIMARY KEY (athlete_id, kind, day, origin, source, part)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO daily_total
            SELECT athlete_id, kind, day, origin, source, 0, sum, minimum, maximum, count, reader FROM whole_daily_total;
        DROP TABLE whole_daily_total;
        """

    /// Heart rate minute by minute; null in rows of older readers.
    static let minuteStep = "ALTER TABLE daily_total ADD COLUMN minutes BLOB CHECK (length(minutes) > 0);"
}
