/// Detects damage in stored data before a page or an export meets it.
public protocol StoreInspection: Sendable {
    /// Reads one row of every table. The cost does not depend on the amount of data.
    /// - Throws: `StoreError.damaged`.
    func checkEveryTable() async throws
    /// Reads all tables.
    /// - Parameter basis: digests of another basis are stale and are not decoded.
    /// - Returns: names of the tables that cannot be read completely, ascending.
    func damagedTables(of athlete: String, basis: String) async throws -> [String]
}

/// Inspection of stores in memory, which have no disk that could damage them.
public struct MemoryInspection: StoreInspection {
    public init() {}
    public func checkEveryTable() async throws {}
    public func damagedTables(of athlete: String, basis: String) async throws -> [String] { [] }
}
