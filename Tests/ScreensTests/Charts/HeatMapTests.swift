import Analysis
import Foundation
import Measures
import Testing
import Training

@testable import Screens

struct HeatMapTests {
    @Test func `a small drawing keeps the way and its ends with fewer points`() throws {
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

    @Test func `today draws where the latest activity went, when it went somewhere`() throws {
        let route = try #require(
            RouteTrack(sport: .running, day: Example.today, latitudes: [25, 25.1], longitudes: [121, 121.1]))
        func today(_ route: RouteTrack?) -> TodayScreen {
            TodayScreen(
                insights: Example.insights, digests: Example.digests, updated: nil, reader: Example.reader(.english),
                latestRoute: route)
        }
        #expect(today(route).latestWay?.lines[0].count == 2 && today(nil).latestWay == nil)
        #expect(TodayScreen.newest(Example.digests.reversed()) == TodayScreen.newest(Example.digests))
    }
}
