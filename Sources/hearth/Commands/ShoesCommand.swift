import ArgumentParser
import Localizations
import Measures
import Screens
import Training
import TrainingLog

struct ShoesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shoes", abstract: "Show or change pairs of shoes and their distances.",
        discussion: """
              hearth shoes                                 every pair, those in use first
              hearth shoes wear ID "Blue ones"             set the pair of an activity; --none for no pair
              hearth shoes rename "Blue ones" "Löwe 3"     also for later imports
              hearth shoes retire "Löwe 3"                 from today on, or from --date
              hearth shoes use "Löwe 3"                    in use again

            `hearth report --json | jq .activities` lists the ids of activities, and `jq .running.shoes` has the pairs as JSON. These \
            settings take precedence over those of files, and stay when the files are imported again.
            """,
        subcommands: [ListShoes.self, Wear.self, Rename.self, Retire.self, Use.self], defaultSubcommand: ListShoes.self)

    /// Options and output that the subcommands share.
    struct Options: SharedOptions {
        @OptionGroup var environment: EnvironmentOptions
        @OptionGroup var reading: ReadingOptions

        func list(_ environment: AppEnvironment) async throws {
            let context = try await environment.context(date: reading.date)
            let screen = LoadScreen(insights: try await environment.journal.insights(asOf: context.today), context: context)
            TerminalOutput.say(ShoesText.lines(screen.shoes))
        }

        /// - Throws: `CommandError.shoesUnknown`.
        func write(_ entry: DiaryEntry, in environment: AppEnvironment) async throws {
            let name = entry.subject.name
            try await environment.inTurn {
                guard try await environment.journal.shoes().contains(name) else { throw CommandError.shoesUnknown(name) }
                try await environment.journal.write(entry)
            }
            try await list(environment)
        }
    }

    struct ListShoes: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List every pair with its distance and its use.")
        @OptionGroup var options: Options

        func run() async throws { try await options.list(try options.open()) }
    }

    struct Wear: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Set the pair of an activity.")
        @OptionGroup var options: Options

        @Flag(help: "No pair.")
        var none = false

        @Argument(help: "The id of the activity.")
        var id: String

        @Argument(help: "Name of a known or a new pair.")
        var name: String?

        func validate() throws {
            if none == (name != nil) { throw ValidationError("Name the pair, or use --none.") }
        }

        func run() async throws {
            let environment = try options.open()
            let shoes = try name.map { try ShoesText.name($0) } ?? ""
            try await environment.inTurn { try await wear(shoes, in: environment.journal) }
            try await options.list(environment)
        }

        private func wear(_ shoes: String, in journal: Journal) async throws {
            guard let activity = try await journal.activity(id) else { throw CommandError.activityUnknown(id) }
            guard activity.recording.sport.isOnFoot else {
                throw CommandError.notOnFoot(id, sport: activity.recording.sport.rawValue)
            }
            guard activity.recording.shoes ?? "" != shoes else { return }
            var edit = activity.edit
            edit.shoes = shoes
            try await journal.edit(activity: activity.id, as: edit)
        }
    }

    struct Rename: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Rename a pair. If another pair has the new name, both become one.")
        @OptionGroup var options: Options

        @Argument(help: "Current name.")
        var name: String

        @Argument(help: "New name.")
        var called: String

        func run() async throws {
            let called = try ShoesText.name(called)
            try await options.write(.shoesRenamed(name: name, called: called), in: try options.open())
        }
    }

    struct Retire: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Retire a pair, from today or from --date.")
        @OptionGroup var options: Options

        @Argument(help: "The pair.")
        var name: String

        func run() async throws {
            let environment = try options.open()
            let today = try await environment.context(date: options.reading.date).today
            try await options.write(.shoesRetired(name: name, day: today), in: environment)
        }
    }

    struct Use: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Use a retired pair again.")
        @OptionGroup var options: Options

        @Argument(help: "The pair.")
        var name: String

        func run() async throws { try await options.write(.shoesInUse(name: name), in: try options.open()) }
    }
}
