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
              hearth demo --read-only --home ~/hearth-demo     serve it to everyone, for a public demonstration

            The data folder must be empty, so that generated data never mix with yours. With --read-only, it may also be one with the demo \
            athlete alone: it is served without a sign-in, as it was on its last day, and nothing can be changed. The settings file \
            has the public address, as for `hearth serve`.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: ArgumentHelp("Last day of the generated history (2026-03-15); default: today.", valueName: "day"))
    var date: String?

    @Flag(help: "Serve the demo athlete to everyone; nothing can be changed.")
    var readOnly = false

    @Option(help: ArgumentHelp("With --read-only: port; 0 chooses a free one.", valueName: "port"))
    var port: Int?

    func validate() throws {
        if port != nil, !readOnly { throw ValidationError("--port needs --read-only.") }
    }

    func run() async throws {
        let settings = try environment.settings(port: port)
        if readOnly, try await AppEnvironment(settings).journal.isEmpty() == false {
            return try await Serve.serve(settings, host: nil, isDemonstration: true)
        }
        try await create(settings)
        if readOnly { return try await Serve.serve(settings, host: nil, isDemonstration: true) }
        TerminalOutput.say("`hearth serve` shows them, and prints an address that signs a browser in.")
    }

    private func create(_ settings: Settings) async throws {
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
    }
}
