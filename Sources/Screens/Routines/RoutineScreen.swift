public import Analysis
import Localizations
public import Measures
public import Training

/// One routine: its goal, its cycle as a calendar, and the form that selects it or the controls while it is followed.
public struct RoutineScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var badges: [Badge]
    public var description: String
    /// Value of the form that copies the routine.
    public var reference: String
    /// Id of the copy that the form makes. Two presses of the page make one copy.
    public var copyID: String
    public var copyLabel: String
    /// Leads to the form that changes it; nil for one of a pack, and for one that is not stored any more.
    public var edit: EmptyState.Link?
    /// The routine to go on with after one that is followed once.
    public var next: EmptyState.Link?
    public var factsTitle: String
    public var facts: [Explanation.Row]
    public var factsWhy: Explanation
    public var calendarTitle: String
    public var cells: [RoutineCell]
    public var adviceTitle: String
    public var advice: String?
    /// Form that selects the routine; nil while it is followed or paused.
    public var follow: FollowForm?
    /// Controls of the followed or paused routine.
    public var controls: Controls?
    public var progress: PlanProgressSection?
    public var notice: RoutineNotice?

    /// Form that selects a routine.
    public struct FollowForm: Equatable, Sendable {
        public var title: String
        public var reference: String
        public var fields: [FormField]
        /// What the choice replaces.
        public var replaces: String?
        public var note: String
        public var label: String
    }

    /// Buttons of the followed routine.
    public struct Controls: Equatable, Sendable {
        public var title: String
        public var since: String
        public var buttons: [Button]
        /// Message that there is a newer version.
        public var newer: String?

        public struct Button: Equatable, Sendable {
            public var change: RoutineChange
            public var label: String
        }
    }

    /// - Parameters:
    ///   - routine: the routine; while it is followed, as it is followed.
    ///   - latest: the newest version of it; nil for the same.
    ///   - next: the routine to go on with; nil without one.
    ///   - history: which routine is followed.
    ///   - plans: what is planned for single days; nil where it does not matter.
    ///   - progress: what became of its planned days; nil if it was not followed.
    ///   - usual: load of the athlete's usual week.
    ///   - scale: load per hour of the athlete's own runs as a multiple of the plan's.
    ///   - isStored: whether the routine still exists beside the history.
    ///   - copyID: id of the copy that the page can make.
    ///   - notice: message about the last change; nil without one.
    ///   - context: display context: language, units and current time.
    public init(
        _ routine: Routine, latest: Routine? = nil, next: Routine? = nil, history: RoutineHistory, plans: DayPlans? = nil,
        progress: PlanProgress?,
        usual: Answer<Double>, scale: LoadScale, isStored: Bool = true, copyID: UniqueID, notice: RoutineNotice? = nil,
        context: DisplayContext
    ) {
        title = context.text(routine.name)
        back = .routines
        backLabel = context.say(.routinesTitle)
        badges = [Badge(context.say(routine.goal.phrase), .info), Badge(context.say(routine.difficulty.phrase), .neutral)]
        description = context.text(routine.description)
        reference = routine.reference.text
        self.copyID = copyID.text
        copyLabel = context.say(.routineCopy)
        if case .own(let id) = routine.reference, isStored {
            edit = .init(label: context.say(.routineEdit), route: .editingRoutine(id))
        }
        if !routine.repeats { badges.append(Badge(context.say(.routineFollowedOnce), .neutral)) }
        self.next = next.map {
            .init(label: context.say(.routineNext(name: context.text($0.name))), route: .routine($0.reference))
        }
        factsTitle = context.say(.routineNumbers)
        facts = RoutineScreen.facts(routine, usual: usual, scale: scale, context)
        factsWhy = ExplainText.explanation(
            ofCard: "why-routine", title: factsTitle, what: .routineLoadNote, models: [WeekPlanner.card], context: context)
        calendarTitle = context.say(routine.days.count == 7 ? .routineWeek : .routineCycle)
        adviceTitle = context.say(.routineAdvice)
        let much = RoutineScreen.muchMore(routine, usual: usual, scale: scale, context)
        advice = routine.advice.map { context.text($0) }
        let open = history.current ?? history.paused
        let followed = open?.routine.reference == routine.reference ? open : nil
        cells = RoutineScreen.cells(
            routine, followed: history.current == nil ? nil : followed, history, plans, scale: scale, context)
        if let followed {
            let isCompleted = followed.isCompleted(on: context.today)
            badges.append(Badge(context.say(isCompleted ? .routineIsCompleted : .routineSelected), .good))
            controls = RoutineScreen.controls(
                followed, latest: latest ?? routine, history, scale,
                isTodayDone: progress?.days.last { $0.day == context.today }?.isDone == true, context)
            if !isCompleted, let much { advice = context.sentences(much, advice) }
            self.progress = progress.map {
                PlanProgressSection($0.days(of: routine.reference), target: .correctRoutine, scale: scale, context)
            }
        } else {
            follow = RoutineScreen.followForm(routine, replaced: open?.routine, much, context)
        }
        self.notice = notice
    }

    /// The seven days from today on of a routine that is followed; else the cycle.
    private static func cells(
        _ routine: Routine, followed: RoutineHistory.Stretch?, _ history: RoutineHistory, _ plans: DayPlans?, scale: LoadScale,
        _ context: DisplayContext
    ) -> [RoutineCell] {
        guard let followed, history.hasBegun(by: context.today), !followed.isCompleted(on: context.today) else {
            return routine.days.enumerated().map {
                RoutineCell($1, number: $0 + 1, of: routine, scale: scale, context)
            }
        }
        return (0..<max(7, routine.days.count)).compactMap { offset in
            let day = context.today + offset
            let planned = plans?.planned(on: day)
            return history.planned(on: day).map { own in
                var cell = RoutineCell(
                    planned?.routine ?? own.day, number: own.number, of: own.routine, scale: scale,
                    load: planned?.routine == nil ? nil : planned?.load, on: day, context)
                cell.instead = planned?.shortened(from: own.day, context)
                guard let planned, plans?.isReplacing(on: day) == true else { return cell }
                return cell.replaced(by: planned, context)
            }
        }
    }

    private static func facts(
        _ routine: Routine, usual: Answer<Double>, scale: LoadScale, _ context: DisplayContext
    ) -> [Explanation.Row] {
        var rows = [
            Explanation.Row(context.say(.routineTrainingDays), RoutineCard.days(routine, context)),
            Explanation.Row(context.say(.routineTime), RoutineCard.time(routine, context)),
        ]
        let load = RoutineLoad.perWeek(of: routine, scale: scale)
        guard load > 0 else { return rows }
        rows.append(.init(context.say(.routineExpected), context.number(load)))
        switch usual {
        case .known(let usual): rows.append(RoutineScreen.usual(usual, against: load, context))
        case .absent(let reason):
            rows.append(.init(context.say(.routineUsual), context.say(reason.whyNoUsualWeek)))
        }
        return rows
    }

    private static func usual(_ usualLoad: Double, against load: Double, _ context: DisplayContext) -> Explanation.Row {
        let change = load / usualLoad - 1
        let text =
            abs(change) < PlannedDay.loadSpread
            ? context.say(.routineSame)
            : change > 0
                ? context.say(.routineMore(percent: context.percent(change)))
                : context.say(.routineLess(percent: context.percent(-change)))
        return .init(context.say(.routineUsual), context.number(usualLoad) + " · " + text)
    }

    /// Says that a week of the routine is far more than a usual one; nil otherwise, and without a usual week.
    private static func muchMore(
        _ routine: Routine, usual: Answer<Double>, scale: LoadScale, _ context: DisplayContext
    ) -> String? {
        guard let usual = usual.value, usual > 0 else { return nil }
        let times = RoutineLoad.perWeek(of: routine, scale: scale) / usual
        return times >= leastOfMuch ? context.say(.routineMuch(times: context.number(times, decimals: 1))) : nil
    }

    /// Of a usual week, from which on a routine is far more.
    private static let leastOfMuch = 1.5

    private static func followForm(
        _ routine: Routine, replaced: Routine?, _ much: String?, _ context: DisplayContext
    ) -> FollowForm {
        let starts = (0..<14).map { offset in
            let day = context.today + offset
            return FilterForm.Select.Option(
                value: day.iso, label: context.shortWeekdayDate(day), isChosen: offset == 0)
        }
        let numbers = routine.days.enumerated().map { index, day in
            FilterForm.Select.Option(
                value: "\(index + 1)",
                label: context.say(
                    .routineDayTitle(number: context.number(index + 1), name: day.title(context))),
                isChosen: index == 0)
        }
        return FollowForm(
            title: context.say(.routineFollowTitle), reference: routine.reference.text,
            fields: [
                FormField(
                    name: RoutineChange.Field.start.rawValue, label: context.say(.routineStart), hint: "", options: starts),
                FormField(
                    name: RoutineChange.Field.number.rawValue, label: context.say(.routineStartNumber), hint: "",
                    options: numbers),
            ],
            replaces: replaced.map { context.say(.routineReplaces(name: context.text($0.name))) },
            note: context.sentences(much, context.say(.routineStartNote)), label: context.say(.routineFollow))
    }

    private static func controls(
        _ followed: RoutineHistory.Stretch, latest: Routine, _ history: RoutineHistory, _ scale: LoadScale,
        isTodayDone: Bool, _ context: DisplayContext
    ) -> Controls {
        func button(_ change: RoutineChange, _ phrase: Phrase) -> Controls.Button {
            Controls.Button(change: change, label: context.say(phrase))
        }
        var buttons: [Controls.Button] = []
        let isCompleted = followed.isCompleted(on: context.today)
        let isNewer = followed.routine != latest && !isCompleted
        if followed.end == .paused {
            buttons.append(button(.resumed, .routineResume))
        } else {
            if isNewer { buttons.append(button(.updated, .routineUseNewer)) }
            // A pause before the first day would drop what is planned until then.
            if history.hasBegun(by: context.today), !isCompleted {
                buttons += [
                    button(.shifted, isTodayDone ? .routineShiftAhead : .routineShift), button(.paused, .routinePause),
                ]
            }
            buttons.append(button(.restarted, .routineRestart))
        }
        buttons.append(button(.stopped, .routineStop))
        let current = CurrentRoutine(history, scale: scale, context)
        return Controls(
            title: context.say(.routineSelected), since: current?.since ?? "", buttons: buttons,
            newer: isNewer ? context.say(.routineNewer) : nil)
    }
}
