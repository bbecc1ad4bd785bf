CREATE TABLE observer_access (
    athlete_id TEXT NOT NULL,
    -- Account of the same server that may look.
    observer_id TEXT NOT NULL,
    made_at_s REAL NOT NULL,
    -- NULL for an access without an end.
    ends_at_s REAL,
    -- First use; NULL before.
    opened_at_s REAL,
    PRIMARY KEY (athlete_id, observer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX observer_access_by_observer ON observer_access (observer_id, athlete_id);
