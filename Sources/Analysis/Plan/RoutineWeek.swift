import Measures
public import Training

extension PlanCourse.Week {
    /// Replaces the days on which a routine is followed by those of the routine, within the limits of a planned week.
    ///
    /// What the body or a race asks for comes first: with such a reason the week stays as it is. Races stay, and days of practice or sauna
    /// alone, which are no training load, stand beside the plan. Around a race nothing of the routine is hard or long; in dangerous heat
    /// nothing outdoors is. Its runs are at most as long as planned ones, and its sessions get shorter or are left out by their importance
    /// until the week's load is within bounds.
    /// - Parameter draft: what the rules planned from the same state; nil for other days.
    /// - Returns: whether the routine is the reason of the week, or what bounds it is.
    mutating func follow(_ routines: RoutineHistory, from state: PlanState, instead draft: WeekDraft?) -> Bool {
        let reason = reason
        let chosen = (1...7).map { number -> RoutineDay? in
            guard let planned = routines.planned(on: state.day + number), planned.isTraining,
                reason?.leavesRoom(for: planned.routine) ?? true
            else { return nil }
            return planned.day
        }
        guard chosen.contains(where: { $0 != nil }) else { return false }
        let (derived, raceDays) = (days, state.raceDays)
        let limits = RoutineLimits(state, draft)
        var causes = [RoutineLimits.Cause?](repeating: nil, count: 7)
        days = (1...7).map { number in
            let date = state.day + number
            let other = derived.first { $0.day == date } ?? .empty(date, races: raceDays)
            guard let planned = chosen[number - 1], !raceDays.contains(date) else { return other }
            if let limit = limits.easing(planned, on: number, after: state) {
                var eased = other.isHard || other.workout == .long ? .empty(date, races: raceDays) : other
                eased.limit = limit
                return eased
            }
            let (day, cause) = limits.day(planned, on: number, after: state)
            causes[number - 1] = cause
            return day
        }
        spread(limits.newKinds, of: chosen, state)
        if let week = limits.week {
            // The growth of a routine that begins within a week counts from its first day on.
            let first = week.bound == .growth ? chosen.firstIndex { $0 != nil } ?? 0 : 0
            keep(within: week, limits, days: first..<7, of: chosen, causes, state)
            if first > 0, let ratio = limits.ratio {
                keep(within: ratio, limits, days: 0..<7, of: chosen, causes, state)
            }
        }
        if let window = state.window {
            let ahead = state.daysOver..<max(state.daysOver, min(7, window.last - state.day))
            keep(within: .init(load: window.load, bound: .ratio), limits, days: ahead, of: chosen, causes, state)
        }
        // Days that the athlete decided are none of the routine, and days that are over decide nothing.
        let ahead = days.indices.dropFirst(state.daysOver)
        need = nil
        if let bound = days.lazy.compactMap({ $0.limit?.weekBound }).first(where: { $0 != .newStart }) {
            self.reason = bound.reason
            return true
        }
        guard ahead.contains(where: { !state.isSettled($0) && days[$0].routine?.isRest == false }) else { return false }
        self.reason = .routine
        return true
    }

    /// Leaves out sessions of kinds that begin anew, until there are no more of them than a new start has: the nearest to another first.
    private mutating func spread(_ kinds: [TrainingMethod.Kind], of chosen: [RoutineDay?], _ state: PlanState) {
        let stored = state.stored
        for kind in kinds {
            let decided = stored.indices.filter { index in
                if state.done.indices.contains(index) { return state.done[index].isRun && kind == state.sport.kind }
                return stored[index]?.sessions.contains { $0.kind == kind } ?? false
            }
            var left = days.indices.filter { index in
                !state.isSettled(index) && days[index].routine?.expected.contains { $0.method.kind == kind } ?? false
            }
            while left.count > max(0, WeekDraft.runsWhenStarting - decided.count) {
                let near = left.map { place in
                    (left + decided).filter { $0 != place }.map { abs($0 - place) }.min() ?? 7
                }
                guard let place = left.indices.min(by: { (near[$0], -$0) < (near[$1], -$1) }) else { return }
                let index = left.remove(at: place)
                guard let routine = days[index].routine, let planned = chosen[index] else { continue }
                let (date, minutes) = (days[index].day, planned.minutes)
                let rest = routine.sessions.filter { $0.method.kind != kind || $0.isOptional }
                if rest.allSatisfy({ $0.isOptional }) {
                    days[index] = .empty(date, races: [])
                } else {
                    days[index].replace(planned.with(rest), of: planned, scale: state.loadScale)
                }
                days[index].limit = .fullWeek(minutes: minutes, .newStart)
            }
        }
    }

