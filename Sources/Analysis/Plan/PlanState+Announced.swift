import Measures
import Training

extension [PlannedDay] {
    /// The day as it was announced; where it was so twice, the shorter one.
    func shortest(on day: Day) -> PlannedDay? {
        indices.filter { self[$0].day == day }.min { self[$0].minutes ?? 0 < self[$1].minutes ?? 0 }.map { self[$0] }
    }
}

extension PlanState {
    /// The days as they were announced, where the athlete decided no more for any day than the planner had there, and the week keeps its proportions
    /// without the rest. Nil where it does not, and after more than was planned.
    var announcedDays: [PlannedDay]? {
        guard done.isEmpty, window == nil, stored.contains(where: { $0 != nil }) else { return nil }
        var days: [PlannedDay] = []
        for (index, stored) in stored.enumerated() {
            let date = day + (index + 1)
            guard let before = announced.shortest(on: date), before.stored == nil else { return nil }
            guard let stored else {
                days.append(before)
                continue
            }
            let decided = PlannedDay(stored, scale: loadScale)
            guard decided.minutes ?? 0 <= before.minutes ?? 0, decided.hardMinutes <= before.hardMinutes,
                !decided.isHard || before.isHard
            else { return nil }
            days.append(decided)
        }
        return keepsProportions(days) ? days.filter { $0.stored == nil } : nil
    }

    /// Whether hard work is at most a fifth of the minutes, and the long session no larger a part than one may be.
    private func keepsProportions(_ days: [PlannedDay]) -> Bool {
        let minutes = days.map { $0.minutes ?? 0 }
        let sum = Double(minutes.reduce(0, +))
        guard sum > 0 else { return true }
        let hard = Double(days.reduce(0) { $0 + $1.hardMinutes })
        guard hard <= WeekDraft.mostHardShare * sum + Rounding.slack else { return false }
        guard let long = days.firstIndex(where: { $0.workout == .long && $0.stored == nil }) else { return true }
        let next = minutes.indices.filter { $0 != long }.map { minutes[$0] }.max() ?? 0
        let share = sport.mostLongShare(isFull: true, sessions: minutes.count { $0 > 0 })
        return Double(minutes[long]) <= share * sum + Rounding.slack || minutes[long] <= next + 5
    }
}
