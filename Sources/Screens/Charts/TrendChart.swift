import Analysis
import Localizations
import Measures

/// Curves over days, weeks or years, few enough to draw every point.
public struct TrendChart: Equatable, Sendable {
    public var title: String
    public var spoken: String
    public var note: String?
    public var curves: [Curve]
    /// Usual range behind the first curve; nil without one.
    public var usual: Band?
    /// Newest value of the first curve where no other curve is near it; nil in a chart of several.
    public var newest: Label?
    public var ticks: [Axis.Tick]
    /// Values at the bottom and at the top.
    public var low: Double
    public var high: Double
    /// Digits after the decimal point on the scale.
    public var decimals: Int
    public var dayTicks: [Axis.Tick]
    public var table: DataTable
    public var tableLabel: String
    /// First day, counted from 1970-01-01.
    public var firstDay: Int
    /// Days from the first to the last, which is the width in units.
    public var width: Int
    /// Positions of the table's rows in days after the first, in their order.
    public var places: [Int]
    public var cursorLabel: String
    public var zoom: ZoomWords

    public static let height = 100

    public struct Curve: Equatable, Sendable {
        public var label: String
        public var tone: Tone
        public var points: [ChartGeometry.Point]
        /// Indices of points where a new line begins after a gap.
        public var breaks: [Int] = []
    }

    /// Range that changes over time.
    public struct Band: Equatable, Sendable {
        public var label: String
        /// Outlines, along the top and back along the bottom: one for each stretch of days with a range.
        public var outlines: [[ChartGeometry.Point]]
    }

    /// Text at a height of the plot.
    public struct Label: Equatable, Sendable {
        public var text: String
        /// 0 at the top, 1 at the bottom.
        public var position: Double
    }

    /// Data of a curve: a value for each day, in the days' order. Nil interrupts the curve.
    struct Source {
        var label: String
        var tone: Tone
        var values: [Double?]
    }

    /// Data of a usual range: one for each day, in the days' order. Nil interrupts it.
    struct UsualSource {
        var label: String
        var ranges: [ClosedRange<Double>?]
    }

    /// Day with a note.
    struct Mark {
        var day: Day
        var text: String
    }

