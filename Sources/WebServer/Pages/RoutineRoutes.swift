import Analysis
import HTTPTypes
import Hummingbird
import Localizations
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of the routines. They are plain forms; a reload never sends them twice, and the last change can be undone.
struct RoutineRoutes {
    let pages: PageRoutes

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        let pages = pages
        pages.live(.routines, on: router) { _, _ in
            .routines
        } page: { asked, frame in
            RoutinesPage(try await RoutineRoutes.list(asked), frame: frame, assets: pages.assets)
        }
        router.answer(RoutePattern.routine.rawValue) { request, context in
            let reference = try RoutineRoutes.reference(in: context)
            let athlete = context.athlete
            return try await athlete.responses.page(request) { viewer in
                let route = Route.routine(reference)
                if let waiting = try await pages.pageContext.renewalPage(at: route, viewer, of: athlete) { return waiting }
                let screen = try await RoutineRoutes.routine(reference, PageRequest(request, viewer, athlete))
                return HTMLAnswer.page(RoutinePage(screen, frame: viewer.frame(at: route), assets: pages.assets).body)
            }
        }
        router.answer(RoutePattern.routineDay.rawValue) { request, context in
            let reference = try RoutineRoutes.reference(in: context)
            let number = context.parameters.get("number").flatMap { Int($0) }
            let athlete = context.athlete
            return try await athlete.responses.page(request) { viewer in
                let journal = athlete.journal
                let routine = try RoutineRoutes.shown(
                    reference, try await journal.routineHistory(), try await journal.routine(reference)?.routine,
                    showsAdult: try await journal.athlete().showsAdultContent)
                guard let number, "\(number)" == context.parameters.get("number"),
                    let screen = RoutineDayScreen(routine, number: number, context: viewer.context)
                else {
                    throw RequestFailure.notFound
                }
                let frame = viewer.frame(at: .routineDay(reference, number))
                return HTMLAnswer.page(RoutineDayPage(screen, frame: frame, assets: pages.assets).body)
            }
        }
        addChanges(to: router)
    }

    private func addChanges(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.followRoutine.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let today = try await context.athlete.viewer(of: request).context.today
                guard let reference = fields[RoutineChange.Field.routine.rawValue].flatMap({ RoutineReference($0) }),
                    let start = fields[RoutineChange.Field.start.rawValue].flatMap({ Day(iso: $0) }),
                    let number = fields[RoutineChange.Field.number.rawValue].flatMap({ Int($0) })
                else { throw RequestFailure.badForm }
                try await RoutineRoutes.follow(reference, from: start, number: number, today: today, of: context.athlete)
                return HTMLAnswer.goTo(RoutineChange.followed.path(of: .routine(reference)))
            })
        router.answer(
            Route.Target.changeRoutine.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let today = try await context.athlete.viewer(of: request).context.today
                guard let change = fields[RoutineChange.Field.change.rawValue].flatMap({ RoutineChange(rawValue: $0) }) else {
                    throw RequestFailure.badForm
                }
                let followed = try await RoutineRoutes.apply(change, today: today, of: context.athlete)
                return HTMLAnswer.goTo(change.path(of: followed.map { .routine($0) } ?? .routines))
            })
        router.answer(
            Route.Target.correctRoutine.path,
            post: { request, context in
                let (fields, journal) = (try await FormFields.read(request), context.athlete.journal)
                let today = try await context.athlete.viewer(of: request).context.today
                guard let day = fields[RoutineChange.Field.day.rawValue].flatMap({ Day(iso: $0) }), day <= today,
                    let mark = fields[RoutineChange.Field.outcome.rawValue],
                    let followed = try await journal.routineHistory().planned(on: day)?.routine.reference
                else { throw RequestFailure.badForm }
                let correction = RoutineHistory.Correction(rawValue: mark)
                guard correction != nil || mark == RoutineChange.automatic else { throw RequestFailure.badForm }
                let outcome = try await RoutineRoutes.change(context.athlete) { $0.correct(day, correction) }
                guard outcome != .refused else { throw RequestFailure.badForm }
                return HTMLAnswer.goTo(
                    outcome == .changed
                        ? RoutineChange.corrected.path(of: .routine(followed), day: day) : Route.routine(followed).path)
            })
        router.answer(
            Route.Target.undoRoutine.path,
            post: { _, context in
                guard let former = context.athlete.undo.routines.take() else { return HTMLAnswer.goTo(Route.routines.path) }
                let isUndone = try await context.athlete.journal.changeRoutineHistory { former.restore(&$0) }
                return HTMLAnswer.goTo((isUndone ? RoutineChange.undone : .outdated).path(of: .routines))
            })
    }

    /// Follows a routine from a day on: yesterday up to a year ahead.
    /// - Throws: `RequestFailure` for a routine that the athlete does not see, for other days, and for a day that the routine does not have.
    static func follow(
        _ reference: RoutineReference, from start: Day, number: Int, today: Day, of athlete: AthleteContext
    ) async throws {
        guard (today - 1...today + 366).contains(start), number >= 1 else { throw RequestFailure.badForm }
        let journal = athlete.journal
        guard let found = try await journal.routine(reference) else { throw RequestFailure.notFound }
        if found.routine.isForAdults, try await !journal.athlete().showsAdultContent { throw RequestFailure.notFound }
        guard number <= found.routine.days.count else { throw RequestFailure.badForm }
        try await change(athlete) {
            $0.follow(found.routine, packVersion: found.packVersion, from: start, number: number, decided: today)
            return true
        }
    }

    /// Changes the routine that is followed or paused.
    /// - Returns: the routine; nil if its pack was removed.
    /// - Throws: `RequestFailure.badForm` without such a routine.
    @discardableResult
    static func apply(
        _ change: RoutineChange, today: Day, of athlete: AthleteContext
    ) async throws -> RoutineReference? {
        let journal = athlete.journal
        let history = try await journal.routineHistory()
        guard let followed = history.current ?? history.paused else { throw RequestFailure.badForm }
        let reference = followed.routine.reference
        let latest = try await journal.routine(reference)
        // What is done stays where it is.
        let keepsDone = change == .shifted || change == .paused || change == .stopped
        let first = keepsDone ? try await (isDone(today, of: athlete) ? today + 1 : today) : today
        try await RoutineRoutes.change(athlete) {
            switch change {
            // The routine may have been moved beyond the day already.
            case .shifted: return $0.shift(on: max(first, $0.current?.first ?? first), decided: today)
            case .paused:
                $0.pause(from: first, decided: today)
                return true
            case .resumed:
                // A pause from tomorrow on leaves today as it is.
                let last = $0.paused?.last ?? today
                return $0.resume(from: max(today, last + 1), latest: latest, decided: today)
            case .stopped:
                $0.stop(from: first, decided: today)
                return true
            case .restarted: return $0.restart(on: today)
            case .updated:
                guard let latest else { return false }
                return $0.update(latest.routine, packVersion: latest.packVersion, from: today)
            case .followed, .corrected, .undone, .outdated: return false
            }
        }
        return latest == nil ? nil : reference
    }

    private static func isDone(_ today: Day, of athlete: AthleteContext) async throws -> Bool {
        let digests = try await athlete.journal.activities(ActivityQuery(from: today, to: today), asOf: today)
        return try await athlete.journal.dayPlans(asOf: today).outcome(today: today, digests: digests)?.isDone == true
    }

    /// Changes the history and keeps the one before it for an undo. A change that could not be made leaves it as it was.
    @discardableResult
    private static func change<Outcome: Sendable>(
        _ athlete: AthleteContext, _ change: @Sendable (inout RoutineHistory) -> Outcome
    ) async throws -> Outcome {
        let (former, outcome) = try await athlete.journal.changeRoutineHistory { history in
            let before = history
            let outcome = change(&history)
            return (history == before ? nil : FormerValue(before: before, after: history), outcome)
        }
        // A second press of the same button changes nothing, and its page shows so.
        if let former { athlete.undo.routines.keep(former) }
        return outcome
    }

    private static func list(_ asked: PageRequest) async throws -> RoutinesScreen {
        let journal = asked.journal
        let history = try await journal.visibleRoutines()
        let load = try await asked.insights().load
        let today = asked.context.today
        let hasRoutine = history.current != nil || history.paused != nil
        let plans = hasRoutine ? try await journal.dayPlans(asOf: today) : nil
        let digests = hasRoutine ? try await journal.activities(ActivityQuery(from: today, to: today), asOf: today) : []
        return RoutinesScreen(
            packs: try await journal.contentPacks(), own: try await journal.ownRoutines(), history: history,
            usual: load.usualWeek, scale: load.planScale, showsAdult: try await journal.athlete().showsAdultContent,
            plans: plans, done: plans?.outcome(today: today, digests: digests), notice: notice(history, asked),
            context: asked.context)
    }

    private static func routine(_ reference: RoutineReference, _ asked: PageRequest) async throws -> RoutineScreen {
        let journal = asked.journal
        let whole = try await journal.routineHistory()
        let showsAdult = try await journal.athlete().showsAdultContent
        let latest = try await journal.routine(reference)?.routine
        let routine = try shown(reference, whole, latest, showsAdult: showsAdult)
        let history = whole.visible(showsAdult: showsAdult)
        let (load, today) = (try await asked.insights().load, asked.context.today)
        let plans = try await journal.dayPlans(asOf: today)
        return RoutineScreen(
            routine, latest: latest, next: try await next(after: routine, journal, showsAdult: showsAdult), history: history,
            plans: plans,
            progress: try await journal.planProgress(
                (today - (PlanProgressSection.days - 1))...today, today: today, plan: try await journal.visiblePlan(),
                routines: history, plans: plans),
            usual: load.usualWeek, scale: load.planScale, isStored: latest != nil, copyID: .random(),
            notice: notice(history, asked),
            context: asked.context)
    }

    /// Returns the routine that the pack names to go on with.
    private static func next(after routine: Routine, _ journal: Journal, showsAdult: Bool) async throws -> Routine? {
        guard let next = routine.next, case .pack(let pack, _) = routine.reference else { return nil }
        guard let found = try await journal.routine(.pack(pack, routine: next))?.routine else { return nil }
        return found.isForAdults && !showsAdult ? nil : found
    }

    private static func notice(_ history: RoutineHistory, _ asked: PageRequest) -> RoutineNotice? {
        RoutineNotice(ofOwn: { asked.text($0) }, canUndo: asked.athlete.undo.ownRoutine.isKept, context: asked.context)
            ?? RoutineNotice(
                { asked.text($0) }, name: history.current.map { $0.routine.name.text(in: asked.context.language.rawValue) },
                start: history.current?.first, canUndo: asked.athlete.undo.routines.isKept, context: asked.context)
    }

    /// Returns a routine that the athlete may see: as it is followed, also if its pack was removed, else as it is now.
    /// - Parameter latest: the routine as it is now; nil if its pack was removed.
    static func shown(
        _ reference: RoutineReference, _ history: RoutineHistory, _ latest: Routine?, showsAdult: Bool
    ) throws -> Routine {
        let open = (history.current ?? history.paused)?.routine
        let past = history.stretches.last { $0.routine.reference == reference }?.routine
        let known = open?.reference == reference ? open : latest
        guard let routine = known ?? past else { throw RequestFailure.notFound }
        if routine.isForAdults, !showsAdult { throw RequestFailure.notFound }
        return routine
    }

    private static func reference(in context: AthleteRequestContext) throws -> RoutineReference {
        guard let pack = context.parameters.get("pack"), let routine = context.parameters.get("routine"),
            let reference = RoutineReference(pack + "/" + routine)
        else { throw RequestFailure.notFound }
        return reference
    }
}
