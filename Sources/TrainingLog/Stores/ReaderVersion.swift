import ActivityFiles
public import Measures
public import Training

extension DailyTotal {
    /// Whether to prefer this total over another of the same kind, day, source and part: an export of the evening covers more of a day than
    /// one of noon. A total order, so that the order of imports has no effect.
    public func isFuller(than other: DailyTotal) -> Bool {
        if count != other.count { return count > other.count }
        if sum != other.sum { return sum > other.sum }
        if maximum != other.maximum { return maximum > other.maximum }
        if minimum != other.minimum { return minimum < other.minimum }
        guard let minutes, let others = other.minutes else { return minutes != nil && other.minutes == nil }
        if minutes.first != others.first { return minutes.first < others.first }
        return others.rates.lexicographicallyPrecedes(minutes.rates)
    }
}

/// Returns the offset to keep when one sample came with two: a known one, and of two known ones the lesser. The rule only has to be
/// independent of the order.
private func preferredOffset(_ one: LocalOffset?, _ other: LocalOffset?) -> LocalOffset? {
    guard let one, let other else { return one ?? other }
    return one.secondsAheadOfUTC < other.secondsAheadOfUTC ? one : other
}

/// Compares the reader versions of stored data and of the same data that is being imported.
public struct ReaderVersion {
    private let known: Int
    private let new: Int

    public init(known: Int, new: Int) {
        self.known = known
        self.new = new
    }

    /// Whether exactly one of the two is exported stored data, whose reader version is unknown.
    private var isOneKept: Bool { (known == FileKind.versionOfKept) != (new == FileKind.versionOfKept) }

    /// Reader version to record. Data of a file takes precedence over exported stored data.
    public var settled: Int { isOneKept ? min(known, new) : max(known, new) }

    /// Whether a total replaces the one of the same kind, day, source and part. Exported stored data is as good as its source, and is
    /// replaced only if it covers no more of the day.
    public func replaces(_ old: DailyTotal, by total: DailyTotal) -> Bool {
        if known == new { return total.isFuller(than: old) }
        if isOneKept { return total.isFuller(than: old) || known > new && !old.isFuller(than: total) }
        return new > known
    }

    /// Returns the offset of a sample that came with two.
    public func offset(_ old: LocalOffset?, or offset: LocalOffset?) -> LocalOffset? {
        if known == new || isOneKept { return preferredOffset(old, offset) }
        return new > known ? offset : old
    }
}
