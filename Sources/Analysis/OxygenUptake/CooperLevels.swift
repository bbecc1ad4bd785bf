public import Training

/// Oxygen uptake compared with people of the same age and sex.
///
/// Formula: lower bounds, inclusive, by decade of age: 95th, 80th, 60th and 40th percentile.
/// Units: ml/kg/min.
/// Source: The Cooper Institute's percentiles as printed in Garmin's manuals.
/// Grade: useful.
public enum CooperLevels {
    public static let card = ModelCard(
        id: "fitness_level", name: "Fitness level for age and sex", alsoKnownAs: ["Cooper norms"],
        formula: "elite, excellent, good, average from the 95th, 80th, 60th and 40th percentile of the decade of age, inclusive",
        units: "ml/kg/min",
        source: "The Cooper Institute's percentiles for maximal aerobic power, as printed in Garmin's manuals",
        grade: .useful,
        limits: "The general population, not runners: elite is one in twenty people. Below 20 the bounds of 20 to 29 are used, "
            + "which is approximate. No level without sex and year of birth.")

    /// Elite, excellent, good, average; decades from the twenties to seventy and older.
    private static let male: [[Double]] = [
        [55.4, 51.1, 45.4, 41.7], [54.0, 48.3, 44.0, 40.5], [52.5, 46.4, 42.4, 38.5],
        [48.9, 43.4, 39.2, 35.6], [45.7, 39.5, 35.5, 32.3], [42.1, 36.7, 32.3, 29.4],
    ]
    private static let female: [[Double]] = [
        [49.6, 43.9, 39.5, 36.1], [47.4, 42.4, 37.8, 34.4], [45.3, 39.7, 36.3, 33.0],
        [41.1, 36.7, 33.0, 30.1], [37.8, 33.0, 30.0, 27.5], [36.7, 30.9, 28.1, 25.9],
    ]

    public static func level(uptake: Double, age: Int, sex: Sex) -> FitnessLevel? {
        standing(uptake: uptake, age: age, sex: sex)?.level
    }

    /// Returns the level with its bounds and the position of the uptake between them.
    public static func standing(uptake: Double, age: Int, sex: Sex) -> LevelStanding? {
        guard (5...120).contains(age), uptake > 0, uptake < 120 else { return nil }
        let decade = min(5, max(0, age / 10 - 2))
        // Ascending lower bounds of average, good, excellent and elite.
        let bounds = Array((sex == .male ? male : female)[decade].reversed())
        let passed = bounds.count { uptake >= $0 }
        let levels: [FitnessLevel] = [.belowAverage, .average, .good, .excellent, .elite]
        // The outer levels are open; each counts as wide as its neighbour.
        let low = passed > 0 ? bounds[passed - 1] : 2 * bounds[0] - bounds[1]
        let high = passed < 4 ? bounds[passed] : 2 * bounds[3] - bounds[2]
        return LevelStanding(
            level: levels[passed], uptake: uptake, low: passed > 0 ? low : nil, high: passed < 4 ? high : nil,
            share: min(1, max(0, (uptake - low) / (high - low))), isApproximate: age < 20,
            measuredPercentile: FriendNorms.percentile(uptake: uptake, age: age, sex: sex))
    }
}

/// A level with the position of an oxygen uptake within it.
public struct LevelStanding: Equatable, Sendable {
    public var level: FitnessLevel
    /// ml/kg/min, rounded as displayed.
    public var uptake: Double
    /// Inclusive; nil for the lowest level.
    public var low: Double?
    /// Exclusive; nil for the highest.
    public var high: Double?
    /// Position between the lower and the upper bound, 0…1.
    public var share: Double
    /// Whether the age is below 20, so that the bounds of 20 to 29 apply.
    public var isApproximate: Bool
    /// Percentile among adults measured on a treadmill, 5…95; nil outside 20 to 89 years.
    public var measuredPercentile: Double?
}
