import Analysis
import Localizations
import Measures
import Testing

@testable import Screens

struct LoadTilesTests {
    private func tiles(_ insights: Insights, _ week: WeekStart = .monday) -> [String: MetricTile] {
        var context = Example.context(.english)
        context.weekStart = week
        let tiles = LoadScreen(insights: insights, context: context).tiles
        return Dictionary(uniqueKeysWithValues: tiles.map { ($0.label, $0) })
    }

    @Test func `the spike of the longest run is shown with both distances`() throws {
        let spike = try #require(tiles(Example.insights)["Longest run of the week"])
        #expect(spike.figure.text == "1.25 ×" && spike.tone == .caution)
        #expect(spike.note == "20.0 km against 16.0 km, the longest of the 30 days before")
        #expect(spike.explanation?.inputs.count == 2)
        var insights = Example.insights
        #expect(spike.noteRoute == .activity("long"))
        let usual = try #require(LongestRun(distance: 11_000, longestBefore: 10_000, activity: "usual", day: Example.today))
        insights.load.longestRun = usual
        insights.load.spike = .known(usual.estimate(asOf: Example.today))
        #expect(tiles(insights)["Longest run of the week"]?.tone == .info)
        insights.load.longestRun = nil
        insights.load.spike = .absent(.tooFew)
        #expect(tiles(insights)["Longest run of the week"]?.figure.text == "–")
    }

    @Test func `the load of the week begins on the user's first weekday`() throws {
        let days = Example.insights.load.days
        let tile = try #require(tiles(Example.insights)["Load this week"])
        let first = try #require(days.lastIndex { $0.day.weekday == 1 })
        #expect(tile.figure.text == Language.english.number(days[first...].reduce(0) { $0 + $1.load }))
        #expect(tile.explanation?.inputs.count == days.count - first)
        // Today is a Saturday: a week from Sunday on equals the last seven days, which have a tile already.
        #expect(tiles(Example.insights, .sunday)["Load this week"] == nil)
        #expect(tiles(Example.emptyInsights)["Load this week"] == nil)
    }

    @Test func `a week without known days is not shown as a week without load`() throws {
        var insights = Example.insights
        let monday = try #require(insights.load.days.lastIndex { $0.day.weekday == 1 })
        insights.load.days.removeSubrange((monday + 1)...)
        insights.load.days[monday].isKnown = false
        let tile = try #require(tiles(insights)["Load this week"])
        #expect(tile.figure.text == "–" && tile.note == "No data yet" && tile.explanation == nil)
    }

    @Test func `both weeks of the ratio share one scale, and without a ratio neither is drawn`() {
        let context = Example.context(.english)
        let bars = LoadScreen(insights: Example.insights, context: context).compared
        #expect(bars.map { $0.time } == ["412", "307"] && bars[0].fraction == 1 && abs(bars[1].fraction - 307.0 / 412) < 1e-9)
        #expect(LoadScreen(insights: Example.emptyInsights, context: context).compared.isEmpty)
    }

    @Test(arguments: Language.allCases) func `findings of studies come first in the receipt of the ratio`(_ language: Language) {
        let context = Example.context(language)
        let said = context.say(.studiesDisagree)
        #expect(LoadScreen(insights: Example.insights, context: context).gauge?.explanation.rows.first?.value == said)
        #expect(TodayScreen.ratio(Example.insights.load, context).explanation?.rows.first?.value == said)
    }

    @Test func `the marker of the ratio is in the segment of its zone, which has a quarter of the bar`() throws {
        var insights = Example.insights
        var estimate = try #require(insights.load.ratio.value)
        for (ratio, place) in [(0, 0), (0.4, 0.125), (0.8, 0.25), (1.05, 0.375), (1.3, 0.5), (1.4, 0.625), (1.75, 0.875), (9, 1)]
        {
            estimate.value = ratio
            (insights.load.ratio, insights.load.zone) = (
                .known(estimate), LoadZone(ratio: ratio).map { .known($0) } ?? .absent(.noData)
            )
            let bar = LoadScreen(insights: insights, context: Example.context(.english)).zones
            let marker = try #require(bar.marker)
            let here = try #require(bar.segments.first { $0.isHere })
            #expect(abs(marker - place) < 1e-9 && marker >= here.from - 1e-9 && marker <= here.to + 1e-9, "\(ratio)")
            #expect(bar.segments.allSatisfy { abs($0.to - $0.from - 0.25) < 1e-9 })
        }
    }
}
