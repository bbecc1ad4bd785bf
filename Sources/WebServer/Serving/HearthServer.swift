import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
public import Screens
public import TrainingLog
import UnixSignals

/// Web pages and JSON API of one data folder, on one address of this machine.
public struct HearthServer: Sendable {
    private let journal: Journal
    private let address: ServerAddress
    private let tokens: AccessTokens
    private let version: String
    private let clock: ServerClock
    private let weather: WeatherSource
    private let mapSource: MapSourceFile
    private let archives: ArchivesFile
    private let assets: AssetCatalogue
    private let feed: ChangeFeed
    private let jobs: ImportJobs
    private let renewal: RenewalJob
    private let showsGallery: Bool
    private let limits: ConnectionLimits

    /// - Parameters:
    ///   - uploads: folder of uploaded files until they are imported; created when it is needed.
    ///   - version: version of the program, for `/openapi.json` and `/healthz`.
    ///   - weather: weather source that was set at the start; without one the settings page decides. The caller sends the requests.
    ///   - archives: path of the weather-source settings file. Created on first save.
    ///   - mapSource: path of the map-source settings file. Created on first save.
    ///   - showsGallery: whether to serve `/gallery`, every component with sample data, for developers.
    public init(
        journal: Journal, address: ServerAddress, tokens: AccessTokens, uploads: String, version: String,
        clock: ServerClock, weather: WeatherSource, archives: ArchivesFile, mapSource: String, showsGallery: Bool = false
    ) throws(ServerError) {
        try self.init(
            journal: journal, address: address, tokens: tokens, uploads: uploads, version: version, clock: clock,
            weather: weather, archives: archives, mapSource: mapSource, showsGallery: showsGallery, limits: ConnectionLimits())
    }

    init(
        journal: Journal, address: ServerAddress, tokens: AccessTokens, uploads: String, version: String,
        clock: ServerClock, weather: WeatherSource, archives: ArchivesFile, mapSource: String, showsGallery: Bool,
        limits: ConnectionLimits
    ) throws(ServerError) {
        self.limits = limits
        self.journal = journal
        self.address = address
        self.tokens = tokens
        self.version = version
        self.clock = clock
        self.weather = weather
        self.archives = archives
        self.showsGallery = showsGallery
        self.mapSource = MapSourceFile(path: mapSource, allowsPrivate: weather.allowsPrivate)
        do {
            assets = try SkinFiles.catalogue()
        } catch let error as ServerError {
            throw error
        } catch {
            throw .resourcesMissing
        }
        let feed = ChangeFeed { try await journal.lastChange() }
        self.feed = feed
        jobs = ImportJobs(journal: journal, folder: uploads) { await feed.sendImportChange() }
        renewal = RenewalJob(journal: journal, clock: clock) { await feed.sendRenewalChange() }
    }

    /// Serves until SIGINT or SIGTERM, or until the task is cancelled. Responses that have begun are completed.
    ///
    /// - Parameters:
    ///   - endsOnSignals: whether SIGINT and SIGTERM stop the server; false for a host with its own signal handlers.
    ///   - whenListening: called once with the port. The system chose it if the address has port 0.
    public func run(
        endsOnSignals: Bool = true, whenListening: @escaping @Sendable (Int) async -> Void
    ) async throws {
        var logger = Logger(label: "hearth")
        logger.logLevel = .warning
        let registry = ConnectionRegistry(limit: limits.connections)
        let limits = limits
        var application = Application(
            router: router(),
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [ConnectionGuard(limits: limits, registry: registry)])),
            configuration: ApplicationConfiguration(address: .hostname(address.host, port: address.port)),
            services: [feed, jobs, renewal], onServerRunning: { channel in await whenListening(channel.localAddress?.port ?? 0) },
            logger: logger)
        application.configuration.serverName = nil
        do {
            try await application.runService(gracefulShutdownSignals: endsOnSignals ? [.sigterm, .sigint] : [])
        } catch let error as IOError {
            throw serverError(for: error)
        }
    }

    private func serverError(for error: IOError) -> ServerError {
        switch error.errnoCode {
        case EADDRINUSE: .portInUse(address.port)
        case EACCES, EPERM: .portNotAllowed(address.port)
        default: .cannotListen(reason: String(cString: strerror(error.errnoCode)))
        }
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router(context: BasicRequestContext.self)
        let addresses = SkinFiles.addresses(in: assets)
        let health = HealthRecord()
        router.add(middleware: HeadRequests())
        router.add(middleware: SecurityHeaders())
        router.add(middleware: CompressedAnswers())
        router.add(middleware: ErrorMiddleware(assets: addresses, clock: clock.now, health: health))
        router.add(middleware: HostCheck())
        router.add(middleware: OriginCheck())
        let responses = CachedResponses(journal: journal, clock: clock, mapSource: mapSource)
        let materials = PageContext(
            journal: journal, clock: clock, assets: addresses, mapSource: mapSource, archives: archives,
            renewal: renewal, responses: responses, health: health)
        InsightsRoutes(
            journal: journal, tokens: tokens, clock: clock, version: version, responses: responses, renewal: renewal,
            health: health
        ).add(to: router)
        AssetRoutes(assets: assets).add(to: router)
        EventRoutes(feed: feed).add(to: router)
        PreferenceRoutes().add(to: router)
        ImportRoutes(materials: materials, jobs: jobs).add(to: router)
        SettingsRoutes(materials: materials, weather: weather).add(to: router)
        AccessRoutes(materials: materials, tokens: tokens).add(to: router)
        ExportRoutes(materials: materials).add(to: router)
        DeletionRoutes(materials: materials, tokens: tokens, jobs: jobs).add(to: router)
        PushRoutes(journal: journal, tokens: tokens, jobs: jobs).add(to: router)
        EditRoutes(materials: materials).add(to: router)
        DiaryRoutes(materials: materials).add(to: router)
        PageRoutes(materials: materials, showsGallery: showsGallery).add(to: router)
        return router
    }
}
