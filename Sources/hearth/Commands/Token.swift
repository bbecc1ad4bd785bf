import Accounts
import ArgumentParser
import Screens
import TrainingLog
import WebServer

struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print an access token for programs that use the insights API.",
        discussion: """
              hearth token | sed 's/^/Authorization: Bearer /' |
                curl -H @- http://127.0.0.1:8080/quick-wins/comprehensive-analysis
              hearth token --ttl 12h
              hearth token --scope import --name "Health Auto Export"

            Scopes: read (figures and plan), sync (records of a device), import (sending data), write (edits and
            routine); without --scope all of them.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Lifetime of the token: seconds, or 30m, 12h, 90d.", valueName: "time"))
    var ttl = "90d"

    @Option(help: ArgumentHelp("Name of the token on the settings page, where you can withdraw it.", valueName: "name"))
    var name = "hearth token"

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("What the token permits: read, sync, import or write; can be repeated.", valueName: "scope"))
    var scope: [String] = []

    private var scopes: [AccessScope] {
        scope.isEmpty ? AccessScope.allCases : AccessScope.allCases.filter { scope.contains($0.rawValue) }
    }

    func validate() throws {
        for name in scope where AccessScope(rawValue: name) == nil {
            throw ValidationError("There is no scope \"\(name)\"; scopes are read, sync, import and write.")
        }
    }

    func run() async throws {
        let seconds = try TimeSpan.seconds(ttl)
        let settings = try environment.settings()
        guard settings.accounts.permits(settings.athlete) else { throw AccountError.disabled(environment.athlete ?? "") }
        try AppEnvironment.makeFolder(settings.home)
        let token = try await AppEnvironment.inTurn(in: settings.home) {
            let tokens = await AccessTokens(
                key: try TokenKey(in: settings.keys), ledger: TokenStore(in: settings.keys), clock: systemClock)
            return try await tokens.token(for: settings.athlete, seconds: seconds, named: name, scopes: scopes)
        }
        TerminalOutput.say(token)
    }
}
