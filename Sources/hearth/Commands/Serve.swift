import Accounts
import ArgumentParser
import Foundation
import Measures
import Screens
import Training
import TrainingLog
import WebServer
import WebhookDelivery

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the web pages and the insights API on this machine.",
        discussion: """
              hearth serve
              hearth serve --port 9000
              hearth serve --public https://hearth.example     behind a proxy with TLS
              hearth serve --public https://hearth.example:8443 --host 0.0.0.0 --port 8443 --tls-certificate FILE --tls-key FILE

            Without --public, only this machine has access (127.0.0.1, localhost, ::1). A browser signs in with an address that works once and for ten \
            minutes: this command prints one on a terminal, and `hearth sign-in` prints another. Programs need a token: `hearth \
            token`. The API is described at /openapi.json. Ctrl-C stops the server, after the requests that have begun.
            """)

    private static let usualHost = "127.0.0.1"

    @OptionGroup var folder: FolderOptions

    @Option(help: ArgumentHelp("Port; 0 chooses a free one.", valueName: "port"))
    var port: Int?

    @Option(
        help: ArgumentHelp(
            "127.0.0.1, which is usual, localhost or ::1; with a certificate, or a trusted proxy on another machine, also a network address of this one.",
            valueName: "host"))
    var host: String?

    @Option(
        name: .customLong("public"),
        help: ArgumentHelp(
            "Address for other devices, such as https://hearth.example: of a proxy with TLS, or of this server with a certificate.",
            valueName: "address"
        ))
    var publicAddress: String?

    @Option(help: ArgumentHelp("Unix socket to listen at instead of a port, for a proxy on this machine.", valueName: "path"))
    var socket: String?

    @Option(
        help: ArgumentHelp(
            "Network addresses of that proxy, separated by commas; default: this machine.", valueName: "addresses"))
    var trustedProxies: String?

    @Option(help: ArgumentHelp("Certificate and chain in PEM, for TLS without a proxy.", valueName: "file"))
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("Private key of the certificate, in PEM.", valueName: "file"))
    var tlsKey: String?

    @Option(
        help: ArgumentHelp(
            "Weather archive with Open-Meteo's interface (see `hearth weather`), or off.",
            valueName: "address"))
    var weatherArchive: String?

    @Option(help: ArgumentHelp("Air-quality archive in addition.", valueName: "address"))
    var airQualityArchive: String?

    @Option(help: ArgumentHelp("Weather forecast for the plan in addition.", valueName: "address"))
    var weatherForecast: String?

    @Flag(help: "Serve /metrics for Prometheus, to this machine and with a token of the owner.")
    var metrics = false

    @Option(help: ArgumentHelp("debug, info (a line for each request), warning or error.", valueName: "level"))
    var logLevel: String?

    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var logFormat: String?

    @OptionGroup var provider: ProviderOptions

    @Option(help: ArgumentHelp("Day to show instead of today (2026-03-15).", valueName: "day"))
    var date: String?

    @Flag(help: "Also serve /gallery, every component with sample data, for developers.")
    var gallery = false

    func validate() throws {
        if socket != nil, port != nil || host != nil {
            throw ValidationError("With --socket the server listens at no port: leave out --port and --host.")
        }
    }

    func run() async throws {
        let settings = try folder.settings(
            port: port, weatherArchive: weatherArchive, airQualityArchive: airQualityArchive, weatherForecast: weatherForecast,
            publicAddress: publicAddress, socket: socket, trustedProxies: trustedProxies, tlsCertificate: tlsCertificate,
            tlsKey: tlsKey, metrics: metrics ? true : nil,
            logLevel: logLevel,
            logFormat: logFormat, provider: provider.values)
        try await Self.serve(settings, host: host, date: date, showsGallery: gallery)
    }

    /// Serves a data folder until the program is stopped.
    /// - Parameters:
    ///   - host: host name or address to listen at; nil for this machine.
    ///   - date: day to show instead of today, as text.
    ///   - showsGallery: whether to serve the gallery of components.
    ///   - isDemonstration: whether everyone may read the demo athlete's data, as they were on their last day, and nothing can be changed.
    static func serve(
        _ settings: Settings, host: String?, date: String? = nil, showsGallery: Bool = false, isDemonstration: Bool = false
    ) async throws {
        let began = systemClock()
        let access = settings.publicAccess
        let certificate = try settings.tls?.loaded()
        let address =
            try settings.socket.map { path in try ServerAddress(socket: path, access: access) }
            ?? ServerAddress(host: host ?? Serve.usualHost, port: settings.port, access: access, isEncrypted: certificate != nil)
        try AppEnvironment.makeFolder(settings.home)
        let lock = try ServerLock(on: settings.home)
        let environment = try AppEnvironment(settings, memoryLimit: AnalysisCache.serverLimit)
        // Two data folders may share one database. Only one server may work on it, so it is locked as well.
        let databaseFolder = AppEnvironment.folder(of: settings.database)
        let isElsewhere = databaseFolder != URL(fileURLWithPath: settings.home).resolvingSymlinksInPath().path
        let databaseLock = isElsewhere ? try ServerLock(on: databaseFolder) : nil
        // Without this the optimizer may release the locks after their last use, while the server still runs.
        defer { withExtendedLifetime((lock, databaseLock)) {} }
        // A disk that is full, read-only or damaged still serves what is there.
        let withoutWebhooks = settings.operation(of: environment.database, began: began)
        let webhooks = try settings.webhookJob(log: withoutWebhooks.log)
        let operation = withoutWebhooks.counting(webhooks)
        do { try await environment.addBundledPacks() } catch let error as StoreError {
            let reason = CommandErrorMessage(error)?.sentence ?? "\(error)"
            operation.log?.warn("the routines that come with Hearth were not added. " + reason)
        }
        let offset = try await environment.offset(at: systemClock())
        var clock = ServerClock(now: systemClock, machine: .ofThisMachine)
        let shown = isDemonstration ? try await demonstrated(environment) : date
        if shown != nil {
            let fixed = try AppEnvironment.now(date: shown, at: offset)
            clock = ServerClock(now: { fixed }, machine: .ofThisMachine)
        }
        // Tokens expire by the real clock, whatever day the pages show.
        let tokens = AccessTokens(
            keys: try await TokenKeys(in: settings.keys), ledger: TokenStore(in: settings.keys), clock: systemClock)
        let signIn = SignInStores(
            in: settings.keys, provider: try settings.provider?.loaded(), breached: try settings.breached(), clock: systemClock)
        let server = try HearthServer(
            address: address, access: access, tokens: tokens, signIn: signIn, version: Hearth.version, clock: clock,
            weather: WeatherSource(
                weather: settings.weatherArchive, air: settings.airArchive, forecast: settings.forecast,
                allowsPrivate: settings.allowsPrivateSources),
            showsGallery: showsGallery, owner: environment.journal.athleteID, isDemonstration: isDemonstration,
            operation: operation, encryption: certificate?.encryption, resources: { environment.resources(of: $0) })
        let athlete = environment.journal.athleteID
        let backups = ScheduledBackups(settings, now: systemClock) { operation.log?.warn($0) }
            .map { job in Task { await job.run() } }
        // A backup that is being made ends with the process; the next one begins anew.
        defer { backups?.cancel() }
        let deliveries = webhooks.map { job in Task { await job.run() } }
        defer { deliveries?.cancel() }
        let renewals = certificate.map { job in Task { await job.keepRenewed(now: systemClock, log: operation.log) } }
        defer { renewals?.cancel() }
        try await server.run { port in
            let place = address.text(port: port, isEncrypted: certificate != nil)
            let shared = access.map { $0.address.text + "/" }
            lock.note(address: shared ?? place)
            databaseLock?.note(address: shared ?? place)
            if certificate != nil, let shared {
                TerminalOutput.say("Hearth is at \(shared)  (Ctrl-C ends it)")
                TerminalOutput.say("It listens with TLS of its own at \(place).")
            } else {
                TerminalOutput.say("Hearth is at \(place)  (Ctrl-C ends it)")
                if let shared { TerminalOutput.say("Other devices reach it at \(shared) through the proxy.") }
            }
            if isDemonstration {
                TerminalOutput.say("Everyone who reaches this address sees the demo athlete. Nothing can be changed.")
            } else {
                say(Self.invitation(to: shared ?? place, signIn, athlete, settings))
            }
            // Standard output into a pipe is buffered: without this the line would appear only at the end.
            try? FileHandle.standardOutput.synchronize()
            fflush(nil)
        }
        // Attempts that are cut off are repeated at the next start.
        deliveries?.cancel()
        await deliveries?.value
        do { try environment.database.closeConnections() } catch {
            // The next start takes over the log of the database.
            operation.log?.warn("the database was not closed. " + (CommandErrorMessage(error)?.sentence ?? "\(error)"))
        }
    }

    /// Returns the day of a demonstration: the last one of its data.
    /// - Throws: `CommandError.notDemonstration` for a folder with other data.
    private static func demonstrated(_ environment: AppEnvironment) async throws -> String {
        guard let last = try await environment.journal.lastDayOfDemoAlone() else {
            throw CommandError.notDemonstration(path: environment.settings.home)
        }
        return last.iso
    }

    private static func say(_ lines: [String]) { for line in lines { TerminalOutput.say(line) } }

    /// Returns how to sign in. The key appears on a terminal only: other output may be a log, which more people read and which is kept.
    private static func invitation(to address: String, _ signIn: SignInStores, _ athlete: String, _ settings: Settings)
        -> [String]
    {
        guard isatty(STDOUT_FILENO) == 1, let path = try? signIn.path(for: athlete, in: .folderOrMemory) else {
            let quoted = "'" + settings.home.replacing("'", with: "'\\''") + "'"
            return ["To sign a browser in, run: hearth sign-in" + (settings.isHomeStandard ? "" : " --home " + quoted)]
        }
        return ["To sign a browser in, open this address, which works once and for ten minutes:", address + path.dropFirst()]
    }
}

extension ServerAddress {
    /// Returns the address in words of a terminal.
    /// - Parameters:
    ///   - port: the port that the system chose.
    ///   - isEncrypted: whether the server has TLS of its own.
    fileprivate func text(port: Int, isEncrypted: Bool) -> String {
        switch self {
        case .network(let host, _): "http\(isEncrypted ? "s" : "")://\(host.contains(":") ? "[" + host + "]" : host):\(port)/"
        case .socket(let path): "the socket " + PlainText.visible(path)
        }
    }
}
