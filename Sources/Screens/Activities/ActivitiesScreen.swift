public import Analysis
import Localizations
import Measures
import Training

/// Activities with filters: all of them as a list, or a month as a calendar with its activities below.
public struct ActivitiesScreen: Equatable, Sendable {
    public var title: String
    public var count: String
    public var reports: [LinkChoice]
    /// The list and the calendar; empty while there is nothing to switch and to filter.
    public var views: [LinkChoice]
    public var viewsLabel: String
    public var filter: FilterForm
    /// Nil in the list.
    public var calendar: MonthCalendar?
    /// Nil unless a day of the calendar is chosen.
    public var chosenDay: ChosenDay?
    public var rows: [ActivityCard]
    /// What the bars of the rows are; nil where no two of them can be compared.
    public var effortLegend: String?
    public var nothingFound: String
    /// Nil when everything fits on one page.
    public var pager: Pager?
    /// Message about the last change.
    public var notice: LoadScreen.Notice?
    /// Placeholder while there is no activity, whatever the filters are.
    public var empty: EmptyState?

    public static let pageLength = 50

    public struct Pager: Equatable, Sendable {
        public var label: String
        public var text: String
        public var previous: Route?
        public var previousLabel: String
        public var next: Route?
        public var nextLabel: String
    }

    public struct ChosenDay: Equatable, Sendable {
        public var title: String
        /// Link to all activities of the month.
        public var month: Route
        public var monthLabel: String
    }

    /// Query parameter that reports an undone entry.
    public static let undoneParameter = "undone"

    /// - Parameters:
    ///   - digests: all activities of the athlete.
    ///   - query: view and filters.
    ///   - isUndone: whether an entry was just undone.
    ///   - context: display context: language, units and current time.
    public init(digests: [ActivityDigest], query: ActivitiesQuery, isUndone: Bool = false, context: DisplayContext) {
        title = context.say(.activities)
        viewsLabel = context.say(.activityViews)
        empty = digests.isEmpty ? .noActivities(context) : nil
        notice = isUndone ? LoadScreen.Notice(text: context.say(.editUndone), undo: nil) : nil
        filter = FilterForm(query, sports: ActivitiesScreen.sports(digests), context)
        views = []
        if digests.count > 1 || query.view == .calendar || query.isFiltered {
            views = [(ActivitiesQuery.View.list, Phrase.listView), (.calendar, .calendar)].map { view, name in
                LinkChoice(
                    label: context.say(name), path: Route.activities(query.shown(as: view)).path, isChosen: query.view == view)
            }
        }
        let newest = ActivitiesScreen.newestDay(digests)
        let isSwapped = query.from.flatMap { from in query.to.map { from > $0 } } ?? false
        nothingFound = context.say(
            isSwapped ? .datesSwapped : query.view == .calendar && !query.isFiltered ? .nothingInMonth : .nothingFound)
        var found: [ActivityDigest]
        if query.view == .calendar {
            // The days of the calendar have the other filters too.
            var undated = query
            undated.from = nil
            undated.to = nil
            found = ActivitiesScreen.found(digests, undated)
            let month = query.month ?? Month(of: ActivitiesScreen.newestDay(found) ?? newest ?? context.today)
            calendar = MonthCalendar(month: month, digests: found, query: query, context: context)
            var shown = query
            if query.from == nil, query.to == nil {
                shown.from = month.firstDay
                shown.to = month.firstDay + (month.length - 1)
            } else if let day = query.day {
                var whole = query
                whole.from = nil
                whole.to = nil
                whole.month = month
                whole.page = 1
                chosenDay = ChosenDay(
                    title: context.longDate(day), month: .activities(whole), monthLabel: context.say(.wholeMonth))
            }
            found = ActivitiesScreen.found(found, shown)
            reports = LinkChoice.reports(on: month, context)
        } else {
            found = ActivitiesScreen.found(digests, query)
            reports = LinkChoice.reports(on: ActivitiesScreen.reportDay(newest, context), context)
        }
        if empty != nil { reports = [] }
        count = context.say(.activityCount(count: found.count))

        let grouped = MinorRecordings(in: found, areGrouped: query.sport == nil && query.search.isEmpty)
        let length = ActivitiesScreen.pageLength
        let pages = max(1, (grouped.rows.count + length - 1) / length)
        let page = min(query.page, pages)
        var list = query
        list.page = page
        let scale = EffortScale(found)
        rows = grouped.rows[min((page - 1) * length, grouped.rows.count)..<min(page * length, grouped.rows.count)].map {
            var card = ActivityCard(found[$0], in: list, effort: scale, context)
            card.parts = grouped.parts[$0, default: []].map { ActivityCard.Part(found[$0], in: list, context) }
            return card
        }
        effortLegend = scale.map { context.say(.effortLegend(load: context.number($0.full))) }
        guard pages > 1 else { return }
        func at(_ number: Int) -> Route? {
            guard (1...pages).contains(number) else { return nil }
            var other = query
            other.page = number
            return .activities(other)
        }
        pager = Pager(
            label: context.say(.pagesLabel), text: context.say(.pageOf(page: "\(page)", pages: "\(pages)")),
            previous: at(page - 1),
            previousLabel: context.say(.previousPage), next: at(page + 1), nextLabel: context.say(.nextPage))
    }

