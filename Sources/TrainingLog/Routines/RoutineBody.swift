public import Training

/// Stored form of a routine, in databases and exports. The keys are stable.
public struct RoutineBody: Codable, Equatable, Sendable {
    var reference: String
    var name: [TextBody]
    var description: [TextBody]
    var goal: String
    var difficulty: String
    var days: [Day]
    var advice: [TextBody]?
    var adults: Bool?
    /// Nil means yes.
    var repeats: Bool?
    var next: String?
    /// The methods of its days; nil inside a pack, which has them.
    var methods: [MethodBody]?

    struct Day: Codable, Equatable {
        var name: [TextBody]
        var description: [TextBody]
        var notes: [TextBody]?
        var sessions: [Session]
        /// Nil means no.
        var open: Bool?
    }

    struct Session: Codable, Equatable {
        var method: String
        var minutes: Int
        var optional: Bool?
        var parts: PartsBody?
    }

    public init(_ routine: Routine) { self.init(routine, withMethods: true) }

    init(_ routine: Routine, withMethods: Bool) {
        reference = routine.reference.text
        name = TextBody.list(routine.name)
        description = TextBody.list(routine.description)
        goal = routine.goal.rawValue
        difficulty = routine.difficulty.rawValue
        advice = routine.advice.map { TextBody.list($0) }
        adults = routine.isForAdults ? true : nil
        repeats = routine.repeats ? nil : false
        next = routine.next?.text
        days = routine.days.map { day in
            Day(
                name: TextBody.list(day.name), description: TextBody.list(day.description),
                notes: day.notes.map { TextBody.list($0) },
                sessions: day.sessions.map {
                    Session(
                        method: $0.method.id.text, minutes: $0.minutes, optional: $0.isOptional ? true : nil,
                        parts: $0.parts.map { PartsBody($0) })
                }, open: day.isOpen ? true : nil)
        }
        guard withMethods else { return }
        var known: Set<ContentID> = []
        methods = routine.days.flatMap { $0.sessions }.map { $0.method }.filter { known.insert($0.id).inserted }
            .map { MethodBody($0) }
    }

    /// Nil if a value is unknown to this version, or a method missing.
    public var routine: Routine? { routine(methods: [:]) }

    func routine(methods shared: [ContentID: TrainingMethod]) -> Routine? {
        var known = shared
        for body in methods ?? [] {
            guard let method = body.method else { return nil }
            known[method.id] = method
        }
        guard let reference = RoutineReference(reference), let name = name.translated,
            let description = description.translatedLines, let goal = Routine.Goal(rawValue: goal),
            let difficulty = Routine.Difficulty(rawValue: difficulty)
        else { return nil }
        var list: [RoutineDay] = []
        for day in days {
            guard let read = day.day(known) else { return nil }
            list.append(read)
        }
        return Routine(
            reference: reference, name: name, description: description, goal: goal, difficulty: difficulty, days: list,
            advice: advice?.translated, isForAdults: adults ?? false, repeats: repeats ?? true,
            next: next.flatMap { ContentID($0) })
    }
}

extension RoutineBody.Day {
    fileprivate func day(_ methods: [ContentID: TrainingMethod]) -> RoutineDay? {
        guard let name = name.translated, let description = description.translatedLines,
            sessions.count <= RoutineDay.mostSessions
        else { return nil }
        var list: [RoutineDay.Session] = []
        for session in sessions {
            guard let method = ContentID(session.method).flatMap({ methods[$0] }) else { return nil }
            list.append(
                RoutineDay.Session(
                    method, minutes: session.minutes, isOptional: session.optional ?? false, parts: session.parts?.parts))
        }
        return RoutineDay(
            name: name, description: description, notes: notes?.translatedLines, sessions: list, isOpen: open ?? false)
    }
}
