import Localizations
import Measures

extension LinkChoice {
    /// Returns links to the reports of the week and of the month of a day.
    static func reports(on day: Day, _ reader: Reader) -> [LinkChoice] {
        let isNow = day == reader.today
        let week = ReportPeriod.week(day.startOfWeek)
        let month = ReportPeriod.month(Month(of: day))
        return [
            LinkChoice(
                label: isNow ? reader.say(.reportThisWeek) : week.title(reader), path: Route.report(week).path, isChosen: false),
            LinkChoice(
                label: isNow ? reader.say(.reportThisMonth) : month.title(reader), path: Route.report(month).path,
                isChosen: false),
        ]
    }
}