    /// Returns the day whose week and month the links of the list open: today, or that of the newest activity if it is old.
    private static func reportDay(_ newest: Day?, _ context: DisplayContext) -> Day {
        guard let newest, context.today - newest > DaySentence.daysUntilOld else { return context.today }
        return newest
    }

    private static func newestDay(_ digests: [ActivityDigest]) -> Day? {
        var newest: Day?
        for place in digests.indices { newest = max(newest ?? digests[place].day, digests[place].day) }
        return newest
    }

    /// Returns the sports of the activities, in the order of their declaration.
    private static func sports(_ digests: [ActivityDigest]) -> [Sport] {
        let sports = Sport.allCases
        var present = [Bool](repeating: false, count: sports.count)
        for place in digests.indices {
            if let index = sports.firstIndex(of: digests[place].sport) { present[index] = true }
        }
        return zip(sports, present).filter { $0.1 }.map { $0.0 }
    }

    /// Filters and sorts digests. With many thousands only indices are moved, and nothing if the list is sorted already.
    public static func found(_ digests: [ActivityDigest], _ query: ActivitiesQuery) -> [ActivityDigest] {
        let places = places(in: digests, query)
        var keys: [Double] = []
        keys.reserveCapacity(digests.count)
        for place in digests.indices { keys.append(key(digests, place, query.sort)) }
        func comesBefore(_ one: Int, _ other: Int) -> Bool {
            keys[one] == keys[other] ? digests[one].start > digests[other].start : keys[one] > keys[other]
        }
        var isInOrder = true
        for index in places.indices.dropFirst() where comesBefore(places[index], places[index - 1]) {
            isInOrder = false
            break
        }
        if isInOrder, places.count == digests.count { return digests }
        return (isInOrder ? places : places.sorted { comesBefore($0, $1) }).map { digests[$0] }
    }

    private static func key(_ digests: [ActivityDigest], _ place: Int, _ sort: ActivitiesQuery.Sort) -> Double {
        switch sort {
        case .newest: digests[place].start.secondsSince1970
        case .oldest: -digests[place].start.secondsSince1970
        case .longest: digests[place].distance?.metres ?? -1
        case .fastest: digests[place].meanSpeed?.metresPerSecond ?? -1
        case .hardest: digests[place].load?.value ?? -1
        }
    }

    private static func places(in digests: [ActivityDigest], _ query: ActivitiesQuery) -> [Int] {
        let wanted = query.search.lowercased()
        if wanted.isEmpty, query.sport == nil, query.from == nil, query.to == nil { return Array(digests.indices) }
        var named = Sport.allCases.map { _ in false }
        let sports = Sport.allCases
        if !wanted.isEmpty {
            for (index, sport) in sports.enumerated() {
                for language in Language.allCases
                where Phrase.sport(sport).text(language).lowercased().holds(wanted) { named[index] = true }
            }
        }
        var places: [Int] = []
        places.reserveCapacity(digests.count)
        for place in digests.indices {
            if let sport = query.sport, digests[place].sport != sport { continue }
            if let from = query.from, digests[place].day < from { continue }
            if let to = query.to, digests[place].day > to { continue }
            if wanted.isEmpty || (sports.firstIndex(of: digests[place].sport).map { named[$0] } ?? false)
                || [digests[place].title, digests[place].notes].contains(where: { $0?.lowercased().holds(wanted) ?? false })
            {
                places.append(place)
            }
        }
        return places
    }
}

extension String {
    /// Whether the text contains `part`, compared byte by byte. The browser build lacks the standard library's search.
    func holds(_ part: String) -> Bool {
        let bytes = Array(utf8)
        let wanted = Array(part.utf8)
        guard bytes.count >= wanted.count else { return false }
        for start in 0...(bytes.count - wanted.count) where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
            return true
        }
        return false
    }
}
