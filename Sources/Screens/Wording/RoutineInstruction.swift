import Analysis
import Localizations
import Training

/// Says what to do on a day of a routine. Where the plan has other lengths than the routine, the sentences are the planner's own, because those
/// of the routine are about its lengths.
enum RoutineInstruction {
    /// Returns the lines of a day, each session with its minutes first; of a day that the athlete decided, the words that came with its sessions.
    /// A proposal has lines only if it has parts.
    static func lines(_ planned: PlannedDay, _ context: DisplayContext) -> [String] {
        if let stored = planned.stored { return stored.sessions.flatMap { words(of: $0, on: stored, context) } }
        guard let routine = planned.routine else {
            return planned.parts.map { [sentence($0, of: planned.workout, context)] } ?? []
        }
        var lines = [context.text(routine.description)]
        for session in routine.expected {
            let method = session.method
            // The heading of a day with one session of its name says the same.
            if routine.expected.count > 1 || method.title(context) != routine.title(context) {
                lines.append(minutes(session.minutes, context) + " · " + method.title(context))
            }
            if let own = sentence(session, of: planned, context) { lines.append(own) }
            lines.append(context.text(method.description))
        }
        lines.append(routine.notes.map { context.text($0) } ?? "")
        if let original = planned.original { lines.append(inRoutine(original, context)) }
        return lines.filter { !$0.isEmpty }
    }

    /// Returns the words that came with a session, and those of its parts if it came without. Words about another day are introduced as such:
    /// they may name its weekday, or the day after it. Empty without both.
    static func words(of session: PlannedSession, on stored: StoredDay, _ context: DisplayContext) -> [String] {
        guard let words = session.words.map({ context.text($0) }) else {
            return session.plannedParts.map { [sentence($0, of: session.intensity.workout, context)] } ?? []
        }
        guard let day = stored.wordsDay(of: session), day != stored.day else { return [words] }
        return [context.say(.planWordsOfDay(day: context.longDate(day))), words]
    }

    /// Returns a sentence for a session that the plan changed; nil for one as the routine has it.
    static func sentence(_ session: RoutineDay.Session, of planned: PlannedDay, _ context: DisplayContext) -> String? {
        guard session.isShortened(from: planned.original) else { return nil }
        let time = minutes(session.minutes, context)
        switch session.method.intensity {
        case .tempo, .interval:
            return session.parts.map { sentence($0, of: session.method.intensity.workout, context) }
        case .moderate: return context.say(.planShortSteady(time: time))
        case .recovery, .easy, .long: return context.say(.planShortEasy(time: time))
        }
    }

    /// Says how a session of some kind is made up.
    private static func sentence(_ parts: SessionParts, of workout: WorkoutType, _ context: DisplayContext) -> String {
        let (before, after) = (minutes(parts.warmUp, context), minutes(parts.coolDown, context))
        let (work, recovery) = (minutes(parts.work, context), minutes(parts.recovery, context))
        if workout == .long { return context.say(.planPartsRace(before: before, hard: work, after: after)) }
        let isInterval = workout == .interval
        guard parts.repeats > 1 else {
            return context.say(
                isInterval
                    ? .planPartsFast(before: before, hard: work, after: after)
                    : .planPartsTempo(before: before, hard: work, after: after))
        }
        let repeats = context.number(parts.repeats)
        return context.say(
            isInterval
                ? .planPartsIntervals(before: before, repeats: repeats, time: work, recovery: recovery, after: after)
                : .planPartsTempos(before: before, repeats: repeats, time: work, recovery: recovery, after: after))
    }

    /// The day as the routine has it, in one line.
    private static func inRoutine(_ original: RoutineDay, _ context: DisplayContext) -> String {
        let title = minutes(original.minutes, context) + " · " + original.title(context)
        return context.sentences(
            [context.say(.planInRoutine(day: title)), context.text(original.description)].filter { !$0.isEmpty })
    }

    private static func minutes(_ count: Int, _ context: DisplayContext) -> String {
        context.say(.minutesShort(minutes: context.number(count)))
    }
}
