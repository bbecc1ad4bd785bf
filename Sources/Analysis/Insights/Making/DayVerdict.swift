import Measures
import Training

/// Whether a day is one to train hard on, decided once and before anything is advised: no answer may call for the opposite of another.
///
/// Formula: easy when recovery is red or illness shows, the recovery status is tired or worse, days after a race or a much longer run
/// are left (those that the plan keeps easy), the load is an alarm, or the athlete returns from a break. Less load is meant while it
/// tapers, and in a week that is planned easier. Nothing hard while the week's variability holds hard sessions back, after a hard day,
/// before one in the plan, in an easier week, and once the day's session is done.
/// Source: our own rule.
/// Grade: own definition.
struct DayVerdict {
    let isEasy: Bool
    let meansLess: Bool
    /// Nothing hard today.
    let isGentle: Bool
    /// The seven planned days hold less than usual on purpose.
    let isEasierWeek: Bool
    /// Activities of the day so far.
    let sessionsDone: Int

    /// - Parameter load: with its plan.
    init(asOf day: Day, history: History, readiness: ReadinessInsight, load: LoadInsight) {
        let isTired =
            switch load.recovery.value {
            case .fatigued, .overreaching, .overtrained: true
            case .wellRecovered, .adequate, nil: false
            }
        // Today, by the plan of yesterday, or from tomorrow on.
        let isAfterMuch = [day - 1, day].contains { TrainingHabits.easyDays(history, asOf: $0) > 0 }
        isEasy =
            isTired || isAfterMuch || load.returning != nil || load.recommendations.contains { $0.urgency == .warning }
            || readiness.recommendations.contains { $0.rule.asksForEase }
        isEasierWeek = load.planReason?.isEasier ?? false
        sessionsDone = history.digests(from: day, through: day).count { $0.isTraining }
        let tomorrow = load.plan.first { $0.day == day + 1 }
        isGentle =
            readiness.variabilityHoldsBack(under: load) || isEasierWeek || sessionsDone > 0
            || DayVerdict.wasHard(day - 1, history) || (tomorrow?.isHard ?? false)
        meansLess = load.trainingTrend.value == .tapering || isEasierWeek
    }

    /// A race, the long run of the week, or eight minutes and more at high intensity: 48 hours lie between two such days.
    private static func wasHard(_ day: Day, _ history: History) -> Bool {
        let profile = history.profile(asOf: day)
        var seconds = 0.0
        for digest in history.digests(from: day, through: day) {
            if digest.isRace { return true }
            seconds += digest.hardSeconds(for: profile) ?? 0
            if digest.sport.isRunning, digest.moving >= DayVerdict.longSeconds,
                let most = TrainingHabits(history: history, asOf: day - 1).longestMinutes,
                digest.moving / 60 >= DayVerdict.longShare * most
            {
                return true
            }
        }
        return seconds >= HighIntensity.least
    }

    /// A run of an hour and more that is as long as nine tenths of the longest of 30 days is a long one.
    private static let longShare = 0.9
    private static let longSeconds = 3600.0

    /// The advice that agrees with the verdict, in its words.
    func permitted(_ advice: [Recommendation]) -> [Recommendation] {
        advice.compactMap { advice in
            // "Go on as planned" says the wrong thing where the plan itself is easier.
            if !isEasy, isEasierWeek, advice.rule == .loadInUsualRange {
                return Recommendation(.easierWeekPlanned, numbers: advice.numbers, urgency: .info)
            }
            guard
                !(isEasy && advice.rule.callsForTraining) && !(meansLess && advice.rule.callsForMore)
                    && !(isGentle && advice.rule.callsForHardness)
            else { return nil }
            guard advice.rule == .recoveryLow, sessionsDone > 0, let score = advice.numbers.first else { return advice }
            return Recommendation(.recoveryLow, numbers: [score, Double(sessionsDone)], urgency: advice.urgency)
        }
    }
}

extension PlannedDay {
    /// Work at threshold and above, a long run or a race.
    public var isHard: Bool { hardMinutes > 0 || workout == .long || workout == .race }
}

extension PlanReason {
    /// The plan holds less than usual on purpose.
    public var isEasier: Bool {
        switch self {
        case .deload, .taper, .raceWeek, .comeback, .tired, .loadRose, .longRun, .illness: true
        case .build, .maintain, .ratio, .habits, .heat: false
        }
    }
}

extension ActivityDigest {
    /// A session that trains: no sauna, and no envelope of several legs.
    fileprivate var isTraining: Bool { (load?.value ?? 0) > 0 || sport.isRunning }
}

extension ReadinessInsight {
    /// Resting heart rate and respiration are both well above their usual range.
    public var looksIll: Bool { recommendations.contains { $0.rule == .signsOfIllness } }
}

extension Recommendation.Rule {
    /// Whether it says that the body is not up to training.
    public var asksForEase: Bool { self == .recoveryLow || self == .signsOfIllness }

    /// Whether it says that a hard session may be done.
    public var callsForHardness: Bool { self == .recoveryHigh || self == .freshEnoughForQuality }

    /// Whether it says to do more than the plan has.
    public var callsForMore: Bool {
        switch self {
        case .loadBelowUsual, .weekTooMonotonous, .needRecentEffort: true
        default: false
        }
    }

    /// Whether it says to go on, to do more or to go hard.
    public var callsForTraining: Bool {
        switch self {
        case .loadInUsualRange, .loadBelowUsual, .freshEnoughForQuality, .acclimationBuilding, .recoveryHigh, .weekTooMonotonous,
            .needRecentEffort:
            true
        default: false
        }
    }
}
