import Analysis
import Localizations
public import Measures
public import Training

/// The name and the other facts of an own routine as the text of form fields.
public struct OwnRoutineForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable { case id, name, description, difficulty, repeats, days }

    public enum Flaw: Equatable, Sendable {
        case missing
        /// The number of days is not a whole one within its bounds.
        case days
        case profile(ProfileForm.Flaw)
    }

    /// Most characters of a name, of a name of a day or session, and of a longer text.
    public static let nameLimit = 80
    static let shortLimit = 60
    static let textLimit = 1000
    private static let usualDays = 7

    public private(set) var texts: [Field: String] = [:]
    public private(set) var difficulty = Routine.Difficulty.intermediate
    public private(set) var repeats = true
    public private(set) var flaws: [Field: Flaw] = [:]
    /// Id of the new routine, made when the form is shown; nil for a stored routine, and without a valid one. Two presses make one routine.
    public private(set) var id: UniqueID?
    /// Number of days of a new routine; nil for a stored one, whose days have forms of their own.
    private var days: Int?

    public subscript(_ field: Field) -> String { texts[field] ?? "" }
    public var isNew: Bool { days != nil }

    /// Creates the form of a new routine.
    /// - Parameter id: id of the routine that the form makes.
    public init(id: UniqueID) {
        self.id = id
        texts[.id] = id.text
        days = OwnRoutineForm.usualDays
        texts[.days] = "\(OwnRoutineForm.usualDays)"
    }

    /// Creates the form with the values of a routine.
    public init(_ routine: Routine, language: String) {
        texts[.name] = routine.name.text(in: language)
        texts[.description] = routine.description.text(in: language)
        difficulty = routine.difficulty
        repeats = routine.repeats
    }

    /// Parses a submitted form; `value` returns the text of a field, nil if it is missing.
    public init(isNew: Bool, _ value: (String) -> String?) {
        for field in Field.allCases {
            texts[field] = ActivityEditForm.trimmed(value(field.rawValue) ?? "", keepsLines: field == .description)
        }
        difficulty = Routine.Difficulty(rawValue: self[.difficulty]) ?? .intermediate
        repeats = self[.repeats] != OwnRoutineForm.once
        if self[.name].isEmpty { flaws[.name] = .missing }
        check(.name, OwnRoutineForm.nameLimit)
        check(.description, OwnRoutineForm.textLimit)
        guard isNew else { return }
        id = UniqueID(self[.id])
        let (number, flaw) = DecimalText.number(self[.days], in: 1...Double(Routine.mostDays))
        days = number.flatMap { Int(exactly: $0) } ?? 0
        if flaw != nil || days == 0 { flaws[.days] = .days }
    }

    /// Whether a choice is not one that the form offers. No field of a page sends such a value.
    public var hasUnknownChoice: Bool {
        !self[.difficulty].isEmpty && Routine.Difficulty(rawValue: self[.difficulty]) == nil
            || !["", OwnRoutineForm.once, OwnRoutineForm.again].contains(self[.repeats])
    }

    /// Value of the field `repeats` for a routine that ends.
    static let once = "once"
    static let again = "again"

    private mutating func check(_ field: Field, _ limit: Int) {
        if self[field].unicodeScalars.count > limit { flaws[field] = .profile(.tooLong(limit)) }
    }

    /// The new routine, with rest days; nil without an id, and if a field is flawed.
    public var routine: Routine? {
        guard flaws.isEmpty, let id, let days, days <= Routine.mostDays else { return nil }
        return Routine(
            reference: .own(id), name: TranslatedText(self[.name]), description: TranslatedText(self[.description]), goal: .own,
            difficulty: difficulty, days: [RoutineDay](repeating: .rest, count: max(0, days)), repeats: repeats)
    }

    /// Changes a stored routine. A text that the athlete left as it was keeps its other languages.
    /// - Returns: false, without a change, if a field is flawed.
    public func change(_ routine: inout Routine, language: String) -> Bool {
        guard flaws.isEmpty else { return false }
        routine.name = routine.name.edited(self[.name], in: language)
        routine.description = routine.description.edited(self[.description], in: language)
        routine.difficulty = difficulty
        routine.repeats = repeats
        return true
    }

    func fields(_ context: DisplayContext) -> [FormField] {
        func field(
            _ field: Field, _ label: Phrase, hint: String = "", entry: FormField.Entry = .text,
            options: [FilterForm.Select.Option] = []
        ) -> FormField {
            FormField(
                name: field.rawValue, label: context.say(label), hint: hint, value: self[field],
                problem: flaws[field].map { $0.text(context) }, entry: entry, options: options)
        }
        let fields = [
            field(.name, .planImportName), field(.description, .routineFieldDescription, entry: .lines),
            field(
                .difficulty, .planImportDifficulty,
                options: Routine.Difficulty.allCases.map {
                    .init(value: $0.rawValue, label: context.say($0.phrase), isChosen: $0 == difficulty)
                }),
            field(
                .repeats, .routineFieldRepeats,
                options: [
                    .init(value: OwnRoutineForm.again, label: context.say(.routineRepeats), isChosen: repeats),
                    .init(value: OwnRoutineForm.once, label: context.say(.routineOnce), isChosen: !repeats),
                ]),
        ]
        guard isNew else { return fields }
        let most = context.number(Routine.mostDays)
        return fields + [field(.days, .routineFieldDays, hint: context.say(.routineFieldDaysHint(days: most)), entry: .numeric)]
    }
}

extension OwnRoutineForm.Flaw {
    func text(_ context: DisplayContext) -> String {
        switch self {
        case .missing: context.say(.routineNameMissing)
        case .days: context.say(.routineDaysWhole(days: context.number(Routine.mostDays)))
        case .profile(let flaw): flaw.text(context)
        }
    }
}

extension DiaryScreen {
    /// Creates the form for a new routine.
    /// - Parameters:
    ///   - form: an empty form, or one with a problem.
    ///   - isFull: whether the athlete has as many own routines as there can be.
    ///   - context: display context: language, units and current time.
    public init(_ form: OwnRoutineForm, isFull: Bool = false, context: DisplayContext) {
        title = context.say(.routineWrite)
        lead = context.say(.routineWriteLead)
        back = .routines
        backLabel = context.say(.routinesTitle)
        problem = isFull ? context.say(.planImportFull) : form.flaws.isEmpty ? nil : context.say(.settingsWrong)
        action = .writingRoutine
        hidden = [Hidden(name: OwnRoutineForm.Field.id.rawValue, value: form[.id])]
        fields = form.fields(context)
        save = context.say(.routineWriteSave)
    }
}

extension DisplayContext {
    /// Name of the athlete's copy of a routine, at most `OwnRoutineForm.nameLimit` characters.
    public func nameOfCopy(_ routine: Routine) -> TranslatedText {
        let name = say(.routineCopyName(name: text(routine.name)))
        return TranslatedText(name.unicodeScalars.count > OwnRoutineForm.nameLimit ? text(routine.name) : name)
    }
}
