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
