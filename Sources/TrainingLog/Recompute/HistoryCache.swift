import Analysis
import Measures
import Synchronization

/// The history as it was last put in order, for as long as nothing changes.
final class HistoryCache: Sendable {
    private struct Entry {
        var day: Day?
        var change: Int
        var history: History
        /// Every activity, those left out too, newest first, as lists show them. Empty in what is kept for one day's insights.
        var list: [ActivityDigest]
        /// Where each activity stands in the list.
        var positions: [String: Int]
    }

    private let kept = Mutex<[Entry]>([])
    /// One for lists, one for the day that insights are asked for.
    private static let capacity = 2

    func history(asOf day: Day?, change: Int) -> History? {
        kept.withLock { $0.first { $0.day == day && $0.change == change }?.history }
    }

    /// Whether a history as it is now is kept, of whichever day.
    func isKept(change: Int) -> Bool { kept.withLock { $0.contains { $0.change == change } } }

    /// - Parameter list: every digest there is with its load, newest first; empty with a day.
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

    /// The digest of an activity with its load, if the list has it.
    func digest(of id: String) -> ActivityDigest? {
        kept.withLock { $0.first { $0.day == nil } }.flatMap { entry in entry.positions[id].map { entry.list[$0] } }
    }

    /// Every activity, newest first.
    var list: [ActivityDigest]? { kept.withLock { $0.first { $0.day == nil }?.list } }

    /// The digests of these activities with their loads, as the list has them.
    func resolved(_ digests: [ActivityDigest]) -> [ActivityDigest] {
        guard let entry = kept.withLock({ $0.first { $0.day == nil } }) else { return digests }
        return digests.map { digest in entry.positions[digest.id].map { entry.list[$0] } ?? digest }
    }
}
