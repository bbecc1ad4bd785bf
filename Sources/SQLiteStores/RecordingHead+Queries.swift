import GRDB
import Measures
import Training
import TrainingLog

/// Prepared statements of the queries that grouping runs for every recording.
struct HeadQueries {
    let overlapping: Statement
    let overlappingParts: Statement
    let one: Statement
    let onePart: Statement

    init(_ db: Database) throws {
        overlapping = try db.cachedStatement(sql: HotQuery.overlapping)
        overlappingParts = try db.cachedStatement(sql: HotQuery.overlappingParts)
        one = try db.cachedStatement(sql: HotQuery.head)
        onePart = try db.cachedStatement(sql: HotQuery.headOfPart)
    }
}

extension RecordingHead {
    /// Returns the heads of uncut recordings, and of the parts of cut ones, that overlap a range of time.
    static func overlapping(_ start: Moment, _ end: Moment, athlete: String, _ find: HeadQueries) throws -> [RecordingHead] {
        let arguments: StatementArguments = [
            athlete, start.secondsSince1970 - longestMatchedActivity, end.secondsSince1970, start.secondsSince1970,
        ]
        return try Row.fetchAll(find.overlapping, arguments: arguments).map { try RecordingHead($0) }
            + Row.fetchAll(find.overlappingParts, arguments: arguments).map { try RecordingHead($0) }
    }

    static func stored(_ id: String, athlete: String, _ find: HeadQueries) throws -> RecordingHead? {
        try (Row.fetchOne(find.onePart, arguments: [athlete, id]) ?? Row.fetchOne(find.one, arguments: [athlete, id]))
            .map { try RecordingHead($0) }
    }

    init(_ row: Row) throws {
        self.init(
            id: row["recording_id"], start: Moment(secondsSince1970: row["start_s"]), elapsed: row["elapsed_s"],
            sport: try known(Sport(rawValue: row["sport"]), "sport"),
            distance: (row["distance_m"] as Double?).map { Distance($0) },
            origin: try known(Source.Origin(rawValue: row["origin"]), "origin"), channelCount: row["channel_count"],
            points: row["points"])
    }
}
