extension Schema {
    static let forecastStep = """
        -- Weather forecast of an athlete's usual place, by hours since 1970. Each answer replaces it.
        CREATE TABLE forecast_hour (
            athlete_id TEXT NOT NULL,
            hour INTEGER NOT NULL,
            temperature_c REAL NOT NULL,
            humidity_percent REAL,
            wind_mps REAL,
            radiation_wm2 REAL,
            cloud_percent REAL,
            pressure_hpa REAL,
            PRIMARY KEY (athlete_id, hour)
        ) STRICT, WITHOUT ROWID;

        -- The last request for it.
        CREATE TABLE forecast_request (
            athlete_id TEXT NOT NULL,
            latitude INTEGER NOT NULL,
            longitude INTEGER NOT NULL,
            source TEXT NOT NULL,
            asked_at_s REAL NOT NULL,
            answered_at_s REAL,
            failures INTEGER NOT NULL CHECK (failures >= 0),
            problem TEXT,
            retry_at_s REAL,
            PRIMARY KEY (athlete_id)
        ) STRICT, WITHOUT ROWID;
        """

    static let forecastFlagStep = """
        -- Whether a flag of one command named the source of the forecast.
        ALTER TABLE forecast_request ADD COLUMN by_flag INTEGER NOT NULL DEFAULT 0 CHECK (by_flag IN (0, 1));
        """
}
