import ArgumentParser
import Localizations
import Measures
import Training
import TrainingLog

struct AthleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "athlete", abstract: "Show or change your profile, which zones, loads and norms depend on.",
        discussion: """
              hearth athlete                                     show the profile
              hearth athlete --birth-year 1985 --sex female      for your level among people like you
              hearth athlete --resting-hr 48 --max-hr 188        for zones and for load by heart rate
              hearth athlete --threshold-pace 4:30 --offset +08:00
              hearth athlete --race-day 2026-12-06               for a plan that leads there
              hearth athlete --clear mass                        clear a field

            Every field is optional: a figure that needs a missing one states so. The next report uses the changed profile. If a \
            value is out of range, nothing is changed.
            """)

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var flags: ProfileFlags

    @Option(help: ArgumentHelp(Language.choices + ".", valueName: "language"))
    var language: String?

    @Flag(help: "The profile as JSON, in SI units; absent fields are null.")
    var json = false

    func run() async throws {
        let settings = try environment.settings(language: language)
        let environment = try AppEnvironment(settings)
        let journal = environment.journal
        if !flags.isEmpty {
            let today = Day(of: systemClock(), at: try await journal.homeClock().offset(at: systemClock())) ?? Day(number: 0)
            // An invalid value is refused at once, not after the import that is running.
            _ = try flags.applied(to: try await journal.athlete(), today: today)
            try await environment.inTurn {
                try await journal.save(try flags.applied(to: try await journal.athlete(), today: today))
            }
        }
        let athlete = try await journal.athlete()
        let known = try await journal.completedAthlete()
        if json {
            TerminalOutput.printText(try JSONText.pretty(AthleteText.json(athlete, known: known)))
        } else {
            for line in AthleteText.lines(athlete, known: known, settings.language) { TerminalOutput.say(line) }
        }
    }
}
