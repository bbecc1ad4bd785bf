/// An instant, in seconds since 1970-01-01T00:00:00Z, leap seconds not counted. It knows no time zone.
public struct Moment: Comparable, Hashable, Sendable {
    public var secondsSince1970: Double
    public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

    public static func < (left: Self, right: Self) -> Bool { left.secondsSince1970 < right.secondsSince1970 }
    public static func + (left: Self, seconds: Double) -> Self { Self(secondsSince1970: left.secondsSince1970 + seconds) }
    /// Seconds from `right` to `left`.
    public static func - (left: Self, right: Self) -> Double { left.secondsSince1970 - right.secondsSince1970 }

    /// The last whole second at or before this moment, or nil beyond the years that a calendar can name.
    public var flooredSeconds: Int64? {
        let floored = secondsSince1970.rounded(.down)
        guard floored > -62_135_596_801, floored < 253_402_300_800 else { return nil }  // years 1...9999
        return Int64(floored)
    }

    /// `flooredSeconds` as `Int`; also nil if it does not fit, after 2038 where `Int` has 32 bits.
    public var wholeSeconds: Int? { flooredSeconds.flatMap { Int(exactly: $0) } }
}
