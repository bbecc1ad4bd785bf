/// The moments at which the level of a signal changes.
///
/// Formula: the partition that minimises Σ (value − mean of its part)² + penalty · parts, among all partitions into parts of
/// at least `leastLength` values. The minimum is exact.
/// Source: dynamic programming over the last change; B. Jackson et al., IEEE Signal Processing Letters 12:105 (2005).
enum LevelChanges {
    /// Returns the ranges of even level, in order and without gaps; empty if the signal is shorter than one part.
    ///
    /// The time grows with the square of the number of values.
    /// - Parameters:
    ///   - values: finite.
    ///   - penalty: cost of one more part, in squared units of the values.
    ///   - leastLength: shortest part in values, from 1 on.
    static func parts(of values: [Double], penalty: Double, leastLength: Int) -> [Range<Int>] {
        let least = max(1, leastLength)
        guard values.count >= least else { return [] }
        var (sums, squares) = ([0.0], [0.0])
        sums.reserveCapacity(values.count + 1)
        squares.reserveCapacity(values.count + 1)
        for (index, value) in values.enumerated() {
            sums.append(sums[index] + value)
            squares.append(squares[index] + value * value)
        }
        /// Least cost of the first values, and where their last part begins.
        var costs = [Double](repeating: .infinity, count: values.count + 1)
        var starts = [Int](repeating: 0, count: values.count + 1)
        costs[0] = -penalty
        for end in least...values.count {
            for start in 0...(end - least) where costs[start] < .infinity {
                let sum = sums[end] - sums[start]
                let spread = squares[end] - squares[start] - sum * sum / Double(end - start)
                let cost = costs[start] + spread + penalty
                if cost < costs[end] { (costs[end], starts[end]) = (cost, start) }
            }
        }
        var parts: [Range<Int>] = []
        var end = values.count
        while end > 0 {
            parts.append(starts[end]..<end)
            end = starts[end]
        }
        return parts.reversed()
    }
}
