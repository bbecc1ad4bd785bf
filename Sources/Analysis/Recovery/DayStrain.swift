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
        formula:
            "min({most}, {most} · ln(1 + TRIMP/{scale})/ln {base}), TRIMP of the whole day, activities and minutes beside them, from {leastEffort} % of "
            + "heart-rate reserve on; shown as S/{most} · 100",
        units: "0…21, shown 0…100",
        source: "our own, because makers describe a logarithmic scale and publish none",
        grade: .ownDefinition,
        limits:
            "Not comparable with any maker's number. Only on days with six hours of heart rate. A minute's heart rate is "
            + "the mean of its readings; it stands until the next minute that has one where that is at most ten minutes "
            + "away, and else for itself alone. Devices are never added up: the one with most minutes speaks. Where an "
            + "activity has heart rate, only its moving seconds count. A value that stands for an hour or a day counts for "
            + "one minute.",
        constants: [
            CardConstant("most", most, decimals: 0),
            CardConstant("scale", scale, decimals: 0),
            CardConstant("base", base, decimals: 0),
            CardConstant("leastEffort", 100 * leastEffort, decimals: 0),
        ])

    /// The end of the scale, and the training impulses that set its shape: `scale * (base - 1)` reaches the end.
    static let most = 21.0
    static let scale = 50.0
    static let base = 9.0

    /// 0…21; nil for a negative or impossible impulse.
    public static func strain(impulse: Double) -> Double? {
        guard (0.0...10_000.0).contains(impulse) else { return nil }
        return min(most, most * Double.log(1 + impulse / scale) / Double.log(base))
    }
}
