import Contract
import Testing

struct APIRouteTests {
    @Test func `the paths are frozen`() {
        #expect(
            APIRoutePattern.allCases.map(\.rawValue) == [
                "/quick-wins/comprehensive-analysis", "/quick-wins/weather-impact", "/quick-wins/vo2max-estimate",
                "/quick-wins/training-load", "/api/v1/plan", "/api/v1/token", "/api/health-auto-export", "/sync/v1/push",
                "/sync/v1/changes",
                "/sync/v1/settings", "/sync/v1/events", "/sync/v1/acknowledgement", "/sync/v1/workouts/{id}", "/openapi.json",
                "/healthz",
            ])
    }

    @Test func `an address begins with its pattern and names its limit`() {
        let routes: [APIRoute] = [
            .comprehensiveAnalysis, .weatherImpact(limit: 30), .oxygenUptake(limit: nil), .trainingLoad(limit: 60), .plan,
            .openAPI,
            .health, .tokenRefresh, .healthAutoExport, .syncPush, .syncChanges(after: nil, limit: 9), .syncSettings,
            .syncEvents(after: "a.7"),
            .syncAcknowledgement, .syncWorkout(id: "a-b"),
        ]
        for route in routes { #expect(route.path.hasPrefix(route.pattern.rawValue.prefix { $0 != "{" })) }
        #expect(APIRoute.syncChanges(after: "a.7", limit: 9).path == "/sync/v1/changes?after=a.7&limit=9")
        #expect(APIRoute.syncEvents(after: "a.7.1").path == "/sync/v1/events?after=a.7.1")
        #expect(APIRoute.syncEvents(after: nil).path == "/sync/v1/events")
        #expect(APIRoute.syncWorkout(id: "a-b").path == "/sync/v1/workouts/a-b")
        #expect(Set(routes.map(\.pattern)) == Set(APIRoutePattern.allCases))
        #expect(APIRoute.weatherImpact(limit: 30).path == "/quick-wins/weather-impact?limit=30")
        #expect(APIRoute.oxygenUptake(limit: nil).path == "/quick-wins/vo2max-estimate")
    }

    @Test func `only the three single answers take a limit`() {
        #expect(APIRoutePattern.allCases.filter { $0.takesLimit } == [.weatherImpact, .oxygenUptake, .trainingLoad])
    }
}
