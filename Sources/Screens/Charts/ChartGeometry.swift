/// A curve on a whole-number grid, two points a column: what every skin draws in the same way.
public struct ChartGeometry: Equatable, Sendable {
    /// Runs without a gap, as points of `0…width` across and `0…height` down.
    public var runs: [[Point]]
    public var width: Int
    public static let height = 100

    public struct Point: Equatable, Sendable {
        public var x: Int
        public var y: Int
    }

    /// Values beyond the axis are drawn at its edge, so far inside that the line keeps its width.
    public init(_ sampled: SampledColumns, axis: Axis) {
        width = sampled.columns.count * 2
        runs = []
        var run: [Point] = []
        func place(_ value: Double) -> Int {
            let share = max(0, min(1, axis.position(value)))
            return max(1, min(ChartGeometry.height - 1, Int(((1 - share) * Double(ChartGeometry.height) + 0.5).rounded(.down))))
        }
        for (index, column) in sampled.columns.enumerated() {
            guard let column else {
                if !run.isEmpty { runs.append(run) }
                run = []
                continue
            }
            let first = column.isRising ? column.low : column.high
            let second = column.isRising ? column.high : column.low
            run.append(Point(x: index * 2, y: place(first)))
            run.append(Point(x: index * 2 + 1, y: place(second)))
        }
        if !run.isEmpty { runs.append(run) }
    }
}
