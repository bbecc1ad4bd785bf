import Analysis
import Measures
import Screens
import Testing
import Training

struct RouteTests {
    private static let pack = RoutineReference("my-pack/first-week") ?? .own(UniqueID(high: 1, low: 2))
    static let routes: [Route] = [
        .plan, .planDay(Example.today), .races, .race(UniqueID(high: 1, low: 2)), .raceForm(nil), .raceForm("a"), .routines,
        .routine(pack), .routineDay(pack, 3),
        .routine(.own(UniqueID(high: 1, low: 2))),
        .today, .activities(ActivitiesQuery()), .activity("a b/ü"),
        .listed("a b/ü", ActivitiesQuery(sport: .running, page: 2)), .weather, .fitness, .load, .gallery(.charts), .trends(.all),
        .routes(RoutesQuery(sport: .running, year: .one(2026), place: 1)), .importing, .settings, .access, .deletion, .exporting,
        .people, .password, .pairing, .joining, .auditLog,
        .removingPerson("a b"), .removingPerson(nil),
        .exampleTable,
        .signIn,
        .editing("a b/ü"), .editingListed("a b/ü", ActivitiesQuery(sport: .running)), .columns("a b/ü"),
        .recordedColumns("a b/ü"), .sampleColumns, .entering, .describingTable("a b"), .describingTable(nil),
        .day(Day(number: 20_000)), .report(.month(Month(of: Day(number: 20_000)))),
        .niggle("a b"), .sharing, .sharingActivity("a b/ü"), .shared("a b"), .models, .model("a b/ü"),
        .importingRoutine, .writingRoutine, .editingRoutine(UniqueID(high: 1, low: 2)),
        .editingRoutineDay(UniqueID(high: 1, low: 2), 3), .niggle(nil), .shoes("a b"), .shoes(nil), .heat, .live, .rooms, .curves,
        .classTypes,
        .classType(nil), .classType("a"),
        .heatClasses(HeatedClassesQuery(room: .heated(.hot), page: 2)), .heatTrends(.extreme), .heatTrends(nil), .heatAnalysis,
    ]

