import ArgumentParser
import TrainingLog

struct Join: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Join two activities, such as those of two devices or of a wrong clock.",
        discussion: """
              hearth join ID ID

            The recording with more channels represents both, the other is stored too, and nothing is counted twice. The join is \
            permanent: imports and exports respect it. `hearth regroup ID` undoes it.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "The resulting activity as JSON.")
    var json = false

    @Argument(help: "The id of one activity, or of any of its recordings.")
    var one: String

    @Argument(help: "The id of the other.")
    var other: String

    func run() async throws {
        let journal = try AppEnvironment(try environment.settings()).journal
        try await GroupingText.show([try await journal.join(one, other)], of: journal, json: json)
    }
}
