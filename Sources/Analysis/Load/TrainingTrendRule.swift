extension TrainingTrend {
    public static let card = ModelCard(
        id: "training_trend", name: "Training trend", alsoKnownAs: [],
        formula:
            "first match: ≥ {idleDays} days without a session → detraining; ratio > {elevated}, or > {rising} with chronic load up {chronicRise} % in four weeks "
            + "→ ramping up; ratio < {low} → tapering with a race within {raceDays} days or, below {briefDays} days of it, chronic ≥ {keptChronic} %, else "
            + "detraining; else steady",
        units: "class", source: "our own rule, because the contract names the words and no thresholds", grade: .ownDefinition,
        limits: "Speaks of load, not of fitness. Unknown where nothing was recorded on the last {watchedDays} days.",
        constants: [
            CardConstant("idleDays", TrainingTrend.idleDays),
            CardConstant("elevated", LoadRatioBounds.elevated, decimals: 1),
            CardConstant("rising", TrainingTrend.rising, decimals: 1),
            CardConstant("chronicRise", 100 * (TrainingTrend.chronicRise - 1), decimals: 0),
            CardConstant("low", LoadRatioBounds.low, decimals: 1),
            CardConstant("raceDays", TrainingTrend.raceDays),
            CardConstant("briefDays", TrainingTrend.briefDays),
            CardConstant("keptChronic", 100 * TrainingTrend.keptChronic, decimals: 0),
            CardConstant("watchedDays", LoadState.unwatchedDays + 1),
        ])

    /// Days without a session that end training.
    static let idleDays = 10
    /// Ratio above which a rising chronic load is a ramp, and its growth in four weeks.
    static let rising = 1.1
    static let chronicRise = 1.10
    /// Days before a race in which little load is a taper.
    static let raceDays = 21
    /// Days of little load that may be a taper, with at least this share of the chronic load kept.
    static let briefDays = 14
    static let keptChronic = 0.75

    /// - Parameters:
    ///   - ratio: acute over chronic; nil if absent.
    ///   - chronicChange: chronic load relative to that of 28 days ago; nil if unknown.
    ///   - daysIdle: days since the last session of any sport.
    ///   - daysToRace: days until the next race; nil without one.
    ///   - daysBelow: number of successive days with a ratio below `LoadRatioBounds.low`.
    public init?(ratio: Double?, chronicChange: Double?, daysIdle: Int?, daysToRace: Int?, daysBelow: Int) {
        if let daysIdle, daysIdle >= TrainingTrend.idleDays {
            self = .detraining
            return
        }
        guard let ratio else { return nil }
        if ratio > LoadRatioBounds.elevated + Rounding.slack {
            self = .rampingUp
        } else if ratio > TrainingTrend.rising + Rounding.slack, let chronicChange, chronicChange >= TrainingTrend.chronicRise {
            self = .rampingUp
        } else if ratio < LoadRatioBounds.low {
            let racesSoon = daysToRace.map { (0...TrainingTrend.raceDays).contains($0) } ?? false
            let isBrief = daysBelow < TrainingTrend.briefDays && (chronicChange.map { $0 >= TrainingTrend.keptChronic } ?? false)
            self = racesSoon || isBrief ? .tapering : .detraining
        } else {
            self = .steady
        }
    }
}
