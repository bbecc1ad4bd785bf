/// How many records of one kind a file holds, and what their values come to, in the file's own unit.
///
/// It counts everything that stands in the file, also what is not kept, so that an import can be compared with any other
/// reading of the same file.
public struct RecordTally: Equatable, Sendable {
    /// As the file names it: `HKQuantityTypeIdentifierStepCount`.
    public var kind: String
    /// As the file writes it; nil where values carry none.
    public var unit: String?
    public var count: Int
    /// Sum, least and greatest of the values that are numbers; nil when none is.
    public var values: Values?

    public struct Values: Equatable, Sendable {
        public var sum: Double
        public var minimum: Double
        public var maximum: Double
    }
}
