public import Analysis
import Measures
import Training

/// All activities: a month as a calendar, and a list that can be asked questions.
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
    /// There is nothing to look at yet, whatever is asked for.
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

    public init(digests: [ActivityDigest], query: ActivitiesQuery, reader: Reader) {
        title = reader.say(.activities)
        reports = LinkChoice.reports(on: query.month.map { min(reader.today, $0.firstDay + 6) } ?? reader.today, reader)
        calendarTitle = reader.say(.calendar)
        nothingFound = reader.say(.nothingFound)
        empty = digests.isEmpty ? .noActivities(reader) : nil
        let found = ActivitiesScreen.found(digests, query)
        count = reader.count(.activityCount, found.count)
        let month = query.month ?? Month(of: found.first?.day ?? reader.today)
        calendar = MonthCalendar(month: month, digests: digests, query: query, reader: reader)
        var present = [Bool](repeating: false, count: Sport.allCases.count)
        for digest in digests { if let index = Sport.allCases.firstIndex(of: digest.sport) { present[index] = true } }
        filter = FilterForm(query, sports: zip(Sport.allCases, present).filter { $0.1 }.map { $0.0 }, reader)

        let length = ActivitiesScreen.pageLength
        let pages = max(1, (found.count + length - 1) / length)
        let page = min(query.page, pages)
        rows = found[min((page - 1) * length, found.count)..<min(page * length, found.count)].map { ActivityCard($0, reader) }
        guard pages > 1 else { return }
        func at(_ number: Int) -> Route? {
            guard (1...pages).contains(number) else { return nil }
            var other = query
            other.page = number
            return .activities(other)
        }
        pager = Pager(
            label: reader.say(.pagesLabel), text: reader.say(.pageOf, "\(page)", "\(pages)"), previous: at(page - 1),
            previousLabel: reader.say(.previousPage), next: at(page + 1), nextLabel: reader.say(.nextPage))
    }

    static func found(_ digests: [ActivityDigest], _ query: ActivitiesQuery) -> [ActivityDigest] {
        let wanted = query.search.lowercased()
        let matching = digests.filter { digest in
            if let sport = query.sport, digest.sport != sport { return false }
            if let from = query.from, digest.day < from { return false }
            if let to = query.to, digest.day > to { return false }
            if wanted.isEmpty { return true }
            for language in Language.allCases
            where Phrase.sport(digest.sport).text(language).lowercased().holds(wanted) { return true }
            return digest.title.map { $0.lowercased().holds(wanted) } ?? false
        }
        func key(_ digest: ActivityDigest) -> Double {
            switch query.sort {
            case .newest: digest.start.secondsSince1970
            case .longest: digest.distance?.metres ?? -1
            case .fastest: digest.meanSpeed?.metresPerSecond ?? -1
            case .hardest: digest.load?.value ?? -1
            }
        }
        let keyed: [(key: Double, digest: ActivityDigest)] = matching.map { (key: key($0), digest: $0) }
        let sorted = keyed.sorted { left, right in
            left.key == right.key ? left.digest.start > right.digest.start : left.key > right.key
        }
        return sorted.map { entry in entry.digest }
    }
}

extension String {
    /// Whether `part` occurs in it, byte by byte: the search of the standard library is not there in the browser.
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
