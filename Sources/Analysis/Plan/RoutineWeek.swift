import Measures
import Training

/// Why a day is not quite what the routine has for it.
public enum RoutineLimit: Equatable, Sendable {
    /// A race is within three days, so the hard or long session waits.
    case beforeRace
    /// A race or a long run was a few days before, so the hard or long session waits.
    case afterRace
    /// A session of so many minutes would be more than a tenth longer than the longest of 30 days.
    case longestRun(minutes: Int)
    /// In dangerous heat a day of so many minutes is shorter, and nothing outdoors is hard.
    case heat(minutes: Int)
    /// With a day of so many minutes, the load ratio would end above its bound.
    case week(minutes: Int)
    /// With the other days alone, the load ratio ends at its bound or above, so a day of so many minutes has no room.
    case fullWeek(minutes: Int)
}

extension PlanCourse.Week {
    /// Replaces the days on which a routine is followed by those of the routine, within the limits of a planned week.
    ///
    /// What the body or a race asks for comes first: with such a reason the week stays as it is. Races stay, and days of practice or sauna
    /// alone, which are no training load, stand beside the plan. Within three days before a race, and on the easy days after one, nothing of
    /// the routine is hard or long; in dangerous heat nothing outdoors is, or long. Its runs are at most as long as planned ones, and its sessions get
    /// shorter, and the last ones fall away, until the week's load is within bounds.
    mutating func follow(_ routines: RoutineHistory, from state: PlanState) {
        if let reason, !reason.leavesRoomForRoutine { return }
        let chosen = (1...7).map { routines.planned(on: state.day + $0).flatMap { $0.isTraining ? $0.day : nil } }
        guard chosen.contains(where: { $0 != nil }) else { return }
        let (derived, raceDays) = (days, state.raceDays)
        let limits = RoutineLimits(state)
        days = (1...7).map { number in
            let date = state.day + number
            let other = derived.first { $0.day == date } ?? .empty(date, races: raceDays)
            guard let planned = chosen[number - 1], !raceDays.contains(date) else { return other }
            if let limit = limits.easing(planned, on: number) {
                var eased = other.isHard || other.workout == .long ? .empty(date, races: raceDays) : other
                eased.limit = limit
                return eased
            }
            return limits.day(planned, on: number, after: state)
        }
        if let most = limits.load { keep(within: most, of: chosen, state) }
        // Days that the athlete decided are none of the routine.
        let stored = state.stored
        let own = days.indices.filter { stored[$0] == nil && days[$0].routine?.isRest == false }
        if !own.isEmpty { reason = .routine }
        if days.contains(where: { $0.limit?.isOfWeek == true }) { reason = .ratio }
        need = nil
    }

    /// Shortens the sessions of the routine in proportion, in multiples of five minutes, and leaves out its last days until the load of the
    /// week is at most `most`, or that of the other days.
    /// - Parameter chosen: the days of the routine as it has them.
    private mutating func keep(within most: Double, of chosen: [RoutineDay?], _ state: PlanState) {
        let (stored, scale) = (state.stored, state.loadScale)
        let own = days.indices.filter { days[$0].routine != nil && stored[$0] == nil }
        let others = days.indices.reduce(0) { sum, index in
            if let decided = stored[index] { return sum + RoutineLoad.load(of: decided, scale: scale) }
            return own.contains(index) ? sum : sum + days[index].load
        }
        var routine: Double { own.reduce(0) { $0 + days[$1].load } }
        let before = routine
        guard before > 0, before + others > most + Rounding.slack else { return }
        let share = max(0, most - others) / before
        for index in own where days[index].load > 0 {
            let minutes = chosen[index]?.minutes ?? 0
            days[index].replaceSessions(scale) { session in
                guard RoutineLoad.load(of: session, scale: 1) > 0 else { return nil }
                let shorter = max(WeekDraft.leastMinutes, WeekDraft.fives(below: Double(session.minutes) * share))
                return (shorter, .week(minutes: minutes))
            }
        }
        for index in own.reversed() where days[index].load > 0 && routine + others > most + Rounding.slack {
            days[index] = .empty(days[index].day, races: [])
            days[index].limit = .fullWeek(minutes: chosen[index]?.minutes ?? 0)
        }
    }
}

/// What a planned week would not exceed.
private struct RoutineLimits {
    /// Minutes of a session of a kind; empty without runs and rides that say what is usual.
    private var longest: [(kind: TrainingMethod.Kind, minutes: Int)] = []
    /// Load of the week; nil without four weeks of history.
    private(set) var load: Double?
    private let easyDays: Int
    private let races: [PlanRequest.Race]
    private let heat: [WeekPlan.Heat?]

    init(_ state: PlanState) {
        (easyDays, races) = (state.daysLeftEasy, state.plannedRaces)
        let expected = state.wetBulbGlobe
        heat = (0..<7).map { index in
            expected.indices.contains(index) ? expected[index].flatMap { WeekPlan.Heat.of(wetBulbGlobe: $0) } : nil
        }
        if case .easySessions = state.planner, state.known > 0 {
            longest = [(state.sport.kind, WeekDraft.runAllowed(after: state.known))]
        }
        guard state.planner.knowsLoads, state.loads.count >= LoadRatio.chronicDays else { return }
        let draft = WeekDraft(state.request)
        longest = [(state.sport.kind, min(draft.longRunAllowed, state.sport.longestMinutes))]
        if let run = state.longestRun { longest.append((.run, WeekDraft.runAllowed(after: run))) }
        load = draft.cap ?? WeekDraft.leastLoad * state.loadScale
    }

