import Analysis
import Foundation
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct HeatMapTests {
    @Test func `a small map keeps the shape and the ends with fewer points`() throws {
        let angles = (0..<4000).map { Double($0) / 4000 * 2 * .pi }
        let route = try #require(
            RouteTrack(
                sport: .running, day: Example.today,
                latitudes: angles.map { 25 + 0.01 * Foundation.sin($0) + 0.0003 * Foundation.sin(40 * $0) },
                longitudes: angles.map { 121 + 0.01 * Foundation.cos($0) }))
        let whole = try #require(HeatMap([route]))
        let small = try #require(HeatMap([route], detail: HeatMap.small))
        #expect(small.lines[0].count < whole.lines[0].count && small.lines[0].count > 20)
        #expect(small.lines[0].first == whole.lines[0].first && small.lines[0].last == whole.lines[0].last)
        #expect(small.width == whole.width && small.height == whole.height)
    }

    @Test func `today shows the route of the latest activity if it has one`() throws {
        let route = try #require(
            RouteTrack(sport: .running, day: Example.today, latitudes: [25, 25.1], longitudes: [121, 121.1]))
        func today(_ route: RouteTrack?) -> TodayScreen {
            TodayScreen(
                insights: Example.insights, digests: Example.digests, updated: nil, context: Example.context(.english),
                latestRoute: route)
        }
        #expect(today(route).latestWay?.lines[0].count == 2 && today(nil).latestWay == nil)
        #expect(TodayScreen.newest(Example.digests.reversed()) == TodayScreen.newest(Example.digests))
    }

    /// Straight east for about 2 km, or half of that.
    static func street(_ share: Double = 1, north: Double = 25) throws -> RouteTrack {
        try #require(
            RouteTrack(
                sport: .running, day: Example.today, latitudes: (0...20).map { _ in north },
                longitudes: (0...20).map { 121 + 0.02 * share * Double($0) / 20 }))
    }

    @Test func `segments are coloured by how many routes share them`() throws {
        let often = try (0..<16).map { _ in try Self.street(0.5) }
        let map = try #require(HeatMap(often + [try Self.street()]))
        let worn = map.worn
        #expect(worn.most == 17)
        #expect(worn.lines.map(\.isEmpty) == [false, true, true, true, false])
        // The far half was used once, the near half seventeen times.
        let once = worn.lines[0].flatMap { $0 }.map(\.x)
        let daily = worn.lines[4].flatMap { $0 }.map(\.x)
        let middle = map.width / 2
        #expect(once.min() ?? 0 > middle - 20 && once.max() ?? 0 > map.width - 40)
        #expect(daily.max() ?? .max < middle + 20 && daily.min() ?? .max < 40)
    }

    @Test func `turning on the spot counts once`() throws {
        let laps = (0..<400).map { Double($0) / 20 * 2 * .pi }
        let track = try #require(
            RouteTrack(
                sport: .running, day: Example.today, latitudes: laps.map { 25 + 0.001 * Foundation.sin($0) },
                longitudes: laps.map { 121 + 0.001 * Foundation.cos($0) }))
        let worn = try #require(HeatMap([track])).worn
        #expect(worn.most == 1 && worn.lines.dropFirst().allSatisfy { $0.isEmpty })
        #expect(HeatMap([track, track])?.worn.most == 2)
    }

    @Test func `a part is the same map, enlarged`() throws {
        let routes = [try Self.street(), try Self.street(0.3, north: 25.01)]
        let whole = try #require(HeatMap(routes))
        let part = try #require(HeatMap(routes, part: HeatMap.Part(text: "5000,5000,200")))
        #expect(part.width == whole.width && part.height == whole.height)
        #expect((part.metresAcross * 2 - whole.metresAcross).magnitude < 0.01)
        let end = try #require(whole.lines[0].last)
        let near = try #require(part.lines[0].last)
        #expect((near.x - (end.x * 2 - whole.width)).magnitude <= 2 && (near.y - (end.y * 2 - whole.height)).magnitude <= 2)
        // Points outside are not drawn.
        let drawn = part.worn.lines.flatMap { $0 }.flatMap { $0 }
        #expect(!drawn.isEmpty && drawn.allSatisfy { $0.y > part.height / 4 })
        #expect(part.frame.west > whole.frame.west && part.frame.north < whole.frame.north)
    }

    @Test(arguments: ["", "1", "1,2", "a,b,c", "1,2,99", "1,2,3201", "1,2,3,4", "1,,2", "9999999999999999999999,0,200"])
    func `an invalid part means the whole map`(text: String) { #expect(HeatMap.Part(text: text) == .whole) }

    @Test func `a part stays within the map`() {
        #expect(HeatMap.Part(text: nil) == .whole)
        #expect(HeatMap.Part(text: "-5,9999,400") == HeatMap.Part(left: 0, top: 7500, near: 400))
        #expect(HeatMap.Part(text: "\(Int.max),\(Int.min),3200") == HeatMap.Part(left: 9688, top: 0, near: 3200))
    }
}
