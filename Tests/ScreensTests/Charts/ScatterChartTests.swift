import Analysis
import Localizations
import Screens
import Testing

struct ScatterChartTests {
    static func chart(_ axis: PaceAxis = .fasterUp, _ units: UnitSystem = .metric) throws -> ScatterChart {
        var context = Example.context(.english)
        context.paceAxis = axis
        context.units = units
        context.temperatures = units.usualTemperatures
        return try #require(WeatherScreen(insights: Example.insights, context: context).scatter)
    }

    @Test func `the curve falls with heat, inside its band and inside the drawing`() throws {
        let chart = try Self.chart()
        #expect(chart.points.count == 48 && chart.points.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
        let curve = chart.curve
        #expect(curve.first?.x == 0 && curve.last?.x == ScatterChart.width)
        for index in curve.indices.dropFirst() { #expect(curve[index].y >= curve[index - 1].y) }
        for index in curve.indices { #expect(chart.upper[index].y <= curve[index].y && curve[index].y <= chart.lower[index].y) }
        #expect(chart.acrossTicks.map { $0.label } == ["10", "15", "20", "25"])
        #expect(chart.table.rows.count == 6 && chart.spoken.hasPrefix("48 runs against heat: 5:23 /km at 6 °C"))
    }

    @Test func `a reversed pace axis reverses the chart`() throws {
        let (up, down) = (try Self.chart(), try Self.chart(.fasterDown))
        for (one, other) in zip(up.points, down.points) { #expect(abs(one.y + other.y - 1) < 1e-9 && one.x == other.x) }
        #expect(up.ticks.map { $0.label }.sorted() == down.ticks.map { $0.label }.sorted())
        #expect(try Self.chart(.fasterUp, .imperial).spoken.contains("/mi at 43 °F"))
    }

    @Test func `without runs there is a sentence instead of a chart`() {
        let screen = WeatherScreen(insights: Example.emptyInsights, context: Example.context(.traditionalChinese))
        #expect(screen.scatter == nil && !screen.scatterMissing.isEmpty)
    }
}
