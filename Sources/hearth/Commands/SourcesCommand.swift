import ArgumentParser
import Localizations
import Screens
import TrainingLog

struct SourcesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sources", abstract: "List the recordings of an activity and what each contributes.",
        discussion: """
              hearth report --json | jq -r '.activities[0].id'
              hearth sources ID
              hearth sources ID --json | jq .channels

            An activity that several devices recorded takes each channel from the recording that covers most of it. The other \
            channels are stored too.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: ArgumentHelp(Language.choices + ".", valueName: "language"))
    var language: String?

    @Flag(help: "The same as JSON.")
    var json = false

    @Argument(help: "The id of the activity, or of any of its recordings.")
    var id: String

    func run() async throws {
        let settings = try environment.settings(language: language)
        guard let activity = try await AppEnvironment(settings).journal.activity(id) else {
            throw CommandError.activityUnknown(id)
        }
        if json { return TerminalOutput.printText(try JSONText.pretty(SourcesText.json(activity))) }
        TerminalOutput.say(SourcesText.lines(activity, CommandWords(settings.context(at: systemClock()))))
    }
}
