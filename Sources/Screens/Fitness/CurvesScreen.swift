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
    public var records: RunningSections.Section?
    /// Stride compared with what is usual at that speed.
    public var stride: RunningSections.Section?
    public var slopes: Table?
    public var climbs: Table?

    /// Chart with the dates of its best values.
    public struct Curve: Equatable, Sendable {
        public var chart: DurationChart
        public var efforts: RunningSections.Section
    }

    /// Table with its receipt.
    public struct Table: Equatable, Sendable {
        public var table: SplitTable
        public var note: String?
        public var explanation: Explanation
    }

    public init(insights: Insights, context: DisplayContext) {
        let running = insights.running
        title = context.say(.curvesTitle)
        back = .fitness
        backLabel = context.say(.fitness)
        curves = BestMeans.Kind.allCases.compactMap { kind in
            let means = running.curves.filter { $0.kind == kind }
            return DurationChart(kind, means, asOf: insights.asOf, context).map {
                Curve(chart: $0, efforts: CurvesScreen.efforts(kind, means, context))
            }
        }
        records = RunningSections.records(running, context)
        stride = RunningSections.stride(running, context)
        slopes = running.slopes.value.map { CurvesScreen.slopes($0, asOf: insights.asOf, context) }
        climbs = CurvesScreen.climbs(running, asOf: insights.asOf, context)
        if curves.isEmpty, records == nil, stride == nil, slopes == nil, climbs == nil {
            empty = EmptyState(
                symbol: .fitness, title: context.say(.curvesEmptyTitle), text: context.say(.curvesEmptyText),
                link: .init(label: backLabel, route: back))
        }
    }

    // MARK: Best means

    /// Table of the best values of some durations with their dates, and of the best of the last days if it differs.
    private static func efforts(_ kind: BestMeans.Kind, _ means: [BestMeans], _ context: DisplayContext)
        -> RunningSections.Section
    {
        let ever = means.first { $0.window == nil }
        let lately = means.first { $0.window != nil }
        let rows = DurationChart.marks.compactMap { seconds -> RunningSections.Row? in
            guard let best = ever?.point(seconds: seconds) else { return nil }
            var notes = [context.shortDate(best.day), context.say(.heldOver(duration: DurationText.clock(Double(best.seconds))))]
            if let recent = lately?.points.first(where: { $0.seconds == best.seconds }), recent.activity != best.activity {
                notes.append(context.say(.latelyHeld(value: kind.figure(recent.value, context).number)))
            }
            var row = RunningSections.Row(
                context.shortDuration(seconds), kind.figure(best.value, context).text, notes.joined(separator: " · "))
            row.route = .activity(best.activity)
            return row
        }
        let title = context.say(kind.whenPhrase)
        let name = "best-" + kind.rawValue
        return RunningSections.Section(
            name, title, rows,
            ExplainText.explanation(of: MeanMaximal.card, id: "why-" + name, title: title, context: context))
    }

    // MARK: Hills

    /// Table of slopes, the steepest ascent first.
    private static func slopes(_ slopes: SlopeShares, asOf day: Day, _ context: DisplayContext) -> Table {
        let title = context.say(.slopesTitle)
        let (all, most) = (slopes.metres, slopes.classes.map { $0.metres }.max() ?? 0)
        func pace(_ speed: Double?) -> String { speed.map { context.pace(Speed(metresPerSecond: $0)).number } ?? "–" }
        let rows = slopes.classes.indices.reversed().map { index in
            let sum = slopes.classes[index]
            return SplitTable.Row(
                cells: [
                    slope(index, context), all > 0 ? context.percent(sum.metres / all) : "–",
                    context.roundDistance(sum.metres).number, pace(sum.speed), pace(sum.levelSpeed),
                ], fraction: most > 0 ? sum.metres / most : nil, note: nil, route: nil)
        }
        let table = SplitTable(
            title: title,
            headers: [
                context.say(.slope), context.say(.slopeShare), context.say(.slopeDistance(unit: context.units.longUnit)),
                context.say(.pace), context.say(.climbLevelPace),
            ], rows: rows)
        return Table(
            table: table, note: context.say(.slopesNote),
            explanation: ExplainText.explanation(
                ofCard: "why-slopes", title: title, what: .slopesWhat,
                restsOn: context.say(.observations(count: slopes.uphill.count)), asOf: day,
                models: [SlopeShares.card, GradeCost.gradeAdjustedPaceCard], context: context))
    }

    /// Name of a class of slopes: `5–10 % up`, `level, within 2 %`.
    private static func slope(_ index: Int, _ context: DisplayContext) -> String {
        func percent(_ bound: Double) -> String { context.number(100 * abs(bound)) }
        let bounds = SlopeShares.bounds
        switch (index > 0 ? bounds[index - 1] : nil, index < bounds.count ? bounds[index] : nil) {
        case (nil, let high?): return context.say(.slopeSteepDown(percent: percent(high)))
        case (let low?, nil): return context.say(.slopeSteepUp(percent: percent(low)))
        case (let low?, let high?) where low >= 0: return context.say(.slopeUp(low: percent(low), high: percent(high)))
        case (let low?, let high?) where high <= 0: return context.say(.slopeDown(low: percent(high), high: percent(low)))
        case (let low?, _): return context.say(.slopeLevel(percent: percent(low)))
        case (nil, nil): return "–"
        }
    }

    private static func climbs(_ running: RunningInsight, asOf day: Day, _ context: DisplayContext) -> Table? {
        guard let fastest = running.climbs.first?.rate, fastest > 0 else { return nil }
        let title = context.say(.fastClimbs)
        let rows = running.climbs.map { fast in
            SplitTable.Row(
                cells: [context.height(fast.climb.gain).number, context.shortDate(fast.day)] + fast.climb.cells(context),
                fraction: fast.rate / fastest, note: nil, route: .activity(fast.activity))
        }
        let table = SplitTable(
            title: title,
            headers: [context.say(.climbGain(unit: context.units.heightUnit)), context.say(.day)] + Climb.headers(context),
            rows: rows
        )
        return Table(
            table: table, note: nil,
            explanation: ExplainText.explanation(
                ofCard: "why-climbs", title: title, what: .fastClimbsWhat,
                restsOn: context.say(.observations(count: running.climbRate.value?.count ?? rows.count)), asOf: day,
                models: [Climb.card, GradeCost.gradeAdjustedPaceCard], context: context))
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
