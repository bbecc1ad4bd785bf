import Analysis
import Localizations
import Measures

/// Tiles beside the ratio.
extension LoadScreen {
    static func tiles(_ load: LoadInsight, _ context: DisplayContext) -> [MetricTile] {
        func tile(_ answer: Answer<Estimate>, _ label: Phrase, _ symbol: Symbol, _ id: String, _ tone: Tone, _ decimals: Int = 0)
            -> MetricTile
        {
            TodayScreen.tile(answer, label, symbol, id, context, tone: tone) {
                Figure(context.number($0, decimals: decimals))
            } badge: {
                nil
            }
        }
        var volume = TodayScreen.distance(load, context)
        volume.label = context.say(.weekVolume)
        volume.badge = nil
        volume.tone = .good
        return [
            tile(load.acute, .acuteLoad, .bolt, "acute", .caution), tile(load.chronic, .chronicLoad, .load, "chronic", .info),
            calendarWeek(load, context), volume, spike(load, context),
            tile(load.monotony, .monotony, .pulse, "monotony", .alarm, 1),
        ].compactMap { $0 }
    }

    /// Tile of the longest single run compared with the last month: the only load figure that preceded injuries in the largest study of
    /// runners.
    private static func spike(_ load: LoadInsight, _ context: DisplayContext) -> MetricTile {
        let isUsual = load.longestRun?.spike.category == .reference
        var tile = TodayScreen.tile(
            load.spike, .longestRunSpike, .distance, "spike", context, tone: isUsual ? .info : .caution
        ) {
            Figure(context.number($0, decimals: 2), "×")
        } badge: {
            nil
        }
        if let run = load.longestRun {
            tile.note = context.say(
                .longestRunOf(
                    distance: context.roundDistance(run.distance).text,
                    longestBefore: context.roundDistance(run.longestBefore).text
                ))
            tile.noteRoute = .activity(run.activity)
        }
        return tile
    }

    /// Tile of the calendar week, which differs from the last seven days.
    private static func calendarWeek(_ load: LoadInsight, _ context: DisplayContext) -> MetricTile? {
        guard let today = load.days.last?.day else { return nil }
        let first = context.weekStart.first(ofWeekWith: today)
        // On the last day of the week both are the same, and one tile suffices.
        guard today - first < 6 else { return nil }
        let days = load.days.filter { $0.day >= first && $0.isKnown }
        // On the morning of its first day the week has no data yet, which is not zero load.
        guard !days.isEmpty else {
            return MetricTile(
                label: context.say(.weekLoad), figure: Figure("–"), symbol: .today,
                note: AbsenceText.text(.noData, context.language))
        }
        let figure = Figure(context.number(days.reduce(0) { $0 + $1.load }))
        var why = ExplainText.explanation(
            ofCard: "why-week-load", title: context.say(.weekLoad), what: .weekLoadWhat,
            restsOn: context.say(.dayCount(count: days.count)), asOf: today, models: [DailyLoads.card], context: context)
        why.value = figure.text
        why.inputs = days.map { .init(context.shortWeekdayDate($0.day), context.number($0.load)) }
        return MetricTile(
            label: context.say(.weekLoad), figure: figure, symbol: .today, tone: .alarm,
            note: context.say(.sinceDay(date: context.shortDate(first))), explanation: why)
    }

    /// Bars of the last seven days and of a usual week on one scale; empty without a ratio, and while the ratio has nothing to compare
    /// with.
    static func compared(_ load: LoadInsight, _ context: DisplayContext) -> [ZoneRow] {
        guard load.returning == nil, load.ratio.value != nil, let acute = load.acute.value?.value,
            let chronic = load.chronic.value?.value
        else { return [] }
        let most = max(acute, chronic)
        guard most > 0 else { return [] }
        func row(_ label: Phrase, _ value: Double, zone: Int) -> ZoneRow {
            ZoneRow(
                zone: zone, label: context.say(label), range: "", time: context.number(value), share: "", fraction: value / most)
        }
        return [row(.acuteBar, acute, zone: 4), row(.chronicBar, chronic, zone: 2)]
    }
}
