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

    /// Returns the link to the report of a month that the page shows, and in the current month also that of the week.
    static func reports(on month: Month, _ context: DisplayContext) -> [LinkChoice] {
        if month == Month(of: context.today) { return reports(on: context.today, context) }
        let path = Route.report(.month(month)).path
        return [LinkChoice(label: context.say(.reportOfMonth), path: path, isChosen: false)]
    }
}
