import Analysis
import Measures
import Training

/// Past days of one athlete's routines as they were planned then, valid while their inputs stay the same.
///
/// Each day is planned from the evening before it, which takes milliseconds, and each page of the plan shows four weeks of them.
struct PastDaysCache {
    struct Key: Equatable {
        var today: Day
        /// Number of the latest change.
        var change: Int
        /// The routines that the athlete may see, which settings decide.
        var routines: RoutineHistory
    }

    private var entry: (key: Key, planned: ClosedRange<Day>, days: [Day: PastRoutineDay], bytes: Int)?

    /// Estimated size of the days.
    var bytes: Int { entry?.bytes ?? 0 }

    /// Returns the days of a range; nil if some of them are unknown. Days without a routine are missing.
    func days(_ range: ClosedRange<Day>, of key: Key) -> [Day: PastRoutineDay]? {
        guard let entry, entry.key == key, entry.planned.contains(range.lowerBound), entry.planned.contains(range.upperBound)
        else { return nil }
        return entry.days.filter { range.contains($0.key) }
    }

    /// Returns a range with what is known beside it, so that two pages with different ranges do not replace each other's days. A range that is
    /// far from the known one stays alone: the days between would take longer than both.
    func range(with range: ClosedRange<Day>, of key: Key) -> ClosedRange<Day> {
        guard let entry, entry.key == key else { return range }
        let both = min(range.lowerBound, entry.planned.lowerBound)...max(range.upperBound, entry.planned.upperBound)
        return both.upperBound - both.lowerBound < PastDaysCache.mostDays ? both : range
    }

    /// Days that are kept together, at most, where no page asks for more.
    static let mostDays = 84

    mutating func keep(_ days: [Day: PastRoutineDay], planned range: ClosedRange<Day>, for key: Key, bytes: Int) {
        entry = (key, range, days, bytes)
    }
}
