/// Metres climbed and descended, deaf to the noise of the altimeter: the steps of `AltitudeCleaning`, whose card they share.
///
/// Formula: a new level counts when it differs from the last one that counted by the threshold or more.
/// Units: metres.
/// Source: our own threshold; hysteresis is common practice.
/// Grade: own definition.
public enum Ascent {
    /// Metres, where only satellites told the altitude.
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

    /// Metres climbed per hour.
    public static func climbRate(gain: Double, seconds: Double) -> Double? {
        guard seconds > 0, gain >= 0 else { return nil }
        return gain / seconds * 3600
    }
}
