import Analysis
public import Training

/// A channel on the raster of a drawing: for each column of pixels the least, greatest and mean value, or nothing.
///
/// Least and greatest keep every spike, which an average or a picked sample would lose.
public struct SampledColumns: Equatable, Sendable {
    public struct Column: Equatable, Sendable {
        public var low: Double
        public var high: Double
        public var sum: Double
        public var count: Int
        /// The low value came before the high one.
        public var isRising: Bool
        public var mean: Double { sum / Double(count) }
    }

    public var columns: [Column?]

    /// - Parameters:
    ///   - seconds: never falling; samples outside `from…from + duration` are left out.
    ///   - count: columns, at least one.
    public init(seconds: [Double], values: [Double], from: Double = 0, duration: Double, count: Int) {
        columns = [Column?](repeating: nil, count: max(1, count))
        guard duration > 0, seconds.count == values.count else { return }
        for index in seconds.indices {
            let value = values[index]
            let at = seconds[index] - from
            guard value.isFinite, at >= 0, at <= duration else { continue }
            // Multiplied first: at whole seconds a column then begins exactly where it should.
            add(value, to: min(columns.count - 1, Int(at * Double(columns.count) / duration)))
        }
        fillShortGaps(upTo: SampledColumns.bridged(seconds, scale: Double(columns.count) / duration))
    }

    public init(_ channel: Channel, from: Double = 0, duration: Double, count: Int) {
        self.init(seconds: channel.seconds, values: channel.values, from: from, duration: duration, count: count)
    }

    /// Columns made from others; nil stays nil.
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

    /// Columns from one filled one to the next that are joined: three, or what a device leaves open that writes seldom and evenly.
    private static func bridged(_ seconds: [Double], scale: Double) -> Int {
        guard seconds.count > 8, let gap = Robust.medianGap(seconds) else { return 3 }
        let columns = 1.5 * gap * scale
        return columns > 3 && columns < 1000 ? Int(columns.rounded(.up)) : 3
    }

    /// A watch that writes every few seconds, or every minute, leaves columns of a short activity empty: those between filled ones
    /// are joined by a straight line, anything longer than usual stays a gap.
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

    /// Least and greatest value; nil when there is none.
    public var bounds: (low: Double, high: Double)? {
        var bounds: (low: Double, high: Double)?
        for case let column? in columns {
            bounds = (min(bounds?.low ?? column.low, column.low), max(bounds?.high ?? column.high, column.high))
        }
        return bounds
    }

    /// The bounds of the column means without the outermost two in a hundred on either side: one stop must not flatten a run.
    public var usualMeans: (low: Double, high: Double)? {
        let sorted = columns.compactMap { $0?.mean }.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        let edge = sorted.count / 50
        return sorted.count < 10 ? (first, last) : (sorted[edge], sorted[sorted.count - 1 - edge])
    }

    /// What a scale has to hold: the usual means, and on either side what columns usually reach beyond their own mean. A restless
    /// signal stays inside, as its every column reaches far; a stop does not count, as few columns have one.
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

    /// So many times the usual reach of a column are kept: of twenty normal values the farthest lies 1.9 deviations out on average,
    /// and beyond 2.9 in four columns of a hundred.
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
