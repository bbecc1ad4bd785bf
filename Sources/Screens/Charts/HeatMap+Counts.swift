import Measures

extension HeatMap {
    /// The same lines, sorted by how many routes go there.
    public struct Worn: Equatable, Sendable {
        /// For each class its lines; class 1 are the ways that few routes share.
        public var lines: [[[ChartGeometry.Point]]]
        /// The most routes that share one place.
        public var most: Int
    }

    public static let wornClasses = 5
    /// Side of the squares that routes are counted in, in units: as wide as a line is drawn, and no finer than a satellite tells
    /// one side of a street from the other.
    private var square: Int { max(HeatMap.stride, Int((15 * Double(width) / max(1, metresAcross)).rounded(.up))) }
    private static let stride = 6

    /// Each route counts once in a square, however often it turns there. Classes are even steps of the logarithm, so that the way
    /// home stands out from what was run a dozen times, and that from what was run once.
    public var worn: Worn {
        let side = square
        let columns = width / side + 1
        let rows = height / side + 1
        var counts = [Int32](repeating: 0, count: columns * rows)
        var latest = [Int32](repeating: -1, count: columns * rows)
        func cell(_ point: ChartGeometry.Point) -> Int? {
            guard point.x >= 0, point.y >= 0, point.x <= width, point.y <= height else { return nil }
            return point.y / side * columns + point.x / side
        }
        for (index, line) in lines.enumerated() {
            for point in HeatMap.walked(line) {
                guard let place = cell(point), latest[place] != Int32(truncatingIfNeeded: index) else { continue }
                latest[place] = Int32(truncatingIfNeeded: index)
                counts[place] += 1
            }
        }
        let most = Int(counts.max() ?? 0)
        let scale = most > 1 ? Double.log(Double(most)) : 1
        func group(_ point: ChartGeometry.Point) -> Int {
            guard let place = cell(point), counts[place] > 1 else { return 0 }
            let share = Double.log(Double(counts[place])) / scale
            return min(HeatMap.wornClasses - 1, Int(share * Double(HeatMap.wornClasses)))
        }
        var groups = [[[ChartGeometry.Point]]](repeating: [], count: HeatMap.wornClasses)
        for line in lines {
            var run: [ChartGeometry.Point] = []
            var current = 0
            for (index, point) in HeatMap.walked(line).enumerated() {
                let here = group(point)
                if index > 0, here != current, run.count > 0 {
                    // The step from one class to the other belongs to the one that it leads to.
                    groups[current].append(run)
                    run = run.suffix(1)
                }
                current = here
                HeatMap.extend(&run, by: point)
            }
            groups[current].append(run)
        }
        return Worn(
            lines: groups.map { $0.flatMap { HeatMap.seen($0, width: width, height: height) } }, most: most)
    }

    /// A line with a point in every square that it crosses, or nearly.
    private static func walked(_ line: [ChartGeometry.Point]) -> [ChartGeometry.Point] {
        guard let first = line.first else { return [] }
        var points = [first]
        for (from, to) in zip(line, line.dropFirst()) {
            let steps = max(1, max(abs(to.x - from.x), abs(to.y - from.y)) / stride)
            for step in 1...steps {
                points.append(
                    ChartGeometry.Point(
                        x: from.x + (to.x - from.x) * step / steps, y: from.y + (to.y - from.y) * step / steps))
            }
        }
        return points
    }

    /// Points on the way from the one before to the next say nothing and are left out again.
    private static func extend(_ run: inout [ChartGeometry.Point], by point: ChartGeometry.Point) {
        if run.count > 1 {
            let (a, b) = (run[run.count - 2], run[run.count - 1])
            // Twice the area of the triangle: less than its longest side is less than a unit off.
            let area = abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x))
            let goesOn = (b.x - a.x) * (point.x - b.x) + (b.y - a.y) * (point.y - b.y) > 0
            if goesOn, area <= max(abs(point.x - a.x), abs(point.y - a.y)) / 2 {
                run[run.count - 1] = point
                return
            }
        }
        run.append(point)
    }
}
