/// A marathon as a fraction of critical speed that falls the longer it takes.
///
/// Formula: 42195 = f(T) · CS · T; f = 93.0 % at 150 min, 84.8 % at 222 min, 78.9 % at 360 min, straight in between.
/// Units: metres per second in, seconds out.
/// Source: B. Smyth and D. Muniz-Pumares, MSSE 52:2637 (2020), more than 25,000 runners; error 7.67 %.
/// Grade: useful.
public enum CriticalSpeedMarathon {
    public static let card = ModelCard(
        id: "cs_marathon", name: "Marathon from critical speed", alsoKnownAs: [],
        formula: "42195 = f(T) · CS · T; f(150 min) = 0.930, f(222 min) = 0.848, f(360 min) = 0.789, linear in between",
        units: "s",
        source: "B. Smyth and D. Muniz-Pumares, Med Sci Sports Exerc 52:2637 (2020), doi 10.1249/MSS.0000000000002412",
        grade: .useful,
        limits:
            "The three points are the paper's summary values, so the line between them is ours. Critical speed 2.2 to 6.5 m/s, by the "
            + "same gate as it is shown by. σ² = 0.05² + (0.02 ln(42.195 km/longest effort))² + (0.01 age/90 d)² + 0.08² of ln T."
    )

    /// Of ln T, on top of what the efforts and the step to the marathon leave open.
    static let modelDeviation = 0.08

    static func fraction(minutes: Double) -> Double {
        minutes <= 222
            ? 0.930 + (0.848 - 0.930) / (222 - 150) * (minutes - 150)
            : 0.848 + (0.789 - 0.848) / (360 - 222) * (minutes - 222)
    }

    public static func time(criticalSpeed: Double) -> Double? {
        guard (2.2...6.5).contains(criticalSpeed) else { return nil }
        // The distance covered grows with time over the whole range, so halving finds the one answer.
        var fast = 5400.0
        var slow = 30_000.0
        for _ in 0..<80 {
            let middle = (fast + slow) / 2
            if fraction(minutes: middle / 60) * criticalSpeed * middle < 42_195 { fast = middle } else { slow = middle }
        }
        return (fast + slow) / 2
    }
}
