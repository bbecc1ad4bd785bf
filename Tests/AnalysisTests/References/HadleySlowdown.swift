import Measures

@testable import Analysis

/// A coach's table of slower target paces by the sum of temperature and dew point.
///
/// Formula: percent by T + Td in °F: 100 → 0, 110 → 0.5, 120 → 1, 130 → 2, 140 → 3, 150 → 4.5, 160 → 6, 170 → 8, 180 → 10,
/// straight lines between.
/// Units: °F in, percent out.
/// Source: M. Hadley, Maximum Performance Running (July 2013).
/// Grade: disputed.
enum HadleySlowdown {
    private static let percents: [Double] = [0, 0.5, 1, 2, 3, 4.5, 6, 8, 10]

    /// Returns nil above a sum of 180 °F, where hard running is not recommended, and for impossible weather.
    static func percent(fahrenheit temperature: Double, dewPoint: Double) -> Double? {
        guard (-60.0...140.0).contains(temperature), (-80.0...140.0).contains(dewPoint) else { return nil }
        let sum = temperature + dewPoint
        guard sum <= 180 + Rounding.slack else { return nil }
        guard sum > 100 else { return 0 }
        let position = min(8, (sum - 100) / 10)
        let below = min(7, Int(position))
        return percents[below] + (percents[below + 1] - percents[below]) * (position - Double(below))
    }
}
