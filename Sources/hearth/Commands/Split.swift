import ArgumentParser
import Measures
import TrainingLog

struct Split: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take recordings apart that were taken for one activity.",
        discussion: """
              hearth sources ID                              what an activity is made of
              hearth split RECORDING                         that recording becomes an activity of its own
              hearth split ID --at 2026-05-01T07:30:00Z      what was recorded before, and what then or later

            With --at, a recording that was under way is cut in two: the watch went on during the drive home. Its file stays as it \
            is, and totals of both parts are counted anew.

            It holds for good: imports and exports respect it. `hearth regroup ID` takes it back.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "The activities that came of it, as JSON.")
    var json = false

    @Option(help: ArgumentHelp("When the second begins: 2026-05-01T07:30:00Z.", valueName: "time"))
    var at: String?

    @Argument(help: "The id of a recording, or of the activity with --at.")
    var id: String

    func run() async throws {
        let moment = try at.map { try GroupingText.moment($0) }
        let journal = try AppEnvironment(try environment.settings()).journal
        try await GroupingText.show(try await journal.split(id, at: moment), of: journal, json: json)
    }
}
