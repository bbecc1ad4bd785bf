extension Schema {
    static let weatherStep = """
        -- Weather that an archive told, by tenths of degrees and hours since 1970.
        CREATE TABLE weather_hour (
            athlete_id TEXT NOT NULL,
            latitude INTEGER NOT NULL CHECK (latitude BETWEEN -900 AND 900),
            longitude INTEGER NOT NULL CHECK (longitude BETWEEN -1799 AND 1800),
            hour INTEGER NOT NULL,
            temperature_c REAL NOT NULL,
            humidity_percent REAL,
            PRIMARY KEY (athlete_id, latitude, longitude, hour)
        ) STRICT, WITHOUT ROWID;

        -- What was asked of an archive, and what is to be asked again when.
        CREATE TABLE weather_request (
            athlete_id TEXT NOT NULL,
            day INTEGER NOT NULL,
            latitude INTEGER NOT NULL,
            longitude INTEGER NOT NULL,
            asked_at_s REAL NOT NULL,
            failures INTEGER NOT NULL CHECK (failures >= 0),
            problem TEXT,
            retry_at_s REAL,
            PRIMARY KEY (athlete_id, day, latitude, longitude)
        ) STRICT, WITHOUT ROWID;
        """

    /// Wind, sun, cloud and pressure of an archive; null in older rows.
    static let skyStep = """
        ALTER TABLE weather_hour ADD COLUMN wind_mps REAL;
        ALTER TABLE weather_hour ADD COLUMN radiation_wm2 REAL;
        ALTER TABLE weather_hour ADD COLUMN cloud_percent REAL;
        ALTER TABLE weather_hour ADD COLUMN pressure_hpa REAL;
        """

    /// Marks answered days for another request, which asks for the new columns: see `ArchiveRequest.skyNotAsked`.
    static let skyAgainStep = """
        UPDATE weather_request SET problem = 'sky_not_asked' WHERE problem IS NULL AND NOT EXISTS (
            SELECT 1 FROM weather_hour AS known
            WHERE known.athlete_id = weather_request.athlete_id AND known.latitude = weather_request.latitude
            AND known.longitude = weather_request.longitude AND known.hour BETWEEN day * 24 AND day * 24 + 23
            AND coalesce(wind_mps, radiation_wm2, cloud_percent, pressure_hpa) IS NOT NULL
        );
        """
}
