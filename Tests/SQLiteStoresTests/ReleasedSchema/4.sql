ALTER TABLE imported_file ADD COLUMN reader INTEGER NOT NULL DEFAULT 1;
ALTER TABLE recording ADD COLUMN reader INTEGER NOT NULL DEFAULT 1;
ALTER TABLE body_sample ADD COLUMN reader INTEGER NOT NULL DEFAULT 1;
ALTER TABLE daily_total ADD COLUMN reader INTEGER NOT NULL DEFAULT 1;

-- Kinds of files of which a newer reader has read something since what older ones made was last cleared away.
CREATE TABLE kind_read_again (
    athlete_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (athlete_id, kind)
) STRICT, WITHOUT ROWID;

-- Old addresses of recordings.
CREATE TABLE successor (
    athlete_id TEXT NOT NULL,
    gone_id TEXT NOT NULL,
    recording_id TEXT NOT NULL,
    PRIMARY KEY (athlete_id, gone_id)
) STRICT, WITHOUT ROWID;
