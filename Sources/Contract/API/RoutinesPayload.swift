public import Measures
public import Training

/// The routines that the athlete may choose from.
public struct RoutinesPayload: Codable, Equatable, Sendable {
    public var packs: [PackPayload]
    /// The athlete's own routines.
    public var own: [RoutineSummaryPayload]

    enum CodingKeys: String, CodingKey { case packs, own }

    /// - Parameters:
    ///   - packs: content packs, in any order.
    ///   - own: the athlete's own routines.
    ///   - showsAdult: whether routines for adults are included.
    ///   - language: tag of the language of the texts.
    public init(_ packs: [ContentPack], own: [Routine], showsAdult: Bool, language: String) {
        self.packs = packs.filter { showsAdult || !$0.isForAdults }.map { pack in
            PackPayload(
                id: pack.id.text, version: pack.version, name: pack.name.text(in: language),
                routines: pack.routines.filter { showsAdult || !$0.isForAdults }
                    .map { RoutineSummaryPayload($0, language: language) })
        }
        self.own = own.filter { showsAdult || !$0.isForAdults }.map { RoutineSummaryPayload($0, language: language) }
    }
}

public struct PackPayload: Codable, Equatable, Sendable {
    public var id: String
    public var version: Int
    public var name: String
    public var routines: [RoutineSummaryPayload]

    enum CodingKeys: String, CodingKey { case id, version, name, routines }
}

public struct RoutineSummaryPayload: Codable, Equatable, Sendable {
    /// `pack/routine` or `own/UUID`.
    public var reference: String
    public var name: String
    public var description: String
    public var goal: Word<Routine.Goal>
    public var difficulty: Word<Routine.Difficulty>
    public var days: Int
    public var trainingDays: Int
    /// Expected minutes of a cycle.
    public var minutes: Int
    /// Whether day 1 follows the last day.
    public var repeats: Bool

    enum CodingKeys: String, CodingKey {
        case reference, name, description, goal, difficulty, days, repeats
        case trainingDays = "training_days"
        case minutes = "time_min"
    }

    init(_ routine: Routine, language: String) {
        reference = routine.reference.text
        (name, description) = (routine.name.text(in: language), routine.description.text(in: language))
        (goal, difficulty) = (Word(routine.goal), Word(routine.difficulty))
        (days, trainingDays, minutes, repeats) = (
            routine.days.count, routine.trainingDays, routine.minutes, routine.repeats
        )
    }
}

public struct RoutinePayload: Codable, Equatable, Sendable {
    public var summary: RoutineSummaryPayload
    /// What every page of the routine states, such as when to stop; nil without it.
    public var advice: String?
    /// Day 1 first.
    public var days: [RoutineDayPayload]

    enum CodingKeys: String, CodingKey { case summary, advice, days }

    public init(_ routine: Routine, language: String) {
        summary = RoutineSummaryPayload(routine, language: language)
        advice = routine.advice?.text(in: language)
        days = routine.days.enumerated().map { RoutineDayPayload($1, number: $0 + 1, language: language) }
    }
}

public struct RoutineDayPayload: Codable, Equatable, Sendable {
    /// From 1 on.
    public var number: Int
    public var name: String
    public var description: String
    public var sessions: [RoutineSessionPayload]

    enum CodingKeys: String, CodingKey { case number, name, description, sessions }

    init(_ day: RoutineDay, number: Int, language: String) {
        self.number = number
        (name, description) = (day.name.text(in: language), day.description.text(in: language))
        sessions = day.sessions.map { RoutineSessionPayload($0, language: language) }
    }
}

public struct RoutineSessionPayload: Codable, Equatable, Sendable {
    public var kind: Word<TrainingMethod.Kind>
    public var intensity: Word<TrainingMethod.Intensity>
    public var name: String
    public var minutes: Int
    public var isOptional: Bool

    enum CodingKeys: String, CodingKey {
        case kind, intensity, name
        case minutes = "time_min"
        case isOptional = "is_optional"
    }

    init(_ session: RoutineDay.Session, language: String) {
        (kind, intensity) = (Word(session.method.kind), Word(session.method.intensity))
        (name, minutes, isOptional) = (session.method.name.text(in: language), session.minutes, session.isOptional)
    }
}

/// The routine that the athlete follows.
public struct CurrentRoutinePayload: Codable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable { case none, followed, paused, completed }

    public var state: Word<State>
    public var routine: RoutineSummaryPayload?
    /// First day on which it is followed.
    public var from: String?
    /// What it has for today, as it is planned; nil without anything.
    public var today: RoutineDayPayload?

    enum CodingKeys: String, CodingKey { case state, routine, from, today }

    /// - Parameters:
    ///   - history: which routine is followed.
    ///   - planned: its part of today as it is planned; nil for that of the routine.
    ///   - day: the athlete's current day.
    ///   - language: tag of the language of the texts.
    public init(_ history: RoutineHistory, planned: RoutineDay? = nil, today day: Day, language: String) {
        guard let stretch = history.current ?? history.paused else {
            state = Word(.none)
            return
        }
        state = Word(stretch.last != nil ? .paused : stretch.isCompleted(on: day) ? .completed : .followed)
        routine = RoutineSummaryPayload(stretch.routine, language: language)
        from = ISO8601.text(stretch.first)
        today = history.planned(on: day).map { RoutineDayPayload(planned ?? $0.day, number: $0.number, language: language) }
    }
}
