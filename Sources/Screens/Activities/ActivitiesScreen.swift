public import Analysis
import Localizations
import Measures
import Training

/// List of all activities with filters, and a month of them as a calendar.
public struct ActivitiesScreen: Equatable, Sendable {
    public var title: String
    public var count: String
    public var reports: [LinkChoice]
    public var calendarTitle: String
    public var calendar: MonthCalendar
    public var filter: FilterForm
    public var rows: [ActivityCard]
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

    /// Query parameter that reports an undone entry.
    public static let undoneParameter = "undone"

    /// - Parameters:
    ///   - digests: all activities of the athlete.
    ///   - query: filters of the list.
    ///   - isUndone: whether an entry was just undone.
    ///   - context: display context: language, units and current time.
    public init(digests: [ActivityDigest], query: ActivitiesQuery, isUndone: Bool = false, context: DisplayContext) {
        title = context.say(.activities)
        reports = LinkChoice.reports(on: query.month.map { min(context.today, $0.firstDay + 6) } ?? context.today, context)
        calendarTitle = context.say(.calendar)
        let isSwapped = query.from.flatMap { from in query.to.map { from > $0 } } ?? false
        nothingFound = context.say(isSwapped ? .datesSwapped : .nothingFound)
        empty = digests.isEmpty ? .noActivities(context) : nil
        if empty != nil { reports = [] }
        notice = isUndone ? LoadScreen.Notice(text: context.say(.editUndone), undo: nil) : nil
        let found = ActivitiesScreen.found(digests, query)
        count = context.say(.activityCount(count: found.count))
        var newest: Day?
        for place in found.indices { newest = max(newest ?? found[place].day, found[place].day) }
        let month = query.month ?? Month(of: newest ?? context.today)
        // The calendar replaces the date filter; the other filters apply to it too.
        var undated = query
        undated.from = nil
        undated.to = nil
        undated.sort = .newest
        let isDated = query.from != nil || query.to != nil
        let shown = isDated ? ActivitiesScreen.found(digests, undated) : found
        calendar = MonthCalendar(month: month, digests: shown, query: query, context: context)
        let sports = Sport.allCases
        var present = [Bool](repeating: false, count: sports.count)
        for place in digests.indices {
            if let index = sports.firstIndex(of: digests[place].sport) { present[index] = true }
        }
        filter = FilterForm(query, sports: zip(sports, present).filter { $0.1 }.map { $0.0 }, context)

        let length = ActivitiesScreen.pageLength
        let pages = max(1, (found.count + length - 1) / length)
        let page = min(query.page, pages)
        var list = query
        list.page = page
        rows = found[min((page - 1) * length, found.count)..<min(page * length, found.count)].map {
            ActivityCard($0, in: list, context)
        }
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
