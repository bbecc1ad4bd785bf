import Measures

/// Direct share of solar radiation.
///
/// Formula: s = S / (1367 cos z / d²), at most 0.85; share = exp(3 − 1.34 s − 1.65 / s), within 0…0.9.
/// Units: W/m² in, share 0…1 and W/m² out.
/// Source: J. C. Liljegren et al., Journal of Occupational and Environmental Hygiene 5:645 (2008).
/// Grade: useful.
public enum DirectSunlight {
    public static let card = ModelCard(
        id: "direct_fraction", name: "Direct share of sunshine", alsoKnownAs: ["fdir"],
        formula: "s = S / (1367 cos z / d²) ≤ 0.85; share = exp(3 − 1.34 s − 1.65 / s), cut to 0…0.9; 0 when cos z < 0.00873",
        units: "share 0…1",
        source: "J. C. Liljegren et al., Journal of Occupational and Environmental Hygiene 5:645 (2008)",
        grade: .useful,
        limits: "An average; broken cloud can beat it either way.")

    /// Half a degree above the horizon; a lower sun gives no direct radiation.
    static let leastCosine = 0.00873

    /// - Parameters:
    ///   - radiation: W/m² on level ground.
    ///   - cosine: cosine of the angle between the sun and the zenith.
    ///   - sunDistance: astronomical units.
    /// - Returns: the share, and the radiation limited to the maximum of the atmosphere; nil for impossible input.
    public static func split(
        radiation: Double, cosineOfZenith cosine: Double, sunDistance: Double
    ) -> (share: Double, radiation: Double)? {
        guard radiation >= 0, radiation < 2000, (-1.0...1.0).contains(cosine), (0.9...1.1).contains(sunDistance) else {
            return nil
        }
        guard cosine >= leastCosine, radiation > 0 else { return (0, radiation) }
        let greatest = 1367 * cosine / (sunDistance * sunDistance)
        let clearness = min(0.85, radiation / greatest)
        let share = Double.exp(3 - 1.34 * clearness - 1.65 / clearness)
        return (min(0.9, max(0, share)), clearness * greatest)
    }
}
