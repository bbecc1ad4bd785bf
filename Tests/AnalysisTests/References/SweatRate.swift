@testable import Analysis

/// Litres of sweat per hour from body mass.
///
/// Formula: (mass before − mass after + drink − urine) / hours, one litre per kilogram.
/// Units: kilograms, litres and hours in; litres an hour out.
/// Source: mass balance.
/// Grade: established.
enum SweatRate {
    static func litresPerHour(before: Double, after: Double, drink: Double, urine: Double, hours: Double) -> Double? {
        guard hours > 0, before > 0, after > 0, drink >= 0, urine >= 0 else { return nil }
        let litres = before - after + drink - urine
        return litres >= 0 ? litres / hours : nil
    }
}
