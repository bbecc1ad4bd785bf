import ArgumentParser
import TrainingLog

struct Regroup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Forget what was split, cut or joined by hand; matching decides again.",
        discussion: """
              hearth regroup ID
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "The activities that came of it, as JSON.")
    var json = false

    @Argument(help: "The id of the activity, or of any of its recordings.")
    var id: String

    func run() async throws {
        let journal = try AppEnvironment(try environment.settings()).journal
        try await GroupingText.show(try await journal.regroup(id), of: journal, json: json)
    }
}
