import GRDB
public import Measures
import TrainingLog

extension SQLiteAthleteStore {
    public func eraseAll(of athlete: String, at moment: Moment) async throws {
        try await database.write { db in
            let tables = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            // Content packs are published texts: they say nothing about an athlete.
            let kept = ["grdb_migrations", "change", "content_pack"]
            for table in tables where !kept.contains(table) {
                // A table without an athlete holds answers that were fetched for an athlete. They are erased too.
                let belongsToAthlete = try db.columns(in: table).contains { $0.name == "athlete_id" }
                try db.execute(
                    sql: "DELETE FROM \"\(table)\"" + (belongsToAthlete ? " WHERE athlete_id = ?" : ""),
                    arguments: belongsToAthlete ? [athlete] : [])
            }
            // What other athletes gave to this one.
            try db.execute(sql: "DELETE FROM observer_access WHERE observer_id = ?", arguments: [athlete])
            try noteChange(of: athlete, at: moment, in: db)
        }
        try await database.compact()
    }
}

extension SQLiteDatabase {
    /// Rewrites the file without deleted data, which SQLite only marks as free.
    func compact() async throws {
        do {
            try await pool.vacuum()
            _ = try await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        } catch let error as DatabaseError { throw StoreError(error, path: pool.path) }
    }
}
