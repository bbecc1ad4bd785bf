import Measures
import Training

/// The days ahead. Each week is planned by the same rules, from the loads of those before it.
struct PlanCourse {
    private(set) var state: PlanState
    /// Consecutive days after the evaluated one.
    private(set) var days: [Entry] = []
    /// The first seven days, with the reason of the step that most of them belong to.
    private(set) var first: Week
    /// The first seven days without what the athlete decided for them; empty where nothing is decided.
    private let undecided: [PlannedDay]
    /// The states from which the weeks after the first seven days were planned, ascending.
    private var starts: [PlanState] = []

    /// The seven days after a day.
    struct Week {
        /// Ascending; a day without a plan is missing.
        var days: [PlannedDay]
        var phase: TrainingPhase
        /// The rule that decided the load; nil for an empty plan.
        var reason: PlanReason?
        /// What an empty week requires.
        var need: PlanNeed?
        /// Whether its last days are planned around more than was planned for its first ones.
        var isAroundMore = false
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
        var state = state
        let decided = state.decisions(after: state.day)
        // What the athlete decides makes no other one of the seven days longer or harder, also beyond the end of a week.
        undecided = decided.isEmpty ? [] : PlanCourse(state.releasing(decided), through: state.day + 7).first.days
        state.announced = undecided
        self.state = state
        first = state.week
        let bound = state.sevenDayBound
        addFirst(after: state, beginningWith: first, within: bound)
        // The days of the running week get shorter only where the athlete decided some of the next one.
        for _ in 0..<PlanCourse.mostRounds {
            guard let bound, state.stepDays < 7, loads.prefix(7).reduce(0, +) > bound + Rounding.slack else { break }
            let next = loads[state.stepDays..<7].reduce(0, +)
            guard days[state.stepDays..<7].contains(where: { $0.planned?.stored != nil }) else { break }
            var shorter = state
            shorter.window = PlanState.Window(last: state.day + state.stepDays, load: max(0, bound - next))
            addFirst(after: shorter, beginningWith: shorter.week, within: bound)
        }
        if first.days.count == 7, first.days.allSatisfy({ $0.stored != nil }) { first.reason = .stored }
        // Where days are set to rest, these leave less, not the habits.
        let (load, before) = (first.days.reduce(0) { $0 + $1.load }, undecided.reduce(0) { $0 + $1.load })
        if first.reason == .habits, load < WeekDraft.nearTarget * before { first.reason = .settled }
        continueCourse(through: last)
    }

    /// Whether the first seven days have no long run, and would have one without what the athlete decided for them.
    var leavesOutLong: Bool {
        undecided.contains { $0.workout == .long } && !first.days.contains { $0.workout == .long }
    }

    /// Whether days that the athlete left to the planner are other ones because of what is decided for the rest.
    var changesOthers: Bool {
        undecided.contains { before in
            first.days.contains {
                $0.day == before.day && $0.stored == nil && before.stored == nil
                    && ($0.minutes, $0.workout, $0.hardMinutes) != (before.minutes, before.workout, before.hardMinutes)
            }
        }
    }

    private mutating func continueCourse(through last: Day) {
        days.reserveCapacity(days.count + max(0, last - state.day) + 7)
        while state.day < last {
            starts.append(state)
            add(state.week)
        }
    }

    /// Returns the course of another state, whose last race that the training leads to is on another day; nil where one of the two is too near.
    ///
    /// The weeks before the last ones do not depend on that day, so they are taken from this course. Only the effort of long runs before a marathon does.
    /// - Parameters:
    ///   - other: the state, which differs in nothing but the days of races (`PlanState.moving`).
    ///   - race: the earlier one of the two days.
    ///   - last: the last day to plan, at least.
    func leading(to other: PlanState, before race: Day, through last: Day) -> PlanCourse? {
        guard let index = starts.lastIndex(where: { race - $0.day >= TrainingPhase.daysOfRace }) else { return nil }
        var course = self
        course.state = starts[index]
        (course.state.races, course.state.goals) = (other.races, other.goals)
        course.starts = Array(starts.prefix(index))
        course.days = Array(days.dropLast(state.day - starts[index].day))
        course.continueCourse(through: last)
        return course
    }

