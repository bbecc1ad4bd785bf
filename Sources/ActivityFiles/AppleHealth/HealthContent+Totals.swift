import Measures
import Training

extension HealthContent {
    /// Returns sum, mean, minimum and maximum by kind, local day and source, in this order.
    mutating func dailyTotals() -> [DailyTotal] {
        var totals: [DailyTotal] = []
        for kind in HealthKind.allCases where kind.isSeries {
            guard let total = kind.total else { continue }
            totals.append(contentsOf: dailyTotals(of: series[Int(kind.rawValue)], as: total))
        }
        return totals
    }

    private struct Cell {
        var day: Int
        var source: UInt16
        var sum = 0.0
        var minimum = Double.infinity
        var maximum = -Double.infinity
        var count = 0
        /// Heart rate only.
        var minutes = HeartRateMinutes.Gathering()
    }

    private mutating func dailyTotals(of samples: HealthSeries, as kind: DailyTotalKind) -> [DailyTotal] {
        var cells: [Cell] = []
        var positions: [Int: Int] = [:]
        var key = Int.min
        var position = 0
        for index in 0..<samples.count {
            let second = Int(samples.starts[index]) + HealthSeries.epoch
            let local = second + (zones.offset(at: second) ?? 0)
            let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
            let source = samples.sources[index]
            // Samples of a source are in order of time, so the cell is usually the last one.
            if day << 16 | Int(source) != key {
                key = day << 16 | Int(source)
                if let known = positions[key] {
                    position = known
                } else {
                    position = cells.count
                    positions[key] = position
                    cells.append(Cell(day: day, source: source))
                }
            }
            let value = Double(samples.values[index])
            cells[position].sum += value
            cells[position].minimum = min(cells[position].minimum, value)
            cells[position].maximum = max(cells[position].maximum, value)
            cells[position].count += 1
            if kind == .heartRate { cells[position].minutes.add(value, at: second) }
        }
        cells.sort { ($0.day, $0.source) < ($1.day, $1.source) }
        return cells.map { cell in
            DailyTotal(
                kind: kind, day: Day(number: cell.day), sum: cell.sum, minimum: cell.minimum, maximum: cell.maximum,
                count: cell.count, source: source(cell.source), minutes: cell.minutes.minutes(of: Day(number: cell.day)))
        }
    }
}
