import HTTPTypes
import Hummingbird
import Measures
import Screens
import TrainingLog
import WebPages

/// `/settings`: shows the athlete's profile and takes changes; a reload never sends them twice.
struct SettingsRoutes {
    let materials: PageMaterials
    let weather: WeatherSource
    private var journal: Journal { materials.journal }
    private var assets: Assets { materials.assets }

    func add(to router: Router<BasicRequestContext>) {
        router.answer(
            RoutePattern.settings.rawValue,
            get: { request, _ in
                let athlete = try await journal.athlete()
                let viewer = try await materials.viewer(of: request)
                let isSaved = QueryText.value("saved", of: request) == "1"
                let map = QueryText.value("map", of: request) == "1"
                return try await page(ProfileForm(athlete, viewer.reader), isSaved: isSaved, map: (nil, map), viewer)
            },
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let athlete = try await journal.athlete()
                let viewer = try await materials.viewer(of: request)
                let form = ProfileForm(athlete, viewer.reader) { fields[$0] }
                guard form.flaws.isEmpty else {
                    return try await page(form, isSaved: false, viewer, status: .unprocessableContent)
                }
                if form.athlete != athlete { try await journal.save(form.athlete) }
                return HTMLAnswer.goTo(Route.settings.path + "?saved=1")
            })
        router.answer(
            SettingsPage.mapPath,
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let form = MapSourceForm { fields[$0] }
                guard form.flaw == nil else {
                    let viewer = try await materials.viewer(of: request)
                    let profile = ProfileForm(try await journal.athlete(), viewer.reader)
                    return try await page(
                        profile, isSaved: false, map: (form, false), viewer, status: .unprocessableContent)
                }
                try materials.mapSource.keep(form.source)
                return HTMLAnswer.goTo(Route.settings.path + "?map=1#h-map-source")
            })
    }

    private func page(
        _ form: ProfileForm, isSaved: Bool, map: (form: MapSourceForm?, isSaved: Bool) = (nil, false), _ viewer: Viewer,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let profile = try await journal.profile(asOf: viewer.reader.today)
        let screen = SettingsScreen(
            form, isSaved: isSaved, profile: profile, weather: weather, mapSource: materials.mapSource.current, map: map,
            reader: viewer.reader)
        return HTMLAnswer.page(
            SettingsPage(screen, frame: viewer.frame(at: .settings), assets: assets).body, status: status)
    }
}
