import Measures
import Training

/// Decides whether a day suits hard training, before any advice, so that no two pieces of advice contradict each other.
///
/// Formula: easy in any of these cases: recovery is red or illness shows; the recovery status is tired or worse; days after a race or a
/// much longer run remain (those that the plan keeps easy); the load is an alarm; the athlete returns from a break. Lower load is intended
/// while tapering, in an easier week of the plan, and for four weeks after a race of 18 km and more. No hard session while the week's
/// variability forbids it, after a hard day, before one in the plan, on an easy day of it, in an easier week, and after the day's session.
/// Source: our own rule.
/// Grade: own definition.
struct DayVerdict {
    let isEasy: Bool
    let meansLess: Bool
    /// Whether today should have no hard session.
    let isGentle: Bool
    /// Whether the seven planned days intentionally have less load than usual.
    let isEasierWeek: Bool
    /// Whether the days without training before a return are the easy ones after a long race, for which no return is advised.
    private let isReturnFromRace: Bool
    /// Number of the day's activities so far.
    let sessionsDone: Int

    /// - Parameters:
    ///   - load: includes its plan.
    ///   - earlier: the plan of the day before, which has that of today.
    init(asOf day: Day, history: History, readiness: ReadinessInsight, load: LoadInsight, earlier: EarlierPlan?) {
        let isTired =
            switch load.recovery.value {
            case .fatigued, .overreaching, .overtrained: true
            case .wellRecovered, .adequate, nil: false
            }
        // Today by yesterday's plan, or from tomorrow on.
        let isAfterMuch = [day - 1, day].contains { TrainingHabits.easyDays(history, asOf: $0) > 0 }
        isEasy =
            isTired || isAfterMuch || load.returning != nil || load.recommendations.contains { $0.urgency == .warning }
            || readiness.recommendations.contains { $0.rule.asksForEase }
        isReturnFromRace =
            load.returning.map { history.isEase(after: $0.since - $0.days - 1, days: $0.days) } ?? false
        isEasierWeek = load.planReason?.isEasier ?? false
        sessionsDone = history.digests(from: day, through: day).count { $0.isTraining }
        let tomorrow = load.plan.first { $0.day == day + 1 }
        let today = load.easedToday ?? earlier?.days.first { $0.day == day }
        isGentle =
            readiness.variabilityHoldsBack(under: load) || isEasierWeek || sessionsDone > 0
            || DayVerdict.wasHard(day - 1, history) || (tomorrow?.isHard ?? false) || today.map { !$0.isHard } ?? false
        // The weeks after a long race are easier than usual whatever their reason is.
        let isAfterRace = history.hasLongRace(from: day - DayVerdict.daysAfterRace, through: day)
        meansLess = load.trainingTrend.value == .tapering || isEasierWeek || isAfterRace
    }

    /// Whether a day had a race, the week's long run, or at least eight minutes at high intensity: two such days are 48 hours apart.
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

    /// Days after a long race on which less load than usual is meant: our own.
    private static let daysAfterRace = 28

    /// A run of at least an hour counts as long from nine tenths of the longest of 30 days.
    private static let longShare = 0.9
    private static let longSeconds = 3600.0

    /// Returns the advice that agrees with the verdict, worded for it.
    func permitted(_ advice: [Recommendation]) -> [Recommendation] {
        advice.compactMap { advice in
            // "Go on as planned" is wrong while the plan itself is easier.
            if !isEasy, isEasierWeek, advice.rule == .loadInUsualRange {
                return Recommendation(.easierWeekPlanned, numbers: advice.numbers, urgency: .info)
            }
            guard
                !(isEasy && advice.rule.callsForTraining) && !(meansLess && advice.rule.callsForMore)
                    && !(isGentle && advice.rule.callsForHardness)
                    && !(isReturnFromRace && advice.rule == .returningAfterBreak)
            else { return nil }
            guard advice.rule == .recoveryLow, sessionsDone > 0, let score = advice.numbers.first else { return advice }
            return Recommendation(.recoveryLow, numbers: [score, Double(sessionsDone)], urgency: advice.urgency)
        }
    }
}

extension PlannedDay {
    /// Whether it is work at or above threshold, a long run or a race.
    public var isHard: Bool {
        hardMinutes > 0 || workout == .long || workout == .race
            || routine.map { $0.expected.contains { $0.method.intensity.isHard } } == true
            || stored.map { $0.sessions.contains { $0.intensity.isHard } } == true
    }
}

extension PlanReason {
    /// Whether the plan intentionally has less load than usual.
    public var isEasier: Bool {
        switch self {
        case .deload, .taper, .raceWeek, .comeback, .tired, .loadRose, .longRun, .afterRace, .afterLongRace, .illness,
            .afterIllness:
            true
        case .build, .maintain, .ratio, .growth, .newStart, .habits, .settled, .usual, .fewWeeks, .heat, .routine, .stored:
            false
        }
    }
}

extension ActivityDigest {
    /// Whether the session is training, unlike a sauna or the enclosing activity of multisport.
    public var isTraining: Bool { (load?.value ?? 0) > 0 || sport.isRunning }
}

extension ReadinessInsight {
    /// Resting heart rate and respiration are both well above their usual range.
    public var looksIll: Bool { recommendations.contains { $0.rule == .signsOfIllness } }
}

extension Recommendation.Rule {
    /// Whether the rule states that the body is not ready for training.
    public var asksForEase: Bool { self == .recoveryLow || self == .signsOfIllness }

    /// Whether the rule permits a hard session.
    public var callsForHardness: Bool { self == .recoveryHigh || self == .freshEnoughForQuality }

    /// Whether the rule asks for more than the plan.
    public var callsForMore: Bool {
        switch self {
        case .loadBelowUsual, .weekTooMonotonous, .needRecentEffort: true
        default: false
        }
    }

    /// Whether the rule asks to continue, to do more or to train hard.
    public var callsForTraining: Bool {
        switch self {
        case .loadInUsualRange, .loadBelowUsual, .freshEnoughForQuality, .acclimationBuilding, .recoveryHigh, .weekTooMonotonous,
            .needRecentEffort:
            true
        default: false
        }
    }
}
