import GRDB
import Measures
import Training
import TrainingLog

/// Facts about the recordings of one athlete, read within one transaction.
struct SQLiteFacts: RecordingFacts {
    let athlete: String
    let db: Database
    private let heads: HeadQueries

    init(_ athlete: String, _ db: Database) throws {
        self.athlete = athlete
        self.db = db
        heads = try HeadQueries(db)
    }

    func head(_ id: String) throws -> RecordingHead? { try RecordingHead.stored(id, athlete: athlete, heads) }

    func heads(from start: Moment, through end: Moment) throws -> [RecordingHead] {
        try RecordingHead.overlapping(start, end, athlete: athlete, heads)
    }

    func group(of id: String) throws -> [String]? {
        try ActivityGroup.members(with: id, athlete: athlete, in: db)
    }

    func parts(of whole: String) throws -> [String] {
        try String.fetchAll(db.cachedStatement(sql: HotQuery.partsOfWhole), arguments: [athlete, whole])
    }

    func recording(_ whole: String) throws -> StoredRecording? {
        try StoredRecording.whole(whole, athlete: athlete, in: db)
    }

    func allCuts() throws -> [RecordingCut] { try RecordingCut.all(of: athlete, in: db) }

    func allDecisions() throws -> [GroupingDecision] { try GroupingDecision.all(of: athlete, in: db) }

    func editedRecordings() throws -> [String] {
        try String.fetchAll(
            db, sql: "SELECT DISTINCT recording_id FROM activity_edit WHERE athlete_id = ? ORDER BY recording_id",
            arguments: [athlete])
    }
}
