import Accounts
import ArgumentParser
import Measures
import Screens
import Training
import TrainingLog
import WebServer

struct SharingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sharing", abstract: "List who may look at a training history; let a person look, or end that.",
        discussion: """
              hearth sharing
              hearth sharing give Mia --days 90
              hearth sharing revoke Mia
              hearth sharing give owner --athlete Mia

            A person of `hearth people` reads the training in their own browser and can change nothing. Privacy zones hide the \
            positions within them. `owner` is the owner of the data folder.
            """,
        subcommands: [List.self, Give.self, Revoke.self], defaultSubcommand: List.self)

    /// The data folder, and who may look at the training of one athlete of it.
    private struct Folder {
        let settings: Settings
        let signIn: SignInStores
        let owner: Journal
        let journal: Journal

        init(_ environment: EnvironmentOptions) throws {
            settings = try environment.settings()
            var folder = settings
            folder.athlete = Journal.localAthlete
            owner = try AppEnvironment(folder).journal
            journal = owner.journal(of: settings.athlete)
            signIn = SignInStores(in: settings.keys, clock: systemClock)
        }

        /// Returns the id of a person.
        /// - Throws: `AccountError` for an unknown and a disabled person.
        func person(_ name: String) async throws -> String {
            if let id = try await signIn.athlete(named: PlainText.cleaned(name), owner: owner) { return id }
            throw AccountError.disabled(try settings.accounts.account(named: name).name)
        }

        /// Returns a name for output.
        func name(_ id: String) async throws -> String {
            guard id == Journal.localAthlete else { return settings.accounts.account(id: id)?.name ?? "(removed)" }
            let name = try await owner.athlete().name
            return name.isEmpty ? "owner" : name
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List who may look, and at whose training.")
        @OptionGroup var environment: EnvironmentOptions

        func run() async throws {
            let folder = try Folder(environment)
            let (now, offset) = (systemClock(), HomeClock.ofThisMachine.offset(at: systemClock()))
            var rows: [SharingText.Row] = []
            for access in try await folder.journal.observers() {
                rows.append(SharingText.Row(name: try await folder.name(access.observer), access: access))
            }
            var observed: [SharingText.Row] = []
            for found in try await folder.journal.observed(at: now) {
                observed.append(SharingText.Row(name: try await folder.name(found.athlete), access: found.access))
            }
            TerminalOutput.say(SharingText.lines(observers: rows, observed: observed, at: now, offset: offset))
        }
    }

    struct Give: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Let a person look at the training.", discussion: "A person who may look already gets the new end.")
        @OptionGroup var environment: EnvironmentOptions

        @Argument(help: "The person's name, or owner.")
        var name: String

        @Option(help: ArgumentHelp("Days until the access ends; without it there is no end.", valueName: "days"))
        var days: Int?

        func validate() throws {
            if let days, !(1...3650).contains(days) { throw ValidationError("--days needs a number from 1 to 3650.") }
        }

        func run() async throws {
            let folder = try Folder(environment)
            let id = try await folder.person(name)
            guard id != folder.journal.athleteID else { throw CommandError.observerIsSelf(name) }
            guard let access = try await folder.journal.addObserver(id, days: days, at: systemClock()) else {
                throw CommandError.observersFull
            }
            folder.signIn.note(.observerAdded, of: folder.journal.athleteID, by: .command, observer: id)
            let offset = HomeClock.ofThisMachine.offset(at: systemClock())
            TerminalOutput.say(
                SharingText.line(
                    SharingText.Row(name: try await folder.name(id), access: access), at: systemClock(), offset: offset))
        }
    }

    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "End the access of a person, at once.")
        @OptionGroup var environment: EnvironmentOptions

        @Argument(help: "The person's name, or owner.")
        var name: String

        func run() async throws {
            let folder = try Folder(environment)
            // A disabled person can be named too.
            let id: String
            if let found = try? folder.settings.accounts.account(named: name) {
                id = found.id
            } else {
                id = try await folder.person(name)
            }
            guard try await folder.journal.removeObserver(id) else { throw CommandError.observerUnknown(name) }
            folder.signIn.note(.observerRevoked, of: folder.journal.athleteID, by: .command, observer: id)
            TerminalOutput.say("\(try await folder.name(id)) can't look any more.")
        }
    }
}
