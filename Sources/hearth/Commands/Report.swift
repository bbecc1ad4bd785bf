import Analysis
import ArgumentParser
import Foundation
import Localizations
import Screens
import TrainingLog

struct Report: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "The day on one screen.",
        discussion: """
              hearth report
              hearth report --date 2026-03-15 --language zh-Hant
              hearth report --json | jq .analyses.training_load.acwr

            With --json: {"format","as_of","empty","analyses","readiness","fitness","running","forecast","niggles","heat","backtest",
            "priority_recommendations","activities","sources"}; `analyses` is what the insights API says (see `hearth serve`,
            /openapi.json), and `sources` says of every number where it comes from. --explain adds "receipts", by figure.
            """)

    @OptionGroup var house: HouseOptions
    @OptionGroup var reading: ReadingOptions

    @Flag(help: "Everything as JSON.")
    var json = false

    @Flag(help: "With --json: also what every figure was computed from.")
    var explain = false

    @Flag(help: "Print nothing; end with 0 when there is something to report and with 2 when the house is empty.")
    var quiet = false

    func run() async throws {
        let settings = try house.settings(
            language: reading.language, units: reading.units, temperature: reading.temperature)
        let journal = try House(settings).journal
        let isEmpty = try await journal.isEmpty()
        if quiet {
            if isEmpty { throw ExitCode(HearthExit.nothingDone.rawValue) }
            return
        }
        let reader = try await House(settings).reader(date: reading.date)
        let insights = try await journal.insights(asOf: reader.today)
        if json {
            let activities = try await journal.activities(ActivityQuery(to: reader.today), asOf: reader.today)
            let report = try ReportJSON.object(
                insights, activities: activities, isEmpty: isEmpty, reader: reader, explains: explain)
            TerminalOutput.sayText(try JSONText.pretty(report))
            return
        }
        let environment = ProcessInfo.processInfo.environment
        let ink = Ink(environment: environment, isTerminal: isatty(1) == 1)
        guard !isEmpty else {
            TerminalOutput.say(EmptyHouse.lines(settings))
            return
        }
        let digests = try await journal.activities(ActivityQuery(to: reader.today, limit: 60), asOf: reader.today)
        let screen = TodayScreen(
            insights: insights, digests: digests, updated: try await journal.lastChange(), reader: reader)
        TerminalOutput.say(
            TerminalReport(ink: ink, width: TerminalWidth.current(environment)).lines(
                screen, insights: insights, reader: reader, lastActivity: digests.first?.day), ink: ink)
    }
}
