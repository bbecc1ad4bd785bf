import Measures

extension SeasonPlan.Week {
    /// Plans the days by the rules of the seven-day plan, as for an athlete who is well enough for one hard session. The load of the week of
    /// the race is theirs: its days cannot hold more. Without habits, and during a return from a break, there are no days.
    /// - Parameters:
    ///   - loads: loads by day until the Sunday before, oldest first.
    ///   - longest: minutes of the longest run of four weeks.
    mutating func plan(_ request: SeasonRequest, after loads: [Double], longest: Double) {
        guard let habits = request.habits, phase != .comeback else { return }
        let before = first - 1
        let available = (1...7).map { !request.resting.contains((before + $0).weekday) }
        var week = PlanRequest(
            loads: Array(loads.suffix(LoadRatio.chronicDays)), phase: phase, recovery: .adequate, loadChange: .moderate,
            available: available, runsPerWeek: habits.runsPerWeek, longestMinutes: longest, usualMinutes: habits.usualMinutes,
            longRunDay: habits.longRunDay(after: before, available), qualityDays: habits.qualityDays(after: before, available),
            races: request.races.filter { (1...7 + PlanRequest.easyDaysBeforeRace).contains($0.day - before) }.map {
                PlanRequest.Race(day: $0.day - before, easyDaysAfter: $0.easyDaysAfter)
            })
        week.loadScale = request.loadScale
        if phase == .build { week.seasonLoad = min(8000, load) }
        guard let plan = WeekPlanner.plan(for: week) else { return }
        days = plan.days.map { $0.workout }
        if phase == .raceWeek { load = plan.load }
    }
}
