public import Measures

/// The time of an event, in whole milliseconds since 1970-01-01T00:00:00Z. Between the years 1970 and 9999, so that differences of two
/// times never overflow.
public struct CaptureTime: Comparable, Hashable, Sendable {
    public let milliseconds: Int64

    /// Milliseconds until the end of the year 9999.
    public static let range: ClosedRange<Int64> = 0...253_402_300_799_999

    /// Nil outside of `range`.
    public init?(milliseconds: Int64) {
        guard CaptureTime.range.contains(milliseconds) else { return nil }
        self.milliseconds = milliseconds
    }

    public var moment: Moment { Moment(secondsSince1970: Double(milliseconds) / 1000) }

    public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
    /// Milliseconds from `right` to `left`.
    static func - (left: Self, right: Self) -> Int64 { left.milliseconds - right.milliseconds }
}
