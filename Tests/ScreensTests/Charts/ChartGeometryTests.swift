import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

/// Properties of every chart: the curve lies inside the plot, and the scale fits it.
struct ChartGeometryTests {
    /// Reproducible, nearly normal numbers: the sum of twelve uniform ones.
    struct Restless {
        var state: UInt64 = 42
        mutating func next() -> Double {
            var sum = -6.0
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                sum += Double(state >> 40) / Double(1 << 24)
            }
            return sum
        }
    }

    /// Every channel of the example with noise of a twentieth of its values.
    static let restless: Recording = {
        var recording = Example.recording
        var noise = Restless()
        for index in recording.channels.indices {
            switch recording.channels[index].kind {
            case .latitude, .longitude, .distance: continue
            default: break
            }
            for place in recording.channels[index].values.indices {
                recording.channels[index].values[place] *= 1 + 0.05 * noise.next()
            }
        }
        return recording
    }()

    static func panels(_ recording: Recording, _ paceAxis: PaceAxis = .fasterUp) -> [ChartPanel] {
        var context = Example.context(.english)
        context.paceAxis = paceAxis
        return ActivityScreen(recording: recording, id: "x", digest: nil, athlete: Example.athlete, context: context).charts?
            .panels
            ?? []
    }

    static func isInside(_ points: [ChartGeometry.Point], _ width: Int, _ height: Int) -> Bool {
        points.allSatisfy { (0...width).contains($0.x) && (0...height).contains($0.y) }
    }

    @Test(arguments: PaceAxis.allCases) func `every curve of an activity lies inside its plot, including its line width`(
        axis: PaceAxis
    ) {
        for recording in [Example.recording, Self.restless] {
            let panels = Self.panels(recording, axis)
            #expect(panels.count == 8)
            for panel in panels {
                let points = panel.geometry.runs.flatMap { $0 }
                #expect(points.allSatisfy { $0.y >= 1 && $0.y < ChartGeometry.height }, "\(panel.title)")
                #expect(Self.isInside(points, panel.geometry.width, ChartGeometry.height), "\(panel.title)")
                #expect(panel.axis.ticks.allSatisfy { (0...1).contains($0.position) }, "\(panel.title)")
                #expect(panel.bands.allSatisfy { $0.from >= 0 && $0.to <= 1 && $0.from < $0.to }, "\(panel.title)")
            }
        }
    }

    @Test func `a noisy signal is drawn completely instead of being cut off at the edges`() {
        for panel in Self.panels(Self.restless) {
            let points = panel.geometry.runs.flatMap { $0 }
            let held = points.count(where: { $0.y <= 1 || $0.y >= ChartGeometry.height - 1 })
            #expect(held * 25 <= points.count, "\(panel.title): \(held) of \(points.count)")
        }
    }

    @Test func `a stop does not flatten the run around it`() throws {
        let seconds = (0..<3600).map { Double($0) }
        let values = seconds.map { (1800..<1860).contains($0) ? 0 : 3 + 0.1 * Double.sin($0 / 50) }
        let usual = try #require(SampledColumns(seconds: seconds, values: values, duration: 3600, count: 200).usualBounds)
        #expect(usual.low > 2.8 && usual.high < 3.2)
    }

    @Test func `a trend lies inside its plot, whether flat, steep or of two days`() throws {
        for values in [[50.0, 50], [0, 1000, -1000, 3], [1e-9, 2e-9], [41.5, 43, 42, 48.25]] {
            let days = values.indices.map { Example.today - 7 * (values.count - $0) }
            let chart = try #require(
                TrendChart(
                    title: "x", note: nil, days: days, sources: [.init(label: "x", tone: .info, values: values)], decimals: 1,
                    tableStep: 1, dayHeader: .day, context: Example.context(.english)))
            #expect(Self.isInside(chart.curves[0].points, chart.width, TrendChart.height))
            #expect((chart.ticks + chart.dayTicks).allSatisfy { (0...1).contains($0.position) })
        }
    }

    @Test func `a curve is interrupted at missing values and begins at its first value`() throws {
        let days = (0..<6).map { Example.today - 7 * (6 - $0) }
        let chart = try #require(
            TrendChart(
                title: "x", note: nil, days: days,
                sources: [
                    .init(label: "x", tone: .info, values: [1, 2, 3, 4, 5, 6]),
                    .init(label: "y", tone: .info, values: [nil, nil, 3, 4, nil, 6]),
                ], decimals: 0, tableStep: 1, dayHeader: .day, context: Example.context(.english)))
        #expect(chart.curves.map { $0.points.count } == [6, 3] && chart.curves.map { $0.breaks } == [[], [2]])
        #expect(chart.curves[1].points[0] == chart.curves[0].points[2])
        #expect(chart.table.rows.map { $0[2] } == ["6", "–", "4", "3", "–", "–"])
    }

    @Test func `a usual range is one outline for each stretch, inside the plot, with a column of the table`() throws {
        let days = (0..<5).map { Example.today - 7 * (5 - $0) }
        let chart = try #require(
            TrendChart(
                title: "x", note: nil, days: days, sources: [.init(label: "x", tone: .info, values: [50, 51, 52, 53, 54])],
                decimals: 0, tableStep: 1, dayHeader: .day,
                usual: .init(label: "usual", ranges: [40...60, 41...61, nil, 42...90, 43...63]),
                context: Example.context(.english)))
        let outlines = try #require(chart.usual).outlines
        #expect(outlines.map { $0.map(\.x) } == [[0, 7, 7, 0], [21, 28, 28, 21]])
        // Along the top and back along the bottom. The scale has room for all of it.
        #expect(outlines.allSatisfy { $0[0].y < $0[3].y && $0[1].y < $0[2].y })
        #expect(outlines.allSatisfy { Self.isInside($0, chart.width, TrendChart.height) })
        #expect(chart.table.headers.last == "usual")
        #expect(chart.table.rows.map { $0[2] } == ["43–63", "42–90", "–", "41–61", "40–60"])
    }

    @Test func `a single curve states its newest value, several do not`() throws {
        let days = (0..<3).map { Example.today - 7 * (3 - $0) }
        func chart(_ values: [[Double?]]) throws -> TrendChart {
            try #require(
                TrendChart(
                    title: "x", note: nil, days: days, sources: values.map { .init(label: "x", tone: .info, values: $0) },
                    decimals: 1, tableStep: 1, dayHeader: .day, context: Example.context(.english)))
        }
        let one = try chart([[41.25, 42, nil]])
        #expect(one.newest?.text == "42.0" && one.newest?.position == one.curves[0].points.last.map { Double($0.y) / 100 })
        #expect(try chart([[1, 2, 3], [2, 3, 4]]).newest == nil)
    }

    @Test(arguments: PaceAxis.allCases) func `dots and band of the heat chart lie inside the plot`(axis: PaceAxis) throws {
        var context = Example.context(.english)
        context.paceAxis = axis
        let chart = try #require(WeatherScreen(insights: Example.insights, context: context).scatter)
        #expect(chart.points.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
        #expect(Self.isInside(chart.curve + chart.upper + chart.lower, ScatterChart.width, TrendChart.height))
    }

    @Test func `the line is the mean of each column, inside its band`() {
        let sampled = SampledColumns(
            seconds: [0, 1, 2, 3, 100, 101], values: [10, 30, 20, 20, 40, 60], duration: 120, count: 60)
        let geometry = ChartGeometry(sampled, axis: Axis(low: 0, high: 100, count: 3) { "\($0)" })
        #expect(geometry.runs.map { $0.map(\.y) } == [[80, 80], [50]])
        #expect(geometry.runs.map { $0.map(\.x) } == [[1, 3], [101]])
        // Along the top and back along the bottom.
        #expect(geometry.bands.map { $0.map(\.y) } == [[70, 80, 80, 90], [40, 60]])
        let plain = SampledColumns(seconds: [0, 2, 4], values: [1, 2, 3], duration: 6, count: 3)
        #expect(ChartGeometry(plain, axis: Axis(low: 0, high: 5, count: 3) { "\($0)" }).bands.isEmpty)
    }

    @Test func `a small change looks small, and whole numbers have a whole-number scale`() throws {
        func chart(_ values: [Double], least: Double?) throws -> TrendChart {
            try #require(
                TrendChart(
                    title: "x", note: nil, days: values.indices.map { Example.today - 7 * (values.count - $0) },
                    sources: [.init(label: "x", tone: .info, values: values)], decimals: 0, tableStep: 1, dayHeader: .day,
                    least: least, context: Example.context(.english)))
        }
        let rest = try chart([52, 53, 52, 54], least: 10)
        let heights = rest.curves[0].points.map(\.y)
        #expect((heights.max() ?? .max) - (heights.min() ?? 0) <= 21)
        #expect(rest.ticks.count >= 2 && rest.ticks.allSatisfy { !$0.label.contains(".") })
        #expect(try chart([52, 52.2], least: nil).ticks.allSatisfy { !$0.label.contains(".") })
        // Rows of the table, newest first, with their positions.
        #expect(rest.width == 21 && rest.places == [21, 14, 7, 0] && rest.table.rows.count == 4)
    }
}
