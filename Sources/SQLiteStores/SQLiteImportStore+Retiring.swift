public import ActivityFiles
public import Archives
import Foundation
import GRDB
public import Measures
public import Training
import TrainingLog

extension SQLiteImportStore {
    public func outdated(_ current: [FileKind: Int], athlete: String) async throws -> [FileKind: Int] {
        try await database.read { db in
            var counts: [FileKind: Int] = [:]
            let rows = try Row.fetchCursor(
                db, sql: "SELECT kind, reader, count(*) AS files FROM imported_file WHERE athlete_id = ? GROUP BY kind, reader",
                arguments: [athlete])
            while let row = try rows.next() {
                let kind = try known(FileKind(rawValue: row["kind"]), "file kind")
                if row["reader"] < current[kind] ?? 0 { counts[kind, default: 0] += row["files"] as Int }
            }
            return counts
        }
    }

    public func remove(
        _ hash: ContentHash, recordings: [String], heir: String?, athlete: String, at moment: Moment
    ) async throws {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM imported_file WHERE athlete_id = ? AND content_hash = ?",
                arguments: [athlete, hash.hexadecimal])
            try SQLiteFacts(athlete, db).planRemoving(recordings, successor: heir).apply(to: athlete, in: db)
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func removeMeasurements(
        _ samples: [BodySample], _ totals: [DailyTotal], athlete: String, at moment: Moment
    ) async throws {
        if samples.isEmpty, totals.isEmpty { return }
        try await database.write { db in
            let sample = try db.makeStatement(
                sql: """
                    DELETE FROM body_sample WHERE athlete_id = ? AND kind = ? AND start_s = ? AND end_s = ? AND value = ?
                    AND origin = ? AND source = ?
                    """)
            for each in samples {
                try sample.execute(arguments: [
                    athlete, each.kind.rawValue, each.start.secondsSince1970, each.end.secondsSince1970, each.value,
                    each.source.origin.rawValue, each.source.name,
                ])
            }
            let total = try db.makeStatement(
                sql: """
                    DELETE FROM daily_total WHERE athlete_id = ? AND kind = ? AND day = ? AND origin = ? AND source = ? AND part = ?
                    AND sum = ?
                    """)
            for each in totals {
                try total.execute(arguments: [
                    athlete, each.kind.rawValue, each.day.number, each.source.origin.rawValue, each.source.name, each.part,
                    each.sum,
                ])
            }
            try noteChange(of: athlete, at: moment, in: db)
        }
    }

    public func kindsReadAgain(of athlete: String) async throws -> Set<FileKind> {
        try await database.read { db in
            Set(
                try String.fetchAll(db, sql: "SELECT kind FROM kind_read_again WHERE athlete_id = ?", arguments: [athlete])
                    .map { try known(FileKind(rawValue: $0), "file kind") })
        }
    }

    public func retire(_ kind: FileKind, readBefore version: Int, athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM kind_read_again WHERE athlete_id = ? AND kind = ?", arguments: [athlete, kind.rawValue])
            guard kind.origin != nil else { return }
            try Retirement(athlete: athlete, kind: kind, version: version, db: db).run()
            try noteChange(of: athlete, at: moment, in: db)
        }
    }
}

/// Removal of what outdated readers stored from the files of one kind.
private struct Retirement {
    let athlete: String
    let kind: FileKind
    let version: Int
    let db: Database

    func run() throws {
        let filesLeft =
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM imported_file WHERE athlete_id = ? AND kind = ? AND reader < ?",
                arguments: [athlete, kind.rawValue, version]) ?? 0
        let plan = RetirementPlan(old: try heads("reader < ?"), new: try heads("reader >= ?"), filesLeft: filesLeft)
        if plan.removesOldEntries {
            try db.execute(
                sql: "DELETE FROM imported_file WHERE athlete_id = ? AND kind = ? AND reader < ?",
                arguments: [athlete, kind.rawValue, version])
            for table in ["body_sample", "daily_total"] {
                for source in try sources(of: table) where kind.gives(source) {
                    try db.execute(
                        sql: "DELETE FROM \(table) WHERE athlete_id = ? AND origin = ? AND source = ? AND reader < ?",
                        arguments: [athlete, source.origin.rawValue, source.name, version])
                }
            }
        }
        try SQLiteFacts(athlete, db).planReplacing(plan.successors, removing: plan.removed).apply(to: athlete, in: db)
    }

    /// Returns the sources of the rows of outdated readers.
    private func sources(of table: String) throws -> [Source] {
        try Row.fetchAll(
            db, sql: "SELECT DISTINCT origin, source FROM \(table) WHERE athlete_id = ? AND reader < ?",
            arguments: [athlete, version]
        ).map { Source(name: $0["source"], origin: try known(Source.Origin(rawValue: $0["origin"]), "origin")) }
    }

    private func heads(_ condition: String) throws -> [RecordingHead] {
        var heads: [RecordingHead] = []
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT recording_id, start_s, elapsed_s, sport, distance_m, origin, channel_count, points, content FROM recording
                WHERE athlete_id = ? AND \(condition)
                """, arguments: [athlete, version])
        while let row = try rows.next() {
            let head = try RecordingHead(row)
            // Only the name in the content tells kinds of one origin apart.
            let isKind =
                if kind.sharesOrigin, head.origin == .accountExport || head.origin == .localAccountExport {
                    kind.gives(try TrainingLog.recording(from: [UInt8](row["content"] as Data)).source)
                } else {
                    kind.gives(Source(name: "", origin: head.origin))
                }
            if isKind { heads.append(head) }
        }
        return heads
    }
}
