import Localizations
import Measures

extension LinkChoice {
    /// Returns links to the reports of the week and of the month of a day.
    static func reports(on day: Day, _ context: DisplayContext) -> [LinkChoice] {
        let isNow = day == context.today
        let week = ReportPeriod.week(day.startOfWeek)
        let month = ReportPeriod.month(Month(of: day))
        return [
            LinkChoice(
                label: isNow ? context.say(.reportThisWeek) : week.title(context), path: Route.report(week).path, isChosen: false),
            LinkChoice(
                label: isNow ? context.say(.reportThisMonth) : month.title(context), path: Route.report(month).path,
                isChosen: false),
        ]
    }
}
