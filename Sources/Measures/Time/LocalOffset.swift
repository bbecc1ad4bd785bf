/// How far a wall clock was ahead of UTC when something was written down, in seconds.
public struct LocalOffset: Hashable, Sendable {
    public var secondsAheadOfUTC: Int

    public static let utc = LocalOffset(secondsAheadOfUTC: 0)

    /// Offsets on Earth lie between −12 and +14 hours; a wilder one is taken for what it is and kept.
    public init(secondsAheadOfUTC: Int) { self.secondsAheadOfUTC = secondsAheadOfUTC }

    /// What a clock was ahead by that stood `seconds` apart from UTC, give or take `tolerance`: clocks on Earth differ from UTC by whole
    /// quarters of an hour, twelve hours behind it to fourteen ahead. Nil for anything else.
    public init?(nearest seconds: Double, tolerance: Double) {
        let quarters = (seconds / 900).rounded(.toNearestOrEven)
        guard quarters >= -48, quarters <= 56, abs(seconds - quarters * 900) <= tolerance else { return nil }
        secondsAheadOfUTC = Int(quarters) * 900
    }
}
