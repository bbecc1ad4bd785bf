import Measures

/// How often an event of a calendar repeats: each day or week, or each second, third… one, on some weekdays.
///
/// Source: RFC 5545, sections 3.3.10 and 3.8.5.3. Other rules, such as those by months, are none of a training plan.
struct CalendarRepetition: Equatable {
    /// Days or weeks from one to the next.
    private var interval = 1
    private var isWeekly = true
    /// 1 is Monday; empty for the weekday of the first one.
    private var weekdays: Set<Int> = []
    /// The weekday on which a week begins; 1 is Monday.
    private var firstWeekday = 1
    /// Number of events; nil without one.
    private var count: Int?
    /// When the last one may be; nil without an end.
    private var until: CalendarTime?

    /// Nil for a rule by anything but days, weeks and weekdays.
    init?(_ rule: String) {
        var isStated = false
        for part in rule.split(separator: ";", omittingEmptySubsequences: true) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2 else { return nil }
            let value = String(sides[1])
            switch String(sides[0]).loweredForWords {
            case "freq":
                let unit = value.loweredForWords
                guard unit == "daily" || unit == "weekly" else { return nil }
                (isWeekly, isStated) = (unit == "weekly", true)
            case "interval":
                guard let number = CalendarRepetition.number(value) else { return nil }
                interval = number
            case "count":
                guard let number = CalendarRepetition.number(value) else { return nil }
                count = number
            case "until":
                guard let last = CalendarTime(value) else { return nil }
                until = last
            case "byday":
                for name in value.split(separator: ",") {
                    guard let weekday = CalendarRepetition.weekday(String(name)) else { return nil }
                    weekdays.insert(weekday)
                }
            case "wkst":
                guard let weekday = CalendarRepetition.weekday(value) else { return nil }
                firstWeekday = weekday
            default: return nil
            }
        }
        guard isStated, count == nil || until == nil else { return nil }
    }

    /// Whether the rule says when it ends.
    var isBounded: Bool { count != nil || until != nil }

    /// Weeks after which it is on the same days again, at most eight.
    var weeks: Int { isWeekly ? min(8, interval) : 1 }

    /// Returns the days of a range on which the event is. The first one counts whatever its weekday is.
    ///
    /// Where a number of events ends the rule, the range begins with the first one.
    /// - Parameter minutes: when the first one begins, in minutes after midnight on the wall clock; nil for whole days.
    func days(from first: Day, at minutes: Int?, within range: ClosedRange<Day>) -> [Day] {
        var days: [Day] = []
        var day = max(first, range.lowerBound)
        let end = lastDay(at: minutes).map { min($0, range.upperBound) } ?? range.upperBound
        while day <= end, days.count < count ?? .max {
            if day == first || repeats(on: day, from: first) { days.append(day) }
            day = day + 1
        }
        return days
    }

    /// The last day on the wall clock. An end in UTC is the moment of the last event, or the last second of a day: what it differs by from either
    /// is the offset of the zone, which the file need not state.
    private func lastDay(at minutes: Int?) -> Day? {
        guard let until else { return nil }
        guard until.isUTC, let seconds = until.seconds, let minutes else { return until.day }
        let isSecondBefore = seconds % 60 == 59
        let local = isSecondBefore ? 0 : 60 * minutes
        var offset = (local - seconds - (isSecondBefore ? 1 : 0)) % 86_400
        // From Hawaii to New Zealand in summer, which are an hour less than a day apart.
        if offset > 46_800 { offset -= 86_400 }
        if offset < -36_000 { offset += 86_400 }
        // Another time of the day than that of the event says nothing about the zone.
        guard offset % 900 == 0 else { return until.day }
        let total = seconds + offset
        return until.day + (total < 0 ? -1 : total >= 86_400 ? 1 : 0)
    }

    private func repeats(on day: Day, from first: Day) -> Bool {
        let passed = isWeekly ? (startOfWeek(day) - startOfWeek(first)) / 7 : day - first
        guard passed % interval == 0 else { return false }
        if weekdays.isEmpty { return !isWeekly || day.weekday == first.weekday }
        return weekdays.contains(day.weekday)
    }

    private func startOfWeek(_ day: Day) -> Day { day - (day.weekday - firstWeekday + 7) % 7 }

    /// A whole number from 1 to 9999.
    private static func number(_ text: String) -> Int? {
        guard let number = Int(text), (1...9999).contains(number) else { return nil }
        return number
    }

    /// The number of `MO`, 1, to `SU`, 7; nil for other words, such as the second Monday of a month.
    private static func weekday(_ text: String) -> Int? {
        let names = ["mo", "tu", "we", "th", "fr", "sa", "su"]
        return names.firstIndex(of: text.loweredForWords).map { $0 + 1 }
    }
}
