import Measures

/// Strain of a whole day on the heart.
///
/// Formula: min(21, 21 · ln(1 + TRIMP/50) / ln 9).
/// Units: training impulse in, 0…21 out; shown as a percentage of 21.
/// Source: our own, because vendors describe a logarithmic scale without publishing it.
/// Grade: own definition.
public enum DayStrain {
    public static let card = ModelCard(
        id: "day_strain", name: "Strain", alsoKnownAs: ["day strain"],
        formula: "min(21, 21 · ln(1 + TRIMP/50)/ln 9), TRIMP of the whole day, activities and minutes beside them, from 40 % of "
            + "heart-rate reserve on; shown as S/21 · 100",
        units: "0…21, shown 0…100",
        source: "our own, because makers describe a logarithmic scale and publish none",
        grade: .ownDefinition,
        limits:
            "Not comparable with any maker's number. Only on days with six hours of heart rate. A minute's heart rate is "
            + "the mean of its readings; it stands until the next minute that has one where that is at most ten minutes "
            + "away, and else for itself alone. Devices are never added up: the one with most minutes speaks. Where an "
            + "activity has heart rate, only its moving seconds count. A value that stands for an hour or a day counts for "
            + "one minute.")

    /// 0…21; nil for a negative or impossible impulse.
    public static func strain(impulse: Double) -> Double? {
        guard (0.0...10_000.0).contains(impulse) else { return nil }
        return min(21, 21 * Double.log(1 + impulse / 50) / Double.log(9))
    }
}
