/// The oxygen that running or walking takes by the American College of Sports Medicine's equations.
///
/// Formula: run 3.5 + 0.2 S + 0.9 S G; walk 3.5 + 0.1 S + 1.8 S G.
/// Units: S metres per minute, G rise over run; ml/kg/min out.
/// Source: ACSM's Guidelines for Exercise Testing and Prescription, 10th ed.; B. Bushman, ACSM's H&F Journal 24 (2020).
/// Grade: useful.
public enum ACSMCost {
    public static let card = ModelCard(
        id: "acsm_cost", name: "ACSM metabolic equations", alsoKnownAs: ["ACSM running equation"],
        formula: "run: 3.5 + 0.2 S + 0.9 S G; walk: 3.5 + 0.1 S + 1.8 S G; S in m/min, G as a fraction",
        units: "ml/kg/min",
        source: "ACSM's Guidelines for Exercise Testing and Prescription, 10th ed.; B. Bushman, ACSM's Health & Fitness Journal "
            + "24(3) (2020)",
        grade: .useful,
        limits: "Truly running, above 134 m/min. Some 20 % above the Daniels–Gilbert cost, so the two are never mixed: no figure "
            + "here rests on it. Too high in 29 of 33 runners (JSCR 13:219, 1999).")

    public static func running(metresPerMinute speed: Double, grade: Double) -> Double? {
        guard speed > 0, speed < 900, abs(grade) <= 0.45 else { return nil }
        return 3.5 + 0.2 * speed + 0.9 * speed * grade
    }

    public static func walking(metresPerMinute speed: Double, grade: Double) -> Double? {
        guard speed > 0, speed < 300, abs(grade) <= 0.45 else { return nil }
        return 3.5 + 0.1 * speed + 1.8 * speed * grade
    }
}
