/// Combines several uncertain values of one quantity.
public enum Pooling {
    /// A value with its standard deviation.
    public struct Uncertain: Equatable, Sendable {
        public var value: Double
        public var deviation: Double
        public init(value: Double, deviation: Double) {
            self.value = value
            self.deviation = deviation
        }
    }

    /// Returns the mean with weights 1/σ². The variance includes the disagreement of the values, so that two confident, contradicting
    /// values do not look certain: σ² = ΣΣ wᵢwⱼρᵢⱼσᵢσⱼ + Σ wᵢ(μᵢ − μ)².
    /// - Parameters:
    ///   - values: values with their standard deviations.
    ///   - correlation: ρ between any two errors; 0 for independent ones.
    public static func combine(_ values: [Uncertain], correlation: Double = 0) -> Uncertain? {
        guard !values.isEmpty, values.allSatisfy({ $0.deviation > 0 && $0.value.isFinite }) else { return nil }
        var total = 0.0
        for value in values { total += 1 / (value.deviation * value.deviation) }
        let weights = values.map { 1 / ($0.deviation * $0.deviation) / total }
        var mean = 0.0
        for index in values.indices { mean += weights[index] * values[index].value }
        var variance = 0.0
        for row in values.indices {
            for column in values.indices {
                let shared = row == column ? 1 : correlation
                variance += weights[row] * weights[column] * shared * values[row].deviation * values[column].deviation
            }
            variance += weights[row] * (values[row].value - mean) * (values[row].value - mean)
        }
        guard mean.isFinite, variance.isFinite, variance >= 0 else { return nil }
        return Uncertain(value: mean, deviation: variance.squareRoot())
    }
}
