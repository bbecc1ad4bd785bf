import ArgumentParser
import TrainingLog

struct Regroup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Undo manual splits, cuts and joins, so that automatic matching applies again.",
        discussion: """
              hearth regroup ID
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "The resulting activities as JSON.")
    var json = false

    @Argument(help: "The id of the activity, or of any of its recordings.")
    var id: String

    func run() async throws {
        let journal = try AppEnvironment(try environment.settings()).journal
        try await GroupingText.show(try await journal.regroup(id), of: journal, json: json)
    }
}
