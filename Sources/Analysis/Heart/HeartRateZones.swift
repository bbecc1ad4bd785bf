/// Bounds of heart-rate zones.
///
/// Formula: Karvonen rest + p (max − rest); share of maximum; Friel's shares of threshold heart rate.
/// Units: beats per minute.
/// Source: M. Karvonen et al., Ann Med Exp Biol Fenn 35:307 (1957); J. Friel's running zones.
/// Grade: useful.
public enum HeartRateZones {
    public static let card = ModelCard(
        id: "heart_rate_zones", name: "Heart-rate zones", alsoKnownAs: ["Karvonen", "Friel zones"],
        formula:
            "the athlete's own bounds; else of a stated threshold: Friel 85/90/95/100/103/106 %; else rest + p (max − rest), p = 0.5…0.9; else p of max",
        units: "bpm",
        source:
            "M. J. Karvonen, E. Kentala, O. Mustala, Ann Med Exp Biol Fenn 35:307 (1957); J. Friel, running zones (220triathlon)",
        grade: .useful,
        limits: "Conventions that slice a continuum. A threshold whose test was over 180 days ago does not make zones.")

    public static let fractions = [0.5, 0.6, 0.7, 0.8, 0.9]

    public static func karvonen(resting: Double, maximum: Double, fraction: Double) -> Double? {
        guard HeartRateReserve.isPlausible(resting: resting, maximum: maximum), (0...1).contains(fraction) else { return nil }
        return resting + fraction * (maximum - resting)
    }

    /// Friel's zones, lowest first. The raw values are their published names.
    public enum FrielZone: String, CaseIterable, Sendable {
        case one = "1"
        case two = "2"
        case three = "3"
        case four = "4"
        case fiveA = "5a"
        case fiveB = "5b"
        case fiveC = "5c"
    }

    /// Gaps in print (89–90) are closed as half-open ranges: [85, 90), [90, 95), [95, 100), [100, 103), [103, 106], above.
    public static func frielZone(heartRate: Double, threshold: Double) -> FrielZone? {
        guard threshold > 60, threshold < 230, heartRate > 0, heartRate < 260 else { return nil }
        // Multiplied rather than divided, so that exactly 90 % stays exact.
        let share = heartRate * 100
        if share < 85 * threshold { return .one }
        if share < 90 * threshold { return .two }
        if share < 95 * threshold { return .three }
        if share < 100 * threshold { return .four }
        if share < 103 * threshold { return .fiveA }
        return share <= 106 * threshold ? .fiveB : .fiveC
    }

    /// Returns the lower bounds of Friel's zones two to 5c.
    public static func frielBounds(threshold: Double) -> [Double]? {
        guard threshold > 60, threshold < 230 else { return nil }
        return [0.85, 0.90, 0.95, 1.00, 1.03, 1.06].map { $0 * threshold }
    }

    /// Returns the lower bounds of zones one to five: of the reserve with a known resting heart rate, else of the maximum.
    public static func bounds(resting: Double?, maximum: Double) -> [Double]? {
        guard (120...220).contains(maximum) else { return nil }
        guard let resting else { return fractions.map { $0 * maximum } }
        guard HeartRateReserve.isPlausible(resting: resting, maximum: maximum) else { return nil }
        return fractions.map { resting + $0 * (maximum - resting) }
    }
}
