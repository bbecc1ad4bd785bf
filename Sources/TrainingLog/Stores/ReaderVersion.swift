import ActivityFiles
public import Measures
public import Training

extension DailyTotal {
    /// Which of two totals of the same kind, day, source and part to keep: an export made in the evening knows more of a day than
    /// one made at noon. A total order, so that the order of imports cannot matter.
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

/// Which offset to keep when one sample came with two: one that is known, and of those the lesser. A rule for its own sake: it
/// only has to be the same in every order.
private func preferredOffset(_ one: LocalOffset?, _ other: LocalOffset?) -> LocalOffset? {
    guard let one, let other else { return one ?? other }
    return one.secondsAheadOfUTC < other.secondsAheadOfUTC ? one : other
}

/// By which version of its reader something that is stored was read, beside one that reads the same now.
public struct ReaderVersion {
    private let known: Int
    private let new: Int

    public init(known: Int, new: Int) {
        self.known = known
        self.new = new
    }

    /// What an export kept was read by a reader that nobody knows any more.
    private var isOneKept: Bool { (known == FileKind.versionOfKept) != (new == FileKind.versionOfKept) }

    /// The reader that counts from now on: of what was kept, the one of a file.
    public var settled: Int { isOneKept ? min(known, new) : max(known, new) }

    /// Whether a total takes the place of the one of the same kind, day, source and part. What was kept is as good as what it was read
    /// from, and only gives way where it knows no more of the day.
    public func replaces(_ old: DailyTotal, by total: DailyTotal) -> Bool {
        if known == new { return total.isFuller(than: old) }
        if isOneKept { return total.isFuller(than: old) || known > new && !old.isFuller(than: total) }
        return new > known
    }

    /// Which offset one sample has that came with two.
    public func offset(_ old: LocalOffset?, or offset: LocalOffset?) -> LocalOffset? {
        if known == new || isOneKept { return preferredOffset(old, offset) }
        return new > known ? offset : old
    }
}
