import Measures
public import Training

/// A training plan from a file that people already have: consecutive days with what could be understood of each.
public struct PlanDocument: Equatable, Sendable {
    /// The name that the file states.
    public var title: String?
    /// Day 1 first; at most `Routine.mostDays`.
    public var days: [Day]
    /// In the order of their days.
    public var notes: [Note]
    /// Whether its days are workouts that state no day.
    public internal(set) var isWorkouts = false

    public struct Day: Equatable, Sendable {
        /// What the file has for the day, cleaned; empty on a day that it does not mention.
        public var text: String
        public var sessions: [Session]
        /// Whether a text of the day is neither rest nor a session with a length: training of which only the text is known.
        public var isOpen: Bool

        public init(text: String = "", sessions: [Session] = [], isOpen: Bool = false) {
            self.text = text
            self.sessions = sessions
            self.isOpen = isOpen
        }
    }

    /// One session that was understood. It has minutes, metres or both.
    public struct Session: Equatable, Sendable {
        public var kind: TrainingMethod.Kind
        public var intensity: TrainingMethod.Intensity
        public var minutes: Double
        /// Metres whose duration is not stated.
        public var metres: Double
        public var text: String
        /// How the session is made up; nil if the file does not state it.
        public var parts: SessionParts?

        public init(
            kind: TrainingMethod.Kind, intensity: TrainingMethod.Intensity, minutes: Double, metres: Double, text: String,
            parts: SessionParts? = nil
        ) {
            self.kind = kind
            self.intensity = intensity
            self.minutes = minutes
            self.metres = metres
            self.text = text
            self.parts = parts
        }
    }

    /// What could not be used of a day, from 1 on.
    public struct Note: Equatable, Sendable {
        public var day: Int
        public var kind: Kind
        public var text: String
        /// Line of the file, from 1 on; nil where the day says enough.
        public var line: Int?
        /// Name of the file of that line; nil with a single file.
        public var file: String?

        public enum Kind: CaseIterable, Sendable {
            /// Stays as text without a length: no session was recognised.
            case notUnderstood
            /// A session without a duration or distance; it stays as text without a length.
            case noDuration
            /// A distance of a sport whose usual pace is not known, which gives no duration.
            case noPace
            /// Repeats without recoveries, which the duration therefore lacks.
            case noRecoveries
            /// More sessions than a day can have.
            case tooManySessions
            /// Days beyond the longest plan.
            case tooLong
            /// An event that repeats by a rule, of which only the first day counts.
            case repetition
            /// A row or an event without a valid day, which is left out. `line` has its place.
            case invalidDay
            /// A row or an event that is left out because its date is far from those of the plan. `line` has its place.
            case strayDay
            /// A number that no session can have. It is limited, or left out.
            case limited
            /// A session that is longer than a session can be, and is shortened.
            case shortened
        }

        public init(day: Int, kind: Kind, text: String, line: Int? = nil, file: String? = nil) {
            self.day = day
            self.kind = kind
            self.text = text
            self.line = line
            self.file = file
        }
    }

    /// Most characters of a text of a day.
    static let longestText = 300
    /// Most texts of days; a plan of the longest length has fewer, and a hostile file many more.
    static let mostTexts = 3000
    private static let dashes: Set<Unicode.Scalar> = ["-", "–", "—", "−", "/", ".", "－", "―"]
    private var texts = 0
    /// Most notes; more say nothing new.
    static let mostNotes = 200

    init(title: String? = nil) {
        self.title = title.flatMap {
            let text = String(PlainText.cleaned($0).prefix(60))
            return text.isEmpty ? nil : text
        }
        days = []
        notes = []
    }

