public import Analysis
import Localizations
import Measures

/// Curves of pace, power and heart rate by duration, and pace by slope.
public struct CurvesScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    /// Placeholder when there is nothing to draw.
    public var empty: EmptyState?
    public var curves: [Curve]
    public var records: RunningScreen.Section?
    /// Stride compared with what is usual at that speed.
    public var stride: RunningScreen.Section?
    public var slopes: Table?
    public var climbs: Table?

    /// Chart with the dates of its best values.
    public struct Curve: Equatable, Sendable {
        public var chart: DurationChart
        public var efforts: RunningScreen.Section
    }

    /// Table with its receipt.
    public struct Table: Equatable, Sendable {
        public var table: SplitTable
        public var note: String?
        public var explanation: Explanation
    }

    public init(insights: Insights, reader: Reader) {
        let running = insights.running
        title = reader.say(.curvesTitle)
        back = .fitness
        backLabel = reader.say(.fitness)
        curves = BestMeans.Kind.allCases.compactMap { kind in
            let means = running.curves.filter { $0.kind == kind }
            return DurationChart(kind, means, asOf: insights.asOf, reader).map {
                Curve(chart: $0, efforts: CurvesScreen.efforts(kind, means, reader))
            }
        }
        records = RunningScreen.records(running, reader)
        stride = RunningScreen.stride(running, reader)
        slopes = running.slopes.value.map { CurvesScreen.slopes($0, asOf: insights.asOf, reader) }
        climbs = CurvesScreen.climbs(running, asOf: insights.asOf, reader)
        if curves.isEmpty, records == nil, stride == nil, slopes == nil, climbs == nil {
            empty = EmptyState(
                symbol: .fitness, title: reader.say(.curvesEmptyTitle), text: reader.say(.curvesEmptyText),
                link: .init(label: backLabel, route: back))
        }
    }

    // MARK: Best means

    /// Table of the best values of some durations with their dates, and of the best of the last days if it differs.
    private static func efforts(_ kind: BestMeans.Kind, _ means: [BestMeans], _ reader: Reader) -> RunningScreen.Section {
        let ever = means.first { $0.window == nil }
        let lately = means.first { $0.window != nil }
        let rows = DurationChart.marks.compactMap { seconds -> RunningScreen.Row? in
            guard let best = ever?.point(seconds: seconds) else { return nil }
            var notes = [reader.shortDate(best.day), reader.say(.heldOver(duration: DurationText.clock(Double(best.seconds))))]
            if let recent = lately?.points.first(where: { $0.seconds == best.seconds }), recent.activity != best.activity {
                notes.append(reader.say(.latelyHeld(value: kind.figure(recent.value, reader).number)))
            }
            var row = RunningScreen.Row(
                reader.shortDuration(seconds), kind.figure(best.value, reader).text, notes.joined(separator: " · "))
            row.route = .activity(best.activity)
            return row
        }
        let title = reader.say(kind.whenPhrase)
        let name = "best-" + kind.rawValue
        return RunningScreen.Section(
            name, title, rows,
            ExplainText.explanation(ofRowsBy: MeanMaximal.card, id: "why-" + name, title: title, reader: reader))
    }

    // MARK: Hills

    /// Table of slopes, the steepest ascent first.
    private static func slopes(_ slopes: SlopeShares, asOf day: Day, _ reader: Reader) -> Table {
        let title = reader.say(.slopesTitle)
        let (all, most) = (slopes.metres, slopes.classes.map { $0.metres }.max() ?? 0)
        func pace(_ speed: Double?) -> String { speed.map { reader.pace(Speed(metresPerSecond: $0)).number } ?? "–" }
        let rows = slopes.classes.indices.reversed().map { index in
            let sum = slopes.classes[index]
            return SplitTable.Row(
                cells: [
                    slope(index, reader), all > 0 ? reader.percent(sum.metres / all) : "–",
                    reader.roundDistance(sum.metres).number, pace(sum.speed), pace(sum.levelSpeed),
                ], fraction: most > 0 ? sum.metres / most : nil, note: nil, route: nil)
        }
        let table = SplitTable(
            title: title,
            headers: [
                reader.say(.slope), reader.say(.slopeShare), reader.say(.slopeDistance(unit: reader.units.longUnit)),
                reader.say(.pace), reader.say(.climbLevelPace),
            ], rows: rows)
        return Table(
            table: table, note: reader.say(.slopesNote),
            explanation: ExplainText.explanation(
                ofCard: "why-slopes", title: title, what: .slopesWhat,
                restsOn: reader.say(.observations(count: slopes.uphill.count)), asOf: day,
                models: [SlopeShares.card, GradeCost.gradeAdjustedPaceCard], reader: reader))
    }

    /// Name of a class of slopes: `5–10 % up`, `level, within 2 %`.
    private static func slope(_ index: Int, _ reader: Reader) -> String {
        func percent(_ bound: Double) -> String { reader.number(100 * abs(bound)) }
        let bounds = SlopeShares.bounds
        switch (index > 0 ? bounds[index - 1] : nil, index < bounds.count ? bounds[index] : nil) {
        case (nil, let high?): return reader.say(.slopeSteepDown(percent: percent(high)))
        case (let low?, nil): return reader.say(.slopeSteepUp(percent: percent(low)))
        case (let low?, let high?) where low >= 0: return reader.say(.slopeUp(low: percent(low), high: percent(high)))
        case (let low?, let high?) where high <= 0: return reader.say(.slopeDown(low: percent(high), high: percent(low)))
        case (let low?, _): return reader.say(.slopeLevel(percent: percent(low)))
        case (nil, nil): return "–"
        }
    }

    private static func climbs(_ running: RunningInsight, asOf day: Day, _ reader: Reader) -> Table? {
        guard let fastest = running.climbs.first?.rate, fastest > 0 else { return nil }
        let title = reader.say(.fastClimbs)
        let rows = running.climbs.map { fast in
            SplitTable.Row(
                cells: [reader.height(fast.climb.gain).number, reader.shortDate(fast.day)] + fast.climb.cells(reader),
                fraction: fast.rate / fastest, note: nil, route: .activity(fast.activity))
        }
        let table = SplitTable(
            title: title,
            headers: [reader.say(.climbGain(unit: reader.units.heightUnit)), reader.say(.day)] + Climb.headers(reader), rows: rows
        )
        return Table(
            table: table, note: nil,
            explanation: ExplainText.explanation(
                ofCard: "why-climbs", title: title, what: .fastClimbsWhat,
                restsOn: reader.say(.observations(count: running.climbRate.value?.count ?? rows.count)), asOf: day,
                models: [Climb.card, GradeCost.gradeAdjustedPaceCard], reader: reader))
    }
}

extension BestMeans.Kind {
    fileprivate var whenPhrase: Phrase {
        switch self {
        case .speed: .whenPace
        case .heartRate: .whenHeartRate
        case .power: .whenPower
        }
    }
}
