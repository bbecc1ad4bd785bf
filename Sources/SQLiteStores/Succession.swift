import GRDB
import Training
import TrainingLog

/// Recordings that go, and those that take their place.
struct Succession {
    let athlete: String
    let db: Database

    /// - Parameters:
    ///   - heirs: by the recording that goes.
    ///   - ids: all that go, those without an heir too.
    func run(_ heirs: [String: String], removing ids: [String]) throws {
        let cuts = try RecordingCut.all(of: athlete, in: db)
        let heirsWithCuts = Set(cuts.compactMap { heirs[$0.recording] })
        try RecordingCut.replace(with: cuts.renamed(heirs), athlete: athlete, in: db)
        try rename(cuts.namesOfParts(heirs))
        try remove(ids)
        try StoredRecording.recut(heirsWithCuts, athlete: athlete, in: db)
    }

    /// What was said about the old ones is said about those that took their place, and the old addresses lead there.
    private func rename(_ names: [String: String]) throws {
        try GroupingDecision.replace(
            with: try GroupingDecision.all(of: athlete, in: db).renamed(names), athlete: athlete, in: db)
        for (gone, heir) in names {
            try db.execute(
                sql: "UPDATE activity_edit SET recording_id = ? WHERE athlete_id = ? AND recording_id = ?",
                arguments: [heir, athlete, gone])
            try db.execute(
                sql: "UPDATE successor SET recording_id = ? WHERE athlete_id = ? AND recording_id = ?",
                arguments: [heir, athlete, gone])
            try db.execute(sql: "INSERT OR REPLACE INTO successor VALUES (?, ?, ?)", arguments: [athlete, gone, heir])
        }
    }

    private func remove(_ ids: [String]) throws {
        let members = try db.makeStatement(sql: HotQuery.recordingsOfActivity)
        let membersOfPart = try db.makeStatement(sql: HotQuery.recordingsOfPartsActivity)
        var bereft: Set<String> = []
        for id in try ids.flatMap({ try [$0] + String.fetchAll(db, sql: HotQuery.partsOfWhole, arguments: [athlete, $0]) }) {
            guard
                let group = try String.fetchOne(members, arguments: [athlete, id])
                    ?? String.fetchOne(membersOfPart, arguments: [athlete, id])
            else { continue }
            bereft.formUnion(group.split(separator: " ").map(String.init))
            try db.execute(
                sql: "DELETE FROM activity WHERE athlete_id = ? AND recordings = ?", arguments: [athlete, group])
        }
        for id in ids {
            try db.execute(sql: "DELETE FROM recording WHERE athlete_id = ? AND recording_id = ?", arguments: [athlete, id])
        }
        let find = try HeadQueries(db)
        let left = try bereft.sorted().compactMap { try RecordingHead.stored($0, athlete: athlete, find) }
        try ActivityGroup.regroup(around: left, athlete: athlete, in: db)
    }
}
