import ArgumentParser
import Measures
import Screens
import Training
import TrainingLog

struct ClassesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "classes", abstract: "Show or change your class types.",
        discussion: """
              hearth classes                                        every class type in your order
              hearth classes add "Hot flow" --sport hot_yoga --room 40C
              hearth classes change "Hot flow" --name "Hot flow 75" --room 104F
              hearth classes up "Hot flow"                          or down
              hearth classes remove "Hot flow"                      restore adds it again

            The live page and devices that sync offer your class types first, and propose their rooms. Earlier classes keep the name \
            of a removed class type.
            """,
        subcommands: [ListClasses.self, AddClass.self, ChangeClass.self, Up.self, Down.self, Remove.self, Restore.self],
        defaultSubcommand: ListClasses.self)

    /// Options and output that the subcommands share.
    struct Options: SharedOptions {
        @OptionGroup var environment: EnvironmentOptions
        @OptionGroup var reading: ReadingOptions

        func list(_ environment: AppEnvironment) async throws {
            let context = try await environment.context(date: reading.date)
            TerminalOutput.say(
                ClassTypesText.lines(ClassTypesScreen(try await environment.journal.classTypes(), context: context)))
        }

        /// Changes the class type with a name, and lists all.
        /// - Throws: `CommandError.classUnknown`, and what `change` throws.
        func change(
            _ name: String, isRemoved: Bool = false,
            _ change: (inout ClassTypeList, ClassType) -> CommandError?
        ) async throws {
            let environment = try open()
            let error = try await environment.journal.changeClassTypes { list -> CommandError? in
                let found = list.entries.last { $0.type.name.text == name && $0.isRemoved == isRemoved }
                guard let found else { return .classUnknown(name) }
                return change(&list, found.type)
            }
            if let error { throw error }
            try await list(environment)
        }
    }

    /// Values of a class type.
    struct Values: ParsableArguments {
        @Option(help: ArgumentHelp("The sport of a recording: hot_yoga, yoga, pilates, …", valueName: "sport"))
        var sport: String?
        @Option(
            help: ArgumentHelp(
                "Usual temperature of the room in whole degrees: 105F or 40C; none for no room.", valueName: "degrees"))
        var room: String?
        @Option(
            help: ArgumentHelp(
                "One of flame, drop, sunrise, moon, heart, bolt, mountain, strength, ride, sauna, none.", valueName: "symbol"))
        var symbol: String?

        func validate() throws {
            if let sport, Sport(rawValue: sport).map({ ClassType.sports.contains($0) }) != true {
                throw ValidationError(
                    "Unknown sport '\(sport)'. Known sports of classes: "
                        + ClassType.sports.map(\.rawValue).joined(separator: ", "))
            }
            if let room, room != "none", ClassTypesText.room(room) == nil {
                throw ValidationError("Write the temperature of the room as 105F or 40C.")
            }
            if let symbol, symbol != "none", ClassSymbol(rawValue: symbol) == nil {
                throw ValidationError(
                    "Unknown symbol '\(symbol)'. Known symbols: " + ClassSymbol.allCases.map(\.rawValue).joined(separator: ", "))
            }
        }

        /// Returns the form of the web page with these values, so that both have the same rules.
        func form(of type: ClassType?, named name: String, in list: ClassTypeList) -> ClassTypeForm {
            let before = ClassTypeForm(type)
            let degrees = room.map { ClassTypesText.room($0) }
            return ClassTypeForm(type?.id, in: list) { field in
                switch ClassTypeForm.Field(rawValue: field) {
                case .name: name
                case .sport: sport ?? before.sport.rawValue
                case .symbol: symbol ?? before.symbol?.rawValue
                case .room: degrees.map { $0?.text ?? "" } ?? before.room.degrees
                case .scale: (degrees.map { $0?.scale } ?? before.room.scale)?.rawValue
                case .id, nil: nil
                }
            }
        }
    }

    struct ListClasses: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List every class type in your order.")
        @OptionGroup var options: Options

        func run() async throws { try await options.list(try options.open()) }
    }

    struct AddClass: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a class type at the end.")
        @OptionGroup var options: Options
        @OptionGroup var values: Values

        @Argument(help: "Its name.")
        var name: String

        func run() async throws {
            let environment = try options.open()
            let error = try await environment.journal.changeClassTypes { list -> CommandError? in
                let form = values.form(of: nil, named: name, in: list)
                guard let type = form.classType(id: .random()) else { return ClassTypesText.error(form, name) }
                list.set(type)
                return nil
            }
            if let error { throw error }
            try await options.list(environment)
        }
    }

    struct ChangeClass: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "change", abstract: "Change a class type.")
        @OptionGroup var options: Options
        @OptionGroup var values: Values

        @Option(name: .customLong("name"), help: ArgumentHelp("New name.", valueName: "name"))
        var called: String?

        @Argument(help: "Current name.")
        var name: String

        func run() async throws {
            let (values, called) = (values, called ?? name)
            try await options.change(name) { list, type in
                let form = values.form(of: type, named: called, in: list)
                guard let type = form.classType(id: type.id) else { return ClassTypesText.error(form, called) }
                list.set(type)
                return nil
            }
        }
    }

    struct Up: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Move a class type up by one.")
        @OptionGroup var options: Options
        @Argument(help: "The class type.")
        var name: String

        func run() async throws {
            try await options.change(name) { list, type in
                list.move(type.id, up: true)
                return nil
            }
        }
    }

    struct Down: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Move a class type down by one.")
        @OptionGroup var options: Options
        @Argument(help: "The class type.")
        var name: String

        func run() async throws {
            try await options.change(name) { list, type in
                list.move(type.id, up: false)
                return nil
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Remove a class type; earlier classes keep its name.")
        @OptionGroup var options: Options
        @Argument(help: "The class type.")
        var name: String

        func run() async throws {
            try await options.change(name) { list, type in
                list.setRemoved(type.id, true)
                return nil
            }
        }
    }

    struct Restore: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a removed class type again, at its place.")
        @OptionGroup var options: Options
        @Argument(help: "The class type.")
        var name: String

        func run() async throws {
            try await options.change(name, isRemoved: true) { list, type in
                list.setRemoved(type.id, false) ? nil : .classInvalid(type.name.text, limit: ClassTypeForm.nameLimit)
            }
        }
    }
}
