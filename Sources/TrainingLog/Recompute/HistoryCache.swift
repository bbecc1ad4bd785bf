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
        /// Estimated size.
        var bytes: Int
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

    /// Estimated size of all entries.
    var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }

    func entry(asOf day: Day?, change: Int) -> Entry? { entries.first { $0.day == day && $0.change == change } }

    /// Whether a history of this change is cached, for any day.
    func isKept(change: Int) -> Bool { entries.contains { $0.change == change } }

    mutating func keep(_ entry: Entry) {
        entries.removeAll { $0.day == entry.day || $0.change != entry.change }
        entries.insert(entry, at: 0)
        if entries.count > HistoryCache.capacity { entries.removeLast() }
    }
}
