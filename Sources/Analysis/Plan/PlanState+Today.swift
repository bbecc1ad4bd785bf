import Measures

/// The evaluated day while its session is ahead.
extension PlanState {
    /// The state as it will be after the session that the plan has for the evaluated day; the same state where something is recorded, and where
    /// the day has no session.
    ///
    /// Illness and signs of overreaching may have changed the day, so that nothing is expected of it.
    var expectingToday: PlanState {
        guard recent.last?.minutes == 0, gentleDays == 0, !isOverreached, let planned = plannedToday, planned.load > 0,
            planned.workout != .race
        else { return self }
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

    /// What the week of the evaluated day had for it at its beginning; nil without a plan.
    private var plannedToday: PlannedDay? {
        let over = daysOfWeekOver
        // The last day of a week: the next one has no day behind it.
        return (over > 0 ? weekStart : weekStart(daysBefore: 7)).sevenDays.first { $0.day == day }
    }
}
