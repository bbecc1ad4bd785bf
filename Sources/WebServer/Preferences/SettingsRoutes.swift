import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of `/settings`: shows the athlete's profile and saves changes. A reload never sends them twice.
struct SettingsRoutes {
    let materials: PageContext
    /// Weather source that the command line or the environment set at the start.
    let weather: WeatherSource
    private var journal: Journal { materials.journal }
    private var assets: Assets { materials.assets }
    private var undoSlots: UndoSlots { materials.undoSlots }

    /// Result of the last submission: what was saved, or a form with an error.
    private struct Outcome {
        var profile: SettingsScreen.Outcome?
        var archives: (form: WeatherSourceForm?, outcome: SettingsScreen.Outcome?) = (nil, nil)
        var map: (form: MapSourceForm?, outcome: SettingsScreen.Outcome?) = (nil, nil)
    }

    func add(to router: Router<BasicRequestContext>) {
        router.answer(
            RoutePattern.settings.rawValue,
            get: { request, _ in
                let outcome = Outcome(
                    profile: undoSlots.athlete.outcome(of: "saved", in: request),
                    archives: (nil, undoSlots.archives.outcome(of: "weather", in: request)),
                    map: (nil, undoSlots.map.outcome(of: "map", in: request)))
                return try await page(outcome, try await materials.viewer(of: request))
            },
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let athlete = try await journal.athlete()
                let viewer = try await materials.viewer(of: request)
                let form = ProfileForm(athlete, viewer.context, zones: HomeClock.zones) { fields[$0] }
                guard form.flaws.isEmpty else {
                    return try await page(Outcome(), viewer, form: form, status: .unprocessableContent)
                }
                if form.athlete != athlete {
                    try await journal.save(form.athlete)
                    undoSlots.athlete.keep(athlete)
                }
                return HTMLAnswer.goTo(Route.settings.path + "?saved=1")
            })
        undo(below: Route.settings.path, undoSlots.athlete, on: router, leadingTo: "?saved=undone") { try await journal.save($0) }
        undo(below: SettingsPage.weatherPath, undoSlots.archives, on: router, leadingTo: "?weather=undone#h-weather-source") {
            try materials.archives.keep($0)
        }
        undo(below: SettingsPage.mapPath, undoSlots.map, on: router, leadingTo: "?map=undone#h-map-source") {
            try materials.mapSource.keep($0)
        }
        router.answer(
            SettingsPage.weatherPath,
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let form = WeatherSourceForm(source) { fields[$0] }
                guard form.flaws.isEmpty else {
                    let viewer = try await materials.viewer(of: request)
                    return try await page(Outcome(archives: (form, nil)), viewer, status: .unprocessableContent)
                }
                let before = materials.archives.current
                try materials.archives.keep(form.archives)
                if form.archives != before { undoSlots.archives.keep(before) }
                return HTMLAnswer.goTo(Route.settings.path + "?weather=1#h-weather-source")
            })
        router.answer(
            SettingsPage.mapPath,
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let form = MapSourceForm(allowsPrivate: source.allowsPrivate) { fields[$0] }
                guard form.flaw == nil else {
                    let viewer = try await materials.viewer(of: request)
                    return try await page(Outcome(map: (form, nil)), viewer, status: .unprocessableContent)
                }
                let before = materials.mapSource.current
                try materials.mapSource.keep(form.source)
                if form.source != before { undoSlots.map.keep(before) }
                return HTMLAnswer.goTo(Route.settings.path + "?map=1#h-map-source")
            })
    }

    /// Undoes the last change, if that is still possible.
    private func undo<Value: Sendable>(
        below path: String, _ former: UndoSlot<Value>, on router: Router<BasicRequestContext>, leadingTo actionResult: String,
        _ restore: @escaping @Sendable (Value) async throws -> Void
    ) {
        router.answer(
            SettingsPage.undoPath(below: path),
            post: { _, _ in
                guard let value = former.take() else { return HTMLAnswer.goTo(Route.settings.path) }
                try await restore(value)
                return HTMLAnswer.goTo(Route.settings.path + actionResult)
            })
    }

    /// Current weather source: from the start of the server, and from the settings file.
    private var source: WeatherSource {
        var source = weather
        source.kept = materials.archives.current
        return source
    }

    /// - Parameter form: submitted form; nil shows the saved values.
    private func page(
        _ outcome: Outcome, _ viewer: Viewer, form: ProfileForm? = nil, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let isWaiting = try await materials.renewal.state() != nil
        let profile = isWaiting ? nil : try await journal.profile(asOf: viewer.context.today)
        let shown = if let form { form } else { ProfileForm(try await journal.athlete(), viewer.context) }
        let screen = SettingsScreen(
            shown, outcome: outcome.profile, profile: profile, weather: source, archives: outcome.archives,
            mapSource: materials.mapSource.current, map: outcome.map, machineZone: materials.clock.machine.name,
            context: viewer.context)
        return HTMLAnswer.page(
            SettingsPage(screen, frame: viewer.frame(at: .settings), assets: assets).body, status: status)
    }
}

extension UndoSlot {
    /// Returns the result of the last change from the address: `1` means saved, `undone` means undone.
    func outcome(of name: String, in request: Request) -> SettingsScreen.Outcome? {
        switch QueryText.value(name, of: request) {
        case "1": .saved(canUndo: isKept)
        case "undone": .undone
        default: nil
        }
    }
}
