/// Number of records of one kind in a file, and their values, in the file's unit.
///
/// Counts the whole file, including unused records, so that an import can be compared with another reading of the same file.
public struct RecordTally: Equatable, Sendable {
    /// Name in the file, such as `HKQuantityTypeIdentifierStepCount`.
    public var kind: String
    /// Unit in the file; nil for values without a unit.
    public var unit: String?
    public var count: Int
    /// Sum, minimum and maximum of the numeric values; nil without any.
    public var values: Values?

    public struct Values: Equatable, Sendable {
        public var sum: Double
        public var minimum: Double
        public var maximum: Double
    }
}
