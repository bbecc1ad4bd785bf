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
        let bound = state.routines.stretches.isEmpty ? nil : RoutineLimits(state).week
        addFirst(after: state, within: bound)
        // The days of later steps depend on those of the first one, which therefore gets shorter step by step.
        for _ in 0..<PlanCourse.mostRounds {
            guard let bound, state.stepDays < 7, loads.prefix(7).reduce(0, +) > bound.load + Rounding.slack else { break }
            var shorter = state
            let left = bound.load - loads[state.stepDays..<7].reduce(0, +)
            shorter.window = PlanState.Window(
                last: state.day + state.stepDays, week: .init(load: max(0, left), bound: bound.bound))
            addFirst(after: shorter, within: bound)
        }
        if first.days.count == 7, first.days.allSatisfy({ $0.stored != nil }) { first.reason = .stored }
        while self.state.day < last { add(self.state.week) }
    }

    /// Times that the first step gets shorter, at most.
    private static let mostRounds = 3

    /// Plans the first seven days, which may belong to several steps.
    /// - Parameter bound: what they may have together; nil without a routine, and below four weeks of load.
    private mutating func addFirst(after start: PlanState, within bound: RoutineLimits.Week?) {
        (state, days, first) = (start, [], start.week)
        var most = state.stepDays
        add(first)
        while days.count < 7 {
            state.window = bound.map { bound in
                let left = max(0, bound.load - loads.reduce(0, +))
                return PlanState.Window(last: start.day + 7, week: .init(load: left, bound: bound.bound))
            }
            let (week, count) = (state.week, min(state.stepDays, 7 - days.count))
            if count > most { (most, first.reason, first.phase) = (count, week.reason, week.phase) }
            add(week)
        }
        state.window = nil
        first.days = days.prefix(7).compactMap { $0.planned }
    }

    /// Adds the days of a week until the next step.
    private mutating func add(_ week: Week) {
        let (count, easy, races) = (state.stepDays, state.daysLeftEasy, state.plannedRaces)
        let planned = (1...count).map { number in week.days.first { $0.day == state.day + number } }
        for (index, planned) in planned.enumerated() {
            let isAfterRace = races.contains { $0.leavesEasy(index + 1) }
            var day = planned
            day?.reason = week.reason
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
            let heat = WeekPlan.Heat.of(wetBulbGlobe, on: number)
            let most = number <= gentleDays ? PlanRequest.gentleMinutes : heat == .avoid ? WeekPlan.Heat.longestMinutes : 60
            let length = min(most, max(15, WeekDraft.fives(below: min(usual, Double(most)))))
            var planned = PlannedDay(
                day: day + number, workout: .easy, minutes: length,
                load: WeekPlanner.load(.easy, minutes: length, scale: loadScale), heat: heat)
            planned.sport = sport.sport
            return planned
        }
    }
}
