import ArgumentParser
import Measures
import TrainingLog

struct Split: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Split the recordings of an activity.",
        discussion: """
              hearth sources ID                              list the recordings of an activity
              hearth split RECORDING                         make a recording an activity of its own
              hearth split ID --at 2026-05-01T07:30:00Z      split an activity at a moment

            With --at, a recording that contains the moment is cut in two, for example if the watch kept running on the drive \
            home. Its file does not change, and the totals of both parts are computed.

            The split is permanent: imports and exports respect it. `hearth regroup ID` undoes it.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "The resulting activities as JSON.")
    var json = false

    @Option(help: ArgumentHelp("Start of the second activity: 2026-05-01T07:30:00Z.", valueName: "time"))
    var at: String?

    @Argument(help: "The id of a recording, or of the activity with --at.")
    var id: String

    func run() async throws {
        let moment = try at.map { try GroupingText.moment($0) }
        let journal = try AppEnvironment(try environment.settings()).journal
        try await GroupingText.show(try await journal.split(id, at: moment), of: journal, json: json)
    }
}
