public import Measures

/// A day whose plan the athlete decided. It stays as it is until the athlete changes it.
public struct StoredDay: Equatable, Sendable {
    public let day: Day
    /// At most `RoutineDay.mostSessions`; none on a rest day.
    public let sessions: [PlannedSession]
    public let origin: Origin
    /// The athlete's day of the decision. An evaluation of an earlier day does not know it.
    public let decided: Day
    /// What the athlete stated about the day, in place of what recordings show.
    public var correction: RoutineHistory.Correction?

    /// Where the sessions come from.
    public enum Origin: Hashable, Sendable {
        /// The proposal of the planner, or the day of a routine.
        case accepted
        /// Planned for another day before.
        case moved(from: Day)
        case edited
    }

    public init(
        day: Day, sessions: [PlannedSession], origin: Origin, decided: Day, correction: RoutineHistory.Correction? = nil
    ) {
        self.day = day
        self.sessions = Array(sessions.prefix(RoutineDay.mostSessions))
        self.origin = origin
        self.decided = decided
        self.correction = correction
    }

    /// Returns the day that the words of a session are about. Nil without words, and where that is unknown.
    public func wordsDay(of session: PlannedSession) -> Day? {
        guard session.words != nil else { return nil }
        if let known = session.wordsDay { return known }
        // An older version stored only the last move.
        if case .moved(let from) = origin { return from }
        return nil
    }

    public var isRest: Bool { sessions.isEmpty }
    /// Minutes of all sessions.
    public var minutes: Int { sessions.reduce(0) { $0 + $1.minutes } }
    public var hardMinutes: Int { sessions.reduce(0) { $0 + $1.hardMinutes } }
}
