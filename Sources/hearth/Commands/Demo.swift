import ArgumentParser
import DemoAthletes
import Measures
import TrainingLog

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Create a demo athlete with generated data.",
        discussion: """
              hearth demo --home ~/hearth-demo
              hearth serve --home ~/hearth-demo

            The data folder must be empty, so that generated data never mix with yours.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: ArgumentHelp("Last day of the generated history (2026-03-15); default: today.", valueName: "day"))
    var date: String?

    func run() async throws {
        let settings = try environment.settings()
        let environment = try AppEnvironment(settings)
        guard try await environment.journal.isEmpty() else {
            throw CommandError.notEmpty(path: settings.home, activities: try await environment.journal.activityCount())
        }
        let now = try AppEnvironment.now(date: date, at: DemoAthlete.home)
        // The demo athlete's time zone decides the date, which may be ahead of this machine's. Without it, last night's sleep could be
        // missing.
        guard let today = Day(of: now, at: DemoAthlete.home) else { throw CommandError.dateInvalid(date ?? "") }
        guard try await environment.journal.moveInDemoAthlete(endingOn: today) else {
            throw CommandError.notEmpty(path: settings.home, activities: try await environment.journal.activityCount())
        }
        let count = try await environment.journal.activityCount()
        TerminalOutput.say("Created the demo athlete: \(count) activities in \(settings.home).")
        TerminalOutput.say("`hearth serve` shows them, and prints an address that signs a browser in.")
    }
}
