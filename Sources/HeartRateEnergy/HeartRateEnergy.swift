public import Training

/// Calories of a session from its mean heart rate.
///
/// Formula: (−55.0969 + 0.6309 HR + 0.1988 m + 0.2017 age)/4.184 a minute for men, (−20.4022 + 0.4472 HR − 0.1263 m + 0.074 age)/4.184 for
/// women. Its card is `running_energy`.
/// Units: kilograms, minutes, beats per minute, years in; kilocalories out.
/// Source: L. R. Keytel et al., J Sports Sci 23:289 (2005).
/// Grade: useful.
public enum HeartRateEnergy {
    /// Masses that a person may have, in kilograms.
    public static let masses = 30.0...200.0
    /// Mean heart rates that count, in beats per minute: below them the formula is not good.
    public static let heartRates = 90.0...230
    /// Ages in years.
    public static let ages = 10.0...110

    /// Returns energy including rest; nil for values outside of these ranges, for negative minutes, and where the formula gives none.
    public static func kilocalories(kilograms: Double, minutes: Double, heartRate: Double, age: Double, sex: Sex) -> Double? {
        guard masses.contains(kilograms), minutes >= 0, minutes.isFinite, heartRates.contains(heartRate), ages.contains(age)
        else {
            return nil
        }
        let kilojoules =
            sex == .male
            ? -55.0969 + 0.6309 * heartRate + 0.1988 * kilograms + 0.2017 * age
            : -20.4022 + 0.4472 * heartRate - 0.1263 * kilograms + 0.074 * age
        return kilojoules > 0 ? kilojoules / 4.184 * minutes : nil
    }
}
