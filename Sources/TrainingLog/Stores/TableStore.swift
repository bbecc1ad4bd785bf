public import ActivityFiles
public import Measures

/// Store of the athlete's descriptions of tables.
public protocol TableStore: Sendable {
    /// Returns an athlete's descriptions in the order of their first use.
    func tables(of athlete: String) async throws -> [OwnTable]
    /// Replaces an athlete's descriptions. Does nothing if they are the same.
    func save(_ tables: [OwnTable], athlete: String, at moment: Moment) async throws
}
