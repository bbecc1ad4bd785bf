import Measures
import Testing
import Training

@testable import ActivityFiles

struct HealthRouteNameTests {
    private func second(_ text: String) throws -> Int { try #require(ISO8601.stamp(text)?.moment.wholeSeconds) }

    @Test(arguments: [
        ("workout-routes/route_2019-06-11_3.00pm.gpx", "2019-06-11T15:00:00Z"),
        ("route_2019-06-11_12.05am.gpx", "2019-06-11T00:05:00Z"),
        ("/workout-routes/route_2019-06-11_15.00.gpx", "2019-06-11T15:00:00Z"),
        ("ruta_2019-06-11_3.00PM-2.gpx", "2019-06-11T15:00:00Z"),
        ("route_2024-03-01_10.07\u{202F}pm.gpx", "2024-03-01T22:07:00Z"),
    ])
    func `the name states the local end of the route`(name: String, end: String) throws {
        #expect(HealthRouteName(name)?.localEnd == (try second(end)))
    }

    @Test(arguments: [
        "", "route_1.gpx", "route_2019-06-31_3.00pm.gpx", "route_2019-06-11_.gpx", "route_2019-06-11_13.00pm.gpx", "_3.00pm.gpx",
    ])
    func `other names give no time`(name: String) {
        #expect(HealthRouteName(name) == nil)
    }

    @Test func `the offset is a multiple of a quarter hour, and implausible times give none`() throws {
        let name = try #require(HealthRouteName("route_2019-06-11_3.00pm.gpx"))
        #expect(name.offset(endingAt: try second("2019-06-11T13:00:20Z")) == 7200)
        #expect(name.offset(endingAt: try second("2019-06-11T09:31:00Z")) == 19_800)
        #expect(name.offset(endingAt: try second("2019-06-11T22:03:00Z")) == -25_200)
        #expect(name.offset(endingAt: try second("2019-06-11T13:07:30Z")) == nil)
        #expect(name.offset(endingAt: try second("2019-06-13T13:00:00Z")) == nil)
    }

    @Test func `a workout without a zone and the days around it use the clock of its route`() throws {
        var export = HealthExport()
        export.workout(
            "Running", from: "2025-01-10 09:00:00 +0200", to: "2025-01-10 10:00:00 +0200",
            children: "<WorkoutRoute><FileReference path=\"/workout-routes/route_2025-01-10_9.00am.gpx\"/></WorkoutRoute>")
        let reading = try HealthExport.reading(Array(export.text.utf8))
        #expect(reading.recordings.first?.offset == LocalOffset(secondsAheadOfUTC: 3600))
        #expect(!reading.findings.contains { $0.what == .oneOffsetForAll })
    }
}
