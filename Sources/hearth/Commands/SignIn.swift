import Accounts
import ArgumentParser
import Foundation
import TrainingLog
import WebServer

struct SignIn: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in", abstract: "Print an address that signs a browser in, once and within ten minutes.",
        discussion: """
              hearth sign-in

            It needs a running server (`hearth serve`) and access to its data folder. Opening the address in a browser that is signed in \
            makes its sign-in fresh, which exports, tokens, deletion and sources require. With --athlete it signs in another person (`hearth \
            people`).
            """)

    @OptionGroup var environment: EnvironmentOptions

    func run() async throws {
        let (server, path) = try SignIn.address(environment)
        TerminalOutput.say(server + path.dropFirst())
    }

    /// Returns the address of the running server and a path on it that signs a browser in, once.
    /// - Throws: `CommandError.notServed`, `AccountError.disabled`, `CredentialError`.
    static func address(_ environment: EnvironmentOptions) throws -> (server: String, path: String) {
        let settings = try environment.settings()
        guard FileManager.default.fileExists(atPath: settings.home) else { throw CommandError.notServed(path: settings.home) }
        try AppEnvironment.makeFolder(settings.home)
        guard let server = try ServerLock.address(of: settings.home) else { throw CommandError.notServed(path: settings.home) }
        guard settings.accounts.permits(settings.athlete) else { throw AccountError.disabled(environment.athlete ?? "") }
        let path = try SignInStores(in: settings.keys, clock: systemClock).path(for: settings.athlete, in: .folder)
        return (server, path)
    }
}
