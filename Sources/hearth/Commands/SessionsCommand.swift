import Accounts
import ArgumentParser
import Measures
import Training
import TrainingLog

struct SessionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions", abstract: "List the browsers that are signed in, or sign them out.",
        discussion: """
              hearth sessions
              hearth sessions end 1f0c
              hearth sessions end --all

            The first digits of a session's id are enough if no other session begins with them.
            """,
        subcommands: [List.self, End.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the browsers that are signed in.")
        @OptionGroup var environment: EnvironmentOptions

        func run() async throws {
            let settings = try environment.settings()
            try AppEnvironment.makeFolder(settings.home)
            let now = systemClock()
            let sessions = SessionStore(in: settings.keys).all(of: settings.athlete, at: now)
            TerminalOutput.say(SessionsText.lines(sessions, offset: HomeClock.ofThisMachine.offset(at: now)))
        }
    }

    struct End: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Sign a browser out, or all of them.")
        @OptionGroup var environment: EnvironmentOptions

        @Flag(help: "Sign out every browser.")
        var all = false

        @Argument(help: "The first digits of the session's id.")
        var id: String?

        func validate() throws {
            if all == (id != nil) { throw ValidationError("Name the session, or use --all.") }
        }

        func run() async throws {
            let settings = try environment.settings()
            try AppEnvironment.makeFolder(settings.home)
            let (store, athlete, now) = (SessionStore(in: settings.keys), settings.athlete, systemClock())
            guard let id else {
                SignInKeys(in: settings.keys).withdrawAll(of: athlete)
                let count = store.endAll(of: athlete, at: now)
                return TerminalOutput.say("Signed out \(count) browser\(count == 1 ? "" : "s").")
            }
            let found = store.all(of: athlete, at: now).filter { !id.isEmpty && $0.id.hasPrefix(id) }
            guard found.count == 1, let session = found.first, store.end(session.id, of: athlete) else {
                throw CommandError.sessionUnknown(id)
            }
            TerminalOutput.say("Signed out \(SessionsText.name(session)).")
        }
    }
}
