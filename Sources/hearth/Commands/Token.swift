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
              hearth token --app --name "Watch"             for an app that refreshes its tokens
              hearth token --new-key                        sign with a new key from now on

            An app exchanges the token of --app at /api/v1/token for an access token of 15 minutes and its next refresh token. It is \
            disconnected after 90 days without use, and when a refresh token is used twice. After --new-key, issued tokens stay \
            valid until they end; --withdraw-all withdraws those of every person, for a key that others may have read.

            Scopes: read (figures and plan), sync (records of a device), import (sending data), write (edits and
            routine); without --scope all of them.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "Print the first refresh token of an app.")
    var app = false

    @Flag(help: "Make a new signing key instead of a token.")
    var newKey = false

    @Flag(help: "With --new-key: withdraw every token, and delete the older keys.")
    var withdrawAll = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Lifetime of the token: seconds, or 30m, 12h, 90d.", valueName: "time"))
    var ttl: String?

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
        if app, ttl != nil { throw ValidationError("The tokens of an app have a lifetime of their own; leave --ttl out.") }
        if newKey, app || ttl != nil || !scope.isEmpty { throw ValidationError("--new-key makes no token.") }
        if newKey, environment.athlete != nil { throw ValidationError("A key is that of everyone; leave --athlete out.") }
        if withdrawAll, !newKey { throw ValidationError("--withdraw-all needs --new-key.") }
    }

    func run() async throws {
        let seconds = try TimeSpan.seconds(ttl ?? "90d")
        let settings = try environment.settings()
        if newKey { return try await makeKey(settings) }
        guard settings.accounts.permits(settings.athlete) else { throw AccountError.disabled(environment.athlete ?? "") }
        try AppEnvironment.makeFolder(settings.home)
        let token = try await AppEnvironment.inTurn(in: settings.home) {
            let tokens = AccessTokens(
                keys: try await TokenKeys(in: settings.keys), ledger: TokenStore(in: settings.keys), clock: systemClock)
            if app { return try await tokens.refresh(for: settings.athlete, named: name, scopes: scopes) }
            return try await tokens.token(for: settings.athlete, seconds: seconds, named: name, scopes: scopes)
        }
        SignInStores(in: settings.keys, clock: systemClock).note(.tokenMade, of: settings.athlete, by: .command)
        TerminalOutput.say(token)
    }

    private func makeKey(_ settings: Settings) async throws {
        try AppEnvironment.makeFolder(settings.home)
        let (withdrawn, removed) = try await AppEnvironment.inTurn(in: settings.home) {
            let ledger = TokenStore(in: settings.keys)
            guard withdrawAll else {
                return (0, try TokenKeys.rotate(in: settings.keys, tokens: ledger, at: systemClock()))
            }
            let withdrawn = ledger.withdrawAll()
            return (withdrawn, try TokenKeys.replace(in: settings.keys, at: systemClock()))
        }
        let stores = SignInStores(in: settings.keys, clock: systemClock)
        stores.note(withdrawAll ? .allTokensWithdrawn : .signingKeyMade, of: settings.accounts.owner, by: .command)
        TerminalOutput.say("Tokens are signed with a new key from now on.")
        if withdrawAll { TerminalOutput.say("\(withdrawn) token\(withdrawn == 1 ? "" : "s") withdrawn.") }
        if removed > 0 { TerminalOutput.say("\(removed) older key\(removed == 1 ? "" : "s") deleted, which no token needs.") }
    }
}
