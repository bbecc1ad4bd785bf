import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of `/settings`: shows the athlete's profile and saves changes. A reload never sends them twice.
struct SettingsRoutes {
    let pageContext: PageContext
    /// Weather source that the command line or the environment set at the start.
    let weather: WeatherSource

    /// Result of the last submission: what was saved, or a form with an error.
    private struct Outcome {
        var profile: SettingsScreen.Outcome?
        var archives: (form: WeatherSourceForm?, outcome: SettingsScreen.Outcome?) = (nil, nil)
        var map: (form: MapSourceForm?, outcome: SettingsScreen.Outcome?) = (nil, nil)
        var summaries: (form: SummaryEndpointForm?, outcome: SettingsScreen.Outcome?) = (nil, nil)
    }

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.settings.rawValue,
            get: { request, context in
                let undo = context.athlete.undo
                let outcome = Outcome(
                    profile: undo.athlete.outcome(of: "saved", in: request),
                    archives: (nil, undo.archives.outcome(of: "weather", in: request)),
                    map: (nil, undo.map.outcome(of: "map", in: request)),
                    summaries: (nil, undo.summaries.outcome(of: "summaries", in: request)))
                return try await page(outcome, request, context.athlete)
            },
            post: { request, context in
                let fields = try await FormFields.read(request)
                let journal = context.athlete.journal
                let before = try await journal.athlete()
                let viewer = try await context.athlete.viewer(of: request)
                let form = ProfileForm(before, viewer.context, zones: HomeClock.zones) { fields[$0] }
                guard form.flaws.isEmpty else {
                    return try await page(Outcome(), request, context.athlete, form: form, status: .unprocessableContent)
                }
                if form.athlete != before {
                    try await journal.save(form.athlete)
                    context.athlete.undo.athlete.keep(before)
                }
                return HTMLAnswer.goTo(Route.settings.path + "?saved=1")
            })
        undo(below: Route.settings.path, { $0.athlete }, on: router, leadingTo: "?saved=undone") {
            try await $0.journal.save($1)
        }
        undo(below: Route.Target.weatherSource.path, { $0.archives }, on: router, leadingTo: "?weather=undone#h-weather-source") {
            try $0.archives.keep($1)
        }
        undo(below: Route.Target.mapSource.path, { $0.map }, on: router, leadingTo: "?map=undone#h-map-source") {
            try $0.mapSource.keep($1)
        }
        undo(
            below: Route.Target.summarySource.path, { $0.summaries }, on: router, leadingTo: "?summaries=undone#h-summary-source"
        ) {
            try $0.summaries.keep($1)
        }
        router.answer(
            Route.Target.summarySource.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let athlete = context.athlete
                let before = athlete.summaries.current
                let form = SummaryEndpointForm(before, allowsPrivate: weather.allowsPrivate) { fields[$0] }
                guard form.flaw == nil else {
                    return try await page(Outcome(summaries: (form, nil)), request, athlete, status: .unprocessableContent)
                }
                try athlete.summaries.keep(form.endpoint)
                if form.endpoint != before { athlete.undo.summaries.keep(before) }
                return HTMLAnswer.goTo(Route.settings.path + "?summaries=1#h-summary-source")
            })
        router.answer(
            Route.Target.weatherSource.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let athlete = context.athlete
                let form = WeatherSourceForm(source(of: athlete)) { fields[$0] }
                guard form.flaws.isEmpty else {
                    return try await page(Outcome(archives: (form, nil)), request, athlete, status: .unprocessableContent)
                }
                let before = athlete.archives.current
                try athlete.archives.keep(form.archives)
                if form.archives != before { athlete.undo.archives.keep(before) }
                return HTMLAnswer.goTo(Route.settings.path + "?weather=1#h-weather-source")
            })
        router.answer(
            Route.Target.mapSource.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let athlete = context.athlete
                let form = MapSourceForm(allowsPrivate: weather.allowsPrivate) { fields[$0] }
                guard form.flaw == nil else {
                    return try await page(Outcome(map: (form, nil)), request, athlete, status: .unprocessableContent)
                }
                let before = athlete.mapSource.current
                try athlete.mapSource.keep(form.source)
                if form.source != before { athlete.undo.map.keep(before) }
                return HTMLAnswer.goTo(Route.settings.path + "?map=1#h-map-source")
            })
    }

    /// Undoes the last change, if it still can be undone.
    private func undo<Value: Sendable>(
        below path: String, _ slot: @escaping @Sendable (UndoSlots) -> UndoSlot<Value>,
        on router: some RouterMethods<AthleteRequestContext>, leadingTo actionResult: String,
        _ restore: @escaping @Sendable (AthleteContext, Value) async throws -> Void
    ) {
        router.answer(
            Route.undo(below: path),
            post: { _, context in
                guard let value = slot(context.athlete.undo).take() else { return HTMLAnswer.goTo(Route.settings.path) }
                try await restore(context.athlete, value)
                return HTMLAnswer.goTo(Route.settings.path + actionResult)
            })
    }

    /// The weather source in use: that of the program, and the athlete's own.
    private func source(of athlete: AthleteContext) -> WeatherSource {
        var source = weather
        source.kept = athlete.archives.current
        return source
    }

    /// - Parameter form: submitted form; nil shows the saved values.
    private func page(
        _ outcome: Outcome, _ request: Request, _ athlete: AthleteContext, form: ProfileForm? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let viewer = try await athlete.viewer(of: request)
        let isWaiting = try await athlete.renewal.state() != nil
        let profile = isWaiting ? nil : try await athlete.journal.profile(asOf: viewer.context.today)
        let shown = if let form { form } else { ProfileForm(try await athlete.journal.athlete(), viewer.context) }
        let screen = SettingsScreen(
            shown, outcome: outcome.profile, profile: profile, weather: source(of: athlete),
            archives: outcome.archives, mapSource: athlete.mapSource.current, map: outcome.map,
            endpoint: athlete.summaries.current, summaries: outcome.summaries,
            machineZone: pageContext.clock.machine.name,
            context: viewer.context)
        return HTMLAnswer.page(
            SettingsPage(screen, frame: viewer.frame(at: .settings), assets: pageContext.assets).body, status: status)
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
