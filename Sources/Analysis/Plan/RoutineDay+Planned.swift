public import Measures
public import Training

extension History {
    /// Returns the days of routines as the plan of the evening before had them.
    ///
    /// The limits of a planned week shorten them. They have no session where recovery, a break or a race came first, or where the week had no
    /// room, but what the plan had instead. Which weather was expected is not looked up again.
    /// - Parameter days: days until the evaluated one. Those without a routine are missing.
    public func plannedRoutineDays(_ days: ClosedRange<Day>) -> [Day: PastRoutineDay] {
        var found: [Day: PastRoutineDay] = [:]
        var scores: [Day: Answer<Score>] = [:]
        var day = days.lowerBound
        while day <= days.upperBound {
            if let routine = routines.planned(on: day), routine.isTraining {
                let planned = PlanState(self, eveningBefore: day, &scores).nextDay
                found[day] = PastRoutineDay(
                    planned?.routine ?? routine.day.withoutSessions, instead: planned.flatMap { $0.isProposal ? $0 : nil })
            }
            day = day + 1
        }
        return found
    }
}

extension PlanState {
    /// The next day within the limits; nil where there is none.
    fileprivate var nextDay: PlannedDay? { week.days.first { $0.day == day + 1 } }
}

extension PlannedDay {
    /// Whether it is the planner's own: neither of a routine nor decided, and no race.
    fileprivate var isProposal: Bool { routine == nil && stored == nil && workout != .race }
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
    /// The day as one of rest, without the words about its sessions.
    fileprivate var withoutSessions: RoutineDay {
        RoutineDay(
            name: TranslatedText(""), description: TranslatedText(""), sessions: sessions.filter { $0.isOptional })
    }
}
