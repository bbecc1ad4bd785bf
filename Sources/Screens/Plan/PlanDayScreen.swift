public import Analysis
import Localizations
public import Measures
public import Training

/// One day of the plan: what is planned and why, and the forms that change it.
public struct PlanDayScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var badges: [Badge]
    public var day: PlanDay
    public var iso: String
    /// What to do on a day of a routine; empty on other days.
    public var instructions: [String]
    public var notesTitle: String
    /// Notes of the athlete.
    public var notes: [String]
    public var whyTitle: String
    /// Where the day comes from, and what the planner would propose.
    public var reasons: String
    public var why: Explanation?
    public var routine: EmptyState.Link?
    /// Forecast for the training of the day, with its source and age; nil without a current one.
    public var forecast: Forecast?
    /// What speaks against the day.
    public var caution: String?
    /// When to stop; nil for a day without training or practice, and for a past one.
    public var stop: String?
    /// The race of the day; nil for other days.
    public var race: RaceOfDay?
    /// Forms of a day that can be changed; nil for a past day and the day of a race.
    public var forms: Forms?
    /// Files of the sessions; nil without one.
    public var files: WorkoutDownloads?
    public var outcomeTitle: String
    /// What became of the day; nil before it.
    public var outcome: PlanProgressSection.Row?
    public var outcomeWhy: Explanation
    public var stepsLabel: String
    public var before: RoutineDayScreen.Step?
    public var after: RoutineDayScreen.Step?
    public var notice: PlanNotice?

    public struct Forecast: Equatable, Sendable {
        public var weather: String
        public var origin: String
    }

    /// A race with the times and paces to expect.
    public struct RaceOfDay: Equatable, Sendable {
        public var title: String
        /// Distance and date.
        public var lead: String
        public var link: EmptyState.Link
        /// Empty for a race that is over.
        public var sections: [RunningSections.Section]
    }

    public struct Forms: Equatable, Sendable {
        /// Changes without fields.
        public var buttons: [Button]
        public var moveTitle: String
        /// Nil for a day without sessions.
        public var move: FormField?
        public var moveNote: String
        public var moveLabel: String
        public var editTitle: String
        public var groups: [Group]
        public var editLabel: String
    }

    public struct Button: Equatable, Sendable {
        public var target: Route.Target
        public var label: String
    }

    /// Fields of one session.
    public struct Group: Equatable, Sendable {
        public var title: String
        public var fields: [FormField]
        /// Whether the group waits folded for another session.
        public var isFolded: Bool
    }

    /// - Parameters:
    ///   - date: the day.
    ///   - insights: results of today.
    ///   - plans: what is planned for single days.
    ///   - proposal: what the planner would propose for a day that the athlete decided.
    ///   - progress: what became of the day; nil without a plan for it.
    ///   - outcomeToday: what became of today's plan until now; nil on other days.
    ///   - season: times and paces of the day's race; nil without one ahead.
    ///   - entered: a form with a problem; nil for what is planned.
    ///   - showsAdult: whether practices can be planned.
    ///   - availability: when the athlete can train.
    ///   - notice: message about the last change; nil without one.
    ///   - context: display context: language, units and current time.
    /// - Returns: nil for a day that can neither be changed nor had a plan.
    public init?(
        _ date: Day, insights: Insights, plans: DayPlans, proposal: PlannedDay?, progress: PlanProgress.PlannedDay?,
        outcomeToday: PlanProgress.PlannedDay? = nil, season: SeasonInsight? = nil, entered: PlanSessionForm? = nil,
        showsAdult: Bool, availability: Availability = Availability(), notice: PlanNotice? = nil,
        context: DisplayContext
    ) {
        let changeable = PlanChange.days(from: context.today)
        let planned = plans.planned(on: date)
        guard changeable.contains(date) || planned != nil else { return nil }
        title = context.longDate(date)
        back = .plan
        backLabel = context.say(.planPageTitle)
        day = planned.map { PlanDay($0, plans, context) } ?? PlanDay(nothingOn: date, context)
        badges = planned == nil ? [] : [day.badge]
        badges += [outcomeToday?.badgeOfWork(context)].compactMap { $0 }
        if planned?.stored != nil { badges.append(Badge(context.say(.planYours), .good)) }
        iso = date.iso
        instructions = planned.map { RoutineInstruction.lines($0, context) } ?? []
        notesTitle = context.say(.routineNotes)
        notes = planned?.stored?.sessions.compactMap { $0.note } ?? []
        whyTitle = context.say(.planWhyTitle)
        reasons = context.sentences(
            PlanDayScreen.reasons(planned, on: date, plans, proposal, availability, context)
                + [planned.flatMap { PlanText.exposureReason($0, before: insights.load.heatBlock, context) }].compactMap { $0 })
        race = plans.race(on: date).map { PlanDayScreen.race($0, season, context) }
        if planned != nil { why = ExplainText.plan([day], asOf: insights.asOf, context) }
        if planned?.routine != nil, let routine = plans.routine(on: date) {
            self.routine = .init(
                label: context.text(routine.routine.name), route: .routineDay(routine.routine.reference, routine.number))
        }
        caution = day.caution
        if date >= context.today, let planned { stop = PlanText.stop(planned, hasPractice: day.beside != nil, context) }
        if let weather = planned.flatMap({ PlanForecastText.weather($0, context) }),
            let origin = planned.flatMap({ PlanForecastText.origin($0, context) })
        {
            forecast = Forecast(weather: weather, origin: origin)
        }
        if changeable.contains(date), let sessions = plans.namedSessions(on: date) {
            forms = PlanDayScreen.forms(date, sessions, planned, plans, entered, showsAdult, context)
        }
        outcomeTitle = context.say(.routineProgressTitle)
        outcome = progress.flatMap {
            $0.isRest || date > context.today ? nil : PlanProgressSection.Row($0, target: .correctPlan, context)
        }
        outcomeWhy = PlanProgressSection.why(title: outcomeTitle, context)
        stepsLabel = context.say(.planAhead)
        func step(_ label: Phrase, to other: Day) -> RoutineDayScreen.Step? {
            changeable.contains(other) || plans.planned(on: other) != nil
                ? .init(label: context.say(label), route: .planDay(other)) : nil
        }
        before = step(.routineDayBefore, to: date - 1)
        after = step(.routineDayAfter, to: date + 1)
        self.notice = notice
    }

    private static func race(_ race: RaceGoal, _ season: SeasonInsight?, _ context: DisplayContext) -> RaceOfDay {
        RaceOfDay(
            title: context.title(of: race),
            lead: context.sentences(
                context.say(.raceLead(distance: context.distanceName(of: race), date: context.longDate(race.day))),
                season.flatMap { RaceScreen.shortfall($0, context) }),
            link: .init(label: context.say(.raceOpen), route: .race(race.id)),
            sections: season.map { RaceScreen.timesAndPaces($0, context) } ?? [])
    }

    private static func reasons(
        _ planned: PlannedDay?, on date: Day, _ plans: DayPlans, _ proposal: PlannedDay?, _ availability: Availability,
        _ context: DisplayContext
    ) -> [String] {
        guard let planned else { return [context.say(.planDayNothing)] }
        guard let stored = planned.stored else {
            if let routine = plans.routine(on: date), planned.routine != nil || planned.limit?.isOfDay == true {
                return [
                    context.say(
                        .planFromRoutine(number: context.number(routine.number), name: context.text(routine.routine.name)))
                ]
            }
            if planned.workout == .race { return [context.say(.planFromRaceDay)] }
            let name = plans.routineAside(on: date).map { $0.day.title(context) }
            if date < context.today, let name { return [context.say(.planRoutineAsidePast(name: name))] }
            if let name, let reason = plans.reasonAside(on: date) {
                // The proposal has the same reason, which is stated once.
                let why = context.say(reason.dayPhrase(context))
                return [context.say(.planRoutineAsideWhy(name: name, reason: why)), context.say(.planFromProposalAlone)]
            }
            let aside = name.map { context.say(.planRoutineAsideDay(name: $0)) }
            let proposed = plans.reason(on: date).map {
                context.say(.planFromProposal(reason: context.say($0.dayPhrase(context))))
            }
            let own = PlanDayText.session(planned, availability, context)
            return [aside, own, proposed ?? context.say(.planFromHabit)].compactMap { $0 }
        }
        let decided = context.shortDate(stored.decided)
        let origin: Phrase =
            switch stored.origin {
            case .accepted: .planFromAccepted(date: decided)
            case .moved(let from): .planFromMoved(day: context.shortDate(from), date: decided)
            case .edited: .planFromEdited(date: decided)
            }
        var reasons = [context.say(origin)]
        if date > context.today { reasons.append(context.say(.planStays)) }
        if let proposal, !proposal.isPlanned(as: stored) {
            reasons.append(context.say(.planProposes(plan: PlanText.brief(proposal, context))))
        }
        return reasons
    }

    private static func forms(
        _ date: Day, _ sessions: [PlannedSession], _ planned: PlannedDay?, _ plans: DayPlans, _ entered: PlanSessionForm?,
        _ showsAdult: Bool, _ context: DisplayContext
    ) -> Forms {
        var buttons: [Button] = []
        if planned != nil, planned?.stored == nil {
            buttons.append(Button(target: .acceptPlan, label: context.say(.planAccept)))
        }
        if planned == nil || planned?.workout != .rest {
            buttons.append(Button(target: .restPlan, label: context.say(.planRest)))
        }
        if planned?.stored != nil { buttons.append(Button(target: .resetPlan, label: context.say(.planReset))) }
        let form = entered ?? PlanSessionForm(sessions, language: context.language.rawValue)
        let groups = form.groups.indices.map { number in
            let isMore = number > 0 && number == form.groups.count - 1 && form.groups[number].kind.isEmpty
            let title: Phrase = isMore ? .planSessionMore : .planSession(number: context.number(number + 1))
            return Group(
                title: context.say(title), fields: form.fields(of: number, allowsPractice: showsAdult, context),
                isFolded: isMore)
        }
        return Forms(
            buttons: buttons, moveTitle: context.say(.planMoveTitle),
            move: sessions.isEmpty ? nil : target(from: date, plans, context), moveNote: context.say(.planMoveNote),
            moveLabel: context.say(.planMove), editTitle: context.say(.planEditTitle), groups: groups,
            editLabel: context.say(.settingsSave))
    }

    /// The days to which a day can move, with what is planned for them. Not the day of a race.
    private static func target(from date: Day, _ plans: DayPlans, _ context: DisplayContext) -> FormField {
        let days = PlanChange.days(from: context.today)
        let options = (0...PlanChange.reach).map { days.lowerBound + $0 }
            .filter { $0 != date && plans.sessions(on: $0) != nil }
            .map { day in
                let there = plans.planned(on: day).map { PlanText.brief($0, context) } ?? context.say(.planNothing)
                return FilterForm.Select.Option(
                    value: day.iso, label: context.shortWeekdayDate(day) + " · " + there,
                    isChosen: day == date + 1)
            }
        return FormField(
            name: PlanChange.Field.to.rawValue, label: context.say(.planMoveTo), hint: "", options: options)
    }
}
