import Measures
import Training

/// The days ahead. Each week is planned by the same rules, from the loads of those before it.
struct PlanCourse {
    private(set) var state: PlanState
    /// Consecutive days after the evaluated one.
    private(set) var days: [Entry] = []
    /// The first seven days, with the reason of the step that most of them belong to.
    private(set) var first: Week

    /// The seven days after a day.
    struct Week {
        /// Ascending; a day without a plan is missing.
        var days: [PlannedDay]
        var phase: TrainingPhase
        /// The rule that decided the load; nil without four weeks of history.
        var reason: PlanReason?
        /// What an empty week requires.
        var need: PlanNeed?
    }

    /// A day of the course.
    struct Entry {
        /// Nil for a day without a plan.
        var planned: PlannedDay?
        /// The purpose of the seven days with which it was planned.
        var phase: TrainingPhase
        /// Whether it stays easy after a race or a long run.
        var isRecovery: Bool
    }

    /// - Parameter last: the last day to plan, at least.
    init(_ state: PlanState, through last: Day) {
        self.state = state
        first = state.week
        var most = state.stepDays
        add(first)
        while days.count < 7 {
            let (week, count) = (self.state.week, min(self.state.stepDays, 7 - days.count))
            if count > most { (most, first.reason, first.phase) = (count, week.reason, week.phase) }
            add(week)
        }
        first.days = days.prefix(7).compactMap { $0.planned }
        if first.days.count == 7, first.days.allSatisfy({ $0.stored != nil }) { first.reason = .stored }
        while self.state.day < last { add(self.state.week) }
    }

    /// Adds the days of a week until the next step.
    private mutating func add(_ week: Week) {
        let (count, easy, races) = (state.stepDays, state.daysLeftEasy, state.plannedRaces)
        let planned = (1...count).map { number in week.days.first { $0.day == state.day + number } }
        for (index, day) in planned.enumerated() {
            let isAfterRace = races.contains { index >= $0.day && index + 1 - $0.day <= $0.easyDaysAfter }
            days.append(Entry(planned: day, phase: week.phase, isRecovery: index < easy || isAfterRace))
        }
        state.add(planned, of: week.phase)
    }

    /// Loads of the days; a day without a plan has none.
    var loads: [Double] { days.map { $0.planned?.load ?? 0 } }
}

extension PlanState {
    /// The seven days after `day`: what the planner proposes, with the days of a routine and those that the athlete decided.
    var week: PlanCourse.Week {
        var week = proposal
        week.follow(routines, from: self)
        for stored in stored.compactMap({ $0 }) {
            let planned = PlannedDay(stored, scale: loadScale)
            if let index = week.days.firstIndex(where: { $0.day == stored.day }) {
                week.days[index] = planned
            } else {
                week.days.append(planned)
            }
        }
        week.days.sort { $0.day < $1.day }
        if stored.allSatisfy({ $0 != nil }) { (week.reason, week.need) = (.stored, nil) }
        return week
    }

    /// The seven days without a routine.
    private var proposal: PlanCourse.Week {
        switch planner {
        case .rules:
            let request = request
            guard let plan = WeekPlanner.plan(for: request) else {
                return PlanCourse.Week(days: easySessions, phase: request.phase)
            }
            let days = plan.days.map { session in
                var planned = PlannedDay(session, after: day, scale: loadScale)
                planned.sport = sport.sport
                return planned
            }
            return PlanCourse.Week(days: days, phase: request.phase, reason: plan.reason)
        case .usual(let usual):
            let phase = phase
            let (days, reason) = usual.days(after: self, phase: phase)
            return PlanCourse.Week(days: days, phase: phase, reason: reason)
        case .easySessions: return PlanCourse.Week(days: easySessions, phase: phase)
        case .none(let need): return PlanCourse.Week(days: [], phase: phase, need: need)
        }
    }

    /// Easy sessions of usual length on the second, fourth and sixth day, or on adjacent open days; fewer beside races and runs that the
    /// athlete decided.
    private var easySessions: [PlannedDay] {
        guard let usual = habits.usualMinutes else { return [] }
        let (available, races) = (available, raceDays)
        let open = (1...7).map { available[$0 - 1] && !races.contains(day + $0) }
        let decided = stored.count { $0?.sessions.contains { $0.kind == sport.kind } ?? false }
        var chosen: [Int] = []
        for wanted in [2, 4, 6].prefix(max(0, 3 - decided - races.count)) {
            let near = [wanted, wanted + 1, wanted - 1].filter {
                open[$0 - 1] && !chosen.contains($0) && !chosen.contains($0 - 1)
            }
            if let best = near.first { chosen.append(best) }
        }
        return (1...7).map { number in
            guard chosen.contains(number) else { return .empty(day + number, races: races) }
            let heat = wetBulbGlobe.isEmpty ? nil : wetBulbGlobe[number - 1].flatMap { WeekPlan.Heat.of(wetBulbGlobe: $0) }
            let most = number <= gentleDays ? PlanRequest.gentleMinutes : heat == .avoid ? WeekPlan.Heat.longestMinutes : 60
            let length = min(most, max(15, WeekDraft.fives(below: min(usual, Double(most)))))
            var planned = PlannedDay(
                day: day + number, workout: .easy, minutes: length,
                load: Double(length) * WeekPlanner.loadPerHour(.easy) * loadScale / 60, heat: heat)
            planned.sport = sport.sport
            return planned
        }
    }
}
