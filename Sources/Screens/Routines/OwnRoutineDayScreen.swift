import Analysis
import Localizations
import Measures
public import Training

/// Form for a day of an own routine.
public struct OwnRoutineDayScreen: Equatable, Sendable {
    public var title: String
    /// Name of the routine.
    public var above: String
    public var back: Route
    public var backLabel: String
    public var action: Route
    public var problem: String?
    public var formTitle: String
    public var shown: String
    /// Name of the day, what to do, and whether it is training without a length.
    public var fields: [FormField]
    public var groups: [PlanDayScreen.Group]
    public var save: String
    /// Label of the button that saves and opens the next day; nil for the last day.
    public var saveNext: String?
    public var stepsLabel: String
    public var before: RoutineDayScreen.Step?
    public var after: RoutineDayScreen.Step?
    public var notice: RoutineNotice?

    /// Name of the button that saves and opens the next day.
    public static let next = "next"

    /// - Parameters:
    ///   - routine: the stored routine; an own one.
    ///   - number: number of the day, from 1 on.
    ///   - form: form of the day, or one with a problem.
    ///   - isSent: whether the form was sent and not saved.
    ///   - allowsPractice: whether a practice can be chosen.
    ///   - notice: message about the last change; nil without one.
    ///   - context: display context: language, units and current time.
    /// - Returns: nil for a number that the routine does not have.
    public init?(
        _ routine: Routine, number: Int, form: OwnRoutineDayForm, isSent: Bool = false, allowsPractice: Bool,
        notice: RoutineNotice? = nil, context: DisplayContext
    ) {
        guard case .own(let id) = routine.reference, let day = routine.day(number) else { return nil }
        title = context.say(.routineEditDay(number: context.number(number)))
        above = context.text(routine.name)
        back = .editingRoutine(id)
        backLabel = above
        action = .editingRoutineDay(id, number)
        formTitle = context.say(.routineDayForm)
        shown = String(day.fingerprint, radix: 16)
        if isSent { problem = context.say(form.isFlawed(context) ? .settingsWrong : .routineNoticeStale) }
        fields = form.fields(context)
        groups = form.groups.indices.map { index in
            let isMore = index == form.groups.count - 1 && form.groups[index].kind.isEmpty
            let title: Phrase =
                isMore && index > 0 ? .planSessionMore : .planSession(number: context.number(index + 1))
            return PlanDayScreen.Group(
                title: context.say(title), fields: form.fields(of: index, allowsPractice: allowsPractice, context),
                isFolded: isMore && index > 0)
        }
        save = context.say(.settingsSave)
        let isLast = number == routine.days.count
        saveNext = isLast ? nil : context.say(.routineSaveNext)
        stepsLabel = context.say(.routineDays)
        func step(_ label: Phrase, _ other: Int) -> RoutineDayScreen.Step {
            .init(label: context.say(label), route: .editingRoutineDay(id, other))
        }
        before = number > 1 ? step(.routineDayBefore, number - 1) : nil
        after = isLast ? nil : step(.routineDayAfter, number + 1)
        self.notice = notice
    }
}

extension OwnRoutineDayForm {
    private static func tooLong(_ text: String, _ limit: Int, _ context: DisplayContext) -> String? {
        text.unicodeScalars.count > limit ? ProfileForm.Flaw.tooLong(limit).text(context) : nil
    }

    func fields(_ context: DisplayContext) -> [FormField] {
        [
            FormField(
                name: Field.day.rawValue, label: context.say(.routineDayName), hint: context.say(.routineDayNameHint),
                value: name,
                problem: OwnRoutineDayForm.tooLong(name, OwnRoutineForm.shortLimit, context)),
            FormField(
                name: Field.text.rawValue, label: context.say(.routineDayText), hint: "", value: text,
                problem: OwnRoutineDayForm.tooLong(text, OwnRoutineForm.textLimit, context), entry: .lines),
            FormField(
                name: Field.open.rawValue, label: context.say(.routineFieldOpen), hint: "", value: isOpen ? "1" : "", entry: .box),
        ]
    }

    /// The fields of a session.
    func fields(of number: Int, allowsPractice: Bool, _ context: DisplayContext) -> [FormField] {
        let group = groups[number]
        let isSession = !group.kind.isEmpty
        let kinds = TrainingMethod.Kind.allCases.filter { $0 != .practice || allowsPractice || group.kind == $0.rawValue }
        let none = FilterForm.Select.Option(value: "", label: context.say(.planKindNone), isChosen: !isSession)
        let speed = context.pace(Speed(metresPerSecond: 1000 / max(1, pace.pace))).text
        func field(
            _ field: Field, _ label: Phrase, hint: String = "", value: String = "", problem: String? = nil,
            entry: FormField.Entry = .text, options: [FilterForm.Select.Option] = []
        ) -> FormField {
            FormField(
                name: field.name(of: number), label: context.say(label), hint: hint, value: value, problem: problem, entry: entry,
                options: options)
        }
        return [
            field(
                .kind, .planFieldKind,
                options: [none]
                    + kinds.map {
                        .init(value: $0.rawValue, label: context.say($0.phrase), isChosen: $0.rawValue == group.kind)
                    }),
            field(
                .intensity, .planFieldIntensity,
                options: TrainingMethod.Intensity.allCases.map {
                    .init(
                        value: $0.rawValue, label: context.say($0.workout.phrase(for: nil)),
                        isChosen: $0.rawValue == group.intensity)
                }),
            field(
                .minutes, .planFieldMinutes, value: group.minutes,
                problem: isSession && minutes(of: group, context) == nil ? context.say(lengthProblem(of: group, context)) : nil,
                entry: .numeric),
            field(
                .distance, .routineFieldDistance(unit: context.units.longUnit),
                hint: context.say(pace.isAssumed ? .routineDistanceAssumed(pace: speed) : .routineDistanceHint(pace: speed)),
                value: group.distance, entry: .decimal),
            field(
                .title, .planFieldTitle, value: group.title,
                problem: OwnRoutineDayForm.tooLong(group.title, OwnRoutineForm.shortLimit, context)),
            field(
                .note, .routineSessionText, value: group.note,
                problem: OwnRoutineDayForm.tooLong(group.note, OwnRoutineForm.textLimit, context), entry: .lines),
            field(.optional, .routineFieldOptional, value: group.isOptional ? "1" : "", entry: .box),
        ]
    }
}
