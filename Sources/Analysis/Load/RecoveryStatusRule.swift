extension RecoveryStatus {
    public static let card = ModelCard(
        id: "recovery_status", name: "Recovery status", alsoKnownAs: [],
        formula:
            "n = form / max(fitness, {leastFitness}); a low day has a readiness < {lowReadiness}; first match: ≥ {sustainedDays} low days in a row and performance down "
            + "≥ {performanceLoss} % → prolonged low recovery; n < −{exhausted} with readiness < {lowReadiness} or unknown, or {oftenLow} of {recentDays} days low and n < −{strained} → "
            + "very tired; n < −{exhausted} or readiness < {lowReadiness} → tired; n < −{strained} with readiness < {middleReadiness} or unknown → tired; n ≥ {fresh} "
            + "with readiness ≥ {green} or unknown → well recovered; else adequate; "
            + "after {longBreak} days without load: adequate at most, and unknown without a readiness; form counts from {historyNeeded} days of history with {loadedDays} "
            + "training days of the last {settleDays} on, before that readiness alone",
        units: "class",
        source:
            "our own rule; the first condition after R. Meeusen et al., the ECSS and ACSM consensus on overtraining, MSSE (2013)",
        grade: .ownDefinition,
        limits:
            "The most severe level never follows from load alone: overtraining is a diagnosis of exclusion that a "
            + "clinician makes.",
        constants: [
            CardConstant("leastFitness", RecoveryStatus.leastFitness, decimals: 0),
            CardConstant("lowReadiness", RecoveryStatus.lowReadiness, decimals: 0),
            CardConstant("sustainedDays", RecoveryStatus.sustainedDays),
            CardConstant("performanceLoss", RecoveryStatus.performanceLoss, decimals: 0),
            CardConstant("exhausted", -RecoveryStatus.exhaustedForm, decimals: 2),
            CardConstant("oftenLow", RecoveryStatus.oftenLow),
            CardConstant("recentDays", RecoveryStatus.recentDays),
            CardConstant("strained", -RecoveryStatus.strainedForm, decimals: 2),
            CardConstant("middleReadiness", RecoveryStatus.middleReadiness, decimals: 0),
            CardConstant("fresh", RecoveryStatus.freshForm, decimals: 2),
            CardConstant("green", RecoveryScore.greenFrom, decimals: 0),
            CardConstant("longBreak", RecoveryStatus.longBreak),
            CardConstant("historyNeeded", LoadRatio.chronicDays),
            CardConstant("loadedDays", LoadState.loadedDaysForForm),
            CardConstant("settleDays", LoadDay.settledHistoryDays),
        ])

    /// Returns form as a share of fitness; a fitness below 20 counts as 20.
    public static func relativeForm(_ form: Double, fitness: Double) -> Double { form / max(fitness, leastFitness) }

    /// Readiness below it is low: the red band of the recovery score.
    public static let lowReadiness = RecoveryScore.redUpTo + 1
    /// Readiness below it is no objection to a tired form.
    public static let middleReadiness = 50.0
    /// Form over fitness: below the first very tired, below the second tired, from the third on fresh.
    public static let exhaustedForm = -0.30
    public static let strainedForm = -0.10
    public static let freshForm = 0.05
    /// Fitness that form is compared with at least.
    static let leastFitness = 20.0
    /// Low days in a row, and the loss of performance in percent, of a prolonged low recovery.
    static let sustainedDays = 21
    static let performanceLoss = 5.0
    /// Of the newest days, so many low ones count as often.
    public static let recentDays = 5
    public static let oftenLow = 3

    /// Days without load after which form only shows the break.
    static let longBreak = 14

    /// - Parameters:
    ///   - form: fitness minus fatigue (TSB).
    ///   - fitness: exponentially weighted load (CTL).
    ///   - readiness: today's recovery score, 0…100; nil if unknown.
    ///   - lowDaysOfFive: number of the last five days with a readiness below 34.
    ///   - sustainedLowDays: number of successive days of low readiness.
    ///   - performanceDrop: percent; nil if unknown.
    public init?(
        form: Double, fitness: Double, readiness: Double?, lowDaysOfFive: Int, sustainedLowDays: Int, performanceDrop: Double?
    ) {
        guard form.isFinite, fitness.isFinite else { return nil }
        let n = RecoveryStatus.relativeForm(form, fitness: fitness)
        let isLow = readiness.map { $0 < RecoveryStatus.lowReadiness } ?? false
        if sustainedLowDays >= RecoveryStatus.sustainedDays, let performanceDrop,
            performanceDrop >= RecoveryStatus.performanceLoss
        {
            self = .overtrained
        } else if (n < RecoveryStatus.exhaustedForm && (isLow || readiness == nil))
            || (lowDaysOfFive >= RecoveryStatus.oftenLow && n < RecoveryStatus.strainedForm)
        {
            self = .overreaching
        } else if n < RecoveryStatus.exhaustedForm || isLow {
            self = .fatigued
        } else if n < RecoveryStatus.strainedForm, readiness.map({ $0 < RecoveryStatus.middleReadiness }) ?? true {
            self = .fatigued
        } else if n >= RecoveryStatus.freshForm, readiness.map({ $0 >= RecoveryScore.greenFrom }) ?? true {
            self = .wellRecovered
        } else {
            self = .adequate
        }
    }
}
