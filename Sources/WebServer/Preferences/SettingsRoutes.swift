import Accounts
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
    let signIn: SignInStores
    /// Weather source that the command line or the environment set at the start.
    let weather: WeatherSource
    /// Id of the athlete who administers the people of the data folder.
    let owner: String
    /// Returns the state of the scheduled backups; nil for a server without a data folder.
    let backups: @Sendable () -> BackupStatus?

    /// Result of the last submission: what was saved, or a form with an error.
    private struct Outcome {
        var profile: SettingsScreen.Outcome?
        var archives: (form: WeatherSourceForm?, outcome: SettingsScreen.Outcome?) = (nil, nil)
        var map: (form: MapSourceForm?, outcome: SettingsScreen.Outcome?) = (nil, nil)
        var summaries: (form: SummaryEndpointForm?, outcome: SettingsScreen.Outcome?) = (nil, nil)
        /// Secret of a new calendar address.
        var calendarSecret: String?
        var isCalendarRemoved = false
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
                    summaries: (nil, undo.summaries.outcome(of: "summaries", in: request)),
                    isCalendarRemoved: QueryText.value("calendar", of: request) == "removed")
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
        addCalendar(to: router)
        let allowsPrivate = weather.allowsPrivate
        add(
            NamedSource<SummaryEndpointForm, SummaryEndpoint?>(
                target: .summarySource, parameter: "summaries", anchor: "h-summary-source", slot: { $0.summaries },
                current: { $0.summaries.current },
                form: { SummaryEndpointForm($0.summaries.current, allowsPrivate: allowsPrivate, value: $1) },
                entered: { $0.flaw == nil ? .some($0.endpoint) : nil }, keep: { try $0.summaries.keep($1) },
                refused: { Outcome(summaries: ($0, nil)) }), to: router)
        add(
            NamedSource<WeatherSourceForm, ConfiguredArchives?>(
                target: .weatherSource, parameter: "weather", anchor: "h-weather-source", slot: { $0.archives },
                current: { $0.archives.current }, form: { WeatherSourceForm(source(of: $0), value: $1) },
                entered: { $0.flaws.isEmpty ? .some($0.archives) : nil }, keep: { try $0.archives.keep($1) },
                refused: { Outcome(archives: ($0, nil)) }), to: router)
        add(
            NamedSource<MapSourceForm, MapSetting>(
                target: .mapSource, parameter: "map", anchor: "h-map-source", slot: { $0.map },
                current: { $0.mapSource.setting },
                form: { MapSourceForm($0.mapSource.setting, allowsPrivate: allowsPrivate, value: $1) },
                entered: { $0.flaw == nil ? $0.setting : nil }, keep: { try $0.mapSource.keep($1) },
                refused: { Outcome(map: ($0, nil)) }), to: router)
    }

    /// Gives the plan's calendar an address, or removes it.
    private func addCalendar(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.renewCalendar.path,
            post: fresh { request, context in
                _ = try await FormFields.read(request)
                let secret = try await context.athlete.journal.renewCalendar()
                signIn.note(.calendarChanged, of: context.athlete.id, by: request, from: context.address)
                // Responds with a page instead of a redirect: the server does not remember the secret.
                var response = try await page(Outcome(calendarSecret: secret), request, context.athlete)
                response.headers[.cacheControl] = "no-store"
                return response
            })
        router.answer(
            Route.Target.removeCalendar.path,
            post: { request, context in
                _ = try await FormFields.read(request)
                try await context.athlete.journal.removeCalendar()
                signIn.note(.calendarChanged, of: context.athlete.id, by: request, from: context.address)
                return HTMLAnswer.goTo(Route.settings.path + "?calendar=removed#h-plan-calendar")
            })
    }

    /// A source that the athlete names in a form of the page, and the file that keeps it.
    private struct NamedSource<Form: Sendable, Value: Equatable & Sendable>: Sendable {
        var target: Route.Target
        /// Parameter of the address with the result.
        var parameter: String
        /// Place of the form on the page.
        var anchor: String
        var slot: @Sendable (UndoSlots) -> UndoSlot<Value>
        var current: @Sendable (AthleteContext) -> Value
        var form: @Sendable (AthleteContext, (String) -> String?) -> Form
        /// Returns the value of a form; nil if it has a flaw.
        var entered: @Sendable (Form) -> Value?
        var keep: @Sendable (AthleteContext, Value) throws -> Void
        /// Returns what the page shows of a form with a flaw.
        var refused: @Sendable (Form) -> Outcome

        func address(_ result: String) -> String { "?" + parameter + "=" + result + "#" + anchor }
    }

    /// Saves what the form of a source states, and undoes it.
    private func add<Form, Value>(
        _ source: NamedSource<Form, Value>, to router: some RouterMethods<AthleteRequestContext>
    ) {
        router.answer(
            source.target.path,
            post: fresh { request, context in
                let fields = try await FormFields.read(request)
                let athlete = context.athlete
                let before = source.current(athlete)
                let form = source.form(athlete) { fields[$0] }
                guard let value = source.entered(form) else {
                    return try await page(source.refused(form), request, athlete, status: .unprocessableContent)
                }
                try source.keep(athlete, value)
                if value != before {
                    source.slot(athlete.undo).keep(before)
                    signIn.note(.sourceChanged, of: athlete.id, by: request, from: context.address)
                }
                return HTMLAnswer.goTo(Route.settings.path + source.address("1"))
            })
        undo(
            below: source.target.path, source.slot, isSource: true, on: router, leadingTo: source.address("undone")
        ) { try source.keep($0, $1) }
    }

    /// Undoes the last change, if it still can be undone.
    /// - Parameter isSource: whether it is a source, which needs a fresh sign-in, as its change does.
    private func undo<Value: Sendable>(
        below path: String, _ slot: @escaping @Sendable (UndoSlots) -> UndoSlot<Value>, isSource: Bool = false,
        on router: some RouterMethods<AthleteRequestContext>, leadingTo actionResult: String,
        _ restore: @escaping @Sendable (AthleteContext, Value) async throws -> Void
    ) {
        let handler: @Sendable (Request, AthleteRequestContext) async throws -> Response = { request, context in
            guard let value = slot(context.athlete.undo).take() else { return HTMLAnswer.goTo(Route.settings.path) }
            try await restore(context.athlete, value)
            if isSource { signIn.note(.sourceChanged, of: context.athlete.id, by: request, from: context.address) }
            return HTMLAnswer.goTo(Route.settings.path + actionResult)
        }
        router.answer(Route.undo(below: path), post: isSource ? fresh(handler) : handler)
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
        let calendar = SettingsScreen.Calendar(
            since: try await athlete.journal.calendar()?.made,
            made: outcome.calendarSecret.map {
                (pageContext.server(of: request), CalendarRoutes.path(secret: $0, viewer.context))
            }, isRemoved: outcome.isCalendarRemoved, viewer.context)
        let screen = SettingsScreen(
            shown, outcome: outcome.profile, profile: profile, weather: source(of: athlete),
            archives: outcome.archives, maps: athlete.maps, map: outcome.map,
            endpoint: athlete.summaries.current, summaries: outcome.summaries, calendar: calendar,
            machineZone: pageContext.clock.machine.name, administersPeople: athlete.id == owner,
            backups: athlete.id == owner ? backups() : nil, context: viewer.context)
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
