import Measures

/// Power law between times at two distances.
///
/// Formula: T₂ = T₁ · (D₂ / D₁)^b.
/// Units: seconds and metres.
/// Source: P. S. Riegel, American Scientist 69:285 (1981), b = 1.06.
/// Grade: useful.
public enum Riegel {
    public static let card = ModelCard(
        id: "riegel", name: "Riegel's power law", alsoKnownAs: ["endurance exponent"],
        formula: "T₂ = T₁ · (D₂ / D₁)^b", units: "s",
        source: "P. S. Riegel, Athletic records and human endurance, American Scientist 69:285 (1981)",
        grade: .useful,
        limits:
            "3.5 to 230 minutes; beside a back-test also beyond, because a comparison is of the same races. With b = 1.06 half of 2,303 recreational marathon runners were slower by ten minutes or more "
            + "(Vickers and Vertosick 2016).")

    public static let publishedExponent = 1.06
    /// Range of seconds in which the law was found.
    public static let seconds = 210.0...13_800.0

    public static func time(seconds: Double, from metres: Double, to target: Double, exponent: Double) -> Double? {
        guard seconds > 0, metres > 0, target > 0, exponent > 0, exponent < 3 else { return nil }
        let time = seconds * Double.pow(target / metres, exponent)
        return time.isFinite && time > 0 ? time : nil
    }
}
