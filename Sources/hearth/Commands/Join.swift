import ArgumentParser
import TrainingLog

struct Join: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make two activities one: two devices, or a clock that was wrong.",
        discussion: """
              hearth join ID ID

            The richer recording stands for both, the other is kept, and nothing is counted twice. It holds for good: imports \
            and exports respect it. `hearth regroup ID` takes it back.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "The activity that came of it, as JSON.")
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
