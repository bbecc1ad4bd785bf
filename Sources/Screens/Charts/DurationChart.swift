import Analysis
import Localizations
import Measures

/// Best means by duration, recent and of all time.
public struct DurationChart: Equatable, Sendable {
    /// Name of its card.
    public var name: String
    public var title: String
    public var spoken: String
    public var note: String
    /// Curves within `width` by `TrendChart.height`, from short to long durations; the recent one first.
    public var curves: [TrendChart.Curve]
    public var ticks: [Axis.Tick]
    public var acrossTicks: [Axis.Tick]
    public var table: DataTable
    public var tableLabel: String
    /// Positions of the table's rows, 0…`width`, in their order.
    public var places: [Int]
    public var cursorLabel: String
    public var explanation: Explanation

    public static let width = 1000

    /// Durations that the table shows. It uses the next longer one of the curves.
    static let asked = [10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 10_800, 21_600]
    /// Durations with a label on the axis; more do not fit on a narrow phone.
    static let marks = [10, 60, 300, 1200, 3600, 10_800]

    /// - Parameter means: best means of one kind, over different periods. Nil with fewer than two points.
    init?(_ kind: BestMeans.Kind, _ means: [BestMeans], asOf day: Day, _ context: DisplayContext) {
        let points = means.flatMap { $0.points }.filter { $0.seconds > 0 && $0.value.isFinite }
        guard let shortest = points.map({ $0.seconds }).min(), let longest = points.map({ $0.seconds }).max(), longest > shortest,
            let low = points.map({ $0.value }).min(), let high = points.map({ $0.value }).max()
        else { return nil }
        let axis = kind.axis(low: low, high: high, context)
        // Logarithmic: the distance from one minute to two equals that from one hour to two.
        let span = Double.log(Double(longest) / Double(shortest))
        func across(_ seconds: Int) -> Double { Double.log(Double(seconds) / Double(shortest)) / span }
        func place(_ seconds: Int) -> Int { Int((across(seconds) * Double(DurationChart.width)).rounded(.down)) }
        name = "curve-" + kind.rawValue
        title = context.say(kind.phrase)
        note = context.say(.bestMeansNote)
        ticks = axis.ticks
        acrossTicks = DurationChart.marks.filter { $0 >= shortest && $0 <= longest }
            .map { Axis.Tick(position: across($0), label: context.shortDuration($0)) }
        let drawn = means.map { mean in
            TrendChart.Curve(
                label: mean.window.map { context.say(.lastDays(count: $0)) } ?? context.say(.allTime),
                tone: mean.window == nil ? .info : .highlight,
                points: mean.points.filter { $0.seconds > 0 && $0.value.isFinite }.map { point in
                    let height = min(1, max(0, axis.position(kind.height(point.value, context))))
                    return ChartGeometry.Point(
                        x: place(point.seconds), y: Int(((1 - height) * Double(TrendChart.height)).rounded(.down)))
                })
        }
        curves = drawn
        // From the right end, like every table of a chart.
        var listed: [Int] = []
        for asked in DurationChart.asked {
            let near = points.map { $0.seconds }.filter { $0 >= asked }.min()
            if let near, listed.last != near { listed.append(near) }
        }
        places = listed.reversed().map { place($0) }
        table = DataTable(
            caption: title, headers: [context.say(.heldFor)] + drawn.map { $0.label },
            rows: listed.reversed().map { seconds in
                [DurationText.clock(Double(seconds))]
                    + means.map { mean in
                        mean.points.first { $0.seconds == seconds }.map { kind.figure($0.value, context).text } ?? "–"
                    }
            })
        tableLabel = context.say(.showTable)
        cursorLabel = context.say(.trendCursor(chart: title))
        func end(_ point: BestMeans.Point?) -> (value: String, duration: String) {
            guard let point else { return ("–", "–") }
            return (kind.figure(point.value, context).text, DurationText.words(Double(point.seconds), context.language))
        }
        let (first, last) = (end(means.last?.points.first), end(means.last?.points.last))
        spoken = Phrase.bestMeansSpoken(
            title: title, shortestValue: first.value, shortestDuration: first.duration, longestValue: last.value,
            longestDuration: last.duration
        ).text(context.language)
        explanation = ExplainText.explanation(
            ofCard: "why-curve-" + kind.rawValue, title: title, what: .bestMeansWhat, asOf: day, models: [MeanMaximal.card],
            context: context)
    }
}

extension BestMeans.Kind {
    fileprivate var phrase: Phrase {
        switch self {
        case .speed: .bestPaceCurve
        case .heartRate: .bestHeartRateCurve
        case .power: .bestPowerCurve
        }
    }

    func figure(_ value: Double, _ context: DisplayContext) -> Figure {
        switch self {
        case .speed: context.pace(Speed(metresPerSecond: value))
        case .heartRate: context.heartRate(HeartRate(beatsPerMinute: value))
        case .power: Figure(context.number(value), "W")
        }
    }

    fileprivate func height(_ value: Double, _ context: DisplayContext) -> Double {
        self == .speed && context.paceAxis != .fasterUp ? -value : value
    }

    fileprivate func axis(low: Double, high: Double, _ context: DisplayContext) -> Axis {
        let room = max((high - low) * 0.08, self == .speed ? 0.05 : 1)
        if self == .speed { return .pace(low: max(0.5, low - room), high: high + room, context) }
        return Axis(low: max(0, low - room), high: high + room, count: 3) { context.number($0) }
    }
}

extension DisplayContext {
    /// Formats a duration in its largest unit: `30 s`, `20 min`, `2 h`.
    func shortDuration(_ seconds: Int) -> String {
        if seconds < 60 { return say(.secondsShort(seconds: number(seconds))) }
        return seconds < 3600
            ? say(.minutesShort(minutes: number((seconds + 30) / 60))) : say(.hoursShort(hours: number((seconds + 1800) / 3600)))
    }
}
