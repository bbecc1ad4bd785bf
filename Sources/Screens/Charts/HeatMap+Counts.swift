import Measures

extension HeatMap {
    /// Lines of the heat map by the number of routes that share them.
    public struct Worn: Equatable, Sendable {
        /// Lines of each class; class 1 is shared by the fewest routes.
        public var lines: [[[ChartGeometry.Point]]]
        /// Largest number of routes that share one place.
        public var most: Int
    }

    public static let wornClasses = 5
    /// Side of the squares in which routes are counted, in units: the width of a drawn line, but not finer than the accuracy of satellite
    /// positions.
    private var square: Int { max(HeatMap.stride, Int((15 * Double(width) / max(1, metresAcross)).rounded(.up))) }
    private static let stride = 6

    /// Counts how many routes cross each square; a route counts once per square. Classes are even steps of the logarithm of the count.
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
                    // The step between two classes belongs to the class that it leads to.
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

    /// Returns a line with a point in nearly every square that it crosses.
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

    /// Appends a point, and removes the previous one if it lies on the straight line.
    private static func extend(_ run: inout [ChartGeometry.Point], by point: ChartGeometry.Point) {
        if run.count > 1 {
            let (a, b) = (run[run.count - 2], run[run.count - 1])
            // Twice the area of the triangle: if it is less than the longest side, the offset is less than a unit.
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
