public import Measures
public import Training

extension History {
    /// Returns the days of routines as the plan of the evening before had them: shortened by the limits of a planned week, and without a
    /// session where it had no room.
    ///
    /// Only loads, sessions, races and decisions count. How recovered the athlete was, and which weather was expected, is not looked up again.
    /// - Parameter days: days until the evaluated one. Those without a routine, and those in a break, are missing.
    public func plannedRoutineDays(_ days: ClosedRange<Day>) -> [Day: RoutineDay] {
        var found: [Day: RoutineDay] = [:]
        var day = days.lowerBound
        while day <= days.upperBound {
            if let routine = routines.planned(on: day), routine.isTraining, let state = PlanState(trained: self, asOf: day - 1) {
                found[day] = state.routineDay ?? routine.day.withoutSessions
            }
            day = day + 1
        }
        return found
    }
}

extension PlanState {
    /// The next day of the routine within the limits; nil where it has no room.
    fileprivate var routineDay: RoutineDay? {
        // A taper and a race week put the routine aside.
        var week = PlanCourse.Week(days: [], phase: phase, reason: planner.plansByRules ? PlanReason(phase) : nil)
        week.follow(routines, from: self)
        return week.days.first { $0.day == day + 1 }?.routine
    }
}

extension DayPlans {
    /// Returns a day of a routine as it is planned: without a session where the plan puts it aside. Nil for a day without a routine, and for
    /// one that the athlete decided.
    public func routineDay(on day: Day) -> RoutineDay? {
        guard let planned = planned(on: day), planned.stored == nil, let routine = routine(on: day) else { return nil }
        return planned.routine ?? (routine.isTraining ? routine.day.withoutSessions : routine.day)
    }
}

extension RoutineDay {
    /// The day as one of rest.
    fileprivate var withoutSessions: RoutineDay {
        var empty = self
        (empty.sessions, empty.isOpen) = (sessions.filter { $0.isOptional }, false)
        return empty
    }
}
