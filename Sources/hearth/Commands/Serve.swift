import ArgumentParser
import Foundation
import Measures
import Screens
import Training
import TrainingLog
import WebServer

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show everything in a browser on this machine, and answer the insights API.",
        discussion: """
              hearth serve
              hearth serve --port 9000

            Only this machine is served (127.0.0.1, localhost, ::1), without an account. Programs need a token: `hearth token`. \
            The API is described at /openapi.json. Ctrl-C ends it.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: ArgumentHelp("The port; 0 takes any that is free.", valueName: "port"))
    var port: Int?

    @Option(help: ArgumentHelp("127.0.0.1, localhost or ::1.", valueName: "host"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "An archive in the shape of Open-Meteo's to ask for past weather (see `hearth weather`), or off.",
            valueName: "address"))
    var weatherArchive: String?

    @Option(help: ArgumentHelp("Archive of past air to ask besides.", valueName: "address"))
    var airQualityArchive: String?

    @Option(help: ArgumentHelp("As if today were this day (2026-03-15).", valueName: "day"))
    var date: String?

    @Flag(help: "Also serve /gallery, every component with sample data, for work on Hearth itself.")
    var gallery = false

    func run() async throws {
        let settings = try environment.settings(port: port, weatherArchive: weatherArchive, airQualityArchive: airQualityArchive)
        let address = try ServerAddress(host: host, port: settings.port)
        try AppEnvironment.makeFolder(settings.home)
        let lock = try ServerLock(on: settings.home)
        let environment = try AppEnvironment(settings)
        // Two data folders may share one database. Only one server may work on it, so it is locked as well.
        let folder = AppEnvironment.folder(of: settings.database)
        let isElsewhere = folder != URL(fileURLWithPath: settings.home).resolvingSymlinksInPath().path
        let databaseLock = isElsewhere ? try ServerLock(on: folder) : nil
        // Without this the optimizer may release the locks after their last use, while the server still runs.
        defer { withExtendedLifetime((lock, databaseLock)) {} }
        let offset = try await environment.offset(at: systemClock())
        var clock = ServerClock(now: systemClock, machine: .ofThisMachine)
        if date != nil {
            let fixed = try AppEnvironment.now(date: date, at: offset)
            clock = ServerClock(now: { fixed }, machine: .ofThisMachine)
        }
        // Tokens expire by the real clock, whatever day the pages show.
        let tokens = await AccessTokens(
            key: try TokenKey(in: settings.keys), ledger: TokenStore(in: settings.keys), clock: systemClock)
        let server = try HearthServer(
            journal: environment.journal, address: address, tokens: tokens, uploads: settings.uploads,
            version: Hearth.version, clock: clock,
            weather: WeatherSource(
                weather: settings.weatherArchive, air: settings.airArchive, allowsPrivate: settings.allowsPrivateSources),
            archives: ArchivesFile(path: settings.archives, allowsPrivate: settings.allowsPrivateSources),
            mapSource: settings.mapSource, showsGallery: gallery)
        let host = address.host.contains(":") ? "[" + address.host + "]" : address.host
        let weather = Task { await WeatherJob(journal: environment.journal, archives: settings.archivesNow).run() }
        defer { weather.cancel() }
        try await server.run { port in
            let address = "http://\(host):\(port)/"
            lock.note(address: address)
            databaseLock?.note(address: address)
            TerminalOutput.say("Hearth is at \(address)  (Ctrl-C ends it)")
            // Standard output into a pipe is buffered: without this the line would appear only at the end.
            try? FileHandle.standardOutput.synchronize()
            fflush(nil)
        }
    }
}
