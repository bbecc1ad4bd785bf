public import Training

/// The time that the fastest of an age and sex could run a road distance in.
///
/// Formula: standard = open standard / factor(age, sex, distance).
/// Units: years and metres in, seconds out.
/// Source: the road age-grade tables of 2025.
/// Grade: useful.
public enum AgeStandards {
    /// Metres: the mile, and the distances that the tables are made for.
    public static let distances = [1609.344, 5000, 10_000, 21_097.5, 42_195]
    /// Full years. Below and above, the tables rest on next to nobody.
    public static let ages = 10...99

    /// Nil for another distance or age.
    public static func seconds(metres: Double, age: Int, sex: Sex) -> Double? {
        guard ages.contains(age), let index = distances.firstIndex(where: { abs($0 - metres) < 1 }) else { return nil }
        let factor = Double(factors(sex)[index][age - firstAge]) / 10_000
        return factor > 0 ? openSeconds(sex)[index] / factor : nil
    }
}
