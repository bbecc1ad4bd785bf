import Analysis
import Measures

/// The latest computed histories of one athlete, each valid until the next change.
struct HistoryCache {
    struct Entry {
        var day: Day?
        var change: Int
        var history: History
        /// Every activity, including excluded ones, newest first. Empty in the history of one day's insights.
        var list: ActivityList
        /// Estimated size without samples and totals.
        var bytes: Int
        /// Estimated size of samples and totals, which all histories of one change share.
        var recordBytes: Int
    }

    /// Activities with their loads, newest first.
    struct ActivityList {
        let digests: [ActivityDigest]
        private let positions: [String: Int]

        init(_ digests: [ActivityDigest]) {
            self.digests = digests
            var positions: [String: Int] = [:]
            for (position, digest) in digests.enumerated() { positions[digest.id] = position }
            self.positions = positions
        }

        subscript(id: String) -> ActivityDigest? { positions[id].map { digests[$0] } }
    }

    private var entries: [Entry] = []
    /// One for lists, and one for the day of the insights.
    private static let capacity = 2

    /// Estimated size of all entries, which are of one change.
    var bytes: Int { entries.reduce(0) { $0 + $1.bytes } + (entries.first?.recordBytes ?? 0) }

    func entry(asOf day: Day?, change: Int) -> Entry? { entries.first { $0.day == day && $0.change == change } }

    /// Returns a history of this change for any day: its samples and totals are those of every other one.
    func anyHistory(change: Int) -> History? { entries.first { $0.change == change }?.history }

    /// Whether a history of this change is cached, for any day.
    func isKept(change: Int) -> Bool { entries.contains { $0.change == change } }

    mutating func keep(_ entry: Entry) {
        entries.removeAll { $0.day == entry.day || $0.change != entry.change }
        entries.insert(entry, at: 0)
        if entries.count > HistoryCache.capacity { entries.removeLast() }
    }
}
