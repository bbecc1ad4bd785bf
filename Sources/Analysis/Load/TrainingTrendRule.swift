extension TrainingTrend {
    public static let card = ModelCard(
        id: "training_trend", name: "Training trend", alsoKnownAs: [],
        formula:
            "first match: ≥ 10 days without a session → detraining; ratio > 1.3, or > 1.1 with chronic load up 10 % in four weeks "
            + "→ ramping up; ratio < 0.8 → tapering with a race within 21 days or, below 14 days of it, chronic ≥ 75 %, else "
            + "detraining; else steady",
        units: "class", source: "our own rule, because the contract names the words and no thresholds", grade: .ownDefinition,
        limits: "Speaks of load, not of fitness. Unknown where nothing was recorded on the last 4 days.")

    /// - Parameters:
    ///   - ratio: acute over chronic; nil if absent.
    ///   - chronicChange: chronic load relative to that of 28 days ago; nil if unknown.
    ///   - daysIdle: days since the last session of any sport.
    ///   - daysToRace: days until the next race; nil without one.
    ///   - daysBelow: number of successive days with a ratio below 0.8.
    public init?(ratio: Double?, chronicChange: Double?, daysIdle: Int?, daysToRace: Int?, daysBelow: Int) {
        if let daysIdle, daysIdle >= 10 {
            self = .detraining
            return
        }
        guard let ratio else { return nil }
        if ratio > 1.3 + Rounding.slack {
            self = .rampingUp
        } else if ratio > 1.1 + Rounding.slack, let chronicChange, chronicChange >= 1.10 {
            self = .rampingUp
        } else if ratio < 0.8 {
            let racesSoon = daysToRace.map { (0...21).contains($0) } ?? false
            let isBrief = daysBelow < 14 && (chronicChange.map { $0 >= 0.75 } ?? false)
            self = racesSoon || isBrief ? .tapering : .detraining
        } else {
            self = .steady
        }
    }
}
