extension RecoveryStatus {
    public static let card = ModelCard(
        id: "recovery_status", name: "Recovery status", alsoKnownAs: [],
        formula:
            "n = form / max(fitness, 20); a low day has a readiness < 34; first match: ≥ 21 low days in a row and performance down "
            + "≥ 5 % → prolonged low recovery; n < −0.30 with readiness < 34 or unknown, or 3 of 5 days low and n < −0.10 → "
            + "very tired; n < −0.30 or readiness < 34 → tired; n < −0.10 with readiness < 50 or unknown → tired; n ≥ 0.05 "
            + "with readiness ≥ 67 or unknown → well recovered; else adequate; "
            + "after 14 days without load: adequate at most, and unknown without a readiness; form counts from 28 days of history with 6 "
            + "training days of the last 42 on, before that readiness alone",
        units: "class",
        source:
            "our own rule; the first condition after R. Meeusen et al., the ECSS and ACSM consensus on overtraining, MSSE (2013)",
        grade: .ownDefinition,
        limits:
            "The most severe level never follows from load alone: overtraining is a diagnosis of exclusion that a "
            + "clinician makes.")

    /// Returns form as a share of fitness; a fitness below 20 counts as 20.
    public static func relativeForm(_ form: Double, fitness: Double) -> Double { form / max(fitness, 20) }

    /// Days without load after which form only shows the break.
    static let longBreak = 14

    /// Relative form below which recent training exceeds the athlete's usual training.
    static let strainedForm = -0.10

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
        let isLow = readiness.map { $0 < 34 } ?? false
        if sustainedLowDays >= 21, let performanceDrop, performanceDrop >= 5 {
            self = .overtrained
        } else if (n < -0.30 && (isLow || readiness == nil)) || (lowDaysOfFive >= 3 && n < RecoveryStatus.strainedForm) {
            self = .overreaching
        } else if n < -0.30 || isLow {
            self = .fatigued
        } else if n < RecoveryStatus.strainedForm, readiness.map({ $0 < 50 }) ?? true {
            self = .fatigued
        } else if n >= 0.05, readiness.map({ $0 >= 67 }) ?? true {
            self = .wellRecovered
        } else {
            self = .adequate
        }
    }
}