    @Test func `every address matches its pattern, and every pattern has an address`() {
        for route in Self.routes {
            let path = route.path.split(separator: "?")[0].split(separator: "/", omittingEmptySubsequences: false)
            let pattern = route.pattern.rawValue.split(separator: "/", omittingEmptySubsequences: false)
            #expect(path.count == pattern.count)
            for (part, expected) in zip(path, pattern) { #expect(part == expected || expected.hasPrefix("{")) }
        }
        #expect(Set(Self.routes.map { $0.pattern.rawValue }) == Set(RoutePattern.allCases.map { $0.rawValue }))
    }

    @Test func `addresses of forms, parts and files are stable, and no page has one of them`() {
        #expect(
            Route.Target.allCases.map { $0.path } == [
                "/preferences", "/import/stop", "/import/again", "/import/discard", "/import/table/discard",
                "/import/table/forget", "/import/demo", "/load/undo",
                "/live/records", "/live/workouts/{id}", "/live/settings", "/heat/rooms/answer", "/heat/rooms/undo",
                "/heat/class-types/move", "/heat/class-types/remove", "/heat/class-types/undo", "/routines/follow",
                "/routines/change", "/routines/day", "/routines/undo", "/routines/add", "/routines/copy",
                "/routines/arrange", "/routines/delete", "/routines/restore", "/plan/day/accept", "/plan/day/rest",
                "/plan/day/reset", "/plan/day/move", "/plan/day/edit", "/plan/day/outcome", "/plan/day/undo",
                "/races/remove", "/races/undo", "/load/niggle/remove",
                "/load/shoes/retire",
                "/load/shoes/wear", "/settings/access/withdraw",
                "/settings/access/undo", "/settings/sessions/end", "/sign-out", "/settings/password/change",
                "/settings/password/codes", "/settings/password/remove", "/sign-in/passkey", "/settings/passkeys/new",
                "/settings/passkeys", "/settings/passkeys/rename", "/settings/passkeys/remove", "/settings/passkeys/move",
                "/sign-in/provider", "/sign-in/provider/return", "/settings/identities", "/settings/identities/remove",
                "/settings/pair/allow", "/settings/pair/refuse",
                "/settings/people/disable",
                "/settings/people/enable", "/settings/map", "/settings/map/choice", "/settings/weather",
                "/settings/summaries", "/settings/calendar",
                "/settings/calendar/remove", "/settings/sharing/zones", "/settings/sharing/zones/remove",
                "/settings/sharing/zones/undo", "/settings/sharing/links/remove",
                "/settings/sharing/people", "/settings/sharing/people/remove", "/settings/sharing/observe",
                "/settings/sharing/observe/end", "/shared/{secret}/activity.gpx",
                "/activities/{id}/share/zone", "/calendar/{name}", "/plan/{day}/{file}", "/events",
                "/partials/settings/pair", "/partials/import",
                "/partials/renewal", "/partials/find", "/partials/shortcuts", "/offline", "/live/profile", "/routes.svg",
                "/map/{language}/{zoom}/{column}/{row}", "/manifest.webmanifest",
                "/assets/",
            ])
        #expect(Set(Route.Target.allCases.map { $0.path }).isDisjoint(with: RoutePattern.allCases.map { $0.rawValue }))
        #expect(
            Route.part(of: "/") == "/partials/today" && Route.part(of: "/?day=2026-01-02") == "/partials/today?day=2026-01-02")
        #expect(Route.part(of: "/load") == "/partials/load")
    }

    @Test func `patterns are stable`() {
        #expect(
            RoutePattern.allCases.map { $0.rawValue } == [
                "/", "/activities", "/activities/{id}", "/weather", "/fitness", "/load", "/gallery", "/trends",
                "/routes", "/import", "/settings", "/settings/access", "/settings/delete", "/settings/people",
                "/settings/password", "/settings/pair", "/pair", "/settings/log",
                "/settings/people/remove", "/settings/export",
                "/import/sessions.csv", "/sign-in",
                "/activities/{id}/edit", "/activities/{id}/series", "/activities/{id}/series/recorded", "/gallery/series",
                "/import/session", "/import/table",
                "/report", "/load/niggle", "/load/shoes", "/heat", "/live", "/heat/classes", "/heat/trends",
                "/heat/analysis", "/heat/rooms", "/heat/class-types", "/heat/class-type", "/fitness/curves",
                "/routines", "/routines/{pack}/{routine}", "/routines/{pack}/{routine}/{number}", "/routines/import",
                "/routines/write", "/routines/{pack}/{routine}/edit", "/routines/{pack}/{routine}/edit/{number}",
                "/plan", "/plan/{day}", "/races", "/races/{id}", "/races/form",
                "/settings/sharing", "/activities/{id}/share", "/shared/{secret}", "/models", "/models/{id}",
            ])
    }

    @Test func `an id is escaped byte by byte`() { #expect(Route.activity("a b/ü").path == "/activities/a%20b%2F%C3%BC") }

    @Test func `no id or text adds a part, a field or a host to an address`() {
        let hostile = [
            "//evil.example", "../settings", "a/../../b", "a?b=1", "a&b=1", "a#b", "a;b", "javascript:alert(1)", "\r\nX-A: b",
            "\"><b>", "a\\b", "%2F", "é‮",
        ]
        for text in hostile {
            let routes: [Route] = [
                .activity(text), .editing(text), .columns(text), .recordedColumns(text), .sharingActivity(text), .shared(text),
                .model(text),
                .listed(text, ActivitiesQuery(search: text)), .activities(ActivitiesQuery(search: text)), .raceForm(text),
                .classType(text), .removingPerson(text), .describingTable(text), .niggle(text), .shoes(text),
            ]
            for route in routes {
                let parts = route.path.split(separator: "?", omittingEmptySubsequences: false)
                let pattern = route.pattern.rawValue
                #expect(parts.count <= 2 && !route.path.contains("#") && !route.path.hasPrefix("//"), "\(route.path)")
                #expect(parts[0].count { $0 == "/" } == pattern.count { $0 == "/" }, "\(route.path)")
                #expect(!route.path.contains("&"), "\(route.path)")
                let allowed = route.path.utf8.allSatisfy { byte in
                    let letter = Character(UnicodeScalar(byte))
                    return letter.isASCII && (letter.isLetter || letter.isNumber || "-._~/?=%".contains(letter))
                }
                #expect(allowed, "\(route.path)")
            }
            #expect(!Route.sharedFile(text).dropLast("/activity.gpx".count).dropFirst("/shared/".count).contains("/"))
        }
    }

    @Test func `a query round-trips through its address`() {
        let query = ActivitiesQuery(
            view: .calendar, month: Month("2026-11"), sport: .running, from: Example.today - 3, to: Example.today,
            search: "Löwe & Co",
            sort: .fastest,
            page: 3)
        #expect(
            query.text
                == "?view=calendar&month=2026-11&sport=running&from=2026-11-18&to=2026-11-21&q=L%C3%B6we%20%26%20Co&sort=fastest&page=3"
        )
        let values = [
            "view": "calendar", "month": "2026-11", "sport": "running", "from": "2026-11-18", "to": "2026-11-21",
            "q": "Löwe & Co", "sort": "fastest",
            "page": "3",
        ]
        #expect(ActivitiesQuery { values[$0] } == query)
    }

    @Test func `invalid values in an address are ignored`() {
        let query = ActivitiesQuery { _ in "2026-13-99-x" }
        #expect(query.view == .list && query.month == nil && query.sport == nil && query.from == nil && query.page == 1)
        #expect(Month("2026-13") == nil && Month("x") == nil && Month("0000-01") == nil)
    }

    @Test func `months roll over at the ends of years`() {
        #expect(Month("2026-01")?.previous.text == "2025-12")
        #expect(Month("2026-12")?.next.text == "2027-01")
    }
}
