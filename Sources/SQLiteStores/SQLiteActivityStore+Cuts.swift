import Foundation
import GRDB
public import Measures
import Training
public import TrainingLog

extension SQLiteActivityStore {
    public func cuts(of athlete: String) async throws -> [RecordingCut] {
        try await database.read { db in try RecordingCut.all(of: athlete, in: db) }
    }

    public func cut(
        _ cuts: [RecordingCut], forgetting: [RecordingCut], athlete: String, at moment: Moment
    ) async throws {
        try await database.write { db in
            try RecordingCut.replace(
                with: try RecordingCut.all(of: athlete, in: db).revised(by: cuts, forgetting: forgetting), athlete: athlete,
                in: db)
            try StoredRecording.recut(Set((cuts + forgetting).map(\.recording)), athlete: athlete, in: db)
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
    /// The part of this name, with its columns; nil when it names no part of a recording that is cut.
    static func part(_ id: String, athlete: String, in db: Database) throws -> StoredRecording? {
        guard let whole = try String.fetchOne(db.cachedStatement(sql: HotQuery.wholeOfPart), arguments: [athlete, id]) else {
            return nil
        }
        return try parts(of: whole, athlete: athlete, in: db).first { $0.id == id }
    }

    /// Makes the parts of a recording that was just stored.
    /// - Returns: the heads of what is to be seen of it.
    func cutAnew(athlete: String, in db: Database) throws -> [RecordingHead] {
        let seconds = try Int.fetchAll(try db.cachedStatement(sql: HotQuery.cuts), arguments: [athlete, id])
        return try insert(seconds.isEmpty ? [] : parts(cutAt: seconds), athlete: athlete, in: db)
    }

    /// Takes recordings out of their groups as they were, and puts them back as their cuts leave them.
    static func recut(_ ids: Set<String>, athlete: String, in db: Database) throws {
        let members = try db.makeStatement(sql: HotQuery.recordingsOfActivity)
        let membersOfPart = try db.makeStatement(sql: HotQuery.recordingsOfPartsActivity)
        var bereft: Set<String> = []
        for id in ids.sorted() {
            let parts = try String.fetchAll(db, sql: HotQuery.partsOfWhole, arguments: [athlete, id])
            for part in parts.isEmpty ? [id] : parts {
                guard
                    let group = try String.fetchOne(membersOfPart, arguments: [athlete, part])
                        ?? String.fetchOne(members, arguments: [athlete, part])
                else { continue }
                bereft.formUnion(group.split(separator: " ").map(String.init))
                try db.execute(
                    sql: "DELETE FROM activity WHERE athlete_id = ? AND recordings = ?", arguments: [athlete, group])
            }
        }
        var touched: [RecordingHead] = []
        for id in ids.sorted() {
            try db.execute(
                sql: "DELETE FROM recording_part WHERE athlete_id = ? AND recording_id = ?", arguments: [athlete, id])
            guard let row = try Row.fetchOne(db, sql: HotQuery.recording, arguments: [athlete, id]) else { continue }
            let whole = try StoredRecording(row)
            touched += try whole.insert(parts(of: id, athlete: athlete, in: db), athlete: athlete, in: db)
        }
        let find = try HeadQueries(db)
        for id in bereft.sorted() where !touched.contains(where: { $0.id == id }) {
            if let other = try RecordingHead.stored(id, athlete: athlete, find) { touched.append(other) }
        }
        try ActivityGroup.regroup(around: touched, athlete: athlete, in: db)
    }

    private static func parts(of whole: String, athlete: String, in db: Database) throws -> [StoredRecording] {
        let seconds = try Int.fetchAll(db, sql: HotQuery.cuts, arguments: [athlete, whole])
        guard !seconds.isEmpty, let row = try Row.fetchOne(db, sql: HotQuery.recording, arguments: [athlete, whole]) else {
            return []
        }
        var recording = try StoredRecording(row)
        recording.columns = try ColumnBlob.all(ofRecording: whole, athlete: athlete, in: db)
        return try recording.parts(cutAt: seconds)
    }

    private func insert(_ parts: [StoredRecording], athlete: String, in db: Database) throws -> [RecordingHead] {
        for part in parts {
            try db.execute(
                sql: "INSERT INTO recording_part VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    athlete, part.id, id, part.id, part.recording.start.secondsSince1970, part.recording.elapsed,
                    part.recording.sport.rawValue, part.recording.distance?.amount, part.recording.source.origin.rawValue,
                    part.channelKinds.count, part.recording.points,
                ])
        }
        return parts.isEmpty ? [RecordingHead(self)] : parts.map { RecordingHead($0) }
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
