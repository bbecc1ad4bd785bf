/// Minutes in five zones of maximal heart rate, weighted one to five times.
///
/// Formula: Σ minutes in 50–60, 60–70, 70–80, 80–90, 90–100 % of maximum × 1…5.
/// Units: beats per minute and seconds in; arbitrary units out.
/// Source: S. Edwards, The Heart Rate Monitor Book (1993).
/// Grade: useful.
public enum EdwardsZones {
    public static let card = ModelCard(
        id: "edwards", name: "Zone-weighted minutes", alsoKnownAs: ["Edwards' TRIMP"],
        formula: "Σ minutes in 50–60/60–70/70–80/80–90/90–100 % HRmax × 1…5", units: "AU",
        source: "S. Edwards, The Heart Rate Monitor Book (1993)", grade: .useful,
        limits:
            "For when no resting heart rate is known: a session's load is then 100 · total / 240, an hour in the fourth zone, where "
            + "the threshold usually lies. Jumps at the zones' edges; nothing below half of maximum.")

    /// Weighted minutes of an hour at threshold, in the fourth zone.
    static let hourAtThreshold = 240.0

    /// Returns the weighted minutes from a session's seconds at each heart rate.
    static func total(seconds: [Double], lowest: Int, maximum: Double) -> Double? {
        guard let bounds = bounds(maximum: maximum) else { return nil }
        var sum = 0.0
        for (index, time) in seconds.enumerated() where time > 0 {
            sum += Double(TimeInZones.zone(of: Double(lowest + index), bounds: bounds)) * time / 60
        }
        return sum
    }

    public static func total(samples: [Double], seconds: Double, maximum: Double) -> Double? {
        guard seconds > 0, let bounds = bounds(maximum: maximum) else { return nil }
        let times = TimeInZones.seconds(samples: samples, step: seconds, bounds: bounds)
        var sum = 0.0
        for (zone, time) in times.enumerated() { sum += Double(zone) * time / 60 }
        return sum
    }

    private static func bounds(maximum: Double) -> [Double]? {
        guard (120...220).contains(maximum) else { return nil }
        return (0..<5).map { (0.5 + 0.1 * Double($0)) * maximum - Rounding.slack }
    }
}
