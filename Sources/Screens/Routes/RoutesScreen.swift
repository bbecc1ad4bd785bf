public import Analysis
import Localizations
import Measures
import Training

/// Map of all routes.
public struct RoutesScreen: Equatable, Sendable {
    public var title: String
    public var summary: String?
    public var map: HeatMap?
    /// Scale bar: a round length and its fraction of the width.
    public var scale: Figure?
    public var scaleShare: Double
    /// Legend of the fewest and the most routes that share a segment; empty when none do.
    public var key: [String]
    /// Address of the image of `map`.
    public var picture: String
    public var spoken: String
    public var note: String
    /// Nil unless the owner has set a map source.
    public var ground: MapGround?
    public var chooser: MapChooser?
    /// Same as in `RouteMap`.
    public var tools: [String]
    public var yearLabel: String
    public var years: [LinkChoice]
    public var sportLabel: String
    public var sports: [LinkChoice]
    public var placeLabel: String
    /// Empty when all routes are near each other.
    public var places: [LinkChoice]
    public var table: DataTable
    public var tableLabel: String
    public var empty: String
    /// Placeholder when no activity can have a route.
    public var emptyJournal: EmptyState?
    /// Nil without a route.
    public var explanation: Explanation?

    /// - Parameters:
    ///   - digests: all activities.
    ///   - routes: routes of the activities in `query.chosen(of: digests)` that have a track.
    ///   - query: filters of the list.
    ///   - part: visible part of the map.
    ///   - maps: map below the routes, and what there is to choose from.
    ///   - context: display context: language, units and current time.
    public init(
        digests: [ActivityDigest], routes: [RouteTrack], query: RoutesQuery, part: HeatMap.Part = .whole,
        maps: MapSelection = MapSelection(), context: DisplayContext
    ) {
        title = context.say(.routes)
        let groups = HeatMap.places(routes)
        let place = min(query.place, max(0, groups.count - 1))
        let drawn = groups.isEmpty ? nil : HeatMap(groups[place], part: part)
        map = drawn
        let length = drawn.map { ActivityScreen.scaleLength($0.metresAcross, context) }
        scale = length?.figure
        scaleShare = (length?.metres ?? 0) / max(1, drawn?.metresAcross ?? 1)
        let most = drawn?.worn.most ?? 0
        key = most > 1 ? [context.say(.goneOnce), context.say(.shoesTimes(count: most))] : []
        picture = Route.Target.routesPicture.path + query.text
        let shown = groups.isEmpty ? 0 : groups[place].count
        summary = map.map {
            context.say(.routeCount(count: shown)) + " · "
                + context.say(.routesAcross(distance: context.roundDistance($0.metresAcross).text))
        }
        spoken = Phrase.routesSpoken(count: shown, width: map.map { context.roundDistance($0.metresAcross).text } ?? "–").text(
            context.language)
        ground = map.flatMap { MapGround($0.frame, maps, context) }
        chooser = map.flatMap { MapChooser(maps, at: Route.routes(query).path, frame: $0.frame, context) }
        note = context.say(ground == nil ? .routesNote : .routesNoteAlone)
        tools = RouteMap.tools(context)
        empty = context.say(.noRoutes)
        let able = RoutesQuery.able(digests)
        if digests.isEmpty {
            emptyJournal = .noActivities(context)
        } else if able.isEmpty {
            emptyJournal = EmptyState(
                symbol: .distance, title: context.say(.routesNone), text: context.say(.routesNeeds),
                link: .init(label: context.say(.bringYours), route: .importing))
        }
        explanation = map.map { _ in
            ExplainText.explanation(
                ofCard: "why-routes", title: context.say(.routes), what: .routesWhat,
                restsOn: context.say(.routeCount(count: shown)),
                asOf: context.today, context: context)
        }
        yearLabel = context.say(.yearLabel)
        sportLabel = context.say(.sportLabel)
        placeLabel = context.say(.placeLabel)
        tableLabel = context.say(.showTable)
        let chosen = query.chosen(of: digests)
        years = RoutesScreen.years(Set(able.map { digests[$0].day.civil.year }), chosen, query, context)
        sports = RoutesScreen.sports(Set(able.map { digests[$0].sport }), query, context)
        places = []
        let names = PlaceName.of(Array(groups.prefix(12)), context)
        for (index, group) in groups.prefix(12).enumerated() where groups.count > 1 {
            var other = query
            other.place = index
            places.append(
                LinkChoice(
                    label: context.say(.bracketed(value: names[index], detail: context.number(group.count))),
                    path: Route.routes(other).path,
                    isChosen: index == place))
        }
        table = RoutesScreen.table(chosen, caption: title, context)
    }

    private static func years(
        _ numbers: Set<Int>, _ chosen: [ActivityDigest], _ query: RoutesQuery, _ context: DisplayContext
    ) -> [LinkChoice] {
        var current: Int?
        if case .one(let year) = query.year { current = year }
        if case .newest = query.year { current = chosen.first?.day.civil.year }
        func choice(_ label: String, _ year: RoutesQuery.Year, _ isChosen: Bool) -> LinkChoice {
            LinkChoice(label: label, path: Route.routes(RoutesQuery(sport: query.sport, year: year)).path, isChosen: isChosen)
        }
        return numbers.sorted(by: >).prefix(20).map { choice("\($0)", .one($0), $0 == current) }
            + [choice(context.say(.everyYear), .every, query.year == .every)]
    }

    private static func sports(_ able: Set<Sport>, _ query: RoutesQuery, _ context: DisplayContext) -> [LinkChoice] {
        func choice(_ label: String, _ sport: Sport?) -> LinkChoice {
            LinkChoice(
                label: label, path: Route.routes(RoutesQuery(sport: sport, year: query.year)).path,
                isChosen: sport == query.sport)
        }
        var choices = [choice(context.say(.allSports), nil)]
        for sport in Sport.allCases where able.contains(sport) {
            choices.append(choice(context.say(.sport(sport)), sport))
        }
        return choices
    }

    private static func table(_ chosen: [ActivityDigest], caption: String, _ context: DisplayContext) -> DataTable {
        var rows: [[String]] = []
        var sums: [Sport: (count: Int, metres: Double)] = [:]
        for index in chosen.indices {
            var sum = sums[chosen[index].sport] ?? (0, 0)
            sum.count += 1
            sum.metres += chosen[index].distance?.metres ?? 0
            sums[chosen[index].sport] = sum
        }
        for sport in Sport.allCases {
            guard let (count, metres) = sums[sport] else { continue }
            rows.append([context.say(.sport(sport)), context.number(count), context.roundDistance(metres).text])
        }
        return DataTable(
            caption: caption, headers: [context.say(.sportLabel), context.say(.activities), context.say(.distance)], rows: rows)
    }
}
