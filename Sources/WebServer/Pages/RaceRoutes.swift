import Analysis
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of the races. They are plain forms; a reload never sends them twice, and a removal can be undone.
struct RaceRoutes {
    let pages: PageRoutes

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        let pages = pages
        router.answer(RoutePattern.races.rawValue) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            let journal = context.athlete.journal
            let screen = RacesScreen(
                try await journal.races(), dayOfSettings: try await journal.athlete().raceDay,
                change: RaceRoutes.change(of: request), canUndo: context.athlete.undo.race.isKept, context: viewer.context)
            return HTMLAnswer.page(RacesPage(screen, frame: viewer.frame(at: .races), assets: pages.assets).body)
        }
        router.answer(RoutePattern.race.rawValue) { request, context in
            let athlete = context.athlete
            guard let id = context.parameters.get("id").flatMap({ UniqueID($0) }) else { throw RequestFailure.notFound }
            return try await athlete.responses.page(request) { viewer in
                let route = Route.race(id)
                if let waiting = try await pages.pageContext.renewalPage(at: route, viewer, of: athlete) { return waiting }
                guard let race = try await athlete.journal.races().first(where: { $0.id == id }) else {
                    throw RequestFailure.notFound
                }
                let today = viewer.context.today
                let ofDay =
                    race.day > today
                    ? [] : try await athlete.journal.activities(ActivityQuery(from: race.day, to: race.day), asOf: today)
                let screen = RaceScreen(
                    race, season: try await athlete.journal.season(to: race, asOf: today), run: race.run(among: ofDay),
                    change: RaceRoutes.change(of: request), context: viewer.context)
                return HTMLAnswer.page(RacePage(screen, frame: viewer.frame(at: route), assets: pages.assets).body)
            }
        }
        addForm(to: router)
        addRemoval(to: router)
    }

    private static func change(of request: Request) -> RaceChange? {
        QueryText.value(RaceChange.parameter, of: request).flatMap { RaceChange(rawValue: $0) }
    }

    private func addForm(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.raceForm.rawValue,
            get: { request, context in
                let viewer = try await context.athlete.viewer(of: request)
                let known = try await RaceRoutes.known(QueryText.value(RaceForm.Field.id.rawValue, of: request), context)
                return page(RaceForm(known, viewer.context), viewer)
            },
            post: { request, context in
                let viewer = try await context.athlete.viewer(of: request)
                let fields = try await FormFields.read(request)
                let known = try await RaceRoutes.known(fields[RaceForm.Field.id.rawValue], context)
                let form = RaceForm(known, viewer.context) { fields[$0] }
                guard let race = form.race(id: known?.id ?? .random()) else {
                    return page(form, viewer, status: .unprocessableContent)
                }
                guard let id = try await context.athlete.journal.save(race, today: viewer.context.today) else {
                    throw RequestFailure.badForm
                }
                return HTMLAnswer.goTo(RaceChange.saved.path(of: .race(id)))
            })
    }

    private func addRemoval(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.removeRace.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                guard let id = fields[RaceForm.Field.id.rawValue].flatMap({ UniqueID($0) }) else { throw RequestFailure.badForm }
                let (athlete, today) = (context.athlete, try await context.athlete.viewer(of: request).context.today)
                if let removed = try await athlete.journal.removeRace(id, today: today) {
                    athlete.undo.race.keep(removed)
                } else if athlete.undo.race.current?.id != id {
                    // A second press of the button has the answer of the first; another unknown race is an error.
                    throw RequestFailure.notFound
                }
                return HTMLAnswer.goTo(RaceChange.removed.path(of: .races))
            })
        router.answer(
            Route.Target.undoRace.path,
            post: { _, context in
                guard let removed = context.athlete.undo.race.take() else { return HTMLAnswer.goTo(Route.races.path) }
                try await context.athlete.journal.restore(removed)
                return HTMLAnswer.goTo(RaceChange.restored.path(of: .races))
            })
    }

    /// Returns the race that a form or an address names; nil if it names none.
    private static func known(_ text: String?, _ context: AthleteRequestContext) async throws -> RaceGoal? {
        guard let text else { return nil }
        let races = try await context.athlete.journal.races()
        guard let id = UniqueID(text), let race = races.first(where: { $0.id == id }) else { throw RequestFailure.notFound }
        return race
    }

    private func page(_ form: RaceForm, _ viewer: Viewer, status: HTTPResponse.Status = .ok) -> Response {
        let screen = DiaryScreen(form, context: viewer.context)
        return HTMLAnswer.page(
            DiaryPage(screen, frame: viewer.frame(at: .raceForm(form.id?.text)), assets: pages.assets).body, status: status)
    }
}
