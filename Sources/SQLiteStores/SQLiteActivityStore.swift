import Foundation
import GRDB
import Measures
public import Training
public import TrainingLog

/// Recordings, their columns, and which of them are one activity.
public struct SQLiteActivityStore: ActivityStore {
    let database: SQLiteDatabase

    public func activityCount(of athlete: String) async throws -> Int {
        try await database.read { db in
            try Int.fetchOne(db, sql: HotQuery.activityCount, arguments: [athlete]) ?? 0
        }
    }

    public func recordings(ofActivity id: String, athlete: String) async throws -> [StoredRecording] {
        try await database.read { db in
            guard let ids = try String.fetchOne(db, sql: HotQuery.recordingsOfActivity, arguments: [athlete, id]) else {
                return []
            }
            return try ids.split(separator: " ").map { id in
                let row = try known(
                    try Row.fetchOne(db, sql: HotQuery.recording, arguments: [athlete, String(id)]), "recording")
                return try StoredRecording(row)
            }
        }
    }

    public func columns(ofRecording id: String, kinds: [ChannelKind]?, athlete: String) async throws -> [ColumnBlob] {
        try await database.read { db in
            let rows = try Row.fetchCursor(db, sql: HotQuery.columns, arguments: [athlete, id])
            var columns: [ColumnBlob] = []
            while let row = try rows.next() {
                columns.append(ColumnBlob(number: row["number"], moments: row["moments"], bytes: [UInt8](row["bytes"] as Data)))
            }
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
}

extension StoredRecording {
    fileprivate init(_ row: Row) throws {
        let kinds: String = row["channel_kinds"]
        self.init(
            id: row["recording_id"], recording: try TrainingLog.recording(from: [UInt8](row["content"] as Data)),
            channelKinds: try kinds.split(separator: " ").map { number in
                try known(UInt8(number).flatMap { ChannelKind(rawValue: $0) }, "channel kind")
            }, columns: [])
    }

    /// - Returns: false when it was there already.
    func insert(athlete: String, in db: Database) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "INSERT INTO recording VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        try statement.execute(arguments: [
            athlete, id, id, recording.start.secondsSince1970, recording.elapsed, recording.sport.rawValue,
            recording.distance?.amount, recording.source.origin.rawValue,
            channelKinds.map { "\($0.rawValue)" }.joined(separator: " "), channelKinds.count, recording.points,
            Data(encoded(recording)),
        ])
        guard db.changesCount > 0 else { return false }
        let insertColumn = try db.cachedStatement(sql: "INSERT INTO recording_column VALUES (?, ?, ?, ?, ?)")
        for column in columns {
            try insertColumn.execute(arguments: [athlete, id, column.number, column.moments, Data(column.bytes)])
        }
        return true
    }
}

extension RecordingHead {
    static func overlapping(_ start: Moment, _ end: Moment, athlete: String, _ find: Statement) throws -> [RecordingHead] {
        try Row.fetchAll(
            find,
            arguments: [
                athlete, start.secondsSince1970 - longestMatchedActivity, end.secondsSince1970, start.secondsSince1970,
            ]
        ).map { row in
            RecordingHead(
                id: row["recording_id"], start: Moment(secondsSince1970: row["start_s"]), elapsed: row["elapsed_s"],
                sport: try known(Sport(rawValue: row["sport"]), "sport"),
                distance: (row["distance_m"] as Double?).map { Distance($0) },
                origin: try known(Source.Origin(rawValue: row["origin"]), "origin"), channelCount: row["channel_count"],
                points: row["points"])
        }
    }
}

extension ActivityGroup {
    /// Puts these groups in the place of every group that one of their recordings was in.
    static func replace(_ groups: [ActivityGroup], athlete: String, in db: Database) throws {
        let delete = try db.cachedStatement(
            sql: """
                DELETE FROM activity WHERE athlete_id = ?1 AND activity_id =
                (SELECT activity_id FROM recording WHERE athlete_id = ?1 AND recording_id = ?2) AND recordings <> ?3
                """)
        let insert = try db.cachedStatement(sql: "INSERT INTO activity VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
        let point = try db.cachedStatement(
            sql: "UPDATE recording SET activity_id = ? WHERE athlete_id = ? AND recording_id = ?")
        // First everything out, then everything in: a group may take over the name of an old one.
        for group in groups {
            let names = group.recordings.joined(separator: " ")
            for id in group.recordings { try delete.execute(arguments: [athlete, id, names]) }
        }
        for group in groups {
            try insert.execute(arguments: [athlete, group.id, group.recordings.joined(separator: " ")])
            for id in group.recordings { try point.execute(arguments: [group.id, athlete, id]) }
        }
    }
}