    /// Adds the text of a day and what is understood of it. Days that are not mentioned before it rest.
    /// - Parameters:
    ///   - number: from 1 on. Beyond `Routine.mostDays` only a note is kept.
    ///   - minutes: how long it takes, which counts where the text states no length; nil if unknown.
    mutating func add(_ text: String, day number: Int, more: String = "", minutes: Int? = nil) {
        var text = String(PlainText.cleaned(text).trimmed.prefix(PlanDocument.longestText))
        // A dash in a cell means that there is nothing.
        if text.unicodeScalars.allSatisfy({ PlanDocument.dashes.contains($0) }) { text = "" }
        let detail = String(PlainText.cleaned(more).trimmed.prefix(PlanDocument.longestText))
        guard number >= 1, !text.isEmpty || !detail.isEmpty else { return }
        texts += 1
        guard texts <= PlanDocument.mostTexts else {
            if texts == PlanDocument.mostTexts + 1 { note(Routine.mostDays + 1, .tooLong, text) }
            return
        }
        guard number <= Routine.mostDays else { return note(number, .tooLong, text) }
        while days.count < number { days.append(Day()) }
        var understood = PlanLine.read(text)
        // A summary such as "Intervals" may have its numbers in the description.
        if understood.sessions.isEmpty, !understood.isRest, !detail.isEmpty { understood = PlanLine.read(text + ": " + detail) }
        if understood.sessions.isEmpty, understood.isSession, !understood.isRest, let minutes {
            understood = PlanLine.read(text + " \(minutes) min")
        }
        // Repeats whose recoveries are not stated take as long as the event.
        if understood.lacksRecoveries, understood.sessions.count == 1, let minutes {
            (understood.sessions[0].minutes, understood.sessions[0].metres) = (Double(minutes), 0)
            understood.lacksRecoveries = false
        }
        let whole = text.isEmpty ? detail : detail.isEmpty ? text : text + ": " + detail
        let before = days[number - 1].text
        days[number - 1].text = String((before.isEmpty ? whole : before + "; " + whole).prefix(2 * PlanDocument.longestText))
        let room = RoutineDay.mostSessions - days[number - 1].sessions.count
        days[number - 1].sessions += understood.sessions.prefix(max(0, room))
        if understood.sessions.count > room { note(number, .tooManySessions, whole) }
        if understood.lacksPace { note(number, .noPace, whole) }
        if understood.isLimited { note(number, .limited, whole) }
        if understood.sessions.isEmpty, !understood.isRest {
            days[number - 1].isOpen = true
            if !understood.lacksPace, !understood.isLimited {
                note(number, understood.isSession ? .noDuration : .notUnderstood, whole)
            }
        }
        if understood.sessions.contains(where: { $0.minutes > Double(TrainingMethod.minuteRange.upperBound) }) {
            note(number, .shortened, whole)
        }
        if understood.lacksRecoveries { note(number, .noRecoveries, whole) }
    }

    /// States the line of the notes from an index on. That the plan is too long concerns all lines after it.
    mutating func place(notesFrom first: Int, line: Int) {
        for index in notes.indices.dropFirst(first) where notes[index].kind != .tooLong { notes[index].line = line }
    }

    mutating func note(_ day: Int, _ kind: Note.Kind, _ text: String, line: Int? = nil, file: String? = nil) {
        if notes.count < PlanDocument.mostNotes {
            notes.append(
                Note(day: min(day, Routine.mostDays + 1), kind: kind, text: String(text.prefix(120)), line: line, file: file))
        }
    }
}

extension String {
    /// Without spaces at both ends.
    var trimmed: String {
        var text = self[...]
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }

    /// Whether a numeral is among its characters.
    var hasDigit: Bool { unicodeScalars.contains { (0x30...0x39).contains($0.value) || (0xFF10...0xFF19).contains($0.value) } }

    /// With lower-case ASCII letters, and a few umlauts.
    var loweredForWords: String {
        var out = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: out.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
            case 0xC4: out.append("ä")
            case 0xD6: out.append("ö")
            case 0xDC: out.append("ü")
            default: out.append(scalar)
            }
        }
        return String(out)
    }
}
