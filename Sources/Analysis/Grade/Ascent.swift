/// Metres climbed and descended without altimeter noise: the steps of `AltitudeCleaning`, with which it shares a card.
///
/// Formula: a new level counts when it differs from the last counted one by the threshold or more.
/// Units: metres.
/// Source: our own threshold; hysteresis is common practice.
/// Grade: own definition.
public enum Ascent {
    /// Threshold in metres for altitudes from satellites only.
    static let satelliteThreshold = 3.0

    public static func total(altitudes: [Double], threshold: Double) -> (up: Double, down: Double) {
        guard var level = altitudes.first, threshold > 0 else { return (0, 0) }
        var up = 0.0
        var down = 0.0
        for altitude in altitudes {
            let step = altitude - level
            guard abs(step) >= threshold else { continue }
            if step > 0 { up += step } else { down -= step }
            level = altitude
        }
        return (up, down)
    }

    /// Returns metres climbed per hour.
    public static func climbRate(gain: Double, seconds: Double) -> Double? {
        guard seconds > 0, gain >= 0 else { return nil }
        return gain / seconds * 3600
    }
}
