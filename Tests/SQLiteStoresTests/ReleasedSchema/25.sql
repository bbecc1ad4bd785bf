-- An athlete's calendar. Its secret address is stored as a hash only.
CREATE TABLE plan_calendar (
    athlete_id TEXT NOT NULL PRIMARY KEY,
    -- Part of the ids of events.
    id TEXT NOT NULL,
    -- SHA-256 in hexadecimal; NULL while there is no address.
    secret_hash TEXT UNIQUE,
    made_at_s REAL,
    CHECK ((secret_hash IS NULL) = (made_at_s IS NULL))
) STRICT, WITHOUT ROWID;
