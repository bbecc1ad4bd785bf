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

    static func parts(of period: ReportPeriod, _ digests: [ActivityDigest], _ reader: Reader) -> [Part] {
        var parts: [Part] = []
        var first = period.first
        while first <= period.last {
            let last = isWeek(period) ? first : min(first.startOfWeek + 6, period.last)
            let sums = PeriodSums(digests.filter { $0.day >= first && $0.day <= last })
            let isNow = reader.today >= first && reader.today <= last
            let name =
                isWeek(period)
                ? reader.shortWeekdayDate(first)
                : reader.dates(first, last)
            let days = first == last ? "\(first.civil.day)" : "\(first.civil.day)–\(last.civil.day)"
            let short = isWeek(period) ? reader.weekdayAlone(first) : days
            parts.append(Part(name: name, short: short, sums: sums, isNow: isNow))
            first = last + 1
        }
        return parts
    }

    /// Bars of the load by day or week.
    static func bars(_ parts: [Part], _ reader: Reader) -> BarRow {
        let tallest = parts.reduce(0) { max($0, $1.sums.load ?? 0) }
        let total = parts.reduce(0) { $0 + ($1.sums.load ?? 0) }
        return BarRow(
            title: reader.say(.sessionLoad), total: Figure(reader.number(total)), note: reader.say(.loadUnit),
            bars: parts.map { part in
                let load = part.sums.load ?? 0
                return .init(
                    label: part.short, fraction: tallest > 0 ? load / tallest : 0,
                    spoken: reader.say(.labelled(label: part.name, value: reader.number(load))), isToday: part.isNow)
            })
    }

    static func table(_ parts: [Part], isWeek: Bool, _ reader: Reader) -> SplitTable {
        let heaviest = parts.reduce(0) { max($0, $1.sums.load ?? 0) }
        return SplitTable(
            title: reader.say(isWeek ? .dayByDay : .weekByWeek),
            headers: [reader.say(isWeek ? .day : .weekly)] + sumHeaders(.distanceOnFoot, reader),
            rows: parts.map { part in
                .init(
                    cells: [part.name] + cells(part.sums, metres: part.sums.metresOnFoot, reader),
                    fraction: share(part.sums.load, of: heaviest))
            }, isBarOfLastColumn: true)
    }

    static func sports(_ digests: [ActivityDigest], _ reader: Reader) -> SplitTable? {
        var rows: [(sport: Sport, sums: PeriodSums)] = []
        for sport in Sport.allCases {
            let own = PeriodSums(digests.filter { $0.sport == sport })
            if own.count > 0 { rows.append((sport: sport, sums: own)) }
        }
        guard !rows.isEmpty else { return nil }
        rows.sort { $0.sums.moving > $1.sums.moving }
        let heaviest = rows.reduce(0) { max($0, $1.sums.load ?? 0) }
        return SplitTable(
            title: reader.say(.bySport), headers: [reader.say(.sportLabel)] + sumHeaders(.distance, reader),
            rows: rows.map { row in
                .init(
                    cells: [reader.say(.sport(row.sport))] + cells(row.sums, metres: row.sums.metres, reader),
                    fraction: share(row.sums.load, of: heaviest))
            }, isBarOfLastColumn: true)
    }

    /// Length of a row's bar for the load in the column before it; nil without a load.
    private static func share(_ load: Double?, of heaviest: Double) -> Double? {
        heaviest > 0 ? load.map { $0 / heaviest } : nil
    }

    private static func sumHeaders(_ distance: Phrase, _ reader: Reader) -> [String] {
        [
            reader.say(.activities), reader.say(distance), reader.say(.movingTime), reader.say(.ascent),
            reader.say(.sessionLoad),
        ]
    }

    /// - Parameter metres: for days and weeks the distance on foot, which the total uses; for a sport its own distance.
    private static func cells(_ sums: PeriodSums, metres: Double, _ reader: Reader) -> [String] {
        guard sums.count > 0 else { return ["–", "–", "–", "–", "–"] }
        return [
            reader.number(sums.count), metres > 0 ? reader.roundDistance(metres).text : "–",
            DurationText.clock(sums.moving), sums.ascent.map { reader.height($0).text } ?? "–",
            sums.load.map { reader.number($0) } ?? "–",
        ]
    }

    static func tiles(_ sums: PeriodSums, before: PeriodSums, isWeek: Bool, _ reader: Reader) -> [MetricTile] {
        func note(_ text: String) -> String { reader.say(isWeek ? .weekBefore(value: text) : .monthBefore(value: text)) }
        var tiles = [
            MetricTile(
                label: reader.say(.distance), figure: reader.roundDistance(sums.metresOnFoot), symbol: .distance, tone: .info,
                badge: Badge(reader.say(.onFoot), .info), note: note(reader.roundDistance(before.metresOnFoot).text)),
            MetricTile(
                label: reader.say(.movingTime), figure: Figure(DurationText.clock(sums.moving)), symbol: .clock, tone: .info,
                note: note(DurationText.clock(before.moving))),
            MetricTile(
                label: reader.say(.activities), figure: Figure(reader.number(sums.count)), symbol: .activities, tone: .highlight,
                note: note(reader.number(before.count))),
        ]
        if let ascent = sums.ascent {
            tiles.append(
                MetricTile(
                    label: reader.say(.ascent), figure: reader.height(ascent), symbol: .mountain, tone: .good,
                    note: note(before.ascent.map { reader.height($0).text } ?? "–")))
        }
        if let load = sums.load {
            tiles.append(
                MetricTile(
                    label: reader.say(.sessionLoad), figure: Figure(reader.number(load)), symbol: .load, tone: .caution,
                    note: note(before.load.map { reader.number($0) } ?? "–")))
        }
        return tiles
    }

    /// Table of activities, one row each, oldest first.
    static func list(_ digests: [ActivityDigest], _ reader: Reader) -> SplitTable? {
        guard !digests.isEmpty else { return nil }
        func counted(_ digest: ActivityDigest) -> Double? { digest.isLeftOut ? nil : digest.load?.value }
        let heaviest = digests.reduce(0) { max($0, counted($1) ?? 0) }
        return SplitTable(
            title: reader.say(.activities),
            headers: [
                reader.say(.day), reader.say(.settingsName), reader.say(.distance), reader.say(.movingTime),
                reader.say(.heartRate),
                reader.say(.sessionLoad),
            ],
            rows: digests.map { digest in
                let card = ActivityCard(digest, reader)
                let name = card.title + (digest.isRace ? " · " + reader.say(.raceBadge) : "")
                let load = digest.isLeftOut ? reader.say(.leftOutBadge) : counted(digest).map { reader.number($0) } ?? "–"
                return .init(
                    cells: [
                        reader.shortWeekdayDate(digest.day), name,
                        digest.distance.flatMap { $0.metres > 0 ? reader.distance($0).text : nil } ?? "–",
                        DurationText.clock(digest.moving), digest.meanHeartRate.map { reader.heartRate($0).text } ?? "–", load,
                    ], fraction: share(counted(digest), of: heaviest), route: card.route)
            }, isBarOfLastColumn: true)
    }
}
