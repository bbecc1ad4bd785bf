import Analysis
import ArgumentParser
import Foundation
import Localizations
import Screens
import TrainingLog

struct Report: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show today on one screen.",
        discussion: """
              hearth report
              hearth report --all
              hearth report --date 2026-03-15 --language zh-Hant
              hearth report --json | jq .analyses.training_load.acwr

            With --json: {"format","as_of","empty","analyses","readiness","fitness","running","forecast","niggles","heat","backtest",
            "priority_recommendations","activities","sources"}; `analyses` equals the insights API (see `hearth serve`,
            /openapi.json), and `sources` has the origin of every number. --explain adds "receipts" by figure.
            """)

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var reading: ReadingOptions

    @Flag(help: "Everything that is known of the day, on as many lines as it takes.")
    var all = false

    @Flag(help: "The report as JSON.")
    var json = false

    @Flag(help: "With --json: add the inputs of every figure.")
    var explain = false

    @Flag(help: "Print nothing; end with 0 if there is data, and with 2 if there is none.")
    var quiet = false

    func run() async throws {
        let settings = try environment.settings(
            language: reading.language, units: reading.units, temperature: reading.temperature)
        let journal = try AppEnvironment(settings).journal
        let isEmpty = try await journal.isEmpty()
        if quiet {
            if isEmpty { throw ExitCode(HearthExit.nothingDone.rawValue) }
            return
        }
        var context = try await AppEnvironment(settings).context(date: reading.date)
        context.looksBack = reading.date != nil
        let insights = try await journal.insights(asOf: context.today)
        if json {
            let activities = try await journal.activities(ActivityQuery(to: context.today), asOf: context.today)
            let report = try ReportJSON.object(
                insights, activities: activities, isEmpty: isEmpty, context: context, explains: explain)
            TerminalOutput.printText(try JSONText.pretty(report))
            return
        }
        let environment = ProcessInfo.processInfo.environment
        let style = TerminalStyle(environment: environment, isTerminal: isatty(1) == 1)
        guard !isEmpty else {
            TerminalOutput.say(EmptyReport.lines(settings))
            return
        }
        let digests = try await journal.activities(ActivityQuery(to: context.today, limit: 60), asOf: context.today)
        let plans = reading.date == nil ? try await journal.dayPlans(asOf: context.today) : nil
        let screen = TodayScreen(
            insights: insights, digests: digests, updated: try await journal.lastChange(), context: context, plans: plans)
        let report = TerminalReport(style: style, width: TerminalWidth.current(environment))
        let last = digests.first?.day
        let lines =
            all
            ? report.lines(screen, insights: insights, context: context, lastActivity: last)
            : report.day(
                screen, context: context, lastActivity: last,
                more: Phrase.reportRest(command: "hearth report --all").text(context.language))
        TerminalOutput.say(lines, style: style)
    }
}
