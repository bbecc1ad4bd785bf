/// Centre and spread that are robust against a few outliers.
public enum Robust {
    /// Returns the median, or the mean of the two middle values; nil for an empty column.
    public static func median(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// Returns the quantile of a column, linear between neighbours; nil for an empty column.
    /// - Parameters:
    ///   - values: in any order.
    ///   - share: 0…1.
    public static func quantile(_ values: [Double], _ share: Double) -> Double? {
        guard !values.isEmpty, (0.0...1.0).contains(share) else { return nil }
        let sorted = values.sorted()
        let place = share * Double(sorted.count - 1)
        let below = min(sorted.count - 1, Int(place))
        let above = min(sorted.count - 1, below + 1)
        return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
    }

    /// Returns the median gap between successive moments; nil with fewer than two. For an even number of gaps it is the longer middle one,
    /// so that it always is an actual gap.
    /// - Parameter moments: never falling.
    public static func medianGap(_ moments: [Double]) -> Double? {
        guard moments.count > 1 else { return nil }
        var gaps: [Double] = []
        gaps.reserveCapacity(moments.count - 1)
        for index in moments.indices.dropFirst() { gaps.append(moments[index] - moments[index - 1]) }
        gaps.sort()
        return gaps[gaps.count / 2]
    }

    /// Returns 1.4826 × the median absolute deviation from the median, which estimates the standard deviation of normal data.
    public static func deviation(_ values: [Double]) -> Double? {
        guard let centre = median(values) else { return nil }
        guard let spread = median(values.map { abs($0 - centre) }) else { return nil }
        return 1.4826 * spread
    }

    /// Returns a standard deviation from few values, shrunk towards the usual one: s² = (ν₀s₀² + (n − 1)s²) / (ν₀ + n − 1).
    public static func shrunkDeviation(_ deviation: Double, count: Int, usual: Double, weight: Double = 10) -> Double? {
        guard count >= 1, weight > 0 else { return nil }
        let freedom = Double(count - 1)
        let variance = (weight * usual * usual + freedom * deviation * deviation) / (weight + freedom)
        return variance.isFinite ? variance.squareRoot() : nil
    }

    /// Returns the deviations of `value` above `centre`, limited to ±3; nil without a spread.
    public static func winsorisedScore(_ value: Double, centre: Double, deviation: Double) -> Double? {
        guard deviation > 0 else { return nil }
        let score = (value - centre) / deviation
        return score.isFinite ? min(3, max(-3, score)) : nil
    }

    /// Returns the value below which half of the weight lies; nil without weight.
    public static func weightedMedian(_ values: [Double], weights: [Double]) -> Double? {
        guard values.count == weights.count else { return nil }
        let order = values.indices.filter { weights[$0] > 0 }.sorted { values[$0] < values[$1] }
        var total = 0.0
        for index in order { total += weights[index] }
        guard total > 0 else { return nil }
        var below = 0.0
        for index in order {
            below += weights[index]
            if below >= total / 2 { return values[index] }
        }
        return nil
    }
}
