import GRDB

/// The one SQLite file, in write-ahead mode: many readers beside one writer.
public struct SQLiteDatabase: Sendable {
    let pool: DatabasePool

    public init(path: String) throws { pool = try DatabasePool(path: path) }
}
