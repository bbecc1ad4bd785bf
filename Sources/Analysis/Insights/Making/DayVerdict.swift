import Measures

/// Whether a day is one to train hard on, decided once and before anything is advised: no answer may call for the opposite of another.
///
/// Formula: easy when recovery is red or illness shows, the recovery status is tired or worse, days after a race or a much longer run
/// are left (those that the plan keeps easy), the load is an alarm, or the athlete returns from a break. Less load is meant while it
/// tapers, and nothing hard while the week's variability holds hard sessions back.
/// Source: our own rule.
/// Grade: own definition.
struct DayVerdict {
    let isEasy: Bool
    let meansLess: Bool
    /// Nothing hard: the week's variability says no, as the plan has it.
    let isGentle: Bool

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
        isGentle = readiness.variabilityHoldsBack(under: load)
        meansLess = load.trainingTrend.value == .tapering
    }

    func permitted(_ advice: [Recommendation]) -> [Recommendation] {
        advice.filter {
            !(isEasy && $0.rule.callsForTraining) && !(meansLess && $0.rule == .loadBelowUsual)
                && !(isGentle && $0.rule.callsForHardness)
        }
    }
}

extension ReadinessInsight {
    /// Resting heart rate and respiration are both well above their usual range.
    public var looksIll: Bool { recommendations.contains { $0.rule == .signsOfIllness } }
}

extension Recommendation.Rule {
    /// Whether it says that the body is not up to training.
    var asksForEase: Bool { self == .recoveryLow || self == .signsOfIllness }

    /// Whether it says that a hard session may be done.
    fileprivate var callsForHardness: Bool { self == .recoveryHigh || self == .freshEnoughForQuality }

    /// Whether it says to go on, to do more or to go hard.
    fileprivate var callsForTraining: Bool {
        switch self {
        case .loadInUsualRange, .loadBelowUsual, .freshEnoughForQuality, .acclimationBuilding, .recoveryHigh, .weekTooMonotonous,
            .needRecentEffort:
            true
        default: false
        }
    }
}
