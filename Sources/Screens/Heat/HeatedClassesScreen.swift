public import Analysis
import Localizations
import Measures
import Training

/// All heated classes by month, newest first, each with its room and its comparison.
public struct HeatedClassesScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var viewsLabel: String
    public var views: [LinkChoice]
    public var count: String
    public var filter: SelectForm
    public var months: [Section]
    public var nothingFound: String
    /// Nil when everything fits on one page.
    public var pager: ActivitiesScreen.Pager?
    /// Receipt of all comparisons.
    public var why: Explanation
    /// Placeholder while there is no class, whatever the filters are.
    public var empty: EmptyState?

    /// The classes of one month.
    public struct Section: Equatable, Sendable {
        /// Unique name of its card.
        public var name: String
        public var title: String
        public var rows: [Row]
    }

    public struct Row: Equatable, Sendable {
        public var route: Route
        public var symbol: Symbol
        public var title: String
        /// Class type or sport, unless it is the title, day and time.
        public var when: String
        public var badges: [Badge]
        public var time: String
        public var heartRate: String
        /// Comparison with the athlete's own classes, or why there is none.
        public var comparison: String
    }

    public static let pageLength = 50

    /// - Parameters:
    ///   - digests: all activities of the athlete.
    ///   - heated: the compared classes by room.
    ///   - query: filters of the list.
    ///   - context: display context: language, units and current time.
    public init(
        digests: [ActivityDigest], heated: [HeatedSessions], query: HeatedClassesQuery, context: DisplayContext
    ) {
        title = context.say(.heatedTitle)
        back = .heat
        backLabel = context.say(.heatTitle)
        viewsLabel = context.say(.heatViews)
        views = HeatView.links(at: .classes, context)
        nothingFound = context.say(.heatedNoneFound)
        let classes = digests.filter { $0.isHeatedClass && $0.day <= context.today }
            .sorted { ($0.start, $0.id) > ($1.start, $1.id) }
        // A year without classes is no choice of the filter.
        var query = query
        query.year = query.year.flatMap { year in classes.contains { $0.day.civil.year == year } ? year : nil }
        filter = HeatedClassesScreen.filter(query, classes, context)
        why = ExplainText.explanation(
            of: HeatedBaseline.card, id: "why-classes", title: context.say(.heatedTitle), context: context)
        if classes.isEmpty { empty = HeatedClassesScreen.none(context) }
        let found = classes.filter { query.matches($0) }
        count = context.say(.heatedCount(count: found.count))
        let length = HeatedClassesScreen.pageLength
        let pages = max(1, (found.count + length - 1) / length)
        let page = min(query.page, pages)
        var sessions: [String: HeatedSession] = [:]
        for room in heated { for session in room.sessions { sessions[session.activity] = session } }
        months = []
        var current: Month?
        for digest in found[min((page - 1) * length, found.count)..<min(page * length, found.count)] {
            let month = Month(of: digest.day)
            if month != current {
                months.append(
                    Section(
                        name: "month-" + month.text, title: context.monthName(year: month.year, month: month.month), rows: []))
                current = month
            }
            months[months.count - 1].rows.append(HeatedClassesScreen.row(digest, sessions[digest.id], context))
        }
        guard pages > 1 else { return }
        func at(_ number: Int) -> Route? {
            guard (1...pages).contains(number) else { return nil }
            var other = query
            other.page = number
            return .heatClasses(other)
        }
        pager = .init(
            label: context.say(.pagesLabel), text: context.say(.pageOf(page: "\(page)", pages: "\(pages)")),
            previous: at(page - 1), previousLabel: context.say(.previousPage), next: at(page + 1),
            nextLabel: context.say(.nextPage))
    }

    /// Placeholder of pages about heated classes without any.
    static func none(_ context: DisplayContext) -> EmptyState {
        EmptyState(
            symbol: .thermometer, title: context.say(.heatedNoneTitle), text: context.say(.heatedNoneText),
            link: .init(label: context.say(.liveOpen), route: .live))
    }

    private static func row(_ digest: ActivityDigest, _ session: HeatedSession?, _ context: DisplayContext) -> Row {
        let kind = context.kind(of: digest)
        let title = digest.title.flatMap { $0.isEmpty ? nil : $0 } ?? kind
        let when = ActivityCard.when(digest, context)
        var badges = [Badge.room(of: digest, context)]
        if digest.isLeftOut { badges.append(Badge(context.say(.leftOutBadge), .caution)) }
        var comparison = HeatedClassCard.reason(digest, session, context)
        if let session, let word = session.verdict {
            badges.append(Badge(context.say(word.phrase), word.tone))
            comparison = RunningSections.note(session, context)
        }
        let rate = digest.meanHeartRate.flatMap { $0.beatsPerMinute > 0 ? $0 : nil }
        return Row(
            route: .activity(digest.id), symbol: context.symbol(of: digest), title: title,
            when: title == kind ? when : kind + " · " + when, badges: badges, time: DurationText.clock(digest.moving),
            heartRate: rate.map { context.heartRate($0).text } ?? context.say(.heatedWithoutRate), comparison: comparison)
    }

    private static func filter(_ query: HeatedClassesQuery, _ classes: [ActivityDigest], _ context: DisplayContext) -> SelectForm
    {
        typealias Option = FilterForm.Select.Option
        func select(_ name: HeatedClassesQuery.Parameter, _ label: Phrase, _ options: [Option]) -> FilterForm.Select {
            FilterForm.Select(name: name.rawValue, label: context.say(label), options: options)
        }
        func option(_ value: String, _ label: String, _ isChosen: Bool) -> Option {
            Option(value: value, label: label, isChosen: isChosen)
        }
        var rooms = [option("", context.say(.heatedAllRooms), query.room == nil)]
        for room in HeatedRoom.allCases {
            rooms.append(option(room.rawValue, room.text(context), query.room == .heated(room)))
        }
        rooms.append(
            option(HeatedClassesQuery.Room.other.text, context.say(.heatedOtherRooms), query.room == .other))
        var sports: [Sport] = query.sport.map { [$0] } ?? []
        var types: [UniqueID] = query.classType.map { [$0] } ?? []
        var years: [Int] = []
        for one in classes {
            if !sports.contains(one.sport) { sports.append(one.sport) }
            // A built-in class type is its sport.
            if let type = one.classType, !types.contains(type), ClassType.builtInSport(type) == nil { types.append(type) }
            let year = one.day.civil.year
            if !years.contains(year) { years.append(year) }
        }
        // Types that this server no longer has come last.
        let known = types.compactMap { id in context.className(id, in: context.classes).map { (id: id, name: $0) } }
        let unknown = types.filter { context.className($0, in: context.classes) == nil }.sorted()
        let own =
            known.sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map { option($0.id.text, $0.name, query.classType == $0.id) }
            + unknown.map { option($0.text, context.say(.classTypeGone), query.classType == $0) }
        let kinds = Sport.allCases.filter { sports.contains($0) }.map {
            option($0.rawValue, context.say(.sport($0)), query.sport == $0)
        }
        let dates = years.sorted(by: >).map { option("\($0)", "\($0)", query.year == $0) }
        let rates: [(String, Phrase, Bool?)] = [
            ("", .heatedRateAny, nil), ("with", .heatedRateWith, true), ("without", .heatedRateWithout, false),
        ]
        return SelectForm(
            title: context.say(.filters), route: .heatClasses(HeatedClassesQuery()),
            selects: [
                select(.room, .heatedFilterRoom, rooms),
                select(
                    .sport, .heatedKind,
                    [option("", context.say(.heatedAllKinds), query.sport == nil && query.classType == nil)] + own + kinds),
                select(.year, .heatedFilterYear, [option("", context.say(.heatedAllYears), query.year == nil)] + dates),
                select(
                    .heartRate, .heartRate, rates.map { option($0.0, context.say($0.1), query.hasHeartRate == $0.2) }),
            ], apply: context.say(.apply), reset: context.say(.reset), isActive: query.isFiltered)
    }
}

extension HeatedClassesQuery {
    /// Whether the filters let a heated class pass.
    func matches(_ digest: ActivityDigest) -> Bool {
        switch room {
        case .heated(let wanted): if digest.heatedRoom != wanted { return false }
        case .other: if digest.heatedRoom != nil { return false }
        case nil: break
        }
        if let sport, digest.sport != sport { return false }
        if let classType, digest.classType != classType { return false }
        if let year, digest.day.civil.year != year { return false }
        let isKnown = (digest.meanHeartRate?.beatsPerMinute ?? 0) > 0
        return hasHeartRate.map { $0 == isKnown } ?? true
    }
}
