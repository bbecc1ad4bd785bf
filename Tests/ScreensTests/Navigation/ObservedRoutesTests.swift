import Measures
import Testing

@testable import Screens

struct ObservedRoutesTests {
    @Test func `an address leads to the page with the most literal parts`() {
        #expect(RoutePattern(path: "/") == .today)
        #expect(RoutePattern(path: "/?day=2024-06-01") == .today)
        #expect(RoutePattern(path: "/races/form?id=1") == .raceForm)
        #expect(RoutePattern(path: "/races/a#b") == .race)
        #expect(RoutePattern(path: "/activities/a/series") == .columns)
        #expect(RoutePattern(path: "/activities//series") == nil)
        for path in ["", "/nowhere", "/activities/a/b/c", "/settings/"] { #expect(RoutePattern(path: path) == nil, "\(path)") }
    }

    @Test func `only reading pages are open to observers`() {
        for path in ["/", "/activities?sport=running", "/activities/a", "/plan/2024-06-01", "/routines/a/b/1", "/routes"] {
            #expect(ObservedRoutes.permits(path), "\(path)")
        }
        for path in [
            "/settings", "/settings/export", "/import", "/import/table", "/activities/a/edit", "/activities/a/share",
            "/races/form", "/live",
            "/heat/rooms", "/plan/2024-06-01/workout.fit", "/routines/import", "/settings/sharing", "//example.org",
        ] {
            #expect(!ObservedRoutes.permits(path), "\(path)")
        }
        let closed: [RoutePattern] = [
            .settings, .access, .deletion, .people, .password, .pairing, .auditLog, .exporting, .importing, .sharing,
            .sharingActivity, .editing, .entering, .describingTable, .live,
        ]
        #expect(Set(ObservedRoutes.pages).isDisjoint(with: closed))
        #expect(ObservedRoutes.patterns.isDisjoint(with: closed.map(\.rawValue) + [Route.Target.events.path]))
    }
}
