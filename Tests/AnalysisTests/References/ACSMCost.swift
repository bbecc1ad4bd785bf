@testable import Analysis

/// Oxygen cost of running or walking by the equations of the American College of Sports Medicine.
///
/// Formula: run 3.5 + 0.2 S + 0.9 S G; walk 3.5 + 0.1 S + 1.8 S G.
/// Units: S metres per minute, G rise over run; ml/kg/min out.
/// Source: ACSM's Guidelines for Exercise Testing and Prescription, 10th ed.; B. Bushman, ACSM's H&F Journal 24 (2020).
/// Grade: useful.
enum ACSMCost {
    static func running(metresPerMinute speed: Double, grade: Double) -> Double? {
        guard speed > 0, speed < 900, abs(grade) <= 0.45 else { return nil }
        return 3.5 + 0.2 * speed + 0.9 * speed * grade
    }

    static func walking(metresPerMinute speed: Double, grade: Double) -> Double? {
        guard speed > 0, speed < 300, abs(grade) <= 0.45 else { return nil }
        return 3.5 + 0.1 * speed + 1.8 * speed * grade
    }
}

extension RunningEnergy {
    /// Kilocalories including rest, from the ACSM cost of the mean speed.
    static func gross(kilograms: Double, metres: Double, minutes: Double, grade: Double = 0) -> Double? {
        guard (30.0...200.0).contains(kilograms), minutes > 0 else { return nil }
        guard let uptake = ACSMCost.running(metresPerMinute: metres / minutes, grade: grade) else { return nil }
        return uptake * kilograms / 1000 * 5 * minutes
    }
}
