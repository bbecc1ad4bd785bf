import Analysis
import Localizations
import Measures

/// Tiles beside the ratio.
extension LoadScreen {
    static func tiles(_ load: LoadInsight, _ reader: Reader) -> [MetricTile] {
        func tile(_ answer: Answer<Estimate>, _ label: Phrase, _ symbol: Symbol, _ id: String, _ tone: Tone, _ decimals: Int = 0)
            -> MetricTile
        {
            TodayScreen.tile(answer, label, symbol, id, reader, tone: tone) {
                Figure(reader.number($0, decimals: decimals))
            } badge: {
                nil
            }
        }
        var volume = TodayScreen.distance(load, reader)
        volume.label = reader.say(.weekVolume)
        volume.badge = nil
        volume.tone = .good
        return [
            tile(load.acute, .acuteLoad, .bolt, "acute", .caution), tile(load.chronic, .chronicLoad, .load, "chronic", .info),
            calendarWeek(load, reader), volume, spike(load, reader),
            tile(load.monotony, .monotony, .pulse, "monotony", .alarm, 1),
        ].compactMap { $0 }
    }

    /// Tile of the longest single run compared with the last month: the only load figure that preceded injuries in the largest study of
    /// runners.
    private static func spike(_ load: LoadInsight, _ reader: Reader) -> MetricTile {
        let isUsual = load.longestRun?.spike.category == .reference
        var tile = TodayScreen.tile(
            load.spike, .longestRunSpike, .distance, "spike", reader, tone: isUsual ? .info : .caution
        ) {
            Figure(reader.number($0, decimals: 2), "×")
        } badge: {
            nil
        }
        if let run = load.longestRun {
            tile.note = reader.say(
                .longestRunOf(
                    distance: reader.roundDistance(run.distance).text, longestBefore: reader.roundDistance(run.longestBefore).text
                ))
            tile.noteRoute = .activity(run.activity)
        }
        return tile
    }

    /// Tile of the calendar week, which differs from the last seven days.
    private static func calendarWeek(_ load: LoadInsight, _ reader: Reader) -> MetricTile? {
        guard let today = load.days.last?.day else { return nil }
        let first = reader.weekStart.first(ofWeekWith: today)
        // On the last day of the week both are the same, and one tile suffices.
        guard today - first < 6 else { return nil }
        let days = load.days.filter { $0.day >= first && $0.isKnown }
        // On the morning of its first day the week has no data yet, which is not zero load.
        guard !days.isEmpty else {
            return MetricTile(
                label: reader.say(.weekLoad), figure: Figure("–"), symbol: .today,
                note: AbsenceText.text(.noData, reader.language))
        }
        let figure = Figure(reader.number(days.reduce(0) { $0 + $1.load }))
        var why = ExplainText.explanation(
            ofCard: "why-week-load", title: reader.say(.weekLoad), what: .weekLoadWhat,
            restsOn: reader.say(.dayCount(count: days.count)), asOf: today, models: [DailyLoads.card], reader: reader)
        why.value = figure.text
        why.inputs = days.map { .init(reader.shortWeekdayDate($0.day), reader.number($0.load)) }
        return MetricTile(
            label: reader.say(.weekLoad), figure: figure, symbol: .today, tone: .alarm,
            note: reader.say(.sinceDay(date: reader.shortDate(first))), explanation: why)
    }

    /// Bars of the last seven days and of a usual week on one scale; empty without a ratio, and while the ratio has nothing to compare
    /// with.
    static func compared(_ load: LoadInsight, _ reader: Reader) -> [ZoneRow] {
        guard load.returning == nil, load.ratio.value != nil, let acute = load.acute.value?.value,
            let chronic = load.chronic.value?.value
        else { return [] }
        let most = max(acute, chronic)
        guard most > 0 else { return [] }
        func row(_ label: Phrase, _ value: Double, zone: Int) -> ZoneRow {
            ZoneRow(
                zone: zone, label: reader.say(label), range: "", time: reader.number(value), share: "", fraction: value / most)
        }
        return [row(.acuteBar, acute, zone: 4), row(.chronicBar, chronic, zone: 2)]
    }
}
