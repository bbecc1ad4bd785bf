public import Measures
import Training

extension DayPlans {
    /// Returns what became of the plan of today until now, also of a proposal; nil without a session. A proposed sauna is left out.
    /// Activities may have any order; those of other days are left out.
    public func outcome(today: Day, digests: [ActivityDigest]) -> PlanProgress.PlannedDay? {
        guard let planned = planned(on: today), var sessions = planned.sessions else { return nil }
        if planned.exposure != nil, planned.stored == nil { sessions.removeAll { $0.kind == .sauna } }
        guard !sessions.isEmpty else { return nil }
        let stated = planned.routine == nil ? planned.stored?.correction : routines.corrections[today]
        let decided = StoredDay(day: today, sessions: sessions, origin: .accepted, decided: today, correction: stated)
        var outcome = PlanProgress(
            routines: RoutineHistory(), plan: StoredPlan([decided]), digests: digests.filter { $0.day == today },
            days: today...today, today: today
        ).days.first
        outcome?.isProposal = planned.stored == nil && planned.routine == nil
        return outcome
    }

    /// Returns what became of the days that the athlete decided and of those of a routine, as they were planned then.
    /// - Parameters:
    ///   - days: days until today.
    ///   - digests: activities in any order; of these days and `PlanProgress.reach` days around them.
    func progress(_ days: ClosedRange<Day>, digests: [ActivityDigest]) -> PlanProgress {
        var limited = past.mapValues { $0.routine }
        if days.contains(today) { limited[today] = routineDay(on: today) }
        return PlanProgress(routines: routines, plan: plan, limited: limited, digests: digests, days: days, today: today)
    }
}
