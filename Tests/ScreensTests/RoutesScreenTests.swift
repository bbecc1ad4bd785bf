import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct RoutesScreenTests {
    static func route(_ latitude: Double, _ longitude: Double, year: Int = 2026) throws -> RouteTrack {
        let day = Day(year: year, month: 5, day: 1) ?? Day(number: 0)
        return try #require(
            RouteTrack(
                sport: .running, day: day, latitudes: [latitude, latitude + 0.01, latitude + 0.01],
                longitudes: [longitude, longitude, longitude + 0.02]))
    }

    @Test func `points closer than the spacing are left out, and standing still is no route`() {
        let still = RouteTrack(
            sport: .running, day: Day(number: 0), latitudes: [25, 25, 25.000_01], longitudes: [121, 121, 121])
        #expect(still == nil)
        let wild = RouteTrack(sport: .running, day: Day(number: 0), latitudes: [.nan, 91, 25, 26], longitudes: [0, 0, 121, 121])
        #expect(wild?.latitudes == [2_500_000, 2_600_000])
    }

    @Test func `routes far apart form separate places, the largest first`() throws {
        let places = HeatMap.places([try Self.route(48, 11), try Self.route(25, 121), try Self.route(25.1, 121.1)])
        #expect(places.map(\.count) == [2, 1])
    }

    @Test func `a map contains its routes and keeps its proportions`() throws {
        let route = try Self.route(0, 0)
        let map = try #require(HeatMap([route]))
        // 0.02 degrees east by 0.01 north at the equator.
        #expect(map.width == 1000)
        #expect(map.height == 600)
        #expect((map.metresAcross - 2223.9 * 1000 / 960).magnitude < 5)
        for point in map.lines[0] { #expect((0...map.width).contains(point.x) && (0...map.height).contains(point.y)) }
    }

    @Test func `without a route the page states so instead of drawing a map`() {
        let screen = RoutesScreen(digests: [], routes: [], query: RoutesQuery(), context: Example.context(.english))
        #expect(screen.map == nil && screen.places.isEmpty && screen.table.rows.isEmpty)
        #expect(!screen.empty.isEmpty)
    }

    @Test func `a place has the title of most runs there, otherwise its coordinates`() throws {
        func routes(_ latitude: Double, _ titles: String?...) throws -> [RouteTrack] {
            try titles.map {
                var route = try Self.route(latitude, 11)
                route.title = $0
                return route
            }
        }
        func labels(_ routes: [RouteTrack], _ language: Language = .english) -> [String] {
            RoutesScreen(digests: [], routes: routes, query: RoutesQuery(), context: Example.context(language)).places.map(
                \.label)
        }
        let lake = try routes(
            48, "Morning Run", "Evening Run", "Around the lake", "Around the lake", "Around the lake", "Around the lake", nil)
        // The repeated title of a session is not a place.
        let home = try routes(25, "晨跑", "Afternoon Run", "5 × 3 min", "5 × 3 min", "")
        #expect(labels(lake + home) == ["Around the lake (7)", "25.0° N, 11.0° E (5)"])
        #expect(labels(lake + home, .traditionalChinese).last == "北緯 25.0°、東經 11.0°（5）")
        let other = try routes(60, "Around the lake", "Hill", "Around the lake")
        #expect(
            labels(lake + home + other) == [
                "Around the lake · 48.0° N, 11.0° E (7)", "25.0° N, 11.0° E (5)", "Around the lake · 60.0° N, 11.0° E (3)",
            ])
    }

    @Test(arguments: [
        ("Morning Run", true), ("Lunch Ride", true), ("Run", true), ("Trail run", true), ("Easy run 12", true), ("", true),
        ("2026-03-01", true), ("晨跑", true), ("下午跑步", true), ("越野跑 2", true), ("午間騎行", true), ("Zürich Running", false),
        ("Runway loop", false), ("大安森林公園晨跑", false), ("Berlin Marathon", false), ("Löwe", false),
    ])
    func `time of day and sport are not a name of a place`(title: String, isGeneric: Bool) {
        #expect(PlaceName.isGeneric(title) == isGeneric)
    }

    @Test func `a place index beyond the last selects the last`() throws {
        let screen = RoutesScreen(
            digests: [], routes: [try Self.route(48, 11)], query: RoutesQuery(place: 7), context: Example.context(.english))
        #expect(screen.summary?.hasPrefix("1 route ·") == true)
    }

    @Test func `a query round-trips through its address, and invalid values are ignored`() {
        let query = RoutesQuery(sport: .cycling, year: .every, place: 2)
        #expect(query.text == "?sport=cycling&year=all&place=2")
        let values = ["sport": "cycling", "year": "all", "place": "2"]
        #expect(RoutesQuery { values[$0] } == query)
        #expect(RoutesQuery { _ in "x" } == RoutesQuery())
    }
}
