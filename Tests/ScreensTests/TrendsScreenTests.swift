import Analysis
import Measures
import Screens
import Testing
import Training

struct TrendsScreenTests {
    static func trends(_ mass: [DatedValue]) -> LongTrends {
        LongTrends(
            load: [], oxygenUptake: [], restingHeartRate: [], variability: [], variabilityKind: nil, mass: mass, sleep: [])
    }

    @Test func `what was not recorded is said, and not drawn`() {
        let screen = TrendsScreen(trends: Self.trends([]), span: .year, reader: Example.reader(.english))
        #expect(screen.panels.count == 6)
        #expect(screen.panels.allSatisfy { $0.chart == nil && !$0.missing.isEmpty })
        #expect(screen.spans.map(\.isChosen) == [false, true, false, false])
    }

    @Test func `a gap of months stays open`() throws {
        let today = Example.today
        let mass = [0, 7, 14, 100, 107].map { DatedValue(day: today - 200 + $0, value: 70) }
        let screen = TrendsScreen(trends: Self.trends(mass), span: .all, reader: Example.reader(.english))
        let chart = try #require(screen.panels.last?.chart)
        #expect(chart.curves[0].points.count == 5)
        #expect(chart.curves[0].breaks == [3])
    }

    @Test func `weight is told in the reader's unit`() throws {
        let mass = [DatedValue(day: Example.today - 7, value: 70), DatedValue(day: Example.today, value: 70)]
        let screen = TrendsScreen(trends: Self.trends(mass), span: .all, reader: Example.reader(.english, .imperial))
        let panel = try #require(screen.panels.last)
        #expect(panel.title == "Weight (lb)")
        #expect(panel.chart?.table.rows.first?.last == "154.3")
    }
}
