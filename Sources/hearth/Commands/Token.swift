import ArgumentParser
import TrainingLog
import WebServer

struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a token with which programs may ask the insights API.",
        discussion: """
              curl -H "Authorization: Bearer $(hearth token)" http://127.0.0.1:8080/quick-wins/comprehensive-analysis
              hearth token --ttl 12h
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How long it is valid: seconds, or 30m, 12h, 90d.", valueName: "time"))
    var ttl = "90d"

    @Option(help: ArgumentHelp("What it is for: by this name you withdraw it on the settings page.", valueName: "name"))
    var name = "hearth token"

    func run() async throws {
        let seconds = try TimeSpan.seconds(ttl)
        let settings = try environment.settings()
        try AppEnvironment.makeFolder(settings.home)
        let tokens = await AccessTokens(
            key: try TokenKey(in: settings.keys), ledger: TokenStore(in: settings.keys), clock: systemClock)
        TerminalOutput.say(try await tokens.token(for: Journal.localAthlete, seconds: seconds, named: name))
    }
}
