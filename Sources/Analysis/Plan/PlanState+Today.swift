public import Measures
import Training

/// The evaluated day while its session is ahead.
extension PlanState {
    /// The state as it will be after a session of the evaluated day; the same state where something is recorded, and without a session.
    ///
    /// - Parameter planned: what is planned for the evaluated day.
    func expecting(_ planned: PlannedDay?) -> PlanState {
        guard recent.last?.minutes == 0, let planned, planned.load > 0, planned.workout != .race else { return self }
        var state = self
        func keep(_ value: Double, in list: inout [Double]) {
            guard !list.isEmpty else { return }
            list[list.count - 1] = value
        }
        let minutes = min(3000, Double(planned.longest(of: sport) ?? 0))
        keep(min(2000, planned.load), in: &state.loads)
        keep(minutes, in: &state.longest)
        keep(minutes, in: &state.totals)
        keep(min(3000, Double(planned.longest(of: .running) ?? 0)), in: &state.longestRuns)
        state.recent[state.recent.count - 1] = PlanRequest.StoredDay(of: planned, sport: sport)
        if minutes > 0 { state.isFirstBack = false }
        return state
    }
}

extension PlanState {
    /// The state after the session that is planned for the evaluated day, as the athlete decided it or as the body asks for it.
    func expecting(_ announced: Announced) -> PlanState {
        let decided = decided.day(day).map { PlannedDay($0, scale: loadScale) }
        return expecting(decided ?? announced.eased(scale: loadScale) ?? announced.planned)
    }
}

/// What is planned for the day that has begun.
public struct Announced: Equatable, Sendable {
    /// The day as the plan of the evening before has it; nil without one, and when a session is done.
    var planned: PlannedDay?
    /// Whether the body asks for an easy day, and why.
    var ease: PlanReason?
    /// Whether a sauna or hot bath is planned for the day, also where its session is done.
    var hasBath: Bool

    /// - Parameters:
    ///   - history: all data of the athlete.
    ///   - load: results of the day, without a plan.
    ///   - earlier: the plan of the evening before.
    public init(
        on day: Day, history: History, load: LoadInsight, readiness: ReadinessInsight, earlier: EarlierPlan
    ) {
        // A session that is done needs no plan any more.
        let known = earlier.days.first { $0.day == day }
        planned = history.hasTrained(on: day) ? nil : known
        hasBath = known?.exposure?.mode == .passive
        let isLow = (load.recoveryScores.first ?? nil).map { $0 < RecoveryStatus.lowReadiness } ?? false
        ease =
            readiness.looksIll ? .illness : isLow || load.isOverreached(recovery: readiness.recovery) ? .tired : nil
    }

    /// Returns the day as an easy and shorter one, with signs of illness as one of rest; nil where the body asks for nothing, and where it is easy
    /// and short already.
    ///
    /// - Parameter scale: load per hour of the athlete's own sessions.
    func eased(scale: LoadScale) -> PlannedDay? {
        guard let planned, let ease, planned.stored == nil, planned.workout != .race, planned.load > 0,
            let minutes = planned.minutes
        else { return nil }
        if ease == .illness {
            var rest = PlannedDay.empty(planned.day, races: [])
            rest.reason = ease
            return rest
        }
        let most = WeekDraft.longestWhenExhausted
        guard minutes > most || planned.isHard else { return nil }
        let length = min(most, minutes)
        var eased = PlannedDay(
            day: planned.day, workout: .easy, minutes: length, load: WeekPlanner.load(.easy, minutes: length, scale: scale),
            heat: planned.heat)
        (eased.sport, eased.reason, eased.forecast) = (planned.sport, ease, planned.forecast)
        return eased
    }
}