    /// Shortens sessions of the routine and leaves days of it out until the load of the week is at most that of a bound, or that of the other
    /// days.
    /// - Parameters:
    ///   - limits: those of single sessions.
    ///   - bounded: places of the days that keep the bound together.
    ///   - chosen: the days of the routine as it has them.
    ///   - causes: what shortened the days until now.
    private mutating func keep(
        within most: RoutineLimits.Week, _ limits: RoutineLimits, days bounded: Range<Int>, of chosen: [RoutineDay?],
        _ causes: [RoutineLimits.Cause?], _ state: PlanState
    ) {
        let (stored, scale) = (state.stored, state.loadScale)
        let own = bounded.filter { days[$0].routine != nil && !state.isSettled($0) && days[$0].load > 0 }
        let loads = days.indices.map { index -> Double in
            if state.done.indices.contains(index) { return state.done[index].load }
            return stored[index].map { RoutineLoad.load(of: $0, scale: scale) } ?? days[index].load
        }
        let others = bounded.reduce(0) { own.contains($1) ? $0 : $0 + loads[$1] }
        let before = own.reduce(0) { $0 + days[$1].load }
        guard before > 0, before + others > most.load + Rounding.slack else { return }
        let fit = RoutineFit(
            days: own.map { RoutineFit.Day(index: $0, sessions: days[$0].routine?.sessions ?? []) }, scale: scale,
            others: Set(loads.indices.filter { !own.contains($0) && loads[$0] > 0 }),
            isEven: most.bound == .easyWeek, unit: limits.unit, longestHard: limits.longestHard,
            hasBegun: state.done.indices.contains { chosen[$0]?.isRest == false && state.done[$0].load > 0 })
        let fitted = fit.fitted(within: max(0, most.load - others))
        for index in own {
            guard let routine = days[index].routine, let planned = chosen[index] else { continue }
            guard let sessions = fitted[index] else {
                days[index] = .empty(days[index].day, races: [])
                days[index].limit = .fullWeek(minutes: planned.minutes, most.bound)
                continue
            }
            guard sessions != routine.sessions else { continue }
            let former = days[index].limit
            days[index].replace(planned.with(sessions), of: planned, scale: scale)
            // The bound that sets the length is named. One step less than another bound allows is still that one.
            let lost = routine.minutes - (days[index].routine?.minutes ?? 0)
            let isStep = lost <= RoutineFit.step && causes[index].map { $0.limit == former && $0.lost > lost } ?? false
            days[index].limit = isStep ? former : .week(minutes: planned.minutes, most.bound)
        }
    }
}

extension PlannedDay {
    /// Takes over a day of a routine that is not quite the one that the routine has. Heat stays.
    fileprivate mutating func replace(_ changed: RoutineDay, of planned: RoutineDay, scale: LoadScale) {
        let (heat, reason) = (self.heat, self.reason)
        self = PlannedDay(changed, on: day, scale: scale)
        (self.heat, self.reason, original) = (heat, reason, planned)
    }
}

extension PlanReason {
    /// Whether the week may be that of a routine. Recovery, a break, a race and their like decide the week themselves; a routine for the return
    /// is for those after a break, and for the one after the easy days of a long race.
    fileprivate func leavesRoom(for routine: Routine) -> Bool {
        switch self {
        case .build, .maintain, .deload, .afterRace, .ratio, .growth, .newStart, .habits, .settled, .usual, .fewWeeks, .heat,
            .routine,
            .stored:
            true
        case .comeback, .afterIllness, .afterLongRace: routine.goal == .comeback || routine.goal == .injuryComeback
        case .taper, .raceWeek, .tired, .loadRose, .longRun, .illness: false
        }
    }
}

extension RoutineHistory {
    /// Whether a routine of training is followed on a day and rests on it.
    func rests(on day: Day) -> Bool { !stretches.isEmpty && planned(on: day).map { $0.day.isRest && $0.isTraining } ?? false }
}

extension RoutineHistory.Planned {
    /// Whether the day has a session with a load or with text only, or rests in a routine that has such days.
    public var isTraining: Bool {
        let hasTraining = routine.days.contains { RoutineLoad.load(of: $0, scale: 1) > 0 || $0.hasTextOnly }
        return hasTraining && (day.isRest || day.hasTextOnly || RoutineLoad.load(of: day, scale: 1) > 0)
    }
}

extension PlannedDay {
    /// A day of a routine. Its kind is that of its hardest session; runs, rides and classes add their minutes. Training of which only the
    /// text is known has no minutes, and counts as easy without a load.
    init(_ planned: RoutineDay, on date: Day, scale: LoadScale) {
        self.init(
            day: date,
            workout: planned.hasTextOnly
                ? .easy : WorkoutType(hardestOf: planned.expected.map { $0.method.intensity }),
            minutes: planned.expected.isEmpty ? nil : planned.minutes,
            load: RoutineLoad.load(of: planned, scale: scale))
        routine = planned
    }
}
