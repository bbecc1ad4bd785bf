import GRDB
import TrainingLog

/// Schema as a list of numbered migration steps. A released step never changes; a later step changes the schema.
///
/// The key of every growing table begins with `athlete_id`, so that a database of many athletes can be partitioned by athlete.
enum Schema {
    static let steps: [(name: String, sql: String)] = [
        ("1", firstStep), ("2", decisions), ("3", editStep), ("4", readers), ("5", raceDay), ("6", cutStep),
        ("7", weatherStep), ("8", partStep), ("9", diaryStep), ("10", airStep),
        ("11", shoesStep), ("12", habitsStep), ("13", skyStep), ("14", minuteStep),
        ("15", skyAgainStep), ("16", homeZoneStep), ("17", sayingStep),
        ("18", searchStep), ("19", roomStep), ("20", sessionStep), ("21", sharedStep),
        ("22", classTypeStep), ("23", routineStep), ("24", planStep), ("25", calendarStep), ("26", raceStep),
        ("27", forecastStep), ("28", forecastFlagStep), ("29", sharingStep), ("30", observerStep), ("31", tableStep),
    ]

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for step in steps { migrator.registerMigration(step.name) { try $0.execute(sql: step.sql) } }
        return migrator
    }

    /// Runs the missing migration steps.
    /// - Throws: `StoreError.newerSchema` when a newer program has migrated the database. Nothing is changed then.
    static func bringUpToDate(_ pool: any DatabaseWriter) throws {
        let migrator = migrator
        let (isNewer, isDone, found) = try pool.read { db in
            (
                try migrator.hasBeenSuperseded(db), try migrator.hasCompletedMigrations(db),
                try migrator.appliedIdentifiers(db).compactMap { Int($0) }.max() ?? 0
            )
        }
        if isNewer { throw StoreError.newerSchema(found: "\(found)", known: "\(steps.count)") }
        // The migrator writes even when every step is done.
        if !isDone { try migrator.migrate(pool) }
    }

    /// The athlete's decision whether two recordings are the same activity. It overrides the automatic matching.
    private static let decisions = """
        CREATE TABLE grouping_decision (
            athlete_id TEXT NOT NULL,
            one TEXT NOT NULL,
            other TEXT NOT NULL,
            verdict TEXT NOT NULL CHECK (verdict IN ('together', 'apart')),
            PRIMARY KEY (athlete_id, one, other),
            CHECK (one < other)
        ) STRICT, WITHOUT ROWID;
        """

    /// Drops an index: lists are filtered and searched in memory.
    private static let searchStep = """
        ALTER TABLE digest DROP COLUMN sport;
        ALTER TABLE digest DROP COLUMN title;
        """

    /// Answers to the question how hot a room was.
    private static let roomStep = """
        ALTER TABLE activity_edit ADD COLUMN is_room_unheated INTEGER NOT NULL DEFAULT 0 CHECK (is_room_unheated IN (0, 1));
        ALTER TABLE athlete ADD COLUMN rooms_not_asked TEXT;
        """

    /// Version of the reader that last read a file.
    private static let readers = """
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
        """

    /// Days since 1970-01-01.
    private static let raceDay = "ALTER TABLE athlete ADD COLUMN race_day INTEGER;"

    /// Zones, and when an athlete can train. Weekdays are bits: 1 is Monday, 64 is Sunday.
    private static let habitsStep = """
        ALTER TABLE athlete ADD COLUMN threshold_test_day INTEGER;
        ALTER TABLE athlete ADD COLUMN zone_1_bpm REAL;
        ALTER TABLE athlete ADD COLUMN zone_2_bpm REAL;
        ALTER TABLE athlete ADD COLUMN zone_3_bpm REAL;
        ALTER TABLE athlete ADD COLUMN zone_4_bpm REAL;
        ALTER TABLE athlete ADD COLUMN zone_5_bpm REAL;
        ALTER TABLE athlete ADD COLUMN rest_weekdays INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE athlete ADD COLUMN first_hour INTEGER;
        ALTER TABLE athlete ADD COLUMN last_hour INTEGER;
        ALTER TABLE athlete ADD COLUMN sleep_need_h REAL;
        """

    /// As the table of time zones names it.
    private static let homeZoneStep = "ALTER TABLE athlete ADD COLUMN home_zone TEXT;"

    private static let firstStep = """
        CREATE TABLE athlete (
            athlete_id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            birth_year INTEGER,
            sex TEXT CHECK (sex IN ('female', 'male')),
            mass_kg REAL CHECK (mass_kg > 0),
            height_m REAL CHECK (height_m > 0),
            resting_heart_rate_bpm REAL CHECK (resting_heart_rate_bpm > 0),
            maximum_heart_rate_bpm REAL CHECK (maximum_heart_rate_bpm > 0),
            threshold_heart_rate_bpm REAL CHECK (threshold_heart_rate_bpm > 0),
            threshold_speed_mps REAL CHECK (threshold_speed_mps > 0),
            functional_threshold_power_w REAL CHECK (functional_threshold_power_w > 0),
            home_offset_s INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- The latest change of anything that an athlete's numbers rest on.
        CREATE TABLE change (
            athlete_id TEXT NOT NULL PRIMARY KEY,
            number INTEGER NOT NULL CHECK (number > 0),
            changed_at_s REAL NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- Files that were read, by the SHA-256 of their bytes.
        CREATE TABLE imported_file (
            athlete_id TEXT NOT NULL,
            content_hash TEXT NOT NULL CHECK (length(content_hash) = 64),
            path TEXT NOT NULL,
            kind TEXT NOT NULL,
            verdict TEXT NOT NULL CHECK (verdict IN ('accepted', 'recovered', 'rejected')),
            error TEXT,
            imported_at_s REAL NOT NULL,
            PRIMARY KEY (athlete_id, content_hash),
            CHECK ((verdict = 'rejected') = (error IS NOT NULL))
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE finding (
            athlete_id TEXT NOT NULL,
            content_hash TEXT NOT NULL,
            position INTEGER NOT NULL,
            severity TEXT NOT NULL CHECK (severity IN ('note', 'warning', 'error')),
            what TEXT NOT NULL,
            at_offset INTEGER,
            at_line INTEGER,
            PRIMARY KEY (athlete_id, content_hash, position),
            FOREIGN KEY (athlete_id, content_hash) REFERENCES imported_file ON DELETE CASCADE,
            CHECK (at_offset IS NULL OR at_line IS NULL)
        ) STRICT, WITHOUT ROWID;

        -- An activity is called by the id of the recording that stands for it.
        CREATE TABLE activity (
            athlete_id TEXT NOT NULL,
            activity_id TEXT NOT NULL,
            recordings TEXT NOT NULL,  -- ids, winner first, separated by spaces
            PRIMARY KEY (athlete_id, activity_id),
            CHECK (recordings = activity_id OR recordings LIKE activity_id || ' %')
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE recording (
            athlete_id TEXT NOT NULL,
            recording_id TEXT NOT NULL CHECK (length(recording_id) = 20),
            activity_id TEXT NOT NULL,
            start_s REAL NOT NULL,
            elapsed_s REAL NOT NULL CHECK (elapsed_s >= 0),
            sport TEXT NOT NULL,
            distance_m REAL,
            origin TEXT NOT NULL,
            channel_kinds TEXT NOT NULL,  -- numbers, ascending, separated by spaces
            channel_count INTEGER NOT NULL CHECK (channel_count >= 0),
            points INTEGER NOT NULL CHECK (points >= 0),
            content BLOB NOT NULL,
            PRIMARY KEY (athlete_id, recording_id)
        ) STRICT;
        CREATE INDEX recording_by_start ON recording (athlete_id, start_s, elapsed_s);

        -- One compressed column a row: a channel's values, or moments that channels share.
        CREATE TABLE recording_column (
            athlete_id TEXT NOT NULL,
            recording_id TEXT NOT NULL,
            number INTEGER NOT NULL CHECK (number > 0),
            moments INTEGER CHECK (moments >= 128),
            bytes BLOB NOT NULL,
            PRIMARY KEY (athlete_id, recording_id, number),
            FOREIGN KEY (athlete_id, recording_id) REFERENCES recording ON DELETE CASCADE,
            CHECK ((number >= 128) = (moments IS NULL))
        ) STRICT;

        CREATE TABLE body_sample (
            athlete_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            start_s REAL NOT NULL,
            end_s REAL NOT NULL CHECK (end_s >= start_s),
            value REAL NOT NULL,
            origin TEXT NOT NULL,
            source TEXT NOT NULL,
            offset_s INTEGER,
            PRIMARY KEY (athlete_id, kind, start_s, end_s, value, origin, source)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE daily_total (
            athlete_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            day INTEGER NOT NULL,
            origin TEXT NOT NULL,
            source TEXT NOT NULL,
            sum REAL NOT NULL,
            minimum REAL NOT NULL,
            maximum REAL NOT NULL,
            count INTEGER NOT NULL CHECK (count > 0),
            PRIMARY KEY (athlete_id, kind, day, origin, source)
        ) STRICT, WITHOUT ROWID;

        -- Derived: may be deleted at any time.
        CREATE TABLE digest (
            athlete_id TEXT NOT NULL,
            activity_id TEXT NOT NULL,
            recordings TEXT NOT NULL,
            basis TEXT NOT NULL,
            start_s REAL NOT NULL,
            day INTEGER NOT NULL,
            sport TEXT NOT NULL,
            title TEXT,
            content BLOB NOT NULL,
            PRIMARY KEY (athlete_id, activity_id),
            FOREIGN KEY (athlete_id, activity_id) REFERENCES activity ON DELETE CASCADE
        ) STRICT;
        CREATE INDEX digest_by_start ON digest (athlete_id, start_s, activity_id);
        CREATE INDEX digest_basis ON digest (athlete_id, activity_id, recordings, basis);
        """
}
