/// Curve on an integer grid: a line through the mean of each column, and a band from minimum to maximum.
public struct ChartGeometry: Equatable, Sendable {
    /// Lines of means without gaps, as points of `0…width` across and `0…height` down.
    public var runs: [[Point]]
    /// For each line the outline of its band, along the top and back along the bottom; empty when there is no range.
    public var bands: [[Point]]
    public var width: Int
    public static let height = 100

    public struct Point: Equatable, Sendable {
        public var x: Int
        public var y: Int
    }

    /// Values outside the axis are drawn at its edge, far enough inside that the line keeps its width.
    public init(_ sampled: SampledColumns, axis: Axis) {
        width = sampled.columns.count * 2
        runs = []
        bands = []
        func place(_ value: Double) -> Int {
            let share = max(0, min(1, axis.position(value)))
            return max(1, min(ChartGeometry.height - 1, Int(((1 - share) * Double(ChartGeometry.height) + 0.5).rounded(.down))))
        }
        var isWide = false
        var (run, top, bottom): ([Point], [Point], [Point]) = ([], [], [])
        for (index, column) in sampled.columns.enumerated() {
            if let column {
                // The middle of its column.
                let x = index * 2 + 1
                run.append(Point(x: x, y: place(column.mean)))
                top.append(Point(x: x, y: place(column.high)))
                bottom.append(Point(x: x, y: place(column.low)))
                isWide = isWide || place(column.low) - place(column.high) > 1
            }
            guard column == nil || index == sampled.columns.count - 1, !run.isEmpty else { continue }
            runs.append(run)
            bands.append(top + bottom.reversed())
            (run, top, bottom) = ([], [], [])
        }
        if !isWide { bands = [] }
    }
}
