/// The grade for every second.
///
/// Formula: rise over run across at least 100 m of the median-5 altitude, within ± 0.45, then a 30-second mean.
enum Slope {
    static let base = 100.0

    /// Returns rise over run; nil without altitude or distance. Columns have one value per second.
    static func grades(altitude: SecondColumn, metres: [Double]) -> [Double]? {
        let count = min(altitude.count, metres.count)
        guard count > 60, let first = metres.first, metres[count - 1] - first >= base else { return nil }
        var known = 0
        for second in 0..<count where altitude.isKnown[second] { known += 1 }
        guard known * 10 >= count * 8 else { return nil }
        let heights = filled(altitude, count)
        var grades = [Double](repeating: 0, count: count)
        var low = 0
        var high = 0
        for second in 0..<count {
            while high < count - 1, metres[high] - metres[second] < base / 2 { high += 1 }
            while low < second, metres[second] - metres[low + 1] >= base / 2 { low += 1 }
            // At the ends the window is one-sided with the same length.
            var (from, to) = (low, high)
            while metres[to] - metres[from] < base, from > 0 { from -= 1 }
            while metres[to] - metres[from] < base, to < count - 1 { to += 1 }
            let run = metres[to] - metres[from]
            guard run >= base * 0.99 else { continue }
            grades[second] = min(0.45, max(-0.45, (heights[to] - heights[from]) / run))
        }
        return smoothed(grades, over: 30)
    }

    /// Fills unknown seconds with the last known height, and those before the first with the first: the windows are long enough.
    private static func filled(_ column: SecondColumn, _ count: Int) -> [Double] {
        var last = column.isKnown.firstIndex(of: true).map { column.values[$0] } ?? 0
        return (0..<count).map { second in
            last = column[second] ?? last
            return last
        }
    }

    /// Returns the mean over a centred window.
    static func smoothed(_ values: [Double], over window: Int) -> [Double] {
        var sums = [0.0]
        sums.reserveCapacity(values.count + 1)
        for value in values { sums.append(sums[sums.count - 1] + value) }
        let half = window / 2
        return values.indices.map { index in
            let from = max(0, index - half)
            let to = min(values.count, index + half)
            return to > from ? (sums[to] - sums[from]) / Double(to - from) : values[index]
        }
    }

    /// Returns the median of five neighbours, which removes single outliers.
    static func medianOfFive(_ values: [Double]) -> [Double] {
        guard values.count >= 5 else { return values }
        var result = values
        for index in 2..<(values.count - 2) { result[index] = values[(index - 2)...(index + 2)].sorted()[2] }
        return result
    }
}
