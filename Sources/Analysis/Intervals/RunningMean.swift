/// Means over any range of a column, each in constant time.
struct RunningMean {
    private var sums: [Double] = [0]
    /// Number of known values before each index.
    private var known: [Int] = [0]

    var count: Int { known.count - 1 }

    /// - Parameter isKnown: as many as `values`; nil if every value is known.
    init(_ values: [Double], isKnown: [Bool]? = nil) {
        sums.reserveCapacity(values.count + 1)
        known.reserveCapacity(values.count + 1)
        for index in values.indices {
            let counts = isKnown.map { index < $0.count && $0[index] } ?? true
            sums.append(sums[index] + (counts ? values[index] : 0))
            known.append(known[index] + (counts ? 1 : 0))
        }
    }

    /// Returns the mean of the known values in a range, which is cut to the column; nil if fewer than half of them are known.
    func mean(_ range: Range<Int>) -> Double? {
        let from = min(count, max(0, range.lowerBound))
        let to = min(count, max(from, range.upperBound))
        let values = known[to] - known[from]
        guard values > 0, values * 2 >= to - from else { return nil }
        return (sums[to] - sums[from]) / Double(values)
    }
}
