import ActivityFiles
import Archives
import Foundation
import GRDB
import Measures
import TestKit
import Testing
import Training
import TrainingLog

@testable import SQLiteStores

struct SQLiteDatabaseTests {
    @Test func `a database in a missing folder cannot be opened`() {
        #expect { try SQLiteDatabase(path: "/nonexistent/hearth.sqlite") } throws: { error in
            guard case StoreError.cannotOpen(path: "/nonexistent/hearth.sqlite", reason: _) = error else { return false }
            return true
        }
    }

    @Test func `data is still there after the file is opened again`() async throws {
        let folder = try ScratchFolder()
        let start = Moment(secondsSince1970: 1_714_545_000)
        let before: JournalContent
        do {
            let journal = Journal(stores: try folder.stores(), now: { start })
            try await journal.save(Athlete(name: "Ada", birthYear: 1985))
            try await journal.add(
                .init(kind: .fit, recordings: [ExampleRecordings.fullRecording(start: start)]), path: "a.fit",
                hash: .init(of: [1]))
            _ = try await journal.activities()
            before = try await JournalContent(of: journal.stores)
        }
        #expect(before.digests.count == 1)
        #expect(try await JournalContent(of: folder.stores()) == before)
    }

    @Test func `a database of a newer Hearth is refused and not changed`() throws {
        let folder = try ScratchFolder()
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(
                sql: """
                    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
                    INSERT INTO grdb_migrations VALUES ('1'), ('99');
                    CREATE TABLE future (athlete_id TEXT);
                    """)
        }
        #expect(throws: StoreError.newerSchema(found: "99", known: "\(Schema.steps.count)")) {
            try SQLiteDatabase(path: folder.database)
        }
        let tables = try DatabaseQueue(path: folder.database).read {
            try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        }
        #expect(tables == ["future", "grdb_migrations"])
    }

    @Test func `a file that is no database is refused`() throws {
        let folder = try ScratchFolder()
        try Data(repeating: 65, count: 8192).write(to: URL(fileURLWithPath: folder.database))
        #expect(throws: StoreError.damaged(what: folder.database)) { try SQLiteDatabase(path: folder.database) }
    }

    @Test func `a full disk has its own error, and nothing of the file remains`() async throws {
        let folder = try ScratchFolder()
        let database = try SQLiteDatabase(path: folder.database)
        let stores = database.stores(originalsIn: folder.path + "/originals")
        let before = try await JournalContent(of: stores)
        let pages = try await database.pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA max_page_count = 40") }
        #expect(pages ?? 0 < 100)
        let journal = Journal(stores: stores)
        await #expect(throws: StoreError.diskFull) {
            let runs = (0..<400).map {
                ExampleRecordings.fullRecording(start: Moment(secondsSince1970: 1_714_545_000 + Double($0) * 86_400))
            }
            try await journal.add(.init(kind: .fit, recordings: runs), path: "a.fit", hash: .init(of: [1]))
        }
        #expect(try await JournalContent(of: stores) == before)
    }

    @Test func `daily totals of an earlier version stay whole days`() async throws {
        let folder = try ScratchFolder()
        let earlier = try DatabaseQueue(path: folder.database)
        try Schema.migrator.migrate(earlier, upTo: "7")
        try await earlier.write { db in
            try db.execute(
                sql: """
                    INSERT INTO daily_total VALUES
                        ('a', 'steps', 20000, 'apple_health', 'Watch', 8123, 3, 900, 41, 2),
                        ('a', 'steps', 20000, 'apple_health', 'Phone', 7001, 1, 700, 30, 2),
                        ('b', 'steps', 20001, 'apple_health', 'Watch', 5, 5, 5, 1, 1);
                    """)
        }
        try earlier.close()
        let stores = try folder.stores()
        let day = Day(number: 20_000)
        let totals = try await stores.body.totals([.steps], from: day, through: day + 1, athlete: "a")
        #expect(totals.map(\.sum) == [7001, 8123])
        #expect(totals.map(\.count) == [30, 41])
        #expect(totals.map(\.minimum) == [1, 3])
        #expect(totals.map(\.maximum) == [700, 900])
        #expect(totals.allSatisfy { $0.minutes == nil })
        #expect(totals.allSatisfy { $0.part == 0 && $0.source.origin == .appleHealth })
        let readers = try await DatabaseQueue(path: folder.database).read {
            try Int.fetchAll($0, sql: "SELECT reader FROM daily_total ORDER BY reader")
        }
        #expect(readers == [1, 2, 2])
    }

    @Test func `weather without wind and sun is marked for another request, and other weather is not`() async throws {
        let folder = try ScratchFolder()
        let earlier = try DatabaseQueue(path: folder.database)
        try Schema.migrator.migrate(earlier, upTo: "14")
        try await earlier.write { db in
            // Four days at one place: an answer without wind and sun, one with them, no answer, and an empty answer.
            for (day, problem) in [(20_000, nil), (20_001, nil), (20_002, "too_slow"), (20_003, nil)] as [(Int, String?)] {
                try db.execute(
                    sql: "INSERT INTO weather_request VALUES ('a', ?, 250, 1216, 1, 0, ?, NULL)", arguments: [day, problem])
            }
            for (hour, wind) in [(20_000 * 24, nil), (20_001 * 24 + 22, nil), (20_001 * 24 + 23, 2.5)] as [(Int, Double?)] {
                try db.execute(
                    sql: "INSERT INTO weather_hour VALUES ('a', 250, 1216, ?, 20, 60, ?, NULL, NULL, NULL)",
                    arguments: [hour, wind])
            }
        }
        try earlier.close()
        let requests = try await folder.stores().weather.requests(of: "a")
        #expect(requests.map(\.problem) == [ArchiveRequest.skyNotAsked, nil, "too_slow", ArchiveRequest.skyNotAsked])
    }

    /// The SQL of each released step is stored beside the tests. A database never runs a step again, so an edit would give new and old
    /// databases different tables. A new step gets a new file.
    @Test func `a released schema step is unchanged`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ReleasedSchema")
        let released = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".sql") }
        #expect(Set(released) == Set(Schema.steps.map { $0.name + ".sql" }))
        #expect(Schema.steps.map(\.name) == Schema.steps.indices.map { "\($0 + 1)" })
        for step in Schema.steps {
            let sql = try String(contentsOf: folder.appending(path: step.name + ".sql"), encoding: .utf8)
            #expect(step.sql.trimmingCharacters(in: .newlines) == sql.trimmingCharacters(in: .newlines), "step \(step.name)")
        }
    }

    @Test func `a new database has exactly the known tables`() throws {
        let folder = try ScratchFolder()
        let tables = try SQLiteDatabase(path: folder.database).pool.read {
            try String.fetchAll(
                $0, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb%' ORDER BY name")
        }
        #expect(
            tables == [
                "activity", "activity_edit", "activity_share", "air_hour", "air_request", "athlete", "body_sample", "change",
                "class_type",
                "content_pack", "daily_total",
                "diary_entry", "digest",
                "finding",
                "followed_routine", "forecast_hour", "forecast_request", "grouping_decision", "imported_file", "kind_read_again",
                "observer_access", "own_routine", "own_table", "plan_calendar",
                "planned_day", "privacy_zone",
                "race", "recording",
                "recording_column", "recording_cut",
                "recording_part", "routine_correction", "routine_stretch", "session_record", "session_workout", "successor",
                "sync_state", "weather_hour",
                "weather_request",
            ])
    }

    @Test(arguments: [
        "athlete", "change", "imported_file", "finding", "activity", "recording", "recording_column", "body_sample",
        "daily_total", "digest", "grouping_decision", "activity_edit", "kind_read_again", "successor",
        "recording_cut", "recording_part", "weather_hour", "weather_request", "diary_entry", "air_hour", "air_request",
        "session_record", "session_workout", "sync_state", "class_type", "own_routine", "followed_routine", "routine_stretch",
        "routine_correction", "planned_day", "plan_calendar", "race", "forecast_hour",
        "forecast_request", "privacy_zone", "activity_share", "observer_access",
        "own_table",
    ])
    func `every table is strict, and its key begins with the athlete`(table: String) throws {
        let folder = try ScratchFolder()
        try SQLiteDatabase(path: folder.database).pool.read { db in
            #expect(try db.primaryKey(table).columns.first == "athlete_id")
            let strict = try Bool.fetchOne(db, sql: "SELECT strict FROM pragma_table_list WHERE name = ?", arguments: [table])
            #expect(strict == true)
        }
    }

    @Test func `a damaged request of an archive is reported by its own table`() async throws {
        let folder = try ScratchFolder()
        let stores = try folder.stores()
        let file = try DatabaseQueue(path: folder.database)
        try await file.write { db in
            for table in ["weather_request", "air_request"] {
                try db.execute(sql: "INSERT INTO \(table) VALUES ('1', 19000, 99999, 1216, 1, 0, NULL, NULL)")
            }
        }
        await #expect(throws: StoreError.damaged(what: "weather_request")) { try await stores.weather.requests(of: "1") }
        await #expect(throws: StoreError.damaged(what: "air_request")) { try await stores.air.requests(of: "1") }
    }
}