    /// Nil with fewer than two days.
    /// - Parameters:
    ///   - gap: values further apart than this number of days are not joined.
    ///   - least: minimum range of the scale, so that small changes look small.
    ///   - usual: range that the first curve is compared with.
    ///   - marks: drawn over the whole height if they are among the days, and listed in the table.
    init?(
        title: String, note: String?, days: [Day], sources: [Source], decimals: Int, tableStep: Int, dayHeader: Phrase,
        gap: Int = .max, least: Double? = nil, usual: UsualSource? = nil, marks: [Mark] = [], context: DisplayContext
    ) {
        guard let first = days.first, let last = days.last, last > first, let main = sources.first else { return nil }
        var low = Double.infinity
        var high = -Double.infinity
        for source in sources {
            for case let value? in source.values {
                low = min(low, value)
                high = max(high, value)
            }
        }
        for case let range? in usual?.ranges ?? [] {
            low = min(low, range.lowerBound)
            high = max(high, range.upperBound)
        }
        guard low.isFinite, high.isFinite else { return nil }
        // Values without decimals get a scale without decimals.
        let least = least ?? (decimals == 0 ? 4 : 1)
        let room = max((high - low) * 0.1, (least - (high - low)) / 2, 0.5)
        let axis = Axis(low: low - room, high: high + room, count: 3) {
            context.number($0, decimals: decimals > 0 && high - low + 2 * room < 4 ? 1 : 0)
        }
        let width = last - first
        func place(_ day: Day) -> Double { Double(day - first) / Double(width) }
        self.title = title
        firstDay = first.number
        self.width = width
        zoom = ZoomWords(context)
        self.note = note
        ticks = axis.ticks
        self.low = axis.low
        self.high = axis.high
        self.decimals = decimals
        func point(_ day: Day, _ value: Double) -> ChartGeometry.Point {
            ChartGeometry.Point(
                x: day - first, y: Int(((1 - axis.position(value)) * Double(TrendChart.height)).rounded(.down)))
        }
        curves = sources.map { source in
            var curve = Curve(label: source.label, tone: source.tone, points: [])
            var last: Int?
            for (index, (day, value)) in zip(days, source.values).enumerated() {
                guard let value else { continue }
                if let last, index - last > 1 || day - days[last] > gap { curve.breaks.append(curve.points.count) }
                curve.points.append(point(day, value))
                last = index
            }
            return curve
        }
        self.usual = usual.map { usual in
            let stretches = zip(days, usual.ranges).split { $0.1 == nil }
            return Band(
                label: usual.label,
                outlines: stretches.map { stretch in
                    let known = stretch.compactMap { day, range in range.map { (day, $0) } }
                    return known.map { point($0, $1.upperBound) } + known.reversed().map { point($0, $1.lowerBound) }
                })
        }
        if sources.count == 1, let value = main.values.last(where: { $0 != nil }) ?? nil, let end = curves[0].points.last {
            newest = Label(
                text: context.number(value, decimals: decimals), position: Double(end.y) / Double(TrendChart.height))
        }
        let known = main.values.compactMap { $0 }
        let from = known.first ?? 0
        let to = known.last ?? 0
        spoken = Phrase.trendSpoken(
            title: title, fromValue: context.number(from, decimals: decimals), toValue: context.number(to, decimals: decimals),
            fromDate: context.shortDate(first), toDate: context.shortDate(last)
        ).text(context.language)
        dayTicks = []
        // Label the beginnings of years in a long range, otherwise of months.
        let isLong = last - first > 800
        let months = isLong ? 12 * max(1, (last - first) / 365 / 6) : max(1, (last - first) / 30 / 5)
        var month = Month(of: first).next
        while isLong, month.month != 1 { month = month.next }
        while month.firstDay < last, dayTicks.count < 12 {
            let label = isLong ? String(month.year) : context.say(Phrase.shortMonths[month.month - 1])
            dayTicks.append(Axis.Tick(position: place(month.firstDay), label: label))
            for _ in 0..<months { month = month.next }
        }
        var marked: [Int: String] = [:]
        for mark in marks { if let index = days.firstIndex(of: mark.day) { marked[index] = mark.text } }
        if !marked.isEmpty {
            curves.append(TrendChart.strokes(at: marked.keys.sorted().map { days[$0] - first }, label: context.say(.niggleMark)))
        }
        var rows: [[String]] = []
        places = []
        let shown = stride(from: days.count - 1, through: 0, by: -max(1, tableStep))
        for index in Set(shown).union(marked.keys).sorted(by: >) {
            places.append(days[index] - first)
            rows.append(
                [context.shortDate(days[index])]
                    + sources.map { source in
                        let value = index < source.values.count ? source.values[index] : nil
                        return value.map { context.number($0, decimals: decimals) } ?? "–"
                    }
                    + (usual.map { [TrendChart.text($0, at: index, decimals, context)] } ?? [])
                    + (marked.isEmpty ? [] : [marked[index] ?? ""]))
        }
        table = DataTable(
            caption: title,
            headers: [context.say(dayHeader)] + sources.map { $0.label } + (usual.map { [$0.label] } ?? [])
                + (marked.isEmpty ? [] : [context.say(.niggles)]),
            rows: rows)
        tableLabel = context.say(.showTable)
        cursorLabel = context.say(.trendCursor(chart: title))
    }

    private static func text(_ usual: UsualSource, at index: Int, _ decimals: Int, _ context: DisplayContext) -> String {
        guard usual.ranges.indices.contains(index), let range = usual.ranges[index] else { return "–" }
        return context.number(range.lowerBound, decimals: decimals) + "–" + context.number(range.upperBound, decimals: decimals)
    }

    /// Vertical lines, as a curve that is interrupted between any two of them.
    private static func strokes(at places: [Int], label: String) -> Curve {
        var curve = Curve(label: label, tone: .neutral, points: [])
        for x in places {
            if !curve.points.isEmpty { curve.breaks.append(curve.points.count) }
            curve.points += [ChartGeometry.Point(x: x, y: 0), ChartGeometry.Point(x: x, y: height)]
        }
        return curve
    }
}
