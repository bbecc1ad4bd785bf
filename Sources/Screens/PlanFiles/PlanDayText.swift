public import Analysis
import Localizations
import Measures
public import Training

/// Describes a planned day in several lines, for calendars, files and the terminal.
public enum PlanDayText {
    /// What to do, beyond the one line of `PlanText`: the sessions of a routine, or the parts of a hard session, the distance and the heat.
    public static func details(_ planned: PlannedDay, _ context: DisplayContext) -> [String] {
        if let stored = planned.stored {
            let sessions = stored.sessions.flatMap { session in
                [PlanText.session(session, context)] + RoutineInstruction.words(of: session, on: stored, context)
            }
            return sessions
                + [PlanText.heat(planned, context), PlanText.caution(planned, context), PlanText.exposure(planned, context)]
                .compactMap { $0 }
        }
        guard planned.routine != nil else {
            return [
                planned.race.map { context.distanceName(of: $0) },
                RoutineInstruction.lines(planned, context).first ?? PlanText.work(planned, context),
                PlanText.distance(planned, context), PlanText.heat(planned, context), PlanText.exposure(planned, context),
                planned.shortfall.map { RaceScreen.text($0, context) },
            ].compactMap { $0 }
        }
        return RoutineInstruction.lines(planned, context)
            + [PlanText.heat(planned, context), PlanText.exposure(planned, context)].compactMap { $0 }
    }

    /// Why the day is what it is, and has heat.
    public static func why(_ planned: PlannedDay, _ availability: Availability, _ context: DisplayContext) -> String {
        whyBesideLimit(planned, availability, context) ?? PlanText.caution(planned, context) ?? ""
    }

    /// The same beside a text that says what became of a day of a routine; nil where that is all.
    static func whyBesideLimit(_ planned: PlannedDay, _ availability: Availability, _ context: DisplayContext) -> String? {
        let reasons = [session(planned, availability, context), PlanText.exposureReason(planned, before: nil, context)].compactMap
        { $0 }
        return reasons.isEmpty ? nil : context.sentences(reasons)
    }

    /// Why a day has the session that it has, whatever its week is; nil for one that is not quite that of a routine.
    static func session(_ planned: PlannedDay, _ availability: Availability, _ context: DisplayContext) -> String? {
        if planned.stored != nil { return context.say(.planStays) }
        if planned.limit != nil { return nil }
        if planned.routine != nil { return context.say(.planWhyRoutine) }
        let isOther = !planned.sport.isRunning && !planned.sport.isCycling
        if isOther, planned.workout != .rest, planned.workout != .race { return context.say(.planWhyUsual) }
        switch planned.workout {
        case .rest where planned.reason == .illness: return context.say(.planWhyRestIll)
        case .rest:
            let isChosen = availability.restWeekdays.contains(planned.day.weekday)
            return context.say(isChosen ? .planWhyRestChosen : .planWhyRest)
        case .long: return context.say(planned.sport.isRunning ? .planWhyLong : .planWhyLongRide)
        case .tempo, .interval: return context.say(.planWhyHard)
        case .recovery: return context.say(.planWhyRecovery)
        case .easy: return context.say(planned.reason == .tired ? .planWhyTired : .planWhyEasy)
        case .moderate: return context.say(.planWhyModerate)
        case .race: return context.say(.planWhyRace)
        }
    }
}
