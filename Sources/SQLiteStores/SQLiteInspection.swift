import Foundation
import GRDB
public import TrainingLog

/// Checks the tables of the database for damage.
public struct SQLiteInspection: StoreInspection {
    let database: SQLiteDatabase

    public func checkEveryTable() async throws {
        try await database.read { db in
            for table in try SQLiteInspection.tables(in: db) {
                // Selecting all columns reads the row from the table itself and not from an index.
                _ = try Row.fetchOne(db.cachedStatement(sql: "SELECT * FROM \"\(table)\" LIMIT 1"))
            }
        }
    }

    public var storage: ObjectIdentifier { ObjectIdentifier(database.pool) }

    public func damagedTables() async throws -> [String] {
        try await tables { table, db in
            // The check visits every page of the table, overflow pages included.
            let verdicts = try String.fetchAll(db, sql: "PRAGMA quick_check(\"\(table)\")")
            guard verdicts == ["ok"] else { throw StoreError.damaged(what: table) }
        }
    }

    public func undecodableTables(of athlete: String, basis: String) async throws -> [String] {
        try await tables { table, db in try SQLiteInspection.decode(table, of: athlete, basis: basis, in: db) }
    }

    /// Returns the tables for which `check` throws `StoreError.damaged`.
    private func tables(
        failing check: @escaping @Sendable (_ table: String, _ db: Database) throws -> Void
    ) async throws -> [String] {
        var damaged: [String] = []
        for table in try await database.read({ try SQLiteInspection.tables(in: $0) }) {
            do {
                try await database.read { db in try check(table, db) }
            } catch StoreError.damaged { damaged.append(table) }
        }
        return damaged
    }

    private static func tables(in db: Database) throws -> [String] {
        try String.fetchAll(
            db.cachedStatement(
                sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"))
    }

    /// Decodes the rows of tables whose content SQLite cannot check.
    private static func decode(_ table: String, of athlete: String, basis: String, in db: Database) throws {
        switch table {
        case "recording":
            let rows = try Row.fetchCursor(db, sql: "SELECT content FROM recording WHERE athlete_id = ?", arguments: [athlete])
            while let row = try rows.next() { _ = try TrainingLog.recording(from: [UInt8](row["content"] as Data)) }
        case "digest":
            let rows = try Row.fetchCursor(
                db, sql: "SELECT content FROM digest WHERE athlete_id = ? AND basis = ?", arguments: [athlete, basis])
            while let row = try rows.next() { _ = try activityDigest(from: [UInt8](row["content"] as Data)) }
        case "activity":
            let known = Set(
                try String.fetchAll(
                    db,
                    sql: "SELECT recording_id FROM recording WHERE athlete_id = ?1 UNION SELECT part_id FROM recording_part "
                        + "WHERE athlete_id = ?1", arguments: [athlete]))
            let rows = try Row.fetchCursor(db, sql: "SELECT recordings FROM activity WHERE athlete_id = ?", arguments: [athlete])
            while let row = try rows.next() {
                let ids = (row["recordings"] as String).split(separator: " ")
                guard ids.allSatisfy({ known.contains(String($0)) }) else { throw StoreError.damaged(what: table) }
            }
        default: break
        }
    }
}
