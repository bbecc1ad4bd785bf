@testable import Analysis

/// Cost of heat for elite runners.
///
/// Formula: 0.35 % per °C of wet-bulb globe temperature outside 7.5…15 °C.
/// Units: °C in, percent out.
/// Source: K. Mantzios et al., Medicine & Science in Sports & Exercise 54:153 (2022), 1258 races.
/// Grade: useful.
enum MantziosSlowdown {
    /// Returns nil outside −20…40 °C.
    static func percent(wetBulbGlobe: Double) -> Double? {
        guard (-20.0...40.0).contains(wetBulbGlobe) else { return nil }
        return 0.35 * max(0, wetBulbGlobe - 15, 7.5 - wetBulbGlobe)
    }
}
