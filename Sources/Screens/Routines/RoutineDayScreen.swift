import Analysis
import Localizations
import Measures
public import Training

/// One day of a routine.
public struct RoutineDayScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    /// Name of the routine.
    public var backLabel: String
    public var badge: Badge
    public var description: String
    public var sessionsTitle: String
    public var sessions: [Session]
    public var extrasTitle: String
    public var extras: [Session]
    public var notesTitle: String
    public var notes: String?
    public var adviceTitle: String
    public var advice: String?
    public var stepsLabel: String
    public var before: Step?
    public var after: Step?

    /// One session with what it is.
    public struct Session: Equatable, Sendable {
        public var name: String
        public var badge: Badge
        public var duration: String
        public var description: String
    }

    public struct Step: Equatable, Sendable {
        public var label: String
        public var route: Route
    }

    /// Nil for a number that the routine does not have.
    public init?(_ routine: Routine, number: Int, context: DisplayContext) {
        guard let day = routine.day(number) else { return nil }
        title = context.say(.routineDayTitle(number: context.number(number), name: day.title(context)))
        back = .routine(routine.reference)
        backLabel = context.text(routine.name)
        badge = day.badge(context)
        description = context.text(day.description)
        sessionsTitle = context.say(.routineSessions)
        sessions = day.expected.map { Session($0, context) }
        extrasTitle = context.say(.routineExtras)
        extras = day.sessions.filter { $0.isOptional }.map { Session($0, context) }
        notesTitle = context.say(.routineNotes)
        notes = day.notes.map { context.text($0) }
        adviceTitle = context.say(.routineAdvice)
        advice = routine.advice.map { context.text($0) }
        stepsLabel = context.say(.routineDays)
        before = number > 1 ? Step(label: context.say(.routineDayBefore), route: .routineDay(routine.reference, number - 1)) : nil
        after =
            number < routine.days.count
            ? Step(label: context.say(.routineDayAfter), route: .routineDay(routine.reference, number + 1)) : nil
    }
}

extension RoutineDayScreen.Session {
    init(_ session: RoutineDay.Session, _ context: DisplayContext) {
        let workout = session.method.intensity.workout
        name = session.method.title(context)
        badge = Badge(context.say(workout.phrase(for: session.method.kind)), workout.tone)
        duration = context.say(.minutesShort(minutes: context.number(session.minutes)))
        description = context.text(session.method.description)
    }
}
