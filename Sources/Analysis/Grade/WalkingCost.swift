/// Energy cost of walking on slopes.
///
/// Formula: C(i) = 280.5 i⁵ − 58.7 i⁴ − 76.8 i³ + 51.9 i² + 19.6 i + 2.5, i kept within ±0.45.
/// Units: rise over run in; J/kg/m out.
/// Source: A. E. Minetti et al., J Appl Physiol 93:1039 (2002), walking.
/// Grade: established.
public enum WalkingCost {
    public static let card = ModelCard(
        id: "walking_cost", name: "Energy cost of walking on a slope", alsoKnownAs: ["Minetti, walking"],
        formula: "C(i) = 280.5 i⁵ − 58.7 i⁴ − 76.8 i³ + 51.9 i² + 19.6 i + 2.5, |i| ≤ 0.45; level 2.5",
        units: "J/kg/m",
        source:
            "A. E. Minetti, C. Moia, G. S. Roi, D. Susta, G. Ferretti, J Appl Physiol 93:1039 (2002), the walking polynomial; "
            + "not read again in the paper, but an independent program states the same coefficients",
        grade: .established,
        limits:
            "Ten mountain runners on a treadmill at the speed that costs least. Used for what was recorded as a walk or a hike, whatever its "
            + "speed; a run keeps the cost of running where it is walked, so that its steepest climbs read a little too hard.")

    /// Returns joules per kilogram and metre.
    public static func cost(grade: Double) -> Double {
        guard !grade.isNaN else { return 2.5 }
        let i = min(GradeCost.steepest, max(-GradeCost.steepest, grade))
        return ((((280.5 * i - 58.7) * i - 76.8) * i + 51.9) * i + 19.6) * i + 2.5
    }

    /// Returns the factor relative to level ground.
    public static func factor(grade: Double) -> Double { cost(grade: grade) / 2.5 }
}