    /// Times that the first step gets shorter, at most.
    private static let mostRounds = 3

    /// Plans the first seven days, which may belong to two weeks. Days of a routine in the second one get shorter where the seven days would
    /// raise the load ratio.
    /// - Parameters:
    ///   - week: the seven days of the week that runs.
    ///   - bound: what they may have together; nil without a routine, and below four weeks of load.
    private mutating func addFirst(after start: PlanState, beginningWith week: Week, within bound: Double?) {
        (state, days) = (start, [])
        var (most, leadsToRace) = (0, false)
        while days.count < 7 {
            if !days.isEmpty {
                state.window = bound.map { PlanState.Window(last: start.day + 7, load: max(0, $0 - loads.reduce(0, +))) }
            }
            let (week, count) = (days.isEmpty ? week : state.week, min(state.stepDays, 7 - days.count))
            // A race that the days lead to is what they are for, however near it is.
            if days.isEmpty { leadsToRace = week.phase == .raceWeek && week.days.contains { $0.workout == .race } }
            if count > most, days.isEmpty || !leadsToRace {
                (most, first.reason, first.phase, first.need) = (count, week.reason, week.phase, week.need)
            }
            add(week)
        }
        state.window = nil
        first.days = days.prefix(7).compactMap { $0.planned }
    }

    /// Adds the days of a week until the next step.
    private mutating func add(_ week: Week) {
        let (count, easy, races, gentle) = (state.stepDays, state.daysLeftEasy, state.plannedRaces, state.gentleDays)
        let planned = (1...count).map { number in week.days.first { $0.day == state.day + number } }
        for (index, planned) in planned.enumerated() {
            let isAfterRace = races.contains { $0.leavesEasy(index + 1) }
            var day = planned
            // Later days of rest are those that the week has anyway.
            day?.reason = week.reason == .illness && index >= gentle ? .afterIllness : week.reason
            days.append(Entry(planned: day, phase: week.phase, isRecovery: index < easy || isAfterRace))
        }
        state.add(planned, of: week.phase)
    }

    /// Loads of the days; a day without a plan has none.
    var loads: [Double] { days.map { $0.planned?.load ?? 0 } }
}

extension PlanState {
    /// Load that seven days with a routine may have together, as ``WeekDraft/cap`` has it for a week; nil without a routine, below four weeks
    /// of load and after a break.
    fileprivate var sevenDayBound: Double? {
        guard !routines.stretches.isEmpty, !isReturning, loads.count >= LoadRatio.chronicDays else { return nil }
        let last = loadBeforeRace == nil ? 0 : loads.suffix(7).reduce(0, +)
        return max(LoadRatioBounds.mostLoad(after: loads), last, WeekDraft.leastLoad * loadScale.easy)
    }

    /// The days that the running week has left: those that it had at its beginning, or where more was done since then, those planned around
    /// it. What the athlete decided for some of them makes no other one longer or harder.
    var week: PlanCourse.Week {
        let start = weekStart
        let free = start.releasing(start.decisions(after: day))
        var week = free.wholeWeek
        let around = free.planAroundMore(&week)
        if let settled = start.keepingDecisions(of: around, within: week.days) {
            let isAroundMore = week.isAroundMore
            week = settled.wholeWeek
            week.isAroundMore = isAroundMore
        }
        week.days.removeAll { $0.day <= day }
        return week
    }

    /// The seven days after `day`.
    var sevenDays: [PlannedDay] { wholeWeek.days }

