import HTTPTypes
import Hummingbird
import Measures
import Screens
import TrainingLog
import WebPages

/// `/settings`: shows the athlete's profile and takes changes; a reload never sends them twice.
struct SettingsRoutes {
    let materials: PageMaterials
    /// What was said where the server was started.
    let weather: WeatherSource
    private var journal: Journal { materials.journal }
    private var assets: Assets { materials.assets }
    /// What the last saving replaced, until the server stops.
    private let former = FormerProfile()

    init(materials: PageMaterials, weather: WeatherSource) {
        self.materials = materials
        self.weather = weather
    }

    /// What came of the last try: what was kept, or a form in which something is wrong.
    private struct Outcome {
        var profile: SettingsScreen.Outcome?
        var archives: (form: WeatherSourceForm?, isSaved: Bool) = (nil, false)
        var map: (form: MapSourceForm?, isSaved: Bool) = (nil, false)
    }

    func add(to router: Router<BasicRequestContext>) {
        router.answer(
            RoutePattern.settings.rawValue,
            get: { request, _ in
                func isTold(_ name: String) -> Bool { QueryText.value(name, of: request) == "1" }
                let outcome = Outcome(
                    profile: isTold("undone") ? .undone : isTold("saved") ? .saved(canUndo: former.isKept) : nil,
                    archives: (nil, isTold("weather")), map: (nil, isTold("map")))
                return try await page(outcome, try await materials.viewer(of: request))
            },
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let athlete = try await journal.athlete()
                let viewer = try await materials.viewer(of: request)
                let form = ProfileForm(athlete, viewer.reader) { fields[$0] }
                guard form.flaws.isEmpty else {
                    return try await page(Outcome(), viewer, form: form, status: .unprocessableContent)
                }
                if form.athlete != athlete {
                    try await journal.save(form.athlete)
                    former.keep(athlete)
                }
                return HTMLAnswer.goTo(Route.settings.path + "?saved=1")
            })
        router.answer(
            SettingsPage.undoPath,
            post: { _, _ in
                guard let athlete = former.take() else { return HTMLAnswer.goTo(Route.settings.path) }
                try await journal.save(athlete)
                return HTMLAnswer.goTo(Route.settings.path + "?undone=1")
            })
        router.answer(
            SettingsPage.weatherPath,
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let form = WeatherSourceForm(source) { fields[$0] }
                guard form.flaws.isEmpty else {
                    let viewer = try await materials.viewer(of: request)
                    return try await page(Outcome(archives: (form, false)), viewer, status: .unprocessableContent)
                }
                try materials.archives.keep(form.archives)
                return HTMLAnswer.goTo(Route.settings.path + "?weather=1#h-weather-source")
            })
        router.answer(
            SettingsPage.mapPath,
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let form = MapSourceForm { fields[$0] }
                guard form.flaw == nil else {
                    let viewer = try await materials.viewer(of: request)
                    return try await page(Outcome(map: (form, false)), viewer, status: .unprocessableContent)
                }
                try materials.mapSource.keep(form.source)
                return HTMLAnswer.goTo(Route.settings.path + "?map=1#h-map-source")
            })
    }

    /// As it is now: what was said, and what is kept.
    private var source: WeatherSource {
        var source = weather
        source.kept = materials.archives.current
        return source
    }

    /// - Parameter form: as it was sent; nil shows what is kept.
    private func page(
        _ outcome: Outcome, _ viewer: Viewer, form: ProfileForm? = nil, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let isWaiting = try await materials.renewal.state() != nil
        let profile = isWaiting ? nil : try await journal.profile(asOf: viewer.reader.today)
        let shown = if let form { form } else { ProfileForm(try await journal.athlete(), viewer.reader) }
        let screen = SettingsScreen(
            shown, outcome: outcome.profile, profile: profile, weather: source, archives: outcome.archives,
            mapSource: materials.mapSource.current, map: outcome.map, reader: viewer.reader)
        return HTMLAnswer.page(
            SettingsPage(screen, frame: viewer.frame(at: .settings), assets: assets).body, status: status)
    }
}
