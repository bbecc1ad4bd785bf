import Analysis
import Localizations
import Measures

/// Points against a scale, with a fitted curve and its band.
public struct ScatterChart: Equatable, Sendable {
    public var title: String
    public var spoken: String
    public var note: String
    public var points: [Place]
    /// Curve within `width` by `TrendChart.height`, from left to right.
    public var curve: [ChartGeometry.Point]
    public var upper: [ChartGeometry.Point]
    public var lower: [ChartGeometry.Point]
    public var ticks: [Axis.Tick]
    public var acrossTicks: [Axis.Tick]
    public var acrossLabel: String
    public var table: DataTable
    public var tableLabel: String
    /// Positions of the table's rows, 0…`width`, in their order.
    public var places: [Int]
    public var cursorLabel: String

    /// Fractions of width and height, 0…1, from the lower left.
    public struct Place: Equatable, Sendable {
        public var x: Double
        public var y: Double
    }

    public static let width = 1000
    /// Maximum number of points; more would only overlap.
    static let mostPoints = 240

    /// Chart of the athlete's pace at equal effort against heat.
    init?(_ scatter: HeatScatter, _ context: DisplayContext) {
        guard let first = scatter.curve.first, let last = scatter.curve.last, let fastest = scatter.points.first else {
            return nil
        }
        var (low, high) = (fastest.speed, fastest.speed)
        for point in scatter.points {
            low = min(low, point.speed)
            high = max(high, point.speed)
        }
        let room = max((high - low) * 0.08, 0.05)
        low = max(0.5, low - room)
        high += room
        let isUp = context.paceAxis == .fasterUp
        let axis = Axis.pace(low: low, high: high, context)
        func height(_ speed: Double) -> Double { axis.position(isUp ? speed : -speed) }
        func felt(_ heat: Double) -> Double { context.temperatures.degrees(Temperature(celsius: heat)) }
        let degrees = Axis(low: felt(first.heat), high: felt(last.heat), count: 5) { context.number($0) }
        func across(_ heat: Double) -> Double { degrees.position(felt(heat)) }
        func drawn(_ step: HeatScatter.Step, _ speed: Double) -> ChartGeometry.Point {
            ChartGeometry.Point(
                x: Int((across(step.heat) * Double(ScatterChart.width)).rounded(.down)),
                y: Int(((1 - min(1, max(0, height(speed)))) * Double(TrendChart.height)).rounded(.down)))
        }
        title = context.say(.heatScatter)
        note = context.say(scatter.isPersonal ? .heatScatterOwn : .heatScatterPopulation)
        points = scatter.points.suffix(ScatterChart.mostPoints).map { Place(x: across($0.heat), y: height($0.speed)) }
        curve = scatter.curve.map { drawn($0, $0.speed) }
        upper = scatter.curve.map { drawn($0, $0.high) }
        lower = scatter.curve.map { drawn($0, $0.low) }
        ticks = axis.ticks
        acrossTicks = degrees.ticks
        acrossLabel = context.say(.heatFelt(unit: context.temperatures.unit))
        func pace(_ speed: Double) -> String { context.pace(Speed(metresPerSecond: speed)).text }
        func warmth(_ heat: Double) -> String { context.temperature(Temperature(celsius: heat)).text }
        spoken = Phrase.heatScatterSpoken(
            count: points.count, coolPace: pace(first.speed), coolTemperature: warmth(first.heat), hotPace: pace(last.speed),
            hotTemperature: warmth(last.heat)
        ).text(context.language)
        var rows: [[String]] = []
        places = []
        // From the right end, like every table of a chart.
        for step in stride(from: 0, to: scatter.curve.count, by: 4).reversed() {
            let at = scatter.curve[step]
            places.append(drawn(at, at.speed).x)
            rows.append([
                warmth(at.heat), pace(at.speed),
                context.say(.range(low: context.pace(Speed(metresPerSecond: at.high)).number, high: pace(at.low))),
            ])
        }
        table = DataTable(
            caption: title, headers: [acrossLabel, context.say(.pace), context.say(.likelyBetween)], rows: rows)
        tableLabel = context.say(.showTable)
        cursorLabel = context.say(.trendCursor(chart: title))
    }
}
