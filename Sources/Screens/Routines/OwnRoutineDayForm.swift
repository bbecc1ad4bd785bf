public import Analysis
import Localizations
import Measures
public import Training

/// A day of an own routine as the text of form fields. Each session has a group of fields; one with the empty kind is none.
public struct OwnRoutineDayForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields. Those of a session have its number at the end.
    public enum Field: String, CaseIterable, Sendable {
        case day, text, open
        /// Digest of the day that the form showed.
        case shown
        /// A raw value of `TrainingMethod.Kind`; empty for no session.
        case kind
        /// A raw value of `TrainingMethod.Intensity`.
        case intensity
        case minutes, distance, title, note, optional

        /// Name of the field of a session, from 0 on.
        public func name(of session: Int) -> String { rawValue + "-\(session)" }
    }

    public private(set) var name: String
    public private(set) var text: String
    /// Whether the day is training of which only the text is known.
    public private(set) var isOpen: Bool
    public private(set) var groups: [Group]
    /// Digest of the day that the form showed.
    public private(set) var shown: UInt64?
    let pace: DistancePace
    private let before: RoutineDay

    /// Entered texts of one session.
    public struct Group: Equatable, Sendable {
        public var kind = ""
        public var intensity = TrainingMethod.Intensity.easy.rawValue
        public var minutes = ""
        public var distance = ""
        public var title = ""
        public var note = ""
        public var isOptional = false
        /// The session before the change, whose texts keep their other languages.
        var before: RoutineDay.Session?
    }

    /// Creates the form for a day, with one more empty group.
    public init(_ day: RoutineDay, pace: DistancePace, language: String) {
        name = day.name.text(in: language)
        text = day.description.text(in: language)
        isOpen = day.isOpen
        groups = day.sessions.map {
            Group(
                kind: $0.method.kind.rawValue, intensity: $0.method.intensity.rawValue, minutes: "\($0.minutes)",
                title: $0.method.name.text(in: language), note: $0.method.description.text(in: language),
                isOptional: $0.isOptional, before: $0)
        }
        if groups.count < RoutineDay.mostSessions { groups.append(Group()) }
        shown = day.fingerprint
        self.pace = pace
        before = day
    }

    /// Parses a submitted form; `value` returns the text of a field, nil if it is missing.
    /// - Parameters:
    ///   - day: the day as it is stored.
    ///   - pace: turns distances into minutes, by the athlete's usual pace.
    ///   - value: returns the text of a field; nil if it is missing.
    public init(_ day: RoutineDay, pace: DistancePace, _ value: (String) -> String?) {
        func trimmed(_ name: String, keepsLines: Bool = false) -> String {
            ActivityEditForm.trimmed(value(name) ?? "", keepsLines: keepsLines)
        }
        name = trimmed(Field.day.rawValue)
        text = trimmed(Field.text.rawValue, keepsLines: true)
        isOpen = !trimmed(Field.open.rawValue).isEmpty
        shown = UInt64(trimmed(Field.shown.rawValue), radix: 16)
        groups = []
        self.pace = pace
        before = day
        for number in 0..<RoutineDay.mostSessions {
            guard value(Field.kind.name(of: number)) != nil else { break }
            func text(_ field: Field) -> String { trimmed(field.name(of: number)) }
            groups.append(
                Group(
                    kind: text(.kind), intensity: text(.intensity),
                    minutes: ActivityEditForm.trimmed(text(.minutes), keepsLines: false), distance: text(.distance),
                    title: text(.title), note: text(.note), isOptional: !text(.optional).isEmpty,
                    before: day.sessions.indices.contains(number) ? day.sessions[number] : nil))
        }
    }

    /// Whether the stored day is not the one that the form showed.
    public var isStale: Bool { shown != before.fingerprint }
    /// Whether the stored day has everything that the form states, as after the first of two presses.
    public func isSaved(_ context: DisplayContext) -> Bool { day(context).map { $0.fingerprint == before.fingerprint } ?? false }
    /// Whether a practice is entered, which only routines for adults have.
    public var hasPractice: Bool { groups.contains { $0.kind == TrainingMethod.Kind.practice.rawValue } }

    /// Whether a text is too long, or a session has no length.
    func isFlawed(_ context: DisplayContext) -> Bool {
        name.isLonger(than: OwnRoutineForm.shortLimit) || text.isLonger(than: OwnRoutineForm.textLimit)
            || groups.contains { !$0.kind.isEmpty && ($0.isTooLong || minutes(of: $0, context) == nil) }
    }

    /// The day; nil while a field has a problem. Texts that the athlete left as they were keep their other languages.
    public func day(_ context: DisplayContext) -> RoutineDay? {
        guard !isFlawed(context) else { return nil }
        let language = context.language.rawValue
        var sessions: [RoutineDay.Session] = []
        for group in groups where !group.kind.isEmpty {
            guard let minutes = minutes(of: group, context), let kind = TrainingMethod.Kind(rawValue: group.kind),
                let intensity = TrainingMethod.Intensity(rawValue: group.intensity),
                let id = ContentID.place(day: 1, session: sessions.count + 1)
            else { return nil }
            let former = group.before?.method
            let title = group.title.isEmpty ? group.statedDistance(context) : group.title
            sessions.append(
                RoutineDay.Session(
                    TrainingMethod(
                        id: id, kind: kind, name: former?.name.edited(title, in: language) ?? TranslatedText(title),
                        description: former?.description.edited(group.note, in: language) ?? TranslatedText(group.note),
                        minutes: minutes, intensity: intensity,
                        isInHeat: former?.kind == kind && former?.isInHeat == true), isOptional: group.isOptional,
                    parts: keepsParts(group, intensity, language) ? group.before?.parts : nil))
        }
        var day = before
        day.name = before.name.edited(name, in: language)
        day.description = before.description.edited(text, in: language)
        day.sessions = sessions
        day.isOpen = isOpen && sessions.isEmpty
        return day
    }

    /// Whether a session keeps its parts, which its words are about: while those of the day and its own stay as they were.
    private func keepsParts(_ group: Group, _ intensity: TrainingMethod.Intensity, _ language: String) -> Bool {
        guard let former = group.before?.method else { return false }
        return former.intensity == intensity && text == before.description.text(in: language)
            && group.title == former.name.text(in: language) && group.note == former.description.text(in: language)
    }

    /// Minutes of a session, entered or from its distance; nil without both, and out of range.
    func minutes(of group: Group, _ context: DisplayContext) -> Int? {
        guard let kind = TrainingMethod.Kind(rawValue: group.kind),
            TrainingMethod.Intensity(rawValue: group.intensity) != nil
        else { return nil }
        let range = TrainingMethod.minuteRange
        if !group.minutes.isEmpty { return Int(group.minutes).flatMap { range.contains($0) ? $0 : nil } }
        guard OwnRoutineDayForm.paced.contains(kind), let distance = DecimalText.number(group.distance) else { return nil }
        let minutes = pace.minutes(distance * context.units.metresPerLongUnit, of: kind)
        guard minutes.isFinite, minutes >= 0.5, minutes <= Double(range.upperBound) else { return nil }
        return Int(exactly: minutes.rounded(.toNearestOrAwayFromZero))
    }

    /// Kinds whose distance gives minutes. The pace is that of running: other sports need minutes.
    private static let paced: [TrainingMethod.Kind] = [.run, .walk, .ride]

    /// States which lengths the session can have: the distances of its kind, or minutes alone.
    func lengthProblem(of group: Group, _ context: DisplayContext) -> Phrase {
        guard let kind = TrainingMethod.Kind(rawValue: group.kind), OwnRoutineDayForm.paced.contains(kind) else {
            return .routineSessionMinutesProblem
        }
        let longest = Double(TrainingMethod.minuteRange.upperBound) / pace.minutes(1000, of: kind) * 1000
        return .routineSessionProblem(distance: context.wholeDistance(kilometres: (longest / 1000).rounded(.down)))
    }
}

extension OwnRoutineDayForm.Group {
    var isTooLong: Bool {
        title.isLonger(than: OwnRoutineForm.shortLimit) || note.isLonger(than: OwnRoutineForm.textLimit)
    }

    /// `8 km`, as a name; empty without a distance.
    fileprivate func statedDistance(_ context: DisplayContext) -> String {
        DecimalText.number(distance).map { DecimalText.text($0) + " " + context.units.longUnit } ?? ""
    }
}

extension String {
    fileprivate func isLonger(than limit: Int) -> Bool { unicodeScalars.count > limit }
}
