import Accounts
import ArgumentParser
import Foundation
import Measures
import Training
import TrainingLog
import WebServer

struct PeopleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people", abstract: "List the people of this data folder; invite, disable or remove one.",
        discussion: """
              hearth people
              hearth people invite Mia
              hearth people disable Mia
              hearth people remove Mia --erase

            Each person has a training history of their own. `invite` prints a link that the person accepts in a browser, once and \
            within seven days; afterwards `hearth sign-in --athlete Mia` prints an address. Most commands work on another person's \
            history with --athlete.
            """,
        subcommands: [List.self, Invite.self, Disable.self, Enable.self, Remove.self], defaultSubcommand: List.self)

    /// The data folder, and the name of a person of it.
    struct Person: ParsableArguments {
        @OptionGroup var folder: FolderOptions

        @Argument(help: "The person's name.")
        var name: String

        /// - Throws: `AccountError.unknown`.
        func found() throws -> (settings: Settings, account: Account) {
            let settings = try folder.settings()
            return (settings, try settings.accounts.account(named: name))
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the people of this data folder.")
        @OptionGroup var folder: FolderOptions

        func run() async throws {
            let settings = try folder.settings()
            let owner = try await AppEnvironment(settings).journal.athlete().name
            let (sessions, keys, now) = (SessionStore(in: settings.keys), SignInKeys(in: settings.keys), systemClock())
            let passkeys = PasskeyStore(in: settings.keys)
            let rows = settings.accounts.all().map { account in
                PeopleText.Row(
                    account: account, seen: sessions.all(of: account.id, at: now).map(\.used).max(),
                    invited: keys.latestEnd(of: account.id, at: now), passkeys: passkeys.all(of: account.id).count)
            }
            let own = passkeys.all(of: Journal.localAthlete).count
            TerminalOutput.say(
                PeopleText.lines(owner: owner, passkeys: own, rows, offset: HomeClock.ofThisMachine.offset(at: now)))
        }
    }

    struct Invite: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a person and print the address for their first sign-in.",
            discussion: "For a person who exists, a new address replaces those that were not opened.")
        @OptionGroup var person: Person

        func run() async throws {
            let settings = try person.folder.settings()
            let home = try AppEnvironment(settings)
            guard let server = try ServerLock.address(of: settings.home) else {
                throw CommandError.notServed(path: settings.home)
            }
            let stores = SignInStores(in: settings.keys, clock: systemClock)
            let account = try await stores.account(toInvite: PlainText.cleaned(person.name), owner: home.journal)
            TerminalOutput.say(server + (try stores.invitation(for: account)).dropFirst())
        }
    }

    struct Disable: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Sign a person out everywhere and refuse their addresses and tokens.", discussion: "The data stay.")
        @OptionGroup var person: Person

        func run() async throws {
            let (settings, account) = try person.found()
            try SignInStores(in: settings.keys, clock: systemClock).lockOut(account)
            TerminalOutput.say("\(account.name) cannot sign in any more. The data stay.")
        }
    }

    struct Enable: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Permit a disabled person again.")
        @OptionGroup var person: Person

        func run() async throws {
            let (settings, account) = try person.found()
            try settings.accounts.setDisabled(false, account.id)
            TerminalOutput.say("\(account.name) can sign in again.")
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Remove a person and delete all their data.",
            discussion: "It needs a stopped server. While the server runs, the page People of Settings removes a person.")
        @OptionGroup var person: Person

        @Flag(help: "Confirms that all data of the person are deleted. This cannot be undone.")
        var erase = false

        func validate() throws {
            if !erase {
                throw ValidationError("All data of \"\(person.name)\" would be deleted. Repeat the command with --erase.")
            }
        }

        func run() async throws {
            let (settings, account) = try person.found()
            let lock = try ServerLock(on: settings.home)
            defer { withExtendedLifetime(lock) {} }
            // The account stays until everything else is gone, so that an interrupted removal can be repeated.
            try SignInStores(in: settings.keys, clock: systemClock).lockOut(account)
            TokenStore(in: settings.keys).withdrawAll(of: account.id)
            try await AppEnvironment(settings).journal.journal(of: account.id).eraseEverything()
            var own = settings
            own.athlete = account.id
            if FileManager.default.fileExists(atPath: own.athleteHome) {
                try FileManager.default.removeItem(atPath: own.athleteHome)
            }
            try await PasswordStore(in: settings.keys).remove(of: account.id)
            try PasskeyStore(in: settings.keys).removeAll(of: account.id)
            try IdentityStore(in: settings.keys).removeAll(of: account.id)
            try settings.accounts.remove(account.id)
            TerminalOutput.say("Removed \(account.name) and all their data.")
        }
    }
}
