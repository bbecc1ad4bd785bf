public import Measures
public import Training

/// Filters of the activities page. All of them are part of the address, so that each view has its own.
public struct ActivitiesQuery: Equatable, Sendable {
    public var view: View
    /// Month of the calendar; nil for that of the newest activity.
    public var month: Month?
    public var sport: Sport?
    public var from: Day?
    public var to: Day?
    public var search: String
    public var sort: Sort
    /// Page number, from 1.
    public var page: Int

    /// What the page shows: the list of all activities, or a month with its activities below.
    public enum View: String, CaseIterable, Sendable { case list, calendar }

    public enum Sort: String, CaseIterable, Sendable { case newest, oldest, longest, fastest, hardest }

    public init(
        view: View = .list, month: Month? = nil, sport: Sport? = nil, from: Day? = nil, to: Day? = nil, search: String = "",
        sort: Sort = .newest, page: Int = 1
    ) {
        self.view = view
        self.month = month
        self.sport = sport
        self.from = from
        self.to = to
        self.search = search
        self.sort = sort
        self.page = page
    }

    /// Parses the parameters of an address. Invalid ones are ignored.
    public init(parameter: (String) -> String?) {
        view = parameter("view").flatMap { View(rawValue: $0) } ?? .list
        month = parameter("month").flatMap { Month($0) }
        sport = parameter("sport").flatMap { Sport(rawValue: $0) }
        from = parameter("from").flatMap { Day(iso: $0) }
        to = parameter("to").flatMap { Day(iso: $0) }
        search = String((parameter("q") ?? "").prefix(100))
        sort = parameter("sort").flatMap { Sort(rawValue: $0) } ?? .newest
        page = max(1, min(100_000, parameter("page").flatMap { Int($0) } ?? 1))
    }

    /// Query of the address: `?view=calendar&month=2026-11`, or empty.
    public var text: String {
        var parts: [String] = []
        if view != .list { parts.append("view=" + view.rawValue) }
        if let month { parts.append("month=" + month.text) }
        if let sport { parts.append("sport=" + sport.rawValue) }
        if let from { parts.append("from=" + from.iso) }
        if let to { parts.append("to=" + to.iso) }
        if !search.isEmpty { parts.append("q=" + PercentEncoding.escaped(search)) }
        if sort != .newest { parts.append("sort=" + sort.rawValue) }
        if page > 1 { parts.append("page=\(page)") }
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }
}

extension ActivitiesQuery {
    /// The same filters in another view, which begins with its first page and with any day.
    func shown(as view: View) -> ActivitiesQuery {
        ActivitiesQuery(view: view, sport: sport, search: search, sort: sort)
    }

    /// The only day that the query permits; nil for a range and for any day.
    var day: Day? { from == to ? from : nil }

    /// Whether the order is another than the usual one, or a filter other than the day of a calendar is set.
    var isFiltered: Bool {
        let isDated = view == .calendar ? day == nil && (from != nil || to != nil) : from != nil || to != nil
        return sport != nil || isDated || !search.isEmpty || sort != .newest
    }
}

/// A month of the civil calendar.
public struct Month: Equatable, Sendable {
    public var year: Int
    /// Number of the month, 1…12.
    public var month: Int

    public init(of day: Day) {
        let civil = day.civil
        year = civil.year
        month = civil.month
    }

    /// Parses `2026-11`.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 4, parts[1].count == 2, let year = Int(parts[0]), let month = Int(parts[1]),
            Day(year: year, month: month, day: 1) != nil
        else { return nil }
        self.year = year
        self.month = month
    }

    private init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    public var text: String {
        let digits = String(year)
        var padding = ""
        for _ in digits.utf8.count..<max(4, digits.utf8.count) { padding += "0" }
        return padding + digits + "-" + DurationText.padded(month)
    }

    public var previous: Month { month > 1 ? Month(year: year, month: month - 1) : Month(year: max(1, year - 1), month: 12) }
    public var next: Month { month < 12 ? Month(year: year, month: month + 1) : Month(year: min(9999, year + 1), month: 1) }
    public var firstDay: Day { Day(year: year, month: month, day: 1) ?? Day(number: 0) }
    public var length: Int { Day.lengthOfMonth(month, year: year) }
}

extension Day {
    /// Parses `2026-11-21`.
    public init?(iso text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    public var iso: String { Month(of: self).text + "-" + DurationText.padded(civil.day) }
}
