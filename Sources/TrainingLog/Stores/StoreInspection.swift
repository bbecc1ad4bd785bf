/// Detects damage in stored data before a page or an export meets it.
public protocol StoreInspection: Sendable {
    /// Reads one row of every table. The cost does not depend on the amount of data.
    /// - Throws: `StoreError.damaged`.
    func checkEveryTable() async throws
    /// Identifies the storage. Inspections of the same storage have the same value, whatever the athlete.
    var storage: ObjectIdentifier { get }
    /// Reads every page of all tables, whatever the athlete.
    /// - Returns: names of the damaged tables, ascending.
    func damagedTables() async throws -> [String]
    /// Decodes the rows of an athlete whose content the storage cannot check.
    /// - Parameter basis: digests of another basis are stale and are not decoded.
    /// - Returns: names of the tables with rows that cannot be decoded, ascending.
    func undecodableTables(of athlete: String, basis: String) async throws -> [String]
}

/// Inspection of stores in memory, which have no disk that could damage them.
public final class MemoryInspection: StoreInspection {
    public init() {}
    public var storage: ObjectIdentifier { ObjectIdentifier(self) }
    public func checkEveryTable() async throws {}
    public func damagedTables() async throws -> [String] { [] }
    public func undecodableTables(of athlete: String, basis: String) async throws -> [String] { [] }
}
