/// How far a wall clock was ahead of UTC when something was written down, in seconds.
public struct LocalOffset: Hashable, Sendable {
    public var secondsAheadOfUTC: Int

    public static let utc = LocalOffset(secondsAheadOfUTC: 0)

    /// Offsets on Earth lie between −12 and +14 hours; a wilder one is taken for what it is and kept.
    public init(secondsAheadOfUTC: Int) { self.secondsAheadOfUTC = secondsAheadOfUTC }
}
