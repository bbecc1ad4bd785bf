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
            "the athlete's own bounds; else of a stated threshold: Friel {friel2}/{friel3}/{friel4}/{friel5}/{friel6}/{friel7} %; else rest + p (max − rest), p = {lowestShare}…{highestShare}; else p of max",
        units: "bpm",
        source:
            "M. J. Karvonen, E. Kentala, O. Mustala, Ann Med Exp Biol Fenn 35:307 (1957); J. Friel, running zones (220triathlon)",
        grade: .useful,
        limits: "Conventions that slice a continuum. A threshold whose test was over {daysOfTest} days ago does not make zones.",
        constants: [
            CardConstant("friel2", frielPercents[0], decimals: 0),
            CardConstant("friel3", frielPercents[1], decimals: 0),
            CardConstant("friel4", frielPercents[2], decimals: 0),
            CardConstant("friel5", frielPercents[3], decimals: 0),
            CardConstant("friel6", frielPercents[4], decimals: 0),
            CardConstant("friel7", frielPercents[5], decimals: 0),
            CardConstant("lowestShare", fractions[0], decimals: 1),
            CardConstant("highestShare", fractions[4], decimals: 1),
            CardConstant("daysOfTest", daysOfTest),
        ])

    public static let fractions = [0.5, 0.6, 0.7, 0.8, 0.9]
    /// Percent of threshold heart rate at which zones 2 to 5c begin.
    static let frielPercents = [85.0, 90, 95, 100, 103, 106]

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
        for (zone, percent) in zip(FrielZone.allCases, frielPercents.dropLast()) where share < percent * threshold { return zone }
        return share <= frielPercents[5] * threshold ? .fiveB : .fiveC
    }

    /// Returns the lower bounds of Friel's zones two to 5c.
    public static func frielBounds(threshold: Double) -> [Double]? {
        guard threshold > 60, threshold < 230 else { return nil }
        return frielPercents.map { $0 / 100 * threshold }
    }

    /// Returns the lower bounds of zones one to five: of the reserve with a known resting heart rate, else of the maximum.
    public static func bounds(resting: Double?, maximum: Double) -> [Double]? {
        guard HeartRateReserve.maxima.contains(maximum) else { return nil }
        guard let resting else { return fractions.map { $0 * maximum } }
        guard HeartRateReserve.isPlausible(resting: resting, maximum: maximum) else { return nil }
        return fractions.map { resting + $0 * (maximum - resting) }
    }
}
