import Localizations
public import Measures

/// Formats days and times of day.
extension DisplayContext {
    /// `Saturday, 21 November`, with the year unless it is the current one.
    public func longDate(_ day: Day) -> String {
        let (year, month, dayOfMonth) = day.civil
        let weekday = say(Phrase.weekdays[day.weekday - 1])
        let name = say(Phrase.months[month - 1])
        let short = say(.weekdayDayMonth(weekday: weekday, day: "\(dayOfMonth)", month: name))
        return year == today.civil.year ? short : say(.withYear(date: short, year: "\(year)"))
    }

    /// `Saturday, 21 November 2026`: always with the year, for print.
    func fullDate(_ day: Day) -> String {
        let date = longDate(day)
        return day.civil.year == today.civil.year ? say(.withYear(date: date, year: "\(day.civil.year)")) : date
    }

    /// `1 Feb – 7 Feb`, or a single day.
    func dates(_ first: Day, _ last: Day) -> String {
        first == last ? shortDate(first) : say(.fromTo(from: shortDate(first), to: shortDate(last)))
    }

    /// `21 Nov 2026`, without the year if it is the current one.
    public func shortDate(_ day: Day) -> String {
        let (short, year) = (rowDate(day), day.civil.year)
        return year == today.civil.year ? short : say(.withYear(date: short, year: "\(year)"))
    }

    /// `21 Nov`, for a row of a table whose neighbours show the year that is meant.
    func rowDate(_ day: Day) -> String {
        let (_, month, dayOfMonth) = day.civil
        return say(.dayMonth(day: "\(dayOfMonth)", month: say(Phrase.shortMonths[month - 1])))
    }

    /// `16 Nov` in the shortest form and without the year, for use below bars.
    func tightDate(_ day: Day) -> String {
        let (_, month, dayOfMonth) = day.civil
        return say(.tightDate(day: "\(dayOfMonth)", month: say(Phrase.tightMonths[month - 1])))
    }

    /// `Today`, `Yesterday`, `Thursday`, otherwise the date. When a past day is shown, always the date.
    public func relativeDate(_ day: Day) -> String {
        switch today - day {
        case _ where looksBack: shortWeekdayDate(day)
        case 0: say(.today)
        case 1: say(.yesterday)
        case 2...6: say(Phrase.weekdays[day.weekday - 1])
        default: shortDate(day)
        }
    }

    /// `Sat` on its own, without other names of days around it.
    func weekdayAlone(_ day: Day) -> String { say(.weekdayAlone(weekday: weekdayShort(day))) }

    /// `Sat 21 Nov`.
    func shortWeekdayDate(_ day: Day) -> String { say(.shortWeekdayDate(weekday: weekdayShort(day), date: shortDate(day))) }

    public func weekdayShort(_ day: Day) -> String { say(Phrase.shortWeekdays[day.weekday - 1]) }

    /// `18:05` on the wall clock of the place.
    public func timeOfDay(_ moment: Moment, at offset: LocalOffset) -> String {
        guard let whole = moment.wholeSeconds else { return "–" }
        let local = whole + max(-86_400, min(86_400, offset.secondsAheadOfUTC))
        let second = (local % 86_400 + 86_400) % 86_400
        return "\(DurationText.padded(second / 3600)):\(DurationText.padded(second % 3600 / 60))"
    }

    /// `November 2026`.
    public func monthName(year: Int, month: Int) -> String {
        guard month >= 1, month <= 12 else { return "–" }
        return say(.monthYear(month: say(Phrase.months[month - 1]), year: "\(year)"))
    }

    /// `Updated 5 minutes ago`.
    public func updated(_ moment: Moment) -> String { say(.updated(ago: ago(moment))) }

    /// `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`. A moment to come counts as now.
    public func ago(_ moment: Moment) -> String {
        let seconds = now - moment
        guard seconds >= 60 else { return say(.justNow) }
        if seconds < 3600 { return say(.minutesAgo(count: Int(seconds / 60))) }
        if seconds < 86_400 { return say(.hoursAgo(count: Int(seconds / 3600))) }
        return say(.daysAgo(count: Int(min(seconds / 86_400, 1e6))))
    }
}
