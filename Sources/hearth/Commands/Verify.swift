import Accounts
import Archives
import ArgumentParser
import Contract
import Foundation
import Measures
import TrainingLog
import WebServer

struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check everything that is stored: database, originals and keys.",
        discussion: """
              hearth verify
              hearth verify --json

            Reads every table, decodes every recording, compares each original with its SHA-256, and checks that only you can read the data \
            folder, for every person of it. It may run beside the server. Nothing is repaired: a damaged original is only marked, so \
            that importing its file again replaces it. Ends with 1 if something is damaged, missing or open to other users.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let settings = try environment.settings()
        guard FileManager.default.fileExists(atPath: settings.database) else {
            throw CommandError.folderUnusable(path: settings.home, reason: "it has no database")
        }
        // Opening the folder makes it private again, so this is checked first.
        let open = Verify.openFiles(of: settings)
        let environment = try AppEnvironment(settings)
        // With --athlete, the data of that person alone.
        let isEveryone = environment.journal.athleteID == Journal.localAthlete
        let found = isEveryone ? try await Verify.everyone(environment) : try await environment.journal.verify()
        let accounts = isEveryone ? settings.accounts.unreadable() : []
        let credentials = isEveryone ? Verify.credentials(in: settings.keys) : []
        if json {
            TerminalOutput.printText(
                try JSONText.pretty(Verify.object(found, open: open, accounts: accounts, credentials: credentials)))
        } else {
            TerminalOutput.say(Verify.lines(found, open: open, accounts: accounts, credentials: credentials))
        }
        guard found.damage.isEmpty, open.isEmpty, accounts.isEmpty, credentials.isEmpty else {
            throw ExitCode(HearthExit.someUnreadable.rawValue)
        }
    }

    /// Checks the data of every person of the folder.
    static func everyone(_ environment: AppEnvironment) async throws -> Verification {
        var found = try await environment.journal.verify()
        for person in environment.settings.accounts.all() {
            found.add(try await environment.journal(of: person.id, environment.settings).verify())
        }
        return found
    }

    /// Returns the paths that other users of the machine can open: the data folder, a database outside of it, and keys.
    static func openFiles(of settings: Settings) -> [String] {
        let keys = FileManager.default.enumerator(atPath: settings.keys)?.compactMap { $0 as? String } ?? []
        let paths = [settings.home, settings.database, settings.keys] + keys.map { settings.keys + "/" + $0 }
        // Files in a closed folder are closed, whatever their own mode.
        let isClosed = !FilePrivacy.isOpen(settings.home)
        return Set(paths).filter { FilePrivacy.isOpen($0) && !(isClosed && $0.hasPrefix(settings.home + "/")) }.sorted()
    }

    /// Returns the files of sessions, one-time addresses, passwords, passkeys, linked accounts and tokens that cannot be read.
    static func credentials(in keys: String) -> [String] {
        SessionStore(in: keys).unreadable() + SignInKeys(in: keys).unreadable() + PasswordStore(in: keys).unreadable()
            + PasskeyStore(in: keys).unreadable() + IdentityStore(in: keys).unreadable() + TokenStore(in: keys).unreadable()
            + TokenKeys.unreadable(in: keys)
    }

    static func lines(_ found: Verification, open: [String], accounts: [String], credentials: [String]) -> [String] {
        var lines: [String] = []
        if found.damage.tables.isEmpty {
            lines.append("The database is intact: \(count(found.activities, "activity", "activities")).")
        } else {
            lines.append("Tables of the database are damaged: \(found.damage.tables.joined(separator: ", ")). Restore a backup.")
        }
        if found.damage.originals.isEmpty {
            lines.append("The originals are intact: \(count(found.intactOriginals, "file")).")
        } else {
            lines.append("Originals are damaged or missing. Import these files again, which replaces them:")
            lines += found.damage.originals.map { "  " + PlainText.visible($0.path ?? $0.hash) }
        }
        if !accounts.isEmpty {
            lines.append(
                "Accounts cannot be read: \(accounts.joined(separator: ", ")). Their files are in keys/accounts, and these people cannot sign in."
            )
        }
        if !credentials.isEmpty {
            lines.append("These files of the folder keys cannot be read and give no access; delete them:")
            lines += credentials.map { "  " + $0 }
        }
        if open.isEmpty {
            lines.append("Only you can read the data folder.")
        } else {
            lines.append("Other users of this machine could read these; run `chmod -R go-rwx` on the data folder:")
            lines += open.map { "  " + PlainText.visible($0) }
        }
        return lines
    }

    private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(number) \(number == 1 ? one : many ?? one + "s")"
    }

    static func object(
        _ found: Verification, open: [String], accounts: [String], credentials: [String]
    ) -> JSONValue {
        let originals: [JSONValue] = found.damage.originals.map { original in
            .object([
                "sha256": .text(original.hash), "path": original.path.map { JSONValue.text($0) } ?? .null,
                "bytes_left": .integer(original.bytesLeft),
            ])
        }
        return .object([
            "activities": .integer(found.activities),
            "intact_originals": .integer(found.intactOriginals),
            "unreadable_originals": .list(originals),
            "damaged_tables": .list(found.damage.tables.map { JSONValue.text($0) }),
            "open_to_others": .list(open.map { JSONValue.text($0) }),
            "unreadable_accounts": .list(accounts.map { JSONValue.text($0) }),
            "unreadable_credentials": .list(credentials.map { JSONValue.text($0) }),
            "intact": .boolean(found.damage.isEmpty && open.isEmpty && accounts.isEmpty && credentials.isEmpty),
        ])
    }
}
