public import ActivityFiles
import Foundation
import GRDB
public import Measures
public import TrainingLog

/// Store of the athlete's descriptions of tables, whose content is JSON.
public struct SQLiteTableStore: TableStore {
    let database: SQLiteDatabase

    public func tables(of athlete: String) async throws -> [OwnTable] {
        try await database.read { db in try OwnTable.all(of: athlete, in: db) }
    }

    public func save(_ tables: [OwnTable], athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            guard try OwnTable.all(of: athlete, in: db) != tables else { return }
            try db.execute(sql: "DELETE FROM own_table WHERE athlete_id = ?", arguments: [athlete])
            for (position, table) in tables.enumerated() {
                try db.execute(
                    sql: "INSERT INTO own_table (athlete_id, position, body) VALUES (?, ?, ?)",
                    arguments: [athlete, position, try json(OwnTableBody(table))])
            }
            try noteChange(of: athlete, at: moment, in: db)
        }
    }
}

extension OwnTable {
    fileprivate static func all(of athlete: String, in db: Database) throws -> [OwnTable] {
        try Data.fetchAll(db, sql: "SELECT body FROM own_table WHERE athlete_id = ? ORDER BY position", arguments: [athlete])
            .map { try known(try stored(OwnTableBody.self, in: $0, "table description").description, "table description") }
    }
}
