import Analysis
import Measures
import Synchronization

/// Insights of the last few requested days, valid while their inputs stay the same.
final class InsightsCache: Sendable {
    struct Key: Hashable {
        var day: Day
        var runs: Int?
        /// Number of the latest change.
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
