import Analysis
import Measures
import Synchronization

/// Latest computed history, valid until the next change.
final class HistoryCache: Sendable {
    private struct Entry {
        var day: Day?
        var change: Int
        var history: History
        /// Every activity, including excluded ones, newest first. Empty in the history of one day's insights.
        var list: [ActivityDigest]
        /// Index in the list by activity id.
        var positions: [String: Int]
    }

    private let kept = Mutex<[Entry]>([])
    /// One for lists, and one for the day of the insights.
    private static let capacity = 2

    func history(asOf day: Day?, change: Int) -> History? {
        kept.withLock { $0.first { $0.day == day && $0.change == change }?.history }
    }

    /// Whether a history of this change is cached, for any day.
    func isKept(change: Int) -> Bool { kept.withLock { $0.contains { $0.change == change } } }

    /// - Parameter list: every digest with its load, newest first; empty with a day.
    func keep(_ history: History, list: [ActivityDigest], asOf day: Day?, change: Int) {
        var positions: [String: Int] = [:]
        for (position, digest) in list.enumerated() { positions[digest.id] = position }
        let entry = Entry(day: day, change: change, history: history, list: list, positions: positions)
        kept.withLock {
            $0.removeAll { $0.day == day || $0.change != change }
            $0.insert(entry, at: 0)
            if $0.count > HistoryCache.capacity { $0.removeLast() }
        }
    }

    /// Returns the digest of an activity with its load, if the list contains it.
    func digest(of id: String) -> ActivityDigest? {
        kept.withLock { $0.first { $0.day == nil } }.flatMap { entry in entry.positions[id].map { entry.list[$0] } }
    }

    /// All activities, newest first; nil when they are not cached.
    var list: [ActivityDigest]? { kept.withLock { $0.first { $0.day == nil }?.list } }

    /// Returns these activities' digests with their loads, from the list.
    func resolved(_ digests: [ActivityDigest]) -> [ActivityDigest] {
        guard let entry = kept.withLock({ $0.first { $0.day == nil } }) else { return digests }
        return digests.map { digest in entry.positions[digest.id].map { entry.list[$0] } ?? digest }
    }
}
