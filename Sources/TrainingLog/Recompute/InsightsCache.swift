import Analysis
import Measures
import Synchronization

/// The insights of the last few days that were asked for, as long as nothing they rest on changes.
final class InsightsCache: Sendable {
    struct Key: Hashable {
        var day: Day
        var runs: Int?
        /// The number of the latest change.
        var change: Int
    }

    private let kept = Mutex<[(key: Key, insights: Insights)]>([])
    private let capacity = 16

    subscript(key: Key) -> Insights? { kept.withLock { $0.first { $0.key == key }?.insights } }

    func keep(_ insights: Insights, for key: Key) {
        kept.withLock {
            $0.removeAll { $0.key == key }
            $0.insert((key, insights), at: 0)
            if $0.count > capacity { $0.removeLast() }
        }
    }
}
