import ActivityFiles
import Analysis
import ArgumentParser
import Contract
import Foundation
import Measures
import Screens
import Training
import TrainingLog
import WebServer

struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Show the plan of the next days, or take it to a calendar or a watch.",
        discussion: """
              hearth plan                          today and the next seven days, with reasons
              hearth plan --json | jq '.today as $today | .days[] | select(.day >= $today) | .text'
              hearth plan --ics plan.ics           four weeks back and ahead, for a calendar program
              hearth plan --fit tomorrow           a workout file of a day for a watch
              hearth plan --zwo 2026-11-28 --text 2026-11-28
              hearth plan import plan.csv          a plan that you have becomes a routine of your own

            DAY is a date, `today` or `tomorrow`. Each session of a day becomes a file hearth-DAY.fit, .zwo or .txt in the current folder; \
            an existing file is not replaced. A format that cannot hold a part of the session says so. The text is the one of the \
            workout editor of intervals.icu.

            With --json: {"today","reason","need","days":[{"day","workout","minutes","hard_minutes","load","distance_km","is_hot",
            "heat_exposure","forecast","is_beside","is_of_routine","is_decided","outcome","text","details","why","sessions":[{"sport","seconds","blocks","files"}]}]}, the answer of
            /api/v1/plan, whose days begin four weeks ago with what became of them (see `hearth serve`, /openapi.json).
            """, subcommands: [ShowPlan.self, ImportPlan.self], defaultSubcommand: ShowPlan.self)
}

/// `hearth plan`: shows the plan or writes files of it.
struct ShowPlan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show the plan, or write files of it.")

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var reading: ReadingOptions

    @Flag(help: "The plan as JSON.")
    var json = false

    @Option(help: ArgumentHelp("Write the plan as an iCalendar file.", valueName: "file"))
    var ics: String?

    @Option(help: ArgumentHelp("Write a day as FIT workout files.", valueName: "day"))
    var fit: String?

    @Option(help: ArgumentHelp("Write a day as workout files of Zwift.", valueName: "day"))
    var zwo: String?

    @Option(name: .customLong("text"), help: ArgumentHelp("Write a day as texts for intervals.icu.", valueName: "day"))
    var text: String?

    func run() async throws {
        let settings = try environment.settings(
            language: reading.language, units: reading.units, temperature: reading.temperature)
        let environment = try AppEnvironment(settings)
        let context = try await environment.context(date: reading.date)
        let journal = environment.journal
        let plan = try await journal.datedPlan(asOf: context.today)
        let load = try await journal.insights(asOf: context.today).load
        let availability = try await journal.athlete().availability
        if let ics { try await write(plan, load, availability, to: ics, journal, context) }
        for (day, format) in [(fit, WorkoutFormat.fit), (zwo, .zwo), (text, .text)] {
            if let day { try await write(day, as: format, of: plan, journal, context) }
        }
        if json {
            let payload = PlanPayload(
                plan, targets: try await journal.workoutTargets(asOf: context.today),
                sentences: PlanSentences(load, availability, context))
            return TerminalOutput.printText(try JSONText.pretty(try JSONText.value(of: payload)))
        }
        guard ics == nil, fit == nil, zwo == nil, text == nil else { return }
        let table = PlanTable(plan, load: load, availability: availability, context: context)
        TerminalOutput.say(PlanTableText.lines(table, width: TerminalWidth.current(ProcessInfo.processInfo.environment)))
    }

    private func write(
        _ plan: DatedPlan, _ load: LoadInsight, _ availability: Availability, to path: String, _ journal: Journal,
        _ context: DisplayContext
    ) async throws {
        let span = PlanCalendar.span(plan)
        let file = PlanCalendar.file(
            plan, load: load, availability: availability, id: try await journal.calendarID(),
            changed: PlanCalendar.changed(try await journal.lastChange(), context),
            zone: try await journal.homeClock().calendarZone(from: span.start, through: span.end), context)
        try ShowPlan.write(writeCalendar(file), to: path)
        TerminalOutput.say(path)
    }

    private func write(
        _ day: String, as format: WorkoutFormat, of plan: DatedPlan, _ journal: Journal, _ context: DisplayContext
    ) async throws {
        let date = try ShowPlan.day(day, today: context.today)
        let workouts = PlannedWorkout.all(
            on: date, of: plan, targets: try await journal.workoutTargets(asOf: context.today), context)
        guard !workouts.isEmpty else {
            throw CommandErrorMessage("Nothing to write for \(date.iso): no session is planned for it.", .nothingDone)
        }
        for (index, workout) in workouts.enumerated() {
            let export = format.file(workout.outline, workout.title, created: context.now.secondsSince1970)
            let path = "hearth-" + date.iso + (index > 0 ? "-\(index + 1)" : "") + "." + format.rawValue
            if let export {
                try ShowPlan.write(export.bytes, to: path)
                TerminalOutput.say(path)
            }
            StandardError.say(workout.title.name + ": " + WorkoutFileText.fidelity(export?.losses, context))
        }
    }

    /// Parses `2026-11-28`, `today` and `tomorrow`.
    static func day(_ text: String, today: Day) throws(CommandError) -> Day {
        switch text {
        case "today": return today
        case "tomorrow": return today + 1
        default:
            guard let day = ISO8601.day(text) else { throw .dateInvalid(text) }
            return day
        }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw CommandError.fileExists(path: path) }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw CommandError.cannotWrite(path: path, reason: "the folder is missing or may not be written to")
        }
        try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    }
}
