public import Training

/// The fastest possible time of an age and sex over a road distance.
///
/// Formula: standard = open standard / factor(age, sex, distance).
/// Units: years and metres in, seconds out.
/// Source: the road age-grade tables of 2025.
/// Grade: useful.
public enum AgeStandards {
    /// Metres: the mile, and the distances of the tables.
    public static let distances = [1609.344, 5000, 10_000, 21_097.5, 42_195]
    /// Full years. Outside, the tables have hardly any data.
    public static let ages = 10...99

    /// Returns seconds; nil for another distance or age.
    public static func seconds(metres: Double, age: Int, sex: Sex) -> Double? {
        guard ages.contains(age), let index = distances.firstIndex(where: { abs($0 - metres) < 1 }) else { return nil }
        let factor = Double(factors(sex)[index][age - firstAge]) / 10_000
        return factor > 0 ? openSeconds(sex)[index] / factor : nil
    }
}
