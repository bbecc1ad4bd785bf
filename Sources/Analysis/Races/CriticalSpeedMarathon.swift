/// A marathon time from a share of critical speed that depends on the duration and on the decoupling of an earlier marathon.
///
/// Formula: 42195 = f(T) · CS · T; f = 93.0 % at 150 min, 84.8 % at 222 min, 78.9 % at 360 min, linear between; with the decoupling of an
/// earlier marathon, f = 88 % below 1.1, 86 % below 1.2, else 82 %.
/// Units: metres per second in, seconds out.
/// Source: B. Smyth and D. Muniz-Pumares, MSSE 52:2637 (2020), more than 25,000 runners; error 7.67 %. B. Smyth et al., Sports Med
/// 52:2283 (2022), 82,303 runners; error 6.45 % without, 5.16 % with decoupling.
/// Grade: useful.
public enum CriticalSpeedMarathon {
    public static let card = ModelCard(
        id: "cs_marathon", name: "Marathon from critical speed", alsoKnownAs: [],
        formula:
            "42195 = f(T) · CS · T; f(150 min) = 0.930, f(222 min) = 0.848, f(360 min) = 0.789, linear in between; with the decoupling "
            + "of a marathon of the last two years: f = 0.88 below 1.1, 0.86 below 1.2, else 0.82",
        units: "s",
        source:
            "B. Smyth and D. Muniz-Pumares, Med Sci Sports Exerc 52:2637 (2020), doi 10.1249/MSS.0000000000002412; durability: "
            + "B. Smyth et al., Sports Med 52:2283 (2022), doi 10.1007/s40279-022-01680-5, 82,303 marathons",
        grade: .useful,
        limits:
            "The points are the papers' summary values, so the line between the three of 2020 is ours, and the shares of 2022 are means of "
            + "groups (± 6 to 7 points) whose decoupling was that of the same marathon, not of an earlier one. Critical speed 2.2 to "
            + "6.5 m/s, by the same gate as it is shown by. σ² = 0.05² + (0.02 ln(42.195 km/longest effort))² + (0.01 age/90 d)² + m² of "
            + "ln T; m = 0.08, with a known decoupling 0.08 · 5.16/6.45 = 0.064, the paper's gain."
    )

    /// Standard deviation of ln T, in addition to the uncertainty of the efforts and of the step to the marathon.
    public static let modelDeviation = 0.08
    /// The paper's prediction errors with and without decoupling, percent.
    private static let errors = (with: 5.16, without: 6.45)

    /// Returns the standard deviation with or without the decoupling of an earlier marathon.
    public static func deviation(knowsDecoupling: Bool) -> Double {
        knowsDecoupling ? modelDeviation * errors.with / errors.without : modelDeviation
    }

    /// Returns the share of critical speed by group of decoupling: low, moderate, high.
    public static func share(decoupling: Double) -> Double {
        if decoupling < 1.1 - Rounding.slack { return 0.88 }
        return decoupling < 1.2 - Rounding.slack ? 0.86 : 0.82
    }

    /// - Parameters:
    ///   - criticalSpeed: metres per second.
    ///   - decoupling: ratio of internal to external load late, relative to early, in an earlier marathon; nil if unknown.
    public static func time(criticalSpeed: Double, decoupling: Double?) -> Double? {
        guard let decoupling, decoupling.isFinite, decoupling > 0 else { return time(criticalSpeed: criticalSpeed) }
        guard (2.2...6.5).contains(criticalSpeed) else { return nil }
        return 42_195 / (share(decoupling: decoupling) * criticalSpeed)
    }

    static func fraction(minutes: Double) -> Double {
        minutes <= 222
            ? 0.930 + (0.848 - 0.930) / (222 - 150) * (minutes - 150)
            : 0.848 + (0.789 - 0.848) / (360 - 222) * (minutes - 222)
    }

    public static func time(criticalSpeed: Double) -> Double? {
        guard (2.2...6.5).contains(criticalSpeed) else { return nil }
        // The distance covered grows with time over the whole range, so bisection finds the single solution.
        var fast = 5400.0
        var slow = 30_000.0
        for _ in 0..<80 {
            let middle = (fast + slow) / 2
            if fraction(minutes: middle / 60) * criticalSpeed * middle < 42_195 { fast = middle } else { slow = middle }
        }
        return (fast + slow) / 2
    }
}
