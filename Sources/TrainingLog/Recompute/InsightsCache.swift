import Analysis
import Measures

/// Insights of one athlete for the last few requested days, valid while their inputs stay the same.
struct InsightsCache {
    struct Key: Hashable {
        var day: Day
        /// Newest runs that weather and fitness depend on; nil for all.
        var runs: Int?
        /// Number of the latest change.
        var change: Int
        /// Time of the forecast that the plan uses; nil without a current one. It lapses without a change.
        var forecast: Moment?
    }

    private var entries: [(key: Key, insights: Insights, bytes: Int)] = []
    private static let capacity = 16

    /// Estimated size of all entries.
    var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }

    subscript(key: Key) -> Insights? { entries.first { $0.key == key }?.insights }

    /// - Parameter bytes: estimated size of the insights.
    mutating func keep(_ insights: Insights, for key: Key, bytes: Int) {
        entries.removeAll { $0.key == key }
        entries.insert((key, insights, bytes), at: 0)
        if entries.count > InsightsCache.capacity { entries.removeLast() }
    }
}
