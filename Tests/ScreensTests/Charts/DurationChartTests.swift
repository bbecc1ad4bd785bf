import Localizations
import Measures
import Testing

@testable import Analysis
@testable import Screens

struct DurationChartTests {
    private func chart(_ kind: BestMeans.Kind, _ axis: PaceAxis = .fasterUp) throws -> DurationChart {
        var context = Example.context(.english)
        context.paceAxis = axis
        let means = Example.withCurves.running.curves.filter { $0.kind == kind }
        return try #require(DurationChart(kind, means, asOf: Example.today, context))
    }

    @Test func `a curve falls with the duration, and the best of all time is above the recent one`() throws {
        let chart = try chart(.speed)
        #expect(chart.curves.map { $0.label } == ["Last 90 days", "All time"])
        let (recent, ever) = (chart.curves[0].points, chart.curves[1].points)
        #expect(recent.count < ever.count && zip(recent, ever).allSatisfy { $0.x == $1.x && $0.y > $1.y })
        #expect(zip(ever, ever.dropFirst()).allSatisfy { $0.x <= $1.x && $0.y <= $1.y })
        #expect(ever.first?.x == 0 && ever.last?.x == DurationChart.width)
        // With the slower pace above, it is reversed.
        let turned = try self.chart(.speed, .fasterDown)
        #expect(zip(turned.curves[0].points, turned.curves[1].points).allSatisfy { $0.y < $1.y })
    }

    @Test func `the axis is logarithmic, with few enough labels for a narrow phone`()
        throws
    {
        let chart = try chart(.power)
        #expect(chart.acrossTicks.map { $0.label } == ["10 s", "1 min", "5 min", "20 min", "1 h", "3 h"])
        let places = chart.acrossTicks.map { $0.position }
        #expect(abs((places[2] - places[1]) / (places[4] - places[1]) - Double.log(5) / Double.log(60)) < 1e-9)
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 0.13 })
    }

    @Test func `the table lists common durations, longest first, with their positions`() throws {
        let chart = try chart(.speed)
        #expect(chart.places.count == chart.table.rows.count && chart.places == chart.places.sorted(by: >))
        #expect(chart.table.rows.allSatisfy { $0.count == 3 })
        #expect(chart.table.rows.last == ["0:10", "2:29 /km", "2:25 /km"])
        // The value of five minutes comes from the next longer duration, as in Fitness.
        #expect(chart.table.rows.contains { $0[0] == "5:09" })
        // There is no recent effort of this duration.
        #expect(chart.table.rows.first?[1] == "–")
    }

    @Test func `fewer than two durations give no curve, and invalid values are not drawn`() throws {
        let point = BestMeans.Point(seconds: 10, value: 300, activity: "a", day: Example.today)
        let context = Example.context(.english)
        let lonely = BestMeans(kind: .power, window: nil, points: [point])
        #expect(DurationChart(.power, [lonely], asOf: Example.today, context) == nil)
        #expect(DurationChart(.power, [], asOf: Example.today, context) == nil)
        var (damaged, longer) = (point, point)
        damaged.value = .nan
        damaged.seconds = 20
        longer.seconds = 30
        let means = BestMeans(kind: .power, window: nil, points: [point, damaged, longer])
        let chart = try #require(DurationChart(.power, [means], asOf: Example.today, context))
        #expect(chart.curves[0].points.count == 2)
    }
}
