import Analysis
import Localizations
public import Training

/// Form for the sessions of a day. Each session has a group of fields; one with the empty kind is none.
public struct PlanSessionForm: Equatable, Sendable {
    public var groups: [Group]
    /// Whether a field has a problem.
    public var isFlawed: Bool { groups.contains { $0.isFlawed } }

    /// Entered texts of one session.
    public struct Group: Equatable, Sendable {
        public var kind = ""
        public var intensity = TrainingMethod.Intensity.easy.rawValue
        public var minutes = ""
        public var title = ""
        public var note = ""
        /// The session before the change. While kind and intensity stay, it keeps its form, and its words while the minutes stay too.
        var before: PlannedSession?

        /// The session; nil without a kind, and for minutes out of range.
        public var session: PlannedSession? {
            guard let kind = TrainingMethod.Kind(rawValue: kind), let intensity = TrainingMethod.Intensity(rawValue: intensity),
                let minutes = Int(minutes), TrainingMethod.minuteRange.contains(minutes)
            else { return nil }
            let before = before?.kind == kind && before?.intensity == intensity ? before : nil
            let isSame = before?.minutes == minutes
            let hard = isSame ? before?.hardMinutes : nil
            let parts = before?.parts?.resized(to: minutes, intensity)
            let name =
                self.before?.title?.versions.contains { $0.text == title } == true ? self.before?.title : TranslatedText(title)
            return PlannedSession(
                kind: kind, intensity: intensity, minutes: minutes,
                hardMinutes: hard ?? WeekPlanner.hardMinutes(intensity, minutes: minutes), parts: parts,
                title: name, note: note, words: isSame ? before?.words : nil, wordsDay: isSame ? before?.wordsDay : nil,
                isInHeat: before?.isInHeat ?? false)
        }

        public var isFlawed: Bool { !kind.isEmpty && session == nil }
    }

    /// Creates the form for the sessions of a day, with one more empty group.
    public init(_ sessions: [PlannedSession], language: String) {
        groups = sessions.map {
            Group(
                kind: $0.kind.rawValue, intensity: $0.intensity.rawValue, minutes: "\($0.minutes)",
                title: $0.title?.text(in: language) ?? "", note: $0.note ?? "", before: $0)
        }
        if groups.count < RoutineDay.mostSessions { groups.append(Group()) }
    }

    /// Reads a form that was sent; `value` returns a field. `sessions` are those before the change.
    public init(_ value: (String) -> String?, before sessions: [PlannedSession]) {
        groups = []
        for number in 0..<RoutineDay.mostSessions {
            guard let kind = value(PlanChange.Field.kind.name(of: number)) else { break }
            func text(_ field: PlanChange.Field) -> String { value(field.name(of: number)) ?? "" }
            groups.append(
                Group(
                    kind: kind, intensity: text(.intensity), minutes: ActivityEditForm.trimmed(text(.minutes), keepsLines: false),
                    title: text(.title), note: text(.note),
                    before: sessions.indices.contains(number) ? sessions[number] : nil))
        }
    }

    /// The entered sessions; nil while a field has a problem.
    public var sessions: [PlannedSession]? { isFlawed ? nil : groups.compactMap { $0.session } }

    /// The fields of a group.
    /// - Parameter allowsPractice: whether a practice can be chosen.
    func fields(of number: Int, allowsPractice: Bool, _ context: DisplayContext) -> [FormField] {
        let group = groups[number]
        let kinds = TrainingMethod.Kind.allCases.filter { $0 != .practice || allowsPractice || group.kind == $0.rawValue }
        let none = FilterForm.Select.Option(value: "", label: context.say(.planKindNone), isChosen: group.kind.isEmpty)
        let options = kinds.map {
            FilterForm.Select.Option(
                value: $0.rawValue, label: context.say($0.phrase), isChosen: $0.rawValue == group.kind)
        }
        return [
            FormField(
                name: PlanChange.Field.kind.name(of: number), label: context.say(.planFieldKind), hint: "",
                options: [none] + options),
            FormField(
                name: PlanChange.Field.intensity.name(of: number), label: context.say(.planFieldIntensity), hint: "",
                options: TrainingMethod.Intensity.allCases.map {
                    .init(
                        value: $0.rawValue, label: context.say($0.workout.phrase(for: nil)),
                        isChosen: $0.rawValue == group.intensity)
                }),
            FormField(
                name: PlanChange.Field.minutes.name(of: number), label: context.say(.planFieldMinutes), hint: "",
                value: group.minutes, problem: group.isFlawed ? context.say(.planMinutesProblem) : nil, entry: .numeric),
            FormField(
                name: PlanChange.Field.title.name(of: number), label: context.say(.planFieldTitle), hint: "", value: group.title),
            FormField(
                name: PlanChange.Field.note.name(of: number), label: context.say(.noteLabel), hint: "", value: group.note),
        ]
    }
}
