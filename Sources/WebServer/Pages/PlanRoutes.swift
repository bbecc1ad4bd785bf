import Analysis
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of the plan. They are plain forms; a reload never sends them twice, and the last change can be undone.
struct PlanRoutes {
    let pages: PageRoutes

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        let pages = pages
        pages.live(.plan, on: router) { _, _ in
            .plan
        } page: { asked, frame in
            PlanPage(try await PlanRoutes.list(asked), frame: frame, assets: pages.assets)
        }
        router.answer(RoutePattern.planDay.rawValue) { request, context in
            guard let day = context.parameters.get("day").flatMap({ Day(iso: $0) }) else { throw RequestFailure.notFound }
            let athlete = context.athlete
            return try await athlete.responses.page(request) { viewer in
                let route = Route.planDay(day)
                if let waiting = try await pages.pageContext.renewalPage(at: route, viewer, of: athlete) { return waiting }
                return try await page(of: day, PageRequest(request, viewer, athlete))
            }
        }
        addChanges(to: router)
        addOutcomes(to: router)
    }

    private func addChanges(to router: some RouterMethods<AthleteRequestContext>) {
        change(.acceptPlan, .accepted, on: router) { plan, day, plans, today in
            guard let sessions = plans.namedSessions(on: day), plans.planned(on: day) != nil else { return false }
            plan.store(StoredDay(day: day, sessions: sessions, origin: .accepted, decided: today))
            return true
        }
        change(.restPlan, .rested, on: router) { plan, day, plans, today in
            guard plans.namedSessions(on: day) != nil else { return false }
            plan.store(StoredDay(day: day, sessions: [], origin: .edited, decided: today))
            return true
        }
        change(.resetPlan, .reset, on: router) { plan, day, _, _ in plan.release(day) }
        router.answer(
            Route.Target.movePlan.path,
            post: { request, context in
                let asked = try await PlanRoutes.asked(request, context)
                let fields = try await FormFields.read(request)
                let today = asked.context.today
                guard let day = PlanRoutes.day(.day, in: fields, from: today),
                    let other = PlanRoutes.day(.to, in: fields, from: today),
                    day != other
                else { throw RequestFailure.badForm }
                let plans = try await asked.journal.dayPlans(asOf: asked.context.today)
                guard let sessions = plans.namedSessions(on: day), !sessions.isEmpty, let others = plans.namedSessions(on: other)
                else {
                    throw RequestFailure.badForm
                }
                try await PlanRoutes.change(context.athlete) { $0.move(day, sessions, to: other, others, decided: today) }
                return HTMLAnswer.goTo(PlanChange.moved.path(of: .planDay(other)))
            })
        router.answer(
            Route.Target.editPlan.path,
            post: { request, context in
                let asked = try await PlanRoutes.asked(request, context)
                let fields = try await FormFields.read(request)
                let today = asked.context.today
                guard let day = PlanRoutes.day(.day, in: fields, from: today),
                    let before = try await asked.journal.dayPlans(asOf: asked.context.today).namedSessions(on: day)
                else { throw RequestFailure.badForm }
                let form = PlanSessionForm({ fields[$0] }, before: before)
                if form.groups.contains(where: { $0.session?.kind == .practice }),
                    try await !context.athlete.journal.athlete().showsAdultContent
                {
                    throw RequestFailure.badForm
                }
                guard !form.groups.isEmpty else { throw RequestFailure.badForm }
                guard let sessions = form.sessions else { return try await page(of: day, asked, entered: form) }
                try await PlanRoutes.change(context.athlete) {
                    $0.store(StoredDay(day: day, sessions: sessions, origin: .edited, decided: today))
                }
                return HTMLAnswer.goTo(PlanChange.edited.path(of: .planDay(day)))
            })
    }

    private func addOutcomes(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.correctPlan.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let (athlete, journal) = (context.athlete, context.athlete.journal)
                let today = try await athlete.viewer(of: request).context.today
                guard let day = fields[PlanChange.Field.day.rawValue].flatMap({ Day(iso: $0) }), day <= today,
                    let mark = fields[PlanChange.Field.outcome.rawValue]
                else { throw RequestFailure.badForm }
                let correction = RoutineHistory.Correction(rawValue: mark)
                guard correction != nil || mark == RoutineChange.automatic else { throw RequestFailure.badForm }
                let outcome: RoutineHistory.CorrectionOutcome
                if try await journal.storedPlan().day(day) != nil {
                    outcome = try await PlanRoutes.change(athlete) { $0.correct(day, correction) }
                } else {
                    let (former, stated) = try await journal.changeRoutineHistory { history in
                        let before = history
                        let stated = history.correct(day, correction)
                        return (FormerValue(before: before, after: history), stated)
                    }
                    outcome = stated
                    if outcome == .changed { athlete.undo.plan.keep(FormerPlan(routines: former)) }
                }
                guard outcome != .refused else { throw RequestFailure.badForm }
                guard outcome == .changed else { return HTMLAnswer.goTo(Route.plan.path) }
                return HTMLAnswer.goTo(
                    Route.plan.path(saying: [
                        PlanChange.parameter + "=" + PlanChange.corrected.rawValue, RoutineChange.dayParameter + "=" + day.iso,
                    ]))
            })
        router.answer(
            Route.Target.undoPlan.path,
            post: { _, context in
                guard let former = context.athlete.undo.plan.take() else { return HTMLAnswer.goTo(Route.plan.path) }
                let journal = context.athlete.journal
                var isUndone = true
                if let plan = former.plan { isUndone = try await journal.changePlan { plan.restore(&$0) } }
                if let routines = former.routines {
                    isUndone = try await journal.changeRoutineHistory { routines.restore(&$0) }
                }
                return HTMLAnswer.goTo((isUndone ? PlanChange.undone : .outdated).path(of: .plan))
            })
    }

    private typealias Change = @Sendable (inout StoredPlan, Day, DayPlans, Day) -> Bool

    /// Adds a form without fields that changes a day. `change` returns false if it cannot be made.
    private func change(
        _ target: Route.Target, _ kind: PlanChange, on router: some RouterMethods<AthleteRequestContext>,
        _ change: @escaping Change
    ) {
        router.answer(
            target.path,
            post: { request, context in
                let asked = try await PlanRoutes.asked(request, context)
                let fields = try await FormFields.read(request)
                let today = asked.context.today
                guard let day = PlanRoutes.day(.day, in: fields, from: today) else { throw RequestFailure.badForm }
                let plans = try await asked.journal.dayPlans(asOf: asked.context.today)
                let isMade = try await PlanRoutes.change(context.athlete) { change(&$0, day, plans, today) }
                guard isMade || kind == .reset else { throw RequestFailure.badForm }
                return HTMLAnswer.goTo(kind.path(of: .planDay(day)))
            })
    }

    /// Changes the plan and keeps the one before it for an undo. A second press of the same button changes nothing.
    @discardableResult
    private static func change<Outcome: Sendable>(
        _ athlete: AthleteContext, _ change: @Sendable (inout StoredPlan) -> Outcome
    ) async throws -> Outcome {
        let showsAdult = try await athlete.journal.athlete().showsAdultContent
        let (former, outcome) = try await athlete.journal.changePlan { plan in
            let before = plan
            let outcome = change(&plan)
            if !showsAdult { plan.keepHidden(of: before) }
            return (plan == before ? nil : FormerValue(before: before, after: plan), outcome)
        }
        if let former { athlete.undo.plan.keep(FormerPlan(plan: former)) }
        return outcome
    }

    private static func asked(_ request: Request, _ context: AthleteRequestContext) async throws -> PageRequest {
        PageRequest(request, try await context.athlete.viewer(of: request), context.athlete)
    }

    /// Returns the day of a field if it can be changed.
    private static func day(_ field: PlanChange.Field, in fields: [String: String], from today: Day) -> Day? {
        fields[field.rawValue].flatMap { Day(iso: $0) }.flatMap { PlanChange.days(from: today).contains($0) ? $0 : nil }
    }

    private static func list(_ asked: PageRequest) async throws -> PlanScreen {
        let journal = asked.journal
        let insights = try await asked.insights()
        let plans = try await journal.dayPlans(asOf: asked.context.today)
        return PlanScreen(
            insights: insights, plans: plans,
            progress: try await journal.planProgress(
                PlanRoutes.past(asked.context.today), today: asked.context.today, plan: plans.plan, routines: plans.routines,
                plans: plans),
            outcomeToday: try await outcome(plans, asked),
            notice: PlanNotice({ asked.text($0) }, canUndo: asked.athlete.undo.plan.isKept, context: asked.context),
            context: asked.context)
    }

    /// Returns what became of today's plan until now; nil without one.
    private static func outcome(_ plans: DayPlans, _ asked: PageRequest) async throws -> PlanProgress.PlannedDay? {
        let today = asked.context.today
        let digests = try await asked.journal.activities(ActivityQuery(from: today, to: today), asOf: today)
        return plans.outcome(today: today, digests: digests)
    }

    /// The days whose outcome is shown.
    private static func past(_ today: Day) -> ClosedRange<Day> { (today - (PlanProgressSection.days - 1))...today }

    private func page(of day: Day, _ asked: PageRequest, entered: PlanSessionForm? = nil) async throws -> Response {
        let (journal, today) = (asked.journal, asked.context.today)
        let insights = try await asked.insights()
        guard (0...200_000).contains(day.number) else { throw RequestFailure.notFound }
        let plans = try await journal.dayPlans(asOf: today, past: day < today ? day...day : nil)
        // The neighbours of an earlier day may claim its activities, too.
        let reach = PlanProgressSection.days
        let past = PlanRoutes.past(today)
        let days = past.contains(day) || day > today ? past : (day - reach)...(day + reach)
        let progress = try await journal.planProgress(
            days, today: today, plan: plans.plan, routines: plans.routines, plans: plans
        ).days
        let isDecided = plans.stored(on: day) != nil && day > today
        var season: SeasonInsight?
        if let race = plans.race(on: day) { season = try await journal.season(to: race, asOf: today) }
        let athlete = try await journal.athlete()
        var screen = PlanDayScreen(
            day, insights: insights, plans: plans,
            proposal: isDecided ? try await journal.proposal(for: day, asOf: today) : nil,
            progress: progress.first { $0.day == day },
            outcomeToday: day == today ? try await PlanRoutes.outcome(plans, asked) : nil, season: season,
            entered: entered, showsAdult: athlete.showsAdultContent, availability: athlete.availability,
            notice: PlanNotice({ asked.text($0) }, day: day, canUndo: asked.athlete.undo.plan.isKept, context: asked.context),
            context: asked.context)
        if day >= today, let planned = plans.planned(on: day) {
            let targets = try await journal.workoutTargets(asOf: today)
            screen?.files = WorkoutDownloads(planned, targets: targets, context: asked.context)
        }
        guard let screen else { throw RequestFailure.notFound }
        return HTMLAnswer.page(
            PlanDayPage(screen, frame: asked.viewer.frame(at: .planDay(day)), assets: pages.assets).body,
            status: entered == nil ? .ok : .unprocessableContent)
    }
}

/// State before and after a change of the plan: of the decided days, or of the followed routine.
struct FormerPlan: Sendable {
    var plan: FormerValue<StoredPlan>?
    var routines: FormerValue<RoutineHistory>?
}
