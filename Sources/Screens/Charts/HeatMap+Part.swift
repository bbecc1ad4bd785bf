extension HeatMap {
    /// Visible part of a map after zooming: its left and upper edge in ten-thousandths of the whole, and the magnification in hundredths.
    public struct Part: Equatable, Sendable {
        public var left: Int
        public var top: Int
        public var near: Int

        public static let whole = Part(left: 0, top: 0, near: 100)
        static let nearest = 3200

        /// Parses `2500,1250,400`; any other text means the whole.
        public init(text: String?) {
            self = .whole
            let numbers = (text ?? "").split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
            guard numbers.count == 3, (100...Part.nearest).contains(numbers[2]) else { return }
            near = numbers[2]
            let last = 10_000 - 1_000_000 / near
            left = min(last, max(0, numbers[0]))
            top = min(last, max(0, numbers[1]))
        }

        init(left: Int, top: Int, near: Int) {
            self.left = left
            self.top = top
            self.near = near
        }
    }

    /// Returns the parts of a line inside the view, with the segments that enter and leave it.
    static func seen(_ line: [ChartGeometry.Point], width: Int, height: Int) -> [[ChartGeometry.Point]] {
        func isSeen(_ from: ChartGeometry.Point, _ to: ChartGeometry.Point) -> Bool {
            max(from.x, to.x) >= 0 && min(from.x, to.x) <= width && max(from.y, to.y) >= 0 && min(from.y, to.y) <= height
        }
        var runs: [[ChartGeometry.Point]] = []
        var run: [ChartGeometry.Point] = []
        for (from, to) in zip(line, line.dropFirst()) {
            if isSeen(from, to) {
                if run.isEmpty { run = [from] }
                run.append(to)
            } else if !run.isEmpty {
                runs.append(run)
                run = []
            }
        }
        if !run.isEmpty { runs.append(run) }
        return runs
    }
}
