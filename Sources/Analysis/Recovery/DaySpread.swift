/// True day-to-day variation of a body measurement, without the sensor's error.
///
/// Formula: τ = max(√(s² − e²), floor), where s is the shrunk robust standard deviation of the baseline and e the sensor's error;
/// reliability = τ² / (τ² + e² + (π/2)(τ² + e²)/n), the last term being the error of the median of n days.
/// Source: J. Bland and D. Altman, BMJ 313:744 (1996), for the two components; the floors are product definitions.
/// Grade: own definition.
struct DaySpread: Equatable {
    let middle: Double
    /// Standard deviation of the true values.
    let spread: Double
    /// Share of an observed deviation's variance that is real, 0…1.
    let reliability: Double

    /// - Parameters:
    ///   - error: standard deviation of the sensor's error.
    ///   - floor: lowest plausible day-to-day variation.
    init(_ baseline: PersonalBaseline, error: Double, floor: Double) {
        middle = baseline.median
        let total = baseline.deviation * baseline.deviation
        spread = max(max(0, total - error * error).squareRoot(), floor)
        let real = spread * spread
        let noise = error * error + Double.pi / 2 * (real + error * error) / Double(max(1, baseline.count))
        reliability = real / (real + noise)
    }

    /// Returns the deviation of a day's value from the usual one.
    /// - Parameter sign: −1 if lower values are better.
    func part(_ value: Double, sign: Double = 1) -> RecoveryScore.Part? {
        let deviation = sign * (value - middle) / spread
        return deviation.isFinite ? RecoveryScore.Part(min(3, max(-3, deviation)), reliability: reliability) : nil
    }
}
