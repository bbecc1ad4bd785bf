import Analysis
public import Training

/// Channel on the raster of a chart: minimum, maximum and mean of each column, or nil.
///
/// Minimum and maximum keep every spike, which an average or a single sample would lose.
public struct SampledColumns: Equatable, Sendable {
    public struct Column: Equatable, Sendable {
        public var low: Double
        public var high: Double
        public var sum: Double
        public var count: Int
        /// Whether the minimum came before the maximum.
        public var isRising: Bool
        public var mean: Double { sum / Double(count) }
    }

    public var columns: [Column?]

    /// - Parameters:
    ///   - seconds: ascending; samples outside `from…from + duration` are left out.
    ///   - values: as many as `seconds`.
    ///   - from: start of the range in seconds.
    ///   - duration: seconds of the range.
    ///   - count: number of columns, at least one.
    public init(seconds: [Double], values: [Double], from: Double = 0, duration: Double, count: Int) {
        columns = [Column?](repeating: nil, count: max(1, count))
        guard duration > 0, seconds.count == values.count else { return }
        for index in seconds.indices {
            let value = values[index]
            let at = seconds[index] - from
            guard value.isFinite, at >= 0, at <= duration else { continue }
            // Multiply first: at whole seconds a column then begins exactly at its sample.
            add(value, to: min(columns.count - 1, Int(at * Double(columns.count) / duration)))
        }
        fillShortGaps(upTo: SampledColumns.bridged(seconds, scale: Double(columns.count) / duration))
    }

    public init(_ channel: Channel, from: Double = 0, duration: Double, count: Int) {
        self.init(seconds: channel.seconds, values: channel.values, from: from, duration: duration, count: count)
    }

    /// Creates columns from others; nil stays nil.
    init(columns: [Column?]) { self.columns = columns }

    private mutating func add(_ value: Double, to index: Int) {
        guard var column = columns[index] else {
            columns[index] = Column(low: value, high: value, sum: value, count: 1, isRising: true)
            return
        }
        if value < column.low {
            column.low = value
            column.isRising = false
        }
        if value > column.high {
            column.high = value
            column.isRising = true
        }
        column.sum += value
        column.count += 1
        columns[index] = column
    }

    /// Returns the largest gap in columns that is joined: three, or the usual interval of a device that writes rarely and evenly.
    private static func bridged(_ seconds: [Double], scale: Double) -> Int {
        guard seconds.count > 8, let gap = Robust.medianGap(seconds) else { return 3 }
        let columns = 1.5 * gap * scale
        return columns > 3 && columns < 1000 ? Int(columns.rounded(.up)) : 3
    }

    /// Joins filled columns across short gaps by a straight line, because a device that writes every few seconds leaves columns of a short
    /// activity empty. Longer gaps remain.
    private mutating func fillShortGaps(upTo most: Int) {
        var last: Int?
        for index in columns.indices {
            guard let here = columns[index] else { continue }
            if let last, index - last > 1, index - last <= most, let before = columns[last] {
                for missing in (last + 1)..<index {
                    let share = Double(missing - last) / Double(index - last)
                    let value = before.mean + (here.mean - before.mean) * share
                    columns[missing] = Column(low: value, high: value, sum: value, count: 1, isRising: true)
                }
            }
            last = index
        }
    }

    /// The mean of each column.
    public var means: [Double?] { columns.map { $0?.mean } }
    public var isEmpty: Bool { columns.allSatisfy { $0 == nil } }

    /// Minimum and maximum; nil without a value.
    public var bounds: (low: Double, high: Double)? {
        var bounds: (low: Double, high: Double)?
        for case let column? in columns {
            bounds = (min(bounds?.low ?? column.low, column.low), max(bounds?.high ?? column.high, column.high))
        }
        return bounds
    }

    /// Bounds of the column means without the outermost 2 % on either side, so that one stop does not flatten a run.
    public var usualMeans: (low: Double, high: Double)? {
        let sorted = columns.compactMap { $0?.mean }.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        let edge = sorted.count / 50
        return sorted.count < 10 ? (first, last) : (sorted[edge], sorted[sorted.count - 1 - edge])
    }

    /// Bounds for a scale: the usual means, extended on either side by the usual range of a column around its mean. A noisy signal stays
    /// inside, because every column has a wide range; a stop does not count, because few columns contain one.
    public var usualBounds: (low: Double, high: Double)? {
        guard let means = usualMeans, let all = bounds else { return nil }
        var below: [Double] = []
        var above: [Double] = []
        for case let column? in columns {
            below.append(column.mean - column.low)
            above.append(column.high - column.mean)
        }
        below.sort()
        above.sort()
        let middle = below.count / 2
        return (
            max(all.low, means.low - SampledColumns.reach * below[middle]),
            min(all.high, means.high + SampledColumns.reach * above[middle])
        )
    }

    /// Factor of the usual range of a column. Of twenty normal values, the furthest is 1.9 deviations out on average, and beyond 2.9 in 4 %
    /// of the columns.
    static let reach = 1.5

    func mapped(_ transform: (Double) -> Double) -> SampledColumns {
        SampledColumns(
            columns: columns.map { column in
                guard let column else { return nil }
                let low = transform(column.low)
                let high = transform(column.high)
                return Column(
                    low: min(low, high), high: max(low, high), sum: transform(column.mean), count: 1,
                    isRising: low <= high ? column.isRising : !column.isRising)
            })
    }
}
