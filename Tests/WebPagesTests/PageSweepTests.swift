import Analysis
import Localizations
import Markup
import Measures
import Testing
import Training
import WebPages

@testable import Screens

/// Properties of every page.
struct PageSweepTests {
    /// Every page in every language, with all data and without any.
    static let pages: [(name: String, html: String)] = {
        var pages: [(String, String)] = []
        let mapSource = try? MapSource(template: "https://a.example/{z}/{x}/{y}", attribution: "<b>&")
        var maps = MapSelection(source: mapSource)
        maps.canChoose = true
        for language in Language.allCases {
            let context = Example.context(language)
            func add(_ name: String, _ route: Route, _ page: (SiteFrame) -> HTML) {
                let frame = SiteFrame(current: route, theme: .system, context: context)
                pages.append(("\(name) \(language.rawValue)", page(frame).rendered()))
            }
            for (name, insights, digests) in [("full", Example.insights, Example.digests), ("empty", Example.emptyInsights, [])] {
                let track = RouteTrack(sport: .running, day: Example.today, latitudes: [25, 25.1], longitudes: [121, 121])
                let today = TodayScreen(
                    insights: insights, digests: digests, updated: context.now, context: context,
                    latestRoute: digests.isEmpty ? nil : track)
                add("today " + name, .today) { TodayPage(today, frame: $0).body }
                let list = ActivitiesScreen(digests: digests, query: ActivitiesQuery(), context: context)
                add("activities " + name, .activities(ActivitiesQuery())) { ActivitiesPage(list, frame: $0).body }
                let month = ActivitiesQuery(view: .calendar, from: Example.today, to: Example.today)
                let calendar = ActivitiesScreen(digests: digests, query: month, context: context)
                add("calendar " + name, .activities(month)) { ActivitiesPage(calendar, frame: $0).body }
                add("weather " + name, .weather) {
                    WeatherPage(WeatherScreen(insights: insights, context: context), frame: $0).body
                }
                let heat = HeatScreen(
                    insights: digests.isEmpty ? insights : Example.withHeat,
                    acclimation: digests.isEmpty ? nil : Example.acclimation,
                    digests: digests.isEmpty ? [] : Example.heatDigests, openRooms: digests.count, context: context)
                add("heat " + name, .heat) { HeatPage(heat, frame: $0).body }
                let classes = digests.isEmpty ? [] : Example.classDigests
                let heated = digests.isEmpty ? insights : Example.withClasses
                let lessons = HeatedClassesScreen(
                    digests: classes, heated: heated.weather.heated, query: HeatedClassesQuery(), context: context)
                add("classes " + name, .heatClasses(HeatedClassesQuery())) { HeatedClassesPage(lessons, frame: $0).body }
                let course = HeatedTrendsScreen(insights: heated, room: nil, context: context)
                add("heat trends " + name, .heatTrends(nil)) { HeatedTrendsPage(course, frame: $0).body }
                let analysis = HeatedAnalysisScreen(insights: heated, digests: classes, context: context)
                add("heat analysis " + name, .heatAnalysis) { HeatedAnalysisPage(analysis, frame: $0).body }
                add("fitness " + name, .fitness) {
                    FitnessPage(FitnessScreen(insights: insights, context: context), frame: $0).body
                }
                let curves = CurvesScreen(insights: digests.isEmpty ? insights : Example.withCurves, context: context)
                add("curves " + name, .curves) { CurvesPage(curves, frame: $0).body }
                add("load " + name, .load) { LoadPage(LoadScreen(insights: insights, context: context), frame: $0).body }
            }
            add("models", .models) { ModelsPage(ModelsScreen(context: context), frame: $0).body }
            for card in ModelCatalogue.all.prefix(3) {
                add("model " + card.id, .model(card.id)) { ModelPage(ModelScreen(card, context: context), frame: $0).body }
            }
            let (fitness, load) = ScreensOfRunners.all(context)
            add("fitness of a runner", .fitness) { FitnessPage(fitness, frame: $0).body }
            add("load of a runner", .load) { LoadPage(load, frame: $0).body }
            for (name, values) in [("full", Example.insights.fitness.history), ("empty", [])] {
                let load = values.map { LoadDay(day: $0.day, load: 9, fitness: 40, fatigue: 50, form: -10, isKnown: true) }
                let trends = LongTrends(
                    load: load, oxygenUptake: values, restingHeartRate: values, variability: [], variabilityKind: nil, mass: [],
                    sleep: [])
                add("trends " + name, .trends(.year)) {
                    TrendsPage(TrendsScreen(trends: trends, span: .year, context: context), frame: $0).body
                }
                let route = RouteTrack(sport: .running, day: Example.today, latitudes: [25, 25.1], longitudes: [121, 121])
                let routes = RoutesScreen(
                    digests: values.isEmpty ? [] : Example.digests, routes: values.isEmpty ? [] : [route].compactMap { $0 },
                    query: RoutesQuery(), context: context)
                add("routes " + name, .routes(RoutesQuery())) { RoutesPage(routes, frame: $0).body }
                let mapped = RoutesScreen(
                    digests: Example.digests, routes: [route].compactMap { $0 }, query: RoutesQuery(), maps: maps,
                    context: context)
                add("routes on a map " + name, .routes(RoutesQuery())) { RoutesPage(mapped, frame: $0).body }
            }
            for colour in RouteColour.allCases {
                let activity = ActivityScreen(
                    recording: Example.recording, id: "x", digest: Example.recordingDigest, athlete: Example.athlete,
                    view: ActivityView(colour: colour), maps: colour == .pace ? maps : MapSelection(), context: context)
                add("activity " + colour.rawValue, .activity("x")) { ActivityPage(activity, frame: $0).body }
            }
            let remarks = ActivityScreen.Remarks(
                edit: ActivityEdit(title: "x", note: "y", isLeftOut: true), original: .init(Example.recording), count: 1,
                actionResult: .saved)
            let edited = ActivityScreen(
                recording: Example.recording, id: "x", digest: Example.recordingDigest, athlete: Example.athlete,
                remarks: remarks, neighbours: .init(older: Example.digests.last, newer: Example.digests.first), context: context)
            add("activity edited", .activity("x")) { ActivityPage(edited, frame: $0).body }
            let editing = EditScreen(
                ActivityEditForm(original: .init(Example.recording)) { _ in String(repeating: "x", count: 3000) }, id: "x",
                context: context)
            add("edit", .editing("x")) { EditPage(editing, frame: $0).body }
            let sent = NiggleForm(today: Example.today) { $0 == "id" ? "x" : String(repeating: "x", count: 400) }
            add("niggle", .niggle("x")) { DiaryPage(DiaryScreen(sent, context: context), frame: $0).body }
            let kind = ClassTypeForm(nil, in: ClassTypeList()) { _ in String(repeating: "x", count: 400) }
            add("class type", .classType(nil)) { DiaryPage(DiaryScreen(kind, context: context), frame: $0).body }
            var types = ClassTypeList()
            for (number, name) in ["<b>&", "Löwe", "gone"].enumerated() {
                let type = ClassType(id: UniqueID(high: 1, low: UInt64(number)), name: name, symbol: .flame, sport: .hotYoga)
                if let type { types.set(type) }
            }
            types.setRemoved(UniqueID(high: 1, low: 2), true)
            for (name, list) in [("full", types), ("empty", ClassTypeList())] {
                let screen = ClassTypesScreen(
                    list, change: ClassTypeChange(.removed, UniqueID(high: 1, low: 2)), context: context)
                add("class types " + name, .classTypes) { ClassTypesPage(screen, frame: $0).body }
            }
            let named = ShoesForm(name: "<Löwe> & Co", called: String(repeating: "x", count: 61))
            add("shoes", .shoes("<Löwe> & Co")) { DiaryPage(DiaryScreen(named, context: context), frame: $0).body }
            let noted = LoadScreen(
                insights: Example.withDiary, actionResult: .init(.retired, about: .shoes("<Löwe> & Co")), context: context)
            add("load with a diary", .load) { LoadPage(noted, frame: $0).body }
            for (name, digests) in [("full", Example.digests), ("empty", [])] {
                let week = ReportScreen(
                    period: .week(Example.today.startOfWeek), digests: digests, insights: Example.insights, context: context)
                add("week " + name, .report(.week(Example.today.startOfWeek))) { ReportPage(week, frame: $0).body }
                let month = ReportScreen(
                    period: .month(Month(of: Example.today)), digests: digests, insights: Example.emptyInsights, context: context)
                add("month " + name, .report(.month(Month(of: Example.today)))) { ReportPage(month, frame: $0).body }
            }
            add("offline", .today) { ErrorPage(.offline(context), frame: $0).body }
            let waiting = RenewalScreen(done: 3_120, total: 10_000, route: .load, context: context)
            add("renewal", .load) { RenewalPage(waiting, frame: $0).body }
            let found = ImportScreen(
                jobs: ImportJob.examples, limit: 4 << 30, pushPath: "/api/x", problem: .noFiles, isNewInstallation: true,
                context: context)
            add("import", .importing) { ImportPage(found, frame: $0).body }
            let form = ProfileForm(Example.athlete, context) { $0 == "mass" ? "x" : nil }
            let said = WeatherSource.StartupSetting(address: "https://example.org", by: "<b>&")
            let sources = [("", WeatherSource()), (" asking", WeatherSource(weather: said, air: said))]
            for (name, source) in sources {
                let settings = SettingsScreen(form, weather: source, context: context)
                add("settings" + name, .settings) { SettingsPage(settings, frame: $0).body }
            }
            let given = [
                IssuedToken(id: "a", name: "", scopes: [], made: context.now, ends: context.now + 9, used: nil),
                IssuedToken(
                    id: "b", name: "<b>&", scopes: [.read, .importing], made: context.now, ends: context.now + -9,
                    used: context.now),
            ]
            let sessions = [true, false].map {
                BrowserSession(
                    id: "a", device: $0 ? "" : "<b>&", began: context.now, used: context.now, ends: context.now + 9, isCurrent: $0
                )
            }
            for (name, access) in [
                (
                    "full",
                    AccessScreen(
                        AccessForm { _ in String(repeating: "x", count: 99) }, given: given,
                        made: MadeToken(name: "x", token: "abc", scopes: [.importing]), sessions: sessions, context: context)
                ),
                ("empty", AccessScreen(given: [], outcome: .withdrawn(canUndo: true), context: context)),
            ] { add("access " + name, .access) { AccessPage(access, frame: $0).body } }
            let counts = DeletionScreen.Counts(activities: 1, samples: 0, originals: 3, edits: 0, tokens: 0)
            let deletion = DeletionScreen(counts, isRefused: true, context: context)
            add("deletion", .deletion) { DeletionPage(deletion, frame: $0).body }
            add("deleted", .deletion) { ErrorPage(.deleted(context), frame: $0).body }
            add("people", .people) { PeoplePage(people(context), frame: $0).body }
            let removal = PersonRemovalScreen(("a", "<b>&"), counts, isRefused: true, context: context)
            add("removal of a person", .removingPerson("a")) { PersonRemovalPage(removal, frame: $0).body }
            for owner in ["", "<b>&"] {
                let invitation = InvitationScreen(
                    key: "k", owner: owner, person: "<b>&", isOtherSignedIn: !owner.isEmpty,
                    passkeys: owner.isEmpty ? .here : .elsewhere(link: "http://localhost:8080/sign-in?key=k"),
                    isPasskeyRefused: true, provider: owner.isEmpty ? nil : "<b>&",
                    providerProblem: owner.isEmpty ? nil : .tooMany(limit: 10), context: context)
                add("invitation" + owner, .signIn) { InvitationPage(invitation, frame: $0.signedOut()).body }
            }
            let link = SignInLinkScreen(key: "k", query: "to=<b>&", isOtherSignedIn: true, context: context)
            add("one-time address", .signIn) { SignInLinkPage(link, frame: $0.signedOut()).body }
            for state in [
                PairingScreen.State.unreachable, .ready, .offered(address: "https://<b>&"),
                .asked(code: "123456", device: "<b>&"),
                .allowed(device: ""), .done(device: "<b>&"),
            ] {
                let pairing = PairingScreen(state, isStale: true, context: context)
                add("pairing, \(state)", .pairing) { PairingPage(pairing, frame: $0).body }
            }
            for state in [JoiningScreen.State.start, .ask(key: "k"), .waiting(code: "123456"), .joined, .over] {
                let joining = JoiningScreen(state, context: context)
                add("joining, \(state)", .joining) { JoiningPage(joining, frame: $0.signedOut()).body }
            }
            let backups: [BackupStatus] =
                [BackupStatus()]
                + [BackupStatus.Reason.missing, .diskFull, .notWritable, .key, .notABackup, .damaged, .other].map {
                    BackupStatus(
                        folder: "/<b>&", made: $0 == .missing ? nil : context.now,
                        failure: BackupStatus.Failure(at: context.now, reason: $0, path: $0 == .other ? "" : "/<b>&/x"),
                        next: $0 == .key ? nil : context.now)
                }
            for status in backups {
                let settings = SettingsScreen(
                    ProfileForm(Athlete(name: ""), context), weather: WeatherSource(), administersPeople: true,
                    backups: status, context: context)
                add("settings, \(status)", .settings) { SettingsPage(settings, frame: $0).body }
            }
            add("log", .auditLog) { AuditLogPage(log(context), frame: $0).body }
            for current in [nil, PasswordScreen.Current(set: context.now, recoveryCodesLeft: 1)] {
                let password = PasswordScreen(
                    name: "<b>&", current: current, secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", made: ["<b>"], flaw: .common,
                    outcome: current == nil ? .last : .changed, passkeys: passkeys(current == nil, context),
                    identities: identities(current == nil, context), context: context)
                add("password \(current != nil)", .password) { PasswordPage(password, frame: $0).body }
            }
            for (state, place) in [
                (SignInScreen.State.needed, PasskeyPlace.here), (.needed, .elsewhere(link: "http://localhost/<b>&")),
                (.needed, .nowhere), (.passkeyRefused, .here), (.passkeyLocked(minutes: 2), .here), (.passkeyMissing, .here),
            ] {
                add("sign in with a passkey, \(state), \(place)", .signIn) {
                    SignInPage(SignInScreen(state, hasPasswords: true, passkeys: place, context: context), frame: $0.signedOut())
                        .body
                }
            }
            for state in [SignInScreen.State.needed, .providerRefused(.unknownPerson), .providerLocked(minutes: 2)] {
                add("sign in with a provider, \(state)", .signIn) {
                    SignInPage(
                        SignInScreen(state, hasPasswords: true, passkeys: .here, provider: "<b>&", context: context),
                        frame: $0.signedOut()
                    ).body
                }
            }
            let away = ProviderContinueScreen("<b>&", link: "https://id.example/a?b=c&d=<b>", context: context)
            add("to the provider", .signIn) { ProviderContinuePage(away, frame: $0.signedOut()).body }
            for state in [SignInScreen.State.needed, .wrong, .locked(minutes: 2)] {
                add("sign in with a password, \(state)", .signIn) {
                    SignInPage(SignInScreen(state, hasPasswords: true, context: context), frame: $0.signedOut()).body
                }
            }
            for state in [SignInScreen.State.needed, .refused, .again(minutes: 15), .signedOut] {
                add("sign in, \(state)", .signIn) {
                    SignInPage(SignInScreen(state, context: context), frame: $0.signedOut()).body
                }
            }
            add("signed in", .signIn) { SignInPage(SignInScreen(.signedIn, context: context), frame: $0).body }
            addSharing(context) { add($0, $1, $2) }
            add("not found", .today) { ErrorPage(.notFound(context), frame: $0).body }
            for part in GalleryPart.allCases {
                add("gallery of " + part.rawValue, .gallery(part)) {
                    GalleryPage(GalleryScreen(part, context: context), frame: $0).body
                }
            }
        }
        return pages
    }()

