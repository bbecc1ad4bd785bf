/// Energy cost of running on slopes.
///
/// Formula: C(i) = 155.4 i⁵ − 30.4 i⁴ − 43.3 i³ + 46.3 i² + 19.5 i + 3.6, i kept within ±0.45; factor C(i)/C(0).
/// For downhill effort 1 − 0.35 (1 − factor), because runners do not convert the whole metabolic saving into speed.
/// Units: rise over run in; J/kg/m or a ratio out.
/// Source: A. E. Minetti et al., J Appl Physiol 93:1039 (2002); the downhill share is ours.
/// Grade: established for the cost, own definition for the effort.
public enum GradeCost {
    public static let card = ModelCard(
        id: "grade_cost", name: "Energy cost of running on a slope", alsoKnownAs: ["Minetti"],
        formula: "C(i) = 155.4 i⁵ − 30.4 i⁴ − 43.3 i³ + 46.3 i² + 19.5 i + 3.6, |i| ≤ 0.45; level 3.6",
        units: "J/kg/m",
        source: "A. E. Minetti, C. Moia, G. S. Roi, D. Susta, G. Ferretti, J Appl Physiol 93:1039 (2002)",
        grade: .established,
        limits: "Ten mountain runners on a treadmill; a fit, so level reads 3.60 where 3.40 was measured. Elevation from "
            + "satellites is too coarse for single steps.")

    public static let gradeAdjustedPaceCard = ModelCard(
        id: "grade_adjusted_pace", name: "Grade-adjusted pace", alsoKnownAs: ["GAP", "effort pace"],
        formula:
            "v · f, f = C(i)/C(0) uphill and 1 − 0.35 (1 − C(i)/C(0)) downhill; grade smoothed over 30 s; mean over moving time",
        units: "m/s",
        source: "our own downhill share on A. E. Minetti et al. (2002), because races show a third of the metabolic saving "
            + "(stated by the authors; Strava Engineering 2017, 240,000 athletes)",
        grade: .ownDefinition,
        limits:
            "± 5 % with elevation from satellites; the grade is taken across 100 m. Without elevation it equals pace and is marked."
    )

    public static let steepest = 0.45
    /// Share of the metabolic saving downhill that lowers effort.
    public static let downhillShare = 0.35

    /// Returns joules per kilogram and metre.
    public static func cost(grade: Double) -> Double {
        guard !grade.isNaN else { return 3.6 }
        let i = min(steepest, max(-steepest, grade))
        return ((((155.4 * i - 30.4) * i - 43.3) * i + 46.3) * i + 19.5) * i + 3.6
    }

    /// Returns the energy factor relative to level ground, for load, calories and oxygen.
    public static func energeticFactor(grade: Double) -> Double { cost(grade: grade) / 3.6 }

    /// Returns the effort factor relative to level ground, for grade-adjusted pace.
    public static func effortFactor(grade: Double, downhillShare: Double = downhillShare) -> Double {
        let factor = energeticFactor(grade: grade)
        return grade < 0 ? 1 - downhillShare * (1 - factor) : factor
    }
}
