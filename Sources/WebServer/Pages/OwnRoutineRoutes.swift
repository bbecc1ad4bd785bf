import Analysis
import HTTPTypes
import Hummingbird
import Localizations
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes that write, copy, change and delete own routines. They are plain forms; a reload never sends them twice, and the last change can
/// be undone.
struct OwnRoutineRoutes {
    let pages: PageRoutes

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        addWriting(to: router)
        addEditing(to: router)
        addDay(to: router)
        addChanges(to: router)
    }

    private func addWriting(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.writingRoutine.rawValue,
            get: { request, context in
                writing(OwnRoutineForm(id: .random()), try await context.athlete.viewer(of: request))
            },
            post: { request, context in
                let fields = try await FormFields.read(request)
                let viewer = try await context.athlete.viewer(of: request)
                let form = OwnRoutineForm(isNew: true) { fields[$0] }
                guard let id = form.id, !form.hasUnknownChoice else { throw RequestFailure.badForm }
                guard let routine = form.routine else { return writing(form, viewer, status: .unprocessableContent) }
                guard let former = try await context.athlete.journal.addOwnRoutine(routine) else {
                    return writing(form, viewer, isFull: true, status: .unprocessableContent)
                }
                context.athlete.undo.ownRoutine.keep(former)
                return HTMLAnswer.goTo(OwnRoutineChange.written.path(of: .editingRoutine(id)))
            })
    }

    private func writing(
        _ form: OwnRoutineForm, _ viewer: Viewer, isFull: Bool = false, status: HTTPResponse.Status = .ok
    ) -> Response {
        let screen = DiaryScreen(form, isFull: isFull, context: viewer.context)
        return HTMLAnswer.page(
            DiaryPage(screen, frame: viewer.frame(at: .writingRoutine), assets: pages.assets).body, status: status)
    }

    private func addEditing(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.editingRoutine.rawValue,
            get: { request, context in
                let asked = PageRequest(request, try await context.athlete.viewer(of: request), context.athlete)
                let (id, routine) = try await OwnRoutineRoutes.stored(context)
                return try await page(id, routine, asked)
            },
            post: { request, context in
                let fields = try await FormFields.read(request)
                let asked = PageRequest(request, try await context.athlete.viewer(of: request), context.athlete)
                let (id, routine) = try await OwnRoutineRoutes.stored(context)
                let form = OwnRoutineForm(isNew: false) { fields[$0] }
                guard !form.hasUnknownChoice else { throw RequestFailure.badForm }
                guard form.flaws.isEmpty else { return try await page(id, routine, asked, form: form) }
                let language = asked.context.language.rawValue
                let former = try await context.athlete.journal.changeOwnRoutine(id) { form.change(&$0, language: language) }
                if let former { context.athlete.undo.ownRoutine.keep(former) }
                return HTMLAnswer.goTo(OwnRoutineChange.saved.path(of: .editingRoutine(id)))
            })
    }

    private func page(
        _ id: UniqueID, _ routine: Routine, _ asked: PageRequest, form: OwnRoutineForm? = nil
    ) async throws -> Response {
        let screen = OwnRoutineScreen(
            id, routine, form: form ?? OwnRoutineForm(routine, language: asked.context.language.rawValue),
            history: try await asked.journal.routineHistory(), notice: OwnRoutineRoutes.notice(asked), context: asked.context)
        return HTMLAnswer.page(
            OwnRoutinePage(screen, frame: asked.viewer.frame(at: .editingRoutine(id)), assets: pages.assets).body,
            status: form == nil ? .ok : .unprocessableContent)
    }

    private func addDay(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.editingRoutineDay.rawValue,
            get: { request, context in
                let asked = PageRequest(request, try await context.athlete.viewer(of: request), context.athlete)
                let (id, routine, number, day) = try await OwnRoutineRoutes.storedDay(context)
                let form = OwnRoutineDayForm(
                    day, pace: try await asked.journal.distancePace(asOf: asked.context.today),
                    language: asked.context.language.rawValue)
                return try await page(id, routine, number, form, asked)
            },
            post: { request, context in
                let fields = try await FormFields.read(request, limit: OwnRoutineRoutes.dayLimit)
                let asked = PageRequest(request, try await context.athlete.viewer(of: request), context.athlete)
                let (id, routine, number, day) = try await OwnRoutineRoutes.storedDay(context)
                let form = OwnRoutineDayForm(
                    day, pace: try await asked.journal.distancePace(asOf: asked.context.today), { fields[$0] })
                if form.hasPractice, try await !asked.journal.athlete().showsAdultContent { throw RequestFailure.badForm }
                guard !form.groups.isEmpty else { throw RequestFailure.badForm }
                let isSaved = form.isSaved(asked.context)
                guard !form.isStale || isSaved, let changed = form.day(asked.context) else {
                    return try await page(id, routine, number, form, asked, isSent: true)
                }
                let former = try await asked.journal.changeOwnRoutine(id) {
                    if form.hasPractice { $0.isForAdults = true }
                    return $0.replaceDay(number, with: changed)
                }
                if let former { context.athlete.undo.ownRoutine.keep(former) }
                let isNext = fields[OwnRoutineDayScreen.next] != nil && number < routine.days.count
                return HTMLAnswer.goTo(
                    OwnRoutineChange.day.path(of: isNext ? .editingRoutineDay(id, number + 1) : .editingRoutine(id), day: number))
            })
    }

    /// Bytes of the form of a day: eight sessions with long texts, percent-encoded.
    private static let dayLimit = 131_072

    private func page(
        _ id: UniqueID, _ routine: Routine, _ number: Int, _ form: OwnRoutineDayForm, _ asked: PageRequest, isSent: Bool = false
    ) async throws -> Response {
        guard
            let screen = OwnRoutineDayScreen(
                routine, number: number, form: form, isSent: isSent,
                allowsPractice: try await asked.journal.athlete().showsAdultContent, notice: OwnRoutineRoutes.notice(asked),
                context: asked.context)
        else { throw RequestFailure.notFound }
        return HTMLAnswer.page(
            OwnRoutineDayPage(screen, frame: asked.viewer.frame(at: .editingRoutineDay(id, number)), assets: pages.assets).body,
            status: isSent ? .unprocessableContent : .ok)
    }

    private func addChanges(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.copyRoutine.path,
            post: { request, context in
                let (fields, journal) = (try await FormFields.read(request), context.athlete.journal)
                let display = try await context.athlete.viewer(of: request).context
                guard let reference = fields[RoutineChange.Field.routine.rawValue].flatMap({ RoutineReference($0) }),
                    let id = OwnRoutineRoutes.id(in: fields)
                else { throw RequestFailure.badForm }
                let routine = try RoutineRoutes.shown(
                    reference, try await journal.routineHistory(), try await journal.routine(reference)?.routine,
                    showsAdult: try await journal.athlete().showsAdultContent)
                let copy = routine.copied(id: id, name: display.nameOfCopy(routine))
                guard let former = try await journal.addOwnRoutine(copy) else {
                    return HTMLAnswer.goTo(OwnRoutineChange.full.path(of: .routines))
                }
                context.athlete.undo.ownRoutine.keep(former)
                return HTMLAnswer.goTo(OwnRoutineChange.copied.path(of: .editingRoutine(id)))
            })
        router.answer(
            Route.Target.arrangeRoutine.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                guard let id = OwnRoutineRoutes.id(in: fields),
                    let (change, number) = fields[OwnRoutineScreen.Field.change.rawValue].flatMap({
                        OwnRoutineScreen.Change.parsed($0)
                    })
                else { throw RequestFailure.badForm }
                _ = try await OwnRoutineRoutes.stored(id, context)
                let shown = fields[OwnRoutineScreen.Field.shown.rawValue].flatMap { UInt64($0, radix: 16) }
                // A second press of a button, and a page from before another change, must not move another day.
                let former = try await context.athlete.journal.changeOwnRoutine(id) {
                    guard $0.fingerprint == shown else { return false }
                    return change.apply(number, to: &$0)
                }
                if let former { context.athlete.undo.ownRoutine.keep(former) }
                let outcome: OwnRoutineChange = former == nil ? .stale : .days
                return HTMLAnswer.goTo(outcome.path(of: .editingRoutine(id)))
            })
        router.answer(
            Route.Target.deleteRoutine.path,
            post: { request, context in
                guard let id = OwnRoutineRoutes.id(in: try await FormFields.read(request)) else { throw RequestFailure.badForm }
                let undo = context.athlete.undo.ownRoutine
                if let former = try await context.athlete.journal.removeOwnRoutine(id) {
                    undo.keep(former)
                } else if undo.current.map({ $0.id == id && $0.changed == nil }) != true {
                    // A second press has the answer of the first; another unknown routine is an error.
                    throw RequestFailure.notFound
                }
                return HTMLAnswer.goTo(OwnRoutineChange.deleted.path(of: .routines))
            })
        router.answer(
            Route.Target.restoreRoutine.path,
            post: { _, context in
                guard let former = context.athlete.undo.ownRoutine.take() else { return HTMLAnswer.goTo(Route.routines.path) }
                switch try await context.athlete.journal.restore(former) {
                case .full: return HTMLAnswer.goTo(OwnRoutineChange.full.path(of: .routines))
                case .outdated:
                    let isThere = try await context.athlete.journal.routine(.own(former.id)) != nil
                    return HTMLAnswer.goTo(RoutineChange.outdated.path(of: isThere ? .editingRoutine(former.id) : .routines))
                case .restored:
                    return HTMLAnswer.goTo(
                        RoutineChange.undone.path(of: former.routine == nil ? .routines : .editingRoutine(former.id)))
                }
            })
    }

    private static func notice(_ asked: PageRequest) -> RoutineNotice? {
        RoutineNotice(
            ofOwn: { asked.text($0) }, canUndo: asked.athlete.undo.ownRoutine.isKept, context: asked.context)
            ?? RoutineNotice({ asked.text($0) }, name: nil, start: nil, canUndo: false, context: asked.context)
    }

    private static func id(in fields: [String: String]) -> UniqueID? {
        fields[OwnRoutineScreen.Field.id.rawValue].flatMap { UniqueID($0) }
    }

    /// Returns the own routine of the address.
    private static func stored(_ context: AthleteRequestContext) async throws -> (UniqueID, Routine) {
        guard let pack = context.parameters.get("pack"), let text = context.parameters.get("routine"),
            case .own(let id)? = RoutineReference(pack + "/" + text)
        else { throw RequestFailure.notFound }
        return (id, try await stored(id, context))
    }

    private static func stored(_ id: UniqueID, _ context: AthleteRequestContext) async throws -> Routine {
        let journal = context.athlete.journal
        guard let routine = try await journal.routine(.own(id))?.routine else { throw RequestFailure.notFound }
        if routine.isForAdults, try await !journal.athlete().showsAdultContent { throw RequestFailure.notFound }
        return routine
    }

    private static func storedDay(
        _ context: AthleteRequestContext
    ) async throws -> (UniqueID, Routine, Int, RoutineDay) {
        let (id, routine) = try await stored(context)
        let text = context.parameters.get("number")
        guard let number = text.flatMap({ Int($0) }), "\(number)" == text, let day = routine.day(number) else {
            throw RequestFailure.notFound
        }
        return (id, routine, number, day)
    }
}
