import Analysis
import Localizations
import Measures
import Training

extension ReportScreen {
    /// Day of a week, or week of a month.
    struct Part {
        var name: String
        var short: String
        var sums: PeriodSums
        var isNow: Bool
    }

    static func parts(of period: ReportPeriod, _ digests: [ActivityDigest], _ context: DisplayContext) -> [Part] {
        var parts: [Part] = []
        var first = period.first
        while first <= period.last {
            let last = isWeek(period) ? first : min(first.startOfWeek + 6, period.last)
            let sums = PeriodSums(digests.filter { $0.day >= first && $0.day <= last })
            let isNow = context.today >= first && context.today <= last
            let name =
                isWeek(period)
                ? context.shortWeekdayDate(first)
                : context.dates(first, last)
            let days = first == last ? "\(first.civil.day)" : "\(first.civil.day)–\(last.civil.day)"
            let short = isWeek(period) ? context.weekdayAlone(first) : days
            parts.append(Part(name: name, short: short, sums: sums, isNow: isNow))
            first = last + 1
        }
        return parts
    }

    /// Bars of the load by day or week.
    static func bars(_ parts: [Part], _ context: DisplayContext) -> BarRow {
        let tallest = parts.reduce(0) { max($0, $1.sums.load ?? 0) }
        let total = parts.reduce(0) { $0 + ($1.sums.load ?? 0) }
        return BarRow(
            title: context.say(.sessionLoad), total: Figure(context.number(total)), note: context.say(.loadUnit),
            bars: parts.map { part in
                let load = part.sums.load ?? 0
                return .init(
                    label: part.short, fraction: tallest > 0 ? load / tallest : 0,
                    spoken: context.say(.labelled(label: part.name, value: context.number(load))), isToday: part.isNow)
            })
    }

    static func table(_ parts: [Part], isWeek: Bool, _ context: DisplayContext) -> SplitTable {
        let heaviest = parts.reduce(0) { max($0, $1.sums.load ?? 0) }
        return SplitTable(
            title: context.say(isWeek ? .dayByDay : .weekByWeek),
            headers: [context.say(isWeek ? .day : .weekly)] + sumHeaders(.distanceOnFoot, context),
            rows: parts.map { part in
                .init(
                    cells: [part.name] + cells(part.sums, metres: part.sums.metresOnFoot, context),
                    fraction: share(part.sums.load, of: heaviest))
            }, isBarOfLastColumn: true)
    }

    static func sports(_ digests: [ActivityDigest], _ context: DisplayContext) -> SplitTable? {
        var rows: [(sport: Sport, sums: PeriodSums)] = []
        for sport in Sport.allCases {
            let own = PeriodSums(digests.filter { $0.sport == sport })
            if own.count > 0 { rows.append((sport: sport, sums: own)) }
        }
        guard !rows.isEmpty else { return nil }
        rows.sort { $0.sums.moving > $1.sums.moving }
        let heaviest = rows.reduce(0) { max($0, $1.sums.load ?? 0) }
        return SplitTable(
            title: context.say(.bySport), headers: [context.say(.sportLabel)] + sumHeaders(.distance, context),
            rows: rows.map { row in
                .init(
                    cells: [context.say(.sport(row.sport))] + cells(row.sums, metres: row.sums.metres, context),
                    fraction: share(row.sums.load, of: heaviest))
            }, isBarOfLastColumn: true)
    }

    /// Length of a row's bar for the load in the column before it; nil without a load.
    private static func share(_ load: Double?, of heaviest: Double) -> Double? {
        heaviest > 0 ? load.map { $0 / heaviest } : nil
    }

    private static func sumHeaders(_ distance: Phrase, _ context: DisplayContext) -> [String] {
        [
            context.say(.activities), context.say(distance), context.say(.movingTime), context.say(.ascent),
            context.say(.sessionLoad),
        ]
    }

    /// - Parameter metres: for days and weeks the distance on foot, which the total uses; for a sport its own distance.
    private static func cells(_ sums: PeriodSums, metres: Double, _ context: DisplayContext) -> [String] {
        guard sums.count > 0 else { return ["–", "–", "–", "–", "–"] }
        return [
            context.number(sums.count), metres > 0 ? context.roundDistance(metres).text : "–",
            DurationText.clock(sums.moving), sums.ascent.map { context.height($0).text } ?? "–",
            sums.load.map { context.number($0) } ?? "–",
        ]
    }

    static func tiles(_ sums: PeriodSums, before: PeriodSums, isWeek: Bool, _ context: DisplayContext) -> [MetricTile] {
        func note(_ text: String) -> String { context.say(isWeek ? .weekBefore(value: text) : .monthBefore(value: text)) }
        var tiles = [
            MetricTile(
                label: context.say(.distance), figure: context.roundDistance(sums.metresOnFoot), symbol: .distance, tone: .info,
                badge: Badge(context.say(.onFoot), .info), note: note(context.roundDistance(before.metresOnFoot).text)),
            MetricTile(
                label: context.say(.movingTime), figure: Figure(DurationText.clock(sums.moving)), symbol: .clock, tone: .info,
                note: note(DurationText.clock(before.moving))),
            MetricTile(
                label: context.say(.activities), figure: Figure(context.number(sums.count)), symbol: .activities,
                tone: .highlight,
                note: note(context.number(before.count))),
        ]
        if let ascent = sums.ascent {
            tiles.append(
                MetricTile(
                    label: context.say(.ascent), figure: context.height(ascent), symbol: .mountain, tone: .good,
                    note: note(before.ascent.map { context.height($0).text } ?? "–")))
        }
        if let load = sums.load {
            tiles.append(
                MetricTile(
                    label: context.say(.sessionLoad), figure: Figure(context.number(load)), symbol: .load, tone: .caution,
                    note: note(before.load.map { context.number($0) } ?? "–")))
        }
        return tiles
    }

    /// Table of activities, one row each, oldest first.
    static func list(_ digests: [ActivityDigest], _ context: DisplayContext) -> SplitTable? {
        guard !digests.isEmpty else { return nil }
        func counted(_ digest: ActivityDigest) -> Double? { digest.isLeftOut ? nil : digest.load?.value }
        let heaviest = digests.reduce(0) { max($0, counted($1) ?? 0) }
        return SplitTable(
            title: context.say(.activities),
            headers: [
                context.say(.day), context.say(.settingsName), context.say(.distance), context.say(.movingTime),
                context.say(.heartRate),
                context.say(.sessionLoad),
            ],
            rows: digests.map { digest in
                let card = ActivityCard(digest, context)
                let name = card.title + (digest.isRace ? " · " + context.say(.raceBadge) : "")
                let load = digest.isLeftOut ? context.say(.leftOutBadge) : counted(digest).map { context.number($0) } ?? "–"
                return .init(
                    cells: [
                        context.shortWeekdayDate(digest.day), name,
                        digest.distance.flatMap { $0.metres > 0 ? context.distance($0).text : nil } ?? "–",
                        DurationText.clock(digest.moving), digest.meanHeartRate.map { context.heartRate($0).text } ?? "–", load,
                    ], fraction: share(counted(digest), of: heaviest), route: card.route)
            }, isBarOfLastColumn: true)
    }
}
