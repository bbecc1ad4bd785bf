public import Measures
public import Training

/// Store of the athlete's class types. A change replaces the whole list, so that no order is ever half stored.
public protocol ClassTypeStore: Sendable {
    /// Returns the class types, removed ones at their places; empty before the first.
    func classTypes(of athlete: String) async throws -> ClassTypeList
    /// Replaces the class types. Does nothing if they are the same.
    func save(_ list: ClassTypeList, athlete: String, at moment: Moment) async throws
}
