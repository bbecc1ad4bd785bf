import Foundation
import GRDB
public import Measures
public import Training
public import TrainingLog

/// Store of recordings, their columns and their groups: the recordings of one activity form a group.
public struct SQLiteActivityStore: ActivityStore {
    let database: SQLiteDatabase

    public func activityCount(of athlete: String) async throws -> Int {
        try await database.read { db in
            try Int.fetchOne(db, sql: HotQuery.activityCount, arguments: [athlete]) ?? 0
        }
    }

    public func recordings(ofActivity id: String, athlete: String) async throws -> [StoredRecording] {
        try await database.read { db in
            let heir = try String.fetchOne(db.cachedStatement(sql: HotQuery.successor), arguments: [athlete, id])
            guard let ids = try ActivityGroup.members(with: heir ?? id, athlete: athlete, in: db) else { return [] }
            return try ids.map { id in
                if var part = try StoredRecording.part(id, athlete: athlete, in: db) {
                    part.columns = []
                    return part
                }
                let row = try known(
                    try Row.fetchOne(db.cachedStatement(sql: HotQuery.recording), arguments: [athlete, id]), "recording")
                return try StoredRecording(row)
            }
        }
    }

    public func columns(ofRecording id: String, kinds: [ChannelKind]?, athlete: String) async throws -> [ColumnBlob] {
        try await database.read { db in
            let columns =
                try StoredRecording.part(id, athlete: athlete, in: db)?.columns
                ?? ColumnBlob.all(ofRecording: id, athlete: athlete, in: db)
            return chosen(columns, kinds: kinds)
        }
    }

    public func groups(of athlete: String) async throws -> [ActivityGroup] {
        try await database.read { db in
            try String.fetchAll(
                db, sql: "SELECT recordings FROM activity WHERE athlete_id = ? ORDER BY activity_id", arguments: [athlete]
            ).map { ActivityGroup(recordings: $0.split(separator: " ").map(String.init)) }
        }
    }

    public func heads(from start: Moment, through end: Moment, athlete: String) async throws -> [RecordingHead] {
        try await database.read { db in
            try RecordingHead.overlapping(start, end, athlete: athlete, try HeadQueries(db))
                .sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        }
    }

    public func decisions(of athlete: String) async throws -> [GroupingDecision] {
        try await database.read { db in try GroupingDecision.all(of: athlete, in: db) }
    }

    public func decide(
        _ decisions: [GroupingDecision], forgetting: [GroupingDecision], athlete: String, at moment: Moment
    ) async throws {
        try await database.write { db in
            try SQLiteFacts(athlete, db).planDeciding(decisions, forgetting: forgetting).apply(to: athlete, in: db)
            try noteChange(of: athlete, at: moment, in: db)
        }
    }
}

extension StoredRecording {
    init(_ row: Row) throws {
        let kinds: String = row["channel_kinds"]
        self.init(
            id: row["recording_id"], recording: try TrainingLog.recording(from: [UInt8](row["content"] as Data)),
            channelKinds: try kinds.split(separator: " ").map { number in
                try known(UInt8(number).flatMap { ChannelKind(rawValue: $0) }, "channel kind")
            }, columns: [])
    }

    /// Inserts a recording.
    /// - Returns: false when it is stored already.
    func insert(reader: Int, athlete: String, in db: Database) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "INSERT INTO recording VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        try statement.execute(arguments: [
            athlete, id, id, recording.start.secondsSince1970, recording.elapsed, recording.sport.rawValue,
            recording.distance?.amount, recording.source.origin.rawValue,
            channelKinds.map { "\($0.rawValue)" }.joined(separator: " "), channelKinds.count, recording.points,
            Data(encoded(recording)), reader,
        ])
        guard db.changesCount > 0 else {
            let note = try db.cachedStatement(
                sql: "UPDATE recording SET reader = ?3 WHERE athlete_id = ?1 AND recording_id = ?2 AND reader < ?3")
            try note.execute(arguments: [athlete, id, reader])
            return false
        }
        let insertColumn = try db.cachedStatement(sql: "INSERT INTO recording_column VALUES (?, ?, ?, ?, ?)")
        for column in columns {
            try insertColumn.execute(arguments: [athlete, id, column.number, column.moments, Data(column.bytes)])
        }
        return true
    }
}

extension GroupingDecision {
    static func all(of athlete: String, in db: Database) throws -> [GroupingDecision] {
        try Row.fetchAll(
            db, sql: "SELECT one, other, verdict FROM grouping_decision WHERE athlete_id = ? ORDER BY one, other",
            arguments: [athlete]
        ).map { row in
            try known(
                GroupingDecision(row["one"], row["other"], try known(Verdict(rawValue: row["verdict"]), "verdict")), "decision")
        }
    }

    static func replace(with decisions: [GroupingDecision], athlete: String, in db: Database) throws {
        try db.executeCached(sql: "DELETE FROM grouping_decision WHERE athlete_id = ?", arguments: [athlete])
        for decision in decisions {
            try db.executeCached(
                sql: "INSERT INTO grouping_decision VALUES (?, ?, ?, ?)",
                arguments: [athlete, decision.one, decision.other, decision.verdict.rawValue])
        }
    }
}

extension ActivityGroup {
    /// Returns the members of the group that contains a recording or a part, winner first; nil when no group contains it.
    static func members(with id: String, athlete: String, in db: Database) throws -> [String]? {
        let name: StatementArguments = [athlete, id]
        let members =
            try String.fetchOne(db.cachedStatement(sql: HotQuery.recordingsOfActivity), arguments: name)
            ?? String.fetchOne(db.cachedStatement(sql: HotQuery.recordingsOfPartsActivity), arguments: name)
        return members?.split(separator: " ").map(String.init)
    }

    /// Replaces every group that contains one of these recordings by the new groups.
    static func replace(_ groups: [ActivityGroup], athlete: String, in db: Database) throws {
        let delete = try db.cachedStatement(
            sql: """
                DELETE FROM activity WHERE athlete_id = ?1 AND activity_id =
                coalesce((SELECT activity_id FROM recording_part WHERE athlete_id = ?1 AND part_id = ?2),
                (SELECT activity_id FROM recording WHERE athlete_id = ?1 AND recording_id = ?2)) AND recordings <> ?3
                """)
        let insert = try db.cachedStatement(sql: "INSERT INTO activity VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
        let point = try db.cachedStatement(
            sql: "UPDATE recording SET activity_id = ? WHERE athlete_id = ? AND recording_id = ?")
        let pointPart = try db.cachedStatement(
            sql: "UPDATE recording_part SET activity_id = ? WHERE athlete_id = ? AND part_id = ?")
        // Delete all old groups before inserting: a new group may reuse the name of an old one.
        for group in groups {
            let names = group.recordings.joined(separator: " ")
            for id in group.recordings { try delete.execute(arguments: [athlete, id, names]) }
        }
        for group in groups {
            try insert.execute(arguments: [athlete, group.id, group.recordings.joined(separator: " ")])
            for id in group.recordings {
                // The first part of a recording has the recording's identifier.
                try point.execute(arguments: [group.id, athlete, id])
                try pointPart.execute(arguments: [group.id, athlete, id])
            }
        }
    }
}