    /// Returns why a day has nothing of the routine; nil for other days.
    /// - Parameter number: 1 is tomorrow.
    func easing(_ planned: RoutineDay, on number: Int) -> RoutineLimit? {
        let hard = planned.expected.filter { $0.method.intensity.isHard }
        if !hard.isEmpty || planned.expected.contains(where: { $0.isLong }) {
            if races.contains(where: { (1...PlanRequest.easyDaysBeforeRace).contains($0.day - number) }) { return .beforeRace }
            let isAfterRace = races.contains { number > $0.day && number - $0.day <= $0.easyDaysAfter }
            if number <= easyDays || isAfterRace { return .afterRace }
        }
        let isHot = heat[number - 1] == .avoid && hard.contains { $0.method.kind.isOutdoors }
        return isHot ? .heat(minutes: planned.minutes) : nil
    }

    /// Returns a day of the routine with sessions that are no longer than they may be.
    /// - Parameter number: 1 is tomorrow.
    func day(_ planned: RoutineDay, on number: Int, after state: PlanState) -> PlannedDay {
        var day = PlannedDay(planned, on: state.day + number, scale: state.loadScale)
        guard planned.expected.contains(where: { $0.method.kind.isOutdoors }) else { return day }
        let heat = heat[number - 1]
        day.replaceSessions(state.loadScale) { session in
            let kind = session.method.kind
            let most = longest.first { $0.kind == kind }.map { ($0.minutes, RoutineLimit.longestRun(minutes: session.minutes)) }
            guard heat == .avoid, kind.isOutdoors, WeekPlan.Heat.longestMinutes < most?.0 ?? .max else { return most }
            return (WeekPlan.Heat.longestMinutes, .heat(minutes: planned.minutes))
        }
        day.heat = heat
        return day
    }
}

extension PlanState.Planner {
    /// Whether the loads of the last weeks bound the next one. Three easy sessions come from less than four weeks, and without a plan the last
    /// weeks are missing or empty.
    fileprivate var knowsLoads: Bool {
        switch self {
        case .rules, .usual: true
        case .easySessions, .none: false
        }
    }
}

extension PlannedDay {
    /// Shortens the expected sessions of the routine's day.
    /// - Parameter most: the minutes that a session may have at most, and why; nil for one without a limit.
    fileprivate mutating func replaceSessions(_ scale: Double, most: (RoutineDay.Session) -> (minutes: Int, limit: RoutineLimit)?)
    {
        guard var changed = routine else { return }
        var reason: (limit: RoutineLimit, lost: Int)?
        changed.sessions = changed.sessions.map { session in
            guard !session.isOptional, let most = most(session), most.minutes < session.minutes else { return session }
            // Of two sessions the one that loses most says why.
            if session.minutes - most.minutes > reason?.lost ?? 0 { reason = (most.limit, session.minutes - most.minutes) }
            return RoutineDay.Session(session.method, minutes: most.minutes)
        }
        guard let reason else { return }
        let heat = self.heat
        self = PlannedDay(changed, on: day, scale: scale)
        (self.heat, limit) = (heat, reason.limit)
    }
}

extension RoutineDay.Session {
    /// Whether the legs need easy days for it: a long session, or a steady run.
    fileprivate var isLong: Bool {
        method.intensity == .long || method.kind == .run && method.intensity == .moderate
    }
}

extension RoutineLimit {
    /// Whether the load of the week is the reason.
    var isOfWeek: Bool {
        switch self {
        case .week, .fullWeek: true
        case .beforeRace, .afterRace, .longestRun, .heat: false
        }
    }

    /// Whether the day is free or easier because of the day itself: neither recovery nor a race decided it.
    public var isOfDay: Bool {
        switch self {
        case .heat, .fullWeek: true
        case .beforeRace, .afterRace, .longestRun, .week: false
        }
    }

    /// Minutes of the session or day in the routine; nil if the kind of session is the reason.
    public var minutes: Int? {
        switch self {
        case .beforeRace, .afterRace: nil
        case .longestRun(let minutes), .heat(let minutes), .week(let minutes), .fullWeek(let minutes): minutes
        }
    }
}

extension PlanReason {
    /// Whether the week may be that of a routine. Recovery, a break, a race and their like decide the week themselves.
    fileprivate var leavesRoomForRoutine: Bool {
        switch self {
        case .build, .maintain, .deload, .ratio, .habits, .usual, .heat, .routine, .stored: true
        case .taper, .raceWeek, .comeback, .tired, .loadRose, .longRun, .afterRace, .illness: false
        }
    }
}

extension RoutineHistory.Planned {
    /// Whether the day has a session with a load or with text only, or rests in a routine that has such days.
    var isTraining: Bool {
        let hasTraining = RoutineLoad.perWeek(of: routine, scale: 1) > 0 || routine.days.contains { $0.hasTextOnly }
        return hasTraining && (day.isRest || day.hasTextOnly || RoutineLoad.load(of: day, scale: 1) > 0)
    }
}

extension PlannedDay {
    /// A day of a routine. Its kind is that of its hardest session; runs, rides and classes add their minutes. Training of which only the
    /// text is known has no minutes, and counts as easy without a load.
    init(_ planned: RoutineDay, on date: Day, scale: Double) {
        self.init(
            day: date,
            workout: planned.hasTextOnly
                ? .easy : WorkoutType(hardestOf: planned.expected.map { $0.method.intensity }),
            minutes: planned.expected.isEmpty ? nil : planned.minutes,
            load: RoutineLoad.load(of: planned, scale: scale))
        routine = planned
    }
}