    private static func log(_ context: DisplayContext) -> AuditLogScreen {
        let events = LoggedEvent.Kind.allCases.map {
            LoggedEvent(moment: context.now, kind: $0, person: .named("<b>&"), device: "<b>&")
        }
        return AuditLogScreen(events, context: context)
    }

    private static func passkeys(_ isHere: Bool, _ context: DisplayContext) -> PasskeySection {
        let listed = [ListedPasskey.Place.device, .phone, .key, nil].map {
            ListedPasskey(
                id: "a", name: $0 == nil ? "" : "<b>&", added: context.now, used: $0 == .key ? nil : context.now, place: $0,
                isSynced: true)
        }
        return PasskeySection(
            isHere ? [] : listed, at: isHere ? .here : .elsewhere(link: "http://localhost"),
            moved: isHere ? nil : "http://localhost/<b>&",
            outcome: .added, problem: isHere ? .invalid : .last, context: context)
    }

    private static func identities(_ hasProvider: Bool, _ context: DisplayContext) -> IdentitySection? {
        let listed = ["", "<b>&"].map {
            ListedIdentity(id: "a", name: $0, added: context.now, used: $0.isEmpty ? nil : context.now)
        }
        return IdentitySection(
            listed, provider: hasProvider ? "<b>&" : nil, outcome: .added, problem: hasProvider ? .provider(.linked) : .last,
            context: context)
    }

