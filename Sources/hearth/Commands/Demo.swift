import ArgumentParser
import DemoAthletes
import Measures
import TrainingLog

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Move in an athlete who does not exist, to look around.",
        discussion: """
              hearth demo --home ~/hearth-demo
              hearth serve --home ~/hearth-demo

            Only into an empty house: invented data never mix with yours.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: ArgumentHelp("The last day of the invented history (2026-03-15); today when left out.", valueName: "day"))
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
        TerminalOutput.say("The demo athlete has moved in: \(count) activities in \(settings.home).")
    }
}