    /// The seven days after `day`: what the planner proposes, with the days of a routine and those that the athlete decided.
    /// A day that is decided as it would be planned anyway changes no other one.
    var wholeWeek: PlanCourse.Week {
        var week = weekAroundChanges
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

    /// The seven days with those of a routine, around the days that the athlete decided.
    var freeWeek: PlanCourse.Week { freeWeek(withReason: true) }

    /// - Parameter withReason: whether the week needs its own reason and not only the rule of its target.
    func freeWeek(withReason: Bool) -> PlanCourse.Week {
        var (week, draft) = proposal
        let isOfRoutine = week.follow(routines, from: self, instead: draft)
        if withReason, !isOfRoutine, let draft { week.reason = draft.reason }
        let leftOut = week.keepWithin(announced)
        // A routine bounds the seven days together, whatever week they belong to.
        if routines.stretches.isEmpty {
            if let others = announcedDays {
                week.days = others
            } else {
                week.keepEasy(leftOut, of: announced, after: day + done.count)
            }
        }
        return week
    }

    /// The seven days without a routine; with the draft that they come from, where the rules decide them.
    private var proposal: (week: PlanCourse.Week, draft: WeekDraft?) {
        switch planner {
        case .rules:
            let request = request
            guard request.isPossible else { return (easyWeek(of: request.phase), nil) }
            let draft = WeekPlanner.draft(for: request)
            let days = draft.sessions.map { session in
                var planned = PlannedDay(session, after: day, scale: loadScale)
                planned.sport = sport.sport
                return planned
            }
            return (PlanCourse.Week(days: days, phase: request.phase, reason: draft.rule), draft)
        case .usual(let usual):
            let phase = phase
            let (days, reason) = usual.days(after: self, phase: phase)
            return (PlanCourse.Week(days: days, phase: phase, reason: reason), nil)
        case .easySessions: return (easyWeek(of: phase), nil)
        case .none(let need): return (PlanCourse.Week(days: [], phase: phase, need: need), nil)
        }
    }

    private func easyWeek(of phase: TrainingPhase) -> PlanCourse.Week {
        let days = easySessions
        return PlanCourse.Week(days: days, phase: phase, reason: days.isEmpty ? nil : .fewWeeks)
    }

    /// Easy sessions of usual length on the second, fourth and sixth day, or on adjacent open days; fewer beside races and sessions that the
    /// athlete decided or did.
    private var easySessions: [PlannedDay] {
        guard let usual = habits.usualMinutes else { return [] }
        let (available, races) = (available, raceDays)
        let open = (1...7).map { available[$0 - 1] && $0 > done.count && !races.contains(day + $0) }
        let (count, did) = (3 - decidedSessions - races.count, done.indices.filter { done[$0].isRun }.map { $0 + 1 })
        var chosen: [Int] = []
        for wanted in [2, 4, 6] where chosen.count < count {
            let near = [wanted, wanted + 1, wanted - 1].filter { number in
                open[number - 1] && !(chosen + did).contains { $0 == number || $0 == number - 1 }
            }
            if let best = near.first { chosen.append(best) }
        }
        let bound = TrainingPhase.firstWeek(loads).map { max(WeekDraft.leastLoad * loadScale.easy, SeasonPlan.growth * $0) }
        var share =
            bound.map { Int($0 / Double(3 * loadScale.easy) / WeekPlanner.loadPerHour(.easy) * 60 + Rounding.slack) } ?? 60
        // Loads of the first weeks may be lower for the same minutes than those of the plan.
        let minutes = (totals.isEmpty ? longest : totals).suffix(loads.count)
        if let week = TrainingPhase.firstWeek(Array(minutes)) {
            share = max(share, Int(SeasonPlan.growth * week / 3 + Rounding.slack))
        }
        return (1...7).map { number in
            guard chosen.contains(number) else { return .empty(day + number, races: races) }
            let heat = WeekPlan.Heat.of(wetBulbGlobe, on: number)
            let isGentle = number > daysOver && number <= daysOver + gentleDays
            let most = min(share, isGentle ? PlanRequest.gentleMinutes : heat == .avoid ? WeekPlan.Heat.longestMinutes : 60)
            let length = min(most, max(15, WeekDraft.fives(below: min(usual, Double(most)))))
            var planned = PlannedDay(
                day: day + number, workout: .easy, minutes: length,
                load: WeekPlanner.load(.easy, minutes: length, scale: loadScale), heat: heat)
            planned.sport = sport.sport
            return planned
        }
    }
}
