import Localizations
public import Measures

/// Week or month of a report.
public enum ReportPeriod: Equatable, Sendable {
    /// Week that begins on this Monday.
    case week(Day)
    case month(Month)

    /// Parses `?week=2026-W12`, a week by any of its days, or `?month=2026-03`. The current week for anything else.
    public init(today: Day, parameter: (String) -> String?) {
        if let month = parameter("month").flatMap({ Month($0) }) {
            self = .month(month)
        } else if let text = parameter("week"), let monday = ReportPeriod.monday(ofWeek: text) ?? Day(iso: text)?.startOfWeek {
            self = .week(monday)
        } else {
            self = .week(today.startOfWeek)
        }
    }

    /// Query of the address: `week=2026-W12` or `month=2026-03`.
    public var text: String {
        switch self {
        case .week(let monday):
            let week = ReportPeriod.week(of: monday)
            return "week=" + String(Month(of: monday + 3).text.prefix(4)) + "-W" + DurationText.padded(week)
        case .month(let month): return "month=" + month.text
        }
    }

    public var first: Day {
        switch self {
        case .week(let monday): monday
        case .month(let month): month.firstDay
        }
    }

    /// Last day, included.
    public var last: Day {
        switch self {
        case .week(let monday): monday + 6
        case .month(let month): month.firstDay + (month.length - 1)
        }
    }

    var previous: ReportPeriod {
        switch self {
        case .week(let monday): .week(monday - 7)
        case .month(let month): .month(month.previous)
        }
    }

    var next: ReportPeriod {
        switch self {
        case .week(let monday): .week(monday + 7)
        case .month(let month): .month(month.next)
        }
    }

    func title(_ context: DisplayContext) -> String {
        switch self {
        case .week(let monday):
            context.say(.weekReport(week: "\(ReportPeriod.week(of: monday))", year: "\((monday + 3).civil.year)"))
        case .month(let month): context.monthName(year: month.year, month: month.month)
        }
    }

    /// Returns the number of a week by ISO 8601: the first week contains the year's first Thursday.
    static func week(of monday: Day) -> Int {
        let thursday = monday + 3
        guard let newYear = Day(year: thursday.civil.year, month: 1, day: 1) else { return 1 }
        return (thursday - newYear) / 7 + 1
    }

    private static func monday(ofWeek text: String) -> Day? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 4, let year = Int(parts[0]), parts[1].hasPrefix("W"),
            let week = Int(parts[1].dropFirst()), (1...53).contains(week), let fourth = Day(year: year, month: 1, day: 4)
        else { return nil }
        let monday = fourth.startOfWeek + (week - 1) * 7
        return (monday + 3).civil.year == year ? monday : nil
    }
}
