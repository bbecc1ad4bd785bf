import Measures
import Training

/// Why a day is not quite what the routine has for it.
public enum RoutineLimit: Equatable, Sendable {
    /// A race is within three days, so the hard session waits.
    case beforeRace
    /// A race or a long run was a few days before, so the hard session waits.
    case afterRace
    /// A run of so many minutes would be more than a tenth longer than the longest of 30 days.
    case longestRun(minutes: Int)
    /// With a day of so many minutes, the load ratio would end above its bound.
    case week(minutes: Int)
}

extension PlanCourse.Week {
    /// Replaces the days on which a routine is followed by those of the routine, within the limits of a planned week.
    ///
    /// What the body or a race asks for comes first: with such a reason the week stays as it is. Races stay, and days of practice or sauna
    /// alone, which are no training load, stand beside the plan. Within three days before a race, and on the easy days after one, nothing of
    /// the routine is hard. Its runs are at most as long as planned ones, and its sessions get shorter until the week's load is within bounds.
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
            var followed = PlannedDay(planned, on: date, scale: state.loadScale)
            if followed.isHard, let limit = limits.easyDay(number) {
                var eased = other.isHard ? .empty(date, races: raceDays) : other
                eased.limit = limit
                return eased
            }
            followed.shorten(to: limits.longest, scale: state.loadScale)
            followed.heat = planned.isRest ? nil : other.heat
            return followed
        }
        if let most = limits.load { keep(within: most, state) }
        // Days that the athlete decided are none of the routine.
        let stored = state.stored
        if days.indices.contains(where: { days[$0].routine != nil && stored[$0] == nil }) { reason = .routine }
        need = nil
    }

    /// Shortens the sessions of the routine in proportion until the load of the week is at most `most`, in multiples of five minutes.
    private mutating func keep(within most: Double, _ state: PlanState) {
        let stored = state.stored
        let own = days.indices.filter { days[$0].routine != nil && stored[$0] == nil }
        let routine = own.reduce(0) { $0 + days[$1].load }
        let others = days.indices.reduce(0) { sum, index in
            if let decided = stored[index] { return sum + RoutineLoad.load(of: decided, scale: state.loadScale) }
            return own.contains(index) ? sum : sum + days[index].load
        }
        guard routine > 0, routine + others > most + Rounding.slack else { return }
        let share = max(0, most - others) / routine
        for index in own { days[index].shorten(by: share, scale: state.loadScale) }
    }
}

/// What a planned week would not exceed.
private struct RoutineLimits {
    /// Minutes of a session of the sport; nil without four weeks of history.
    private(set) var longest: (kind: TrainingMethod.Kind, minutes: Int)?
    /// Load of the week; nil without four weeks of history.
    private(set) var load: Double?
    private let easyDays: Int
    private let races: [PlanRequest.Race]

    init(_ state: PlanState) {
        (easyDays, races) = (state.daysLeftEasy, state.plannedRaces)
        guard case .rules = state.planner else { return }
        let draft = WeekDraft(state.request)
        longest = (state.sport.kind, min(draft.longRunAllowed, state.sport.longestMinutes))
        load = draft.cap ?? WeekDraft.leastLoad * state.loadScale
    }

    /// Returns why a day has no hard session; nil for other days.
    /// - Parameter number: 1 is tomorrow.
    func easyDay(_ number: Int) -> RoutineLimit? {
        if races.contains(where: { (1...PlanRequest.easyDaysBeforeRace).contains($0.day - number) }) { return .beforeRace }
        let isAfterRace = races.contains { number > $0.day && number - $0.day <= $0.easyDaysAfter }
        return number <= easyDays || isAfterRace ? .afterRace : nil
    }
}

extension PlannedDay {
    /// Shortens the routine's sessions of a kind to some minutes.
    fileprivate mutating func shorten(to longest: (kind: TrainingMethod.Kind, minutes: Int)?, scale: Double) {
        guard let longest else { return }
        replaceSessions(scale, because: { .longestRun(minutes: $0) }) { session in
            session.method.kind == longest.kind ? min(session.minutes, longest.minutes) : session.minutes
        }
    }

    /// Shortens all sessions that have a load to a share of their minutes, at least ten.
    fileprivate mutating func shorten(by share: Double, scale: Double) {
        replaceSessions(scale, because: { .week(minutes: $0) }) { session in
            guard RoutineLoad.load(of: session, scale: 1) > 0 else { return session.minutes }
            return min(session.minutes, max(WeekDraft.leastMinutes, WeekDraft.fives(below: Double(session.minutes) * share)))
        }
    }

    private mutating func replaceSessions(
        _ scale: Double, because limit: (Int) -> RoutineLimit, minutes: (RoutineDay.Session) -> Int
    ) {
        guard var changed = routine else { return }
        changed.sessions = changed.sessions.map {
            RoutineDay.Session($0.method, minutes: $0.isOptional ? $0.minutes : minutes($0), isOptional: $0.isOptional)
        }
        guard let before = routine?.minutes, changed.minutes < before else { return }
        let first = self.limit
        let heat = self.heat
        self = PlannedDay(changed, on: day, scale: scale)
        self.heat = heat
        // The minutes that the routine has, also after a second limit.
        self.limit = first?.minutes.map { .week(minutes: $0) } ?? limit(before)
    }
}

extension RoutineLimit {
    /// Minutes of the day in the routine; nil for a day that has another session.
    public var minutes: Int? {
        switch self {
        case .beforeRace, .afterRace: nil
        case .longestRun(let minutes), .week(let minutes): minutes
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