    private static func people(_ context: DisplayContext) -> PeopleScreen {
        let people = [true, false].map {
            ListedPerson(
                id: $0 ? "a" : "b", name: "<b>&", since: context.now, isDisabled: $0, seen: $0 ? nil : context.now,
                invited: $0 ? nil : context.now + 9)
        }
        return PeopleScreen(
            owner: "", people, damaged: [("c", "0f3a")], made: ("<b>&", "http://localhost/?a=b&c", context.now), entered: "<b>&",
            flaw: .nameTaken,
            outcome: .busy, context: context)
    }

    @Test(arguments: pages.map(\.name)) func `a page has one main heading, a language, and no inline style or script`(
        _ name: String
    ) {
        let html = Self.pages.first { $0.name == name }?.html ?? ""
        #expect(html.hasPrefix("<!doctype html><html lang=\""))
        #expect(html.components(separatedBy: "<h1").count == 2)
        #expect(!html.contains(" style=\""))
        #expect(!html.contains("<style"))
        #expect(!html.contains("<script>"))
        #expect(!html.contains(" onclick"))
        #expect(html.contains("<main id=\"main\">"))
    }

    @Test(arguments: pages.map(\.name)) func `every id is unique, and every label and popover target exists`(_ name: String) {
        let html = Self.pages.first { $0.name == name }?.html ?? ""
        let ids = html.values(of: "id")
        #expect(Set(ids).count == ids.count)
        for target in html.values(of: "popovertarget") + html.values(of: "aria-labelledby") { #expect(ids.contains(target)) }
    }

    @Test(arguments: pages.map(\.name)) func `no sentence has a missing argument`(_ name: String) {
        let html = Self.pages.first { $0.name == name }?.html ?? ""
        let text = html.components(separatedBy: " data-").map { $0.drop { $0 != ">" } }.joined()
        #expect(!text.contains("{0}") && !text.contains("{1}"))
        #expect(!html.contains(">nan") && !html.contains(">inf"))
    }
}

extension String {
    func components(separatedBy separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }

    /// Returns the values of an attribute in order.
    func values(of attribute: String) -> [String] {
        components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
}
