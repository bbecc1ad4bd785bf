import Foundation
import GRDB
public import Measures
import Training
public import TrainingLog

extension SQLiteActivityStore {
    public func wholeRecording(_ id: String, athlete: String) async throws -> StoredRecording? {
        try await database.read { db in try StoredRecording.whole(id, athlete: athlete, in: db) }
    }

    public func cuts(of athlete: String) async throws -> [RecordingCut] {
        try await database.read { db in try RecordingCut.all(of: athlete, in: db) }
    }

    public func cut(
        _ cuts: [RecordingCut], forgetting: [RecordingCut], athlete: String, at moment: Moment
    ) async throws {
        try await database.write { db in
            try SQLiteFacts(athlete, db).planCutting(cuts, forgetting: forgetting).apply(to: athlete, in: db)
            try noteChange(of: athlete, at: moment, in: db)
        }
    }
}

extension RecordingCut {
    static func all(of athlete: String, in db: Database) throws -> [RecordingCut] {
        try Row.fetchAll(
            db, sql: "SELECT recording_id, second FROM recording_cut WHERE athlete_id = ? ORDER BY recording_id, second",
            arguments: [athlete]
        ).map { try known(RecordingCut($0["recording_id"], at: $0["second"]), "cut") }
    }

    static func replace(with cuts: [RecordingCut], athlete: String, in db: Database) throws {
        try db.execute(sql: "DELETE FROM recording_cut WHERE athlete_id = ?", arguments: [athlete])
        for cut in cuts {
            try db.execute(sql: "INSERT INTO recording_cut VALUES (?, ?, ?)", arguments: [athlete, cut.recording, cut.second])
        }
    }
}

extension StoredRecording {
    /// Returns the part with this identifier and its columns; nil when it is not a part of a cut recording.
    static func part(_ id: String, athlete: String, in db: Database) throws -> StoredRecording? {
        guard let whole = try String.fetchOne(db.cachedStatement(sql: HotQuery.wholeOfPart), arguments: [athlete, id]) else {
            return nil
        }
        return try parts(of: whole, athlete: athlete, in: db).first { $0.id == id }
    }

    private static func parts(of whole: String, athlete: String, in db: Database) throws -> [StoredRecording] {
        let seconds = try Int.fetchAll(db, sql: HotQuery.cuts, arguments: [athlete, whole])
        guard !seconds.isEmpty, let recording = try StoredRecording.whole(whole, athlete: athlete, in: db) else { return [] }
        return try recording.parts(cutAt: seconds)
    }

    /// Returns the uncut recording with this identifier and its columns; nil when there is none.
    static func whole(_ id: String, athlete: String, in db: Database) throws -> StoredRecording? {
        guard let row = try Row.fetchOne(db.cachedStatement(sql: HotQuery.recording), arguments: [athlete, id]) else {
            return nil
        }
        var recording = try StoredRecording(row)
        recording.columns = try ColumnBlob.all(ofRecording: id, athlete: athlete, in: db)
        return recording
    }
}

extension ColumnBlob {
    static func all(ofRecording id: String, athlete: String, in db: Database) throws -> [ColumnBlob] {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: HotQuery.columns), arguments: [athlete, id])
        var columns: [ColumnBlob] = []
        while let row = try rows.next() {
            columns.append(ColumnBlob(number: row["number"], moments: row["moments"], bytes: [UInt8](row["bytes"] as Data)))
        }
        return columns
    }
}
