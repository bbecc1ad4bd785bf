/// A day of a routine's cycle.
public struct RoutineDay: Equatable, Sendable {
    public var name: TranslatedText
    public var description: TranslatedText
    public var notes: TranslatedText?
    public var sessions: [Session]
    /// Whether the day is training of which only the text is known: no session of it has a length.
    public var isOpen: Bool

    /// One session of the day.
    public struct Session: Equatable, Sendable {
        public var method: TrainingMethod
        /// Planned duration in `TrainingMethod.minuteRange`.
        public let minutes: Int
        /// An addition that the plan neither expects nor counts.
        public var isOptional: Bool
        /// How a hard session is made up, with its minutes in sum; nil for another session, and where only words say it.
        public let parts: SessionParts?

        /// Parts that do not fit the session are left out.
        public init(_ method: TrainingMethod, minutes: Int? = nil, isOptional: Bool = false, parts: SessionParts? = nil) {
            self.method = method
            let range = TrainingMethod.minuteRange
            self.minutes = min(max(minutes ?? method.minutes, range.lowerBound), range.upperBound)
            self.isOptional = isOptional
            self.parts = method.intensity.isHard && parts?.minutes == self.minutes ? parts : nil
        }

        /// Whether the session has parts of different effort of which only its words tell.
        public var hasPartsInWords: Bool { parts == nil && method.hasPartsInWords }
    }

    public static let mostSessions = 8

    public init(
        name: TranslatedText, description: TranslatedText, notes: TranslatedText? = nil, sessions: [Session], isOpen: Bool = false
    ) {
        self.name = name
        self.description = description
        self.notes = notes
        self.sessions = sessions
        self.isOpen = isOpen
    }

    /// The sessions that the plan expects.
    public var expected: [Session] {
        // A plan asks for them thousands of times, and few days have an addition.
        sessions.contains { $0.isOptional } ? sessions.filter { !$0.isOptional } : sessions
    }
    private var expectsNothing: Bool { sessions.allSatisfy { $0.isOptional } }
    public var isRest: Bool { expectsNothing && !isOpen }
    /// Whether the day is training without any stated length.
    public var hasTextOnly: Bool { expectsNothing && isOpen }
    /// Minutes of the expected sessions.
    public var minutes: Int { sessions.reduce(0) { $0 + ($1.isOptional ? 0 : $1.minutes) } }
}
