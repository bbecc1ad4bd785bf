public import Analysis
import Foundation
import GRDB
import Measures
import Training
public import TrainingLog

/// Store of digests. They may be deleted at any time.
public struct SQLiteDerivedStore: DerivedStore {
    let database: SQLiteDatabase

    public func activitiesWithoutDigest(restingOn basis: String, athlete: String) async throws -> [String] {
        try await database.read { db in
            try String.fetchAll(db, sql: HotQuery.withoutDigest, arguments: [athlete, basis])
        }
    }

    public func save(_ digests: [ActivityDigest], restingOn basis: String, athlete: String) async throws {
        try await database.writeDerived { db in
            let statement = try db.makeStatement(
                sql: """
                    INSERT OR REPLACE INTO digest
                    SELECT athlete_id, activity_id, recordings, ?3, ?4, ?5, ?6 FROM activity
                    WHERE athlete_id = ?1 AND activity_id = ?2
                    """)
            for digest in digests {
                try statement.execute(arguments: [
                    athlete, digest.id, basis, digest.start.secondsSince1970, digest.day.number,
                    Data(encoded(digest)),
                ])
            }
        }
    }

    public func digests(_ query: ActivityQuery, athlete: String) async throws -> [ActivityDigest] {
        try await database.read { db in
            let (sql, arguments) = query.statement(athlete: athlete)
            let rows = try Row.fetchCursor(db, sql: sql, arguments: arguments)
            var digests: [ActivityDigest] = []
            while let row = try rows.next() { digests.append(try activityDigest(from: [UInt8](row["content"] as Data))) }
            return digests
        }
    }

    public func deleteAll(of athlete: String) async throws {
        try await database.writeDerived { db in
            try db.execute(sql: "DELETE FROM digest WHERE athlete_id = ?", arguments: [athlete])
        }
    }
}

extension ActivityQuery {
    fileprivate func statement(athlete: String) -> (sql: String, arguments: StatementArguments) {
        var conditions = ["athlete_id = ?"]
        var arguments: StatementArguments = [athlete]
        if let from {
            conditions.append("day >= ?")
            arguments += [from.number]
        }
        if let to {
            conditions.append("day <= ?")
            arguments += [to.number]
        }
        arguments += [limit.map { max(0, $0) } ?? -1]
        return (
            """
            SELECT content FROM digest WHERE \(conditions.joined(separator: " AND "))
            ORDER BY start_s DESC, activity_id DESC LIMIT ?
            """, arguments
        )
    }
}
