import Measures
import Training

/// Totals of days from a table. A repeated day of the same source keeps its highest value: totals of one day are never added.
struct TableTotals {
    private(set) var all: [DailyTotal] = []
    private var places: [Key: Int] = [:]

    private struct Key: Hashable {
        var kind: DailyTotalKind
        var day: Day
        var source: Source
    }

    mutating func add(_ value: Double, _ kind: DailyTotalKind, _ day: Day, _ source: Source) {
        let key = Key(kind: kind, day: day, source: source)
        guard let place = places[key] else {
            places[key] = all.count
            all.append(
                DailyTotal(kind: kind, day: day, sum: value, minimum: value, maximum: value, count: 1, source: source))
            return
        }
        guard value > all[place].sum else { return }
        (all[place].sum, all[place].minimum, all[place].maximum) = (value, value, value)
    }
}
