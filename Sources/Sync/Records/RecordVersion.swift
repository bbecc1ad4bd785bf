public import Measures

/// A logical version of a record: how many times its writer changed it, and which device that is. It contains no clock, so clocks may
/// be wrong by any amount.
public struct RecordVersion: Comparable, Hashable, Sendable {
    /// The device that wrote this version.
    public let device: UniqueID
    /// 1 for the first version of a record, one more for each change.
    public let counter: Int64

    /// Nil for a counter outside `counters`.
    public init?(device: UniqueID, counter: Int64) {
        guard RecordVersion.counters.contains(counter) else { return nil }
        self.device = device
        self.counter = counter
    }

    private init(device: UniqueID, validCounter: Int64) {
        self.device = device
        counter = validCounter
    }

    /// Valid counters. JSON numbers are exact up to 2⁵³.
    public static let counters: ClosedRange<Int64> = 1...(1 << 53)

    /// The version of a new record.
    public static func first(by device: UniqueID) -> Self { Self(device: device, validCounter: 1) }

    /// The version that follows this one on the same device. Nil if the counter is at its end.
    public var next: Self? { RecordVersion(device: device, counter: counter + 1) }

    /// Compares counters. The device decides between equal counters, which only a fault produces: a record has one writer.
    public static func < (left: Self, right: Self) -> Bool {
        left.counter == right.counter ? left.device < right.device : left.counter < right.counter
    }
}
