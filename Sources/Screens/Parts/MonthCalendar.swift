import Analysis
import Localizations
import Measures

/// Month as a calendar: each day is tinted by its load and has a flame if it was hard. Excluded activities do not tint it.
public struct MonthCalendar: Equatable, Sendable {
    public var title: String
    public var previous: Route
    public var previousLabel: String
    public var next: Route
    public var nextLabel: String
    public var weekdays: [Weekday]
    /// Weeks from the user's first weekday on; nil before and after the month.
    public var weeks: [[CalendarDay?]]
    public var flameLegend: String
    public var tintLegend: String

    public struct Weekday: Equatable, Sendable {
        public var short: String
        public var full: String
    }

    public struct CalendarDay: Equatable, Sendable {
        public var number: Int
        public var spoken: String
        /// Link to the filtered activities of this day; nil without any.
        public var route: Route?
        /// Load level: 0 nothing, 1 light … 4 heavy.
        public var level: Int
        public var isHard: Bool
        public var isToday: Bool
        /// Whether only the activities of this day are shown.
        public var isChosen: Bool
    }

    /// - Parameter digests: activities that match the filters, with any date.
    init(month: Month, digests: [ActivityDigest], query: ActivitiesQuery, context: DisplayContext) {
        title = context.monthName(year: month.year, month: month.month)
        var other = query
        other.page = 1
        other.from = nil
        other.to = nil
        other.month = month.previous
        previous = .activities(other)
        other.month = month.next
        next = .activities(other)
        previousLabel = context.say(.previousMonth)
        nextLabel = context.say(.nextMonth)
        let columns = context.weekStart.weekdays
        weekdays = columns.map {
            Weekday(short: context.say(Phrase.shortWeekdays[$0 - 1]), full: context.say(Phrase.weekdays[$0 - 1]))
        }
        flameLegend = context.say(.flameLegend)
        tintLegend = context.say(.lessMore)

        let first = month.firstDay
        var loads = [Double](repeating: 0, count: month.length)
        var counts = [Int](repeating: 0, count: month.length)
        var leftOut = [Int](repeating: 0, count: month.length)
        var races = [Bool](repeating: false, count: month.length)
        var hardSeconds = [Double](repeating: 0, count: month.length)
        // Reads one field in place: digests are too large to copy for every activity outside the month.
        for place in digests.indices {
            let index = digests[place].day - first
            guard loads.indices.contains(index) else { continue }
            let digest = digests[place]
            counts[index] += 1
            if digest.isLeftOut {
                leftOut[index] += 1
                continue
            }
            loads[index] += digest.load?.value ?? 0
            hardSeconds[index] += digest.hardSeconds ?? 0
            races[index] = races[index] || digest.isRace
        }
        var cells: [CalendarDay?] = .init(repeating: nil, count: columns.firstIndex(of: first.weekday) ?? 0)
        for index in loads.indices {
            let day = first + index
            let date = context.longDate(day)
            var spoken = context.say(.dayNothing(date: date))
            let isHard = races[index] || hardSeconds[index] >= HighIntensity.least
            var route: Route?
            if counts[index] > 0 {
                let activities = context.say(.activityCount(count: counts[index]))
                spoken =
                    counts[index] == leftOut[index]
                    ? context.say(.dayLeftOut(date: date, activities: activities))
                    : context.say(
                        (isHard ? Phrase.daySpokenHard : Phrase.daySpoken)(date, activities, context.number(loads[index])))
                other.month = month
                other.from = day
                other.to = day
                route = .activities(other)
            }
            cells.append(
                CalendarDay(
                    number: index + 1, spoken: spoken, route: route,
                    level: MonthCalendar.level(loads[index], counts[index] - leftOut[index]), isHard: isHard,
                    isToday: day == context.today, isChosen: day == query.day))
        }
        while cells.count % 7 != 0 { cells.append(nil) }
        weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<($0 + 7)]) }
    }

    /// An easy hour is about 50, an hour at threshold 100.
    private static func level(_ load: Double, _ count: Int) -> Int {
        if count == 0 { return 0 }
        return load < 40 ? 1 : load < 80 ? 2 : load < 120 ? 3 : 4
    }
}
