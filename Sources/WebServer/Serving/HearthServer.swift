import Accounts
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
public import Screens
import ServiceLifecycle
import Training
import TrainingLog
import UnixSignals

/// The web pages and the JSON API of a data folder, on one address of this machine.
///
/// Nothing here belongs to an athlete: `AthleteContexts` creates that part, and each request carries it.
public struct HearthServer: Sendable {
    private let address: ServerAddress
    private let access: PublicAccess?
    private let tokens: AccessTokens
    private let signIn: SignInStores
    private let version: String
    private let clock: ServerClock
    private let weather: WeatherSource
    private let assets: AssetCatalogue
    private let showsGallery: Bool
    private let limits: ConnectionLimits
    private let owner: String
    private let isDemonstration: Bool
    private let operation: ServerOperation
    private let metrics = ServerMetrics()
    private let registry: ConnectionRegistry
    private let encryption: ConnectionEncryption?
    private let resolver: AthleteResolver
    let athletes: AthleteContexts
    private let health = HealthRecord()

    /// - Parameters:
    ///   - access: how other devices reach the server; nil if none does.
    ///   - signIn: sessions and one-time keys of the data folder.
    ///   - version: version of the program, for `/openapi.json` and `/healthz`.
    ///   - weather: the archives that the program was started with; the settings page decides the rest. The caller requests weather.
    ///   - showsGallery: whether to serve `/gallery`, every component with sample data, for developers.
    ///   - owner: id of the athlete who owns the data folder.
    ///   - isDemonstration: whether every browser may read the data of the owner, and nothing can be changed.
    ///   - operation: what the program knows about the server.
    ///   - encryption: TLS of the server's own; nil without it.
    ///   - resources: returns where the data of an athlete lie. It must return at once.
    public init(
        address: ServerAddress, access: PublicAccess? = nil, tokens: AccessTokens, signIn: SignInStores, version: String,
        clock: ServerClock, weather: WeatherSource, showsGallery: Bool = false, owner: String,
        isDemonstration: Bool = false, operation: ServerOperation = ServerOperation(), encryption: ConnectionEncryption? = nil,
        resources: @escaping @Sendable (String) -> AthleteResources
    ) throws(ServerError) {
        try self.init(
            address: address, access: access, tokens: tokens, signIn: signIn, version: version, clock: clock,
            weather: weather, showsGallery: showsGallery, owner: owner, isDemonstration: isDemonstration, operation: operation,
            encryption: encryption, limits: ConnectionLimits(), resources: resources)
    }

    /// - Parameters:
    ///   - resolver: finds the athlete of a request; by default that of the session or the token.
    ///   - keptAthletes: contexts of athletes that are kept in memory at most.
    init(
        address: ServerAddress, access: PublicAccess? = nil, tokens: AccessTokens, signIn: SignInStores, version: String,
        clock: ServerClock, weather: WeatherSource, showsGallery: Bool, owner: String,
        isDemonstration: Bool = false, operation: ServerOperation = ServerOperation(), encryption: ConnectionEncryption? = nil,
        resolver: AthleteResolver? = nil, keptAthletes: Int = 64, limits: ConnectionLimits,
        resources: @escaping @Sendable (String) -> AthleteResources
    ) throws(ServerError) {
        self.limits = limits
        self.address = address
        self.access = access.map { access in
            guard case .socket = address else { return access }
            var near = access
            near.proxies = access.proxies.withThisMachine
            return near
        }
        // A test that names the athlete of a request has no accounts.
        self.tokens = resolver == nil ? tokens.permitted(by: signIn.accounts) : tokens
        self.signIn = signIn.logging(to: operation.log)
        self.version = version
        self.clock = clock
        self.weather = weather
        self.showsGallery = showsGallery
        self.owner = owner
        self.isDemonstration = isDemonstration
        self.operation = operation
        self.encryption = encryption
        registry = ConnectionRegistry(limit: limits.connections)
        self.resolver =
            resolver
            ?? (isDemonstration ? .demonstration(of: owner, self.tokens) : .sessions(signIn, self.tokens, owner: owner))
        do {
            assets = try SkinFiles.catalogue()
        } catch let error as ServerError {
            throw error
        } catch {
            throw .resourcesMissing
        }
        let (cache, allowsPrivate, metrics) = (ResponseCache(), weather.allowsPrivate, metrics)
        let access: PageAccess = isDemonstration ? .demonstration : .full
        athletes = AthleteContexts(limit: keptAthletes) { id in
            AthleteContext(
                resources(id), clock: clock, allowsPrivateSources: allowsPrivate, cache: cache, access: access,
                metrics: metrics)
        }
    }

    /// Seconds for which requests that have begun may go on after SIGINT or SIGTERM.
    public static let patience = 15

    /// Serves until SIGINT or SIGTERM, or until the task is cancelled.
    ///
    /// No new connection is accepted then. Responses that have begun are completed within `patience`; after that their connections are closed.
    /// Streams of events end at once, and an import goes on at the next start.
    /// - Parameters:
    ///   - endsOnSignals: whether SIGINT and SIGTERM stop the server; false for a host with its own signal handlers.
    ///   - whenListening: called once with the port, which is 0 for a socket. The system chose it if the address has port 0.
    public func run(
        endsOnSignals: Bool = true, whenListening: @escaping @Sendable (Int) async -> Void
    ) async throws {
        ReleasedMemory.configure(processors: ProcessInfo.processInfo.activeProcessorCount)
        let logger = operation.log?.logger ?? HearthServer.warnings
        let (registry, limits) = (registry, limits)
        let security = encryption != nil || access != nil ? SecurityHeaders.transportSecurity(of: access) : nil
        let connections = HTTP1Channel.Configuration(
            additionalChannelHandlers: [
                ConnectionGuard(limits: limits, registry: registry, transportSecurity: security)
            ])
        let (reservation, address) = (LoopbackReservation(), address)
        defer { withExtendedLifetime(reservation) {} }
        if case .socket(let path) = address { try SocketFile(path: path).checkPlace() }
        // The owner's context computes figures and resumes imports without waiting for a request.
        _ = athletes.context(of: owner)
        var application = Application(
            router: router(),
            server: encryption?.server(connections) ?? .http1(configuration: connections),
            configuration: ApplicationConfiguration(address: address.bound),
            services: [athletes, HealthJob(health: health) { [athletes] in athletes.journals }],
            onServerRunning: { [logger] channel in
                switch address {
                case .network(let host, _):
                    let port = channel.localAddress?.port ?? 0
                    if reservation.hold(port, besides: host) == .inUse {
                        logger.warning(
                            "another program has this port for localhost; choose another port", metadata: ["port": "\(port)"])
                    }
                    await whenListening(port)
                case .socket(let path):
                    if !SocketFile(path: path).restrict() {
                        logger.warning("the permissions of the socket could not be set", metadata: ["path": "\(path)"])
                    }
                    await whenListening(0)
                }
            },
            logger: logger)
        application.configuration.serverName = nil
        defer { if case .socket(let path) = address { SocketFile(path: path).remove() } }
        do {
            var configuration = ServiceGroupConfiguration(
                services: [application], gracefulShutdownSignals: endsOnSignals ? [.sigterm, .sigint] : [], logger: logger)
            configuration.maximumGracefulShutdownDuration = .seconds(HearthServer.patience)
            try await ServiceGroup(configuration: configuration).run()
        } catch is CancellationError where endsOnSignals {
            return  // requests that went on for longer than `patience` were ended
        } catch let error as IOError {
            throw serverError(for: error)
        }
    }

    /// Logger of a server without a log of its own.
    private static var warnings: Logger {
        var logger = Logger(label: "hearth")
        logger.logLevel = .warning
        return logger
    }

    private func serverError(for error: IOError) -> ServerError {
        let reason = String(cString: strerror(error.errnoCode))
        switch (address, error.errnoCode) {
        case (.network(_, let port), EADDRINUSE): return .portInUse(port)
        case (.network(_, let port), EACCES), (.network(_, let port), EPERM): return .portNotAllowed(port)
        case (.network, _): return .cannotListen(reason: reason)
        case (.socket(let path), _): return .socketInvalid(path, reason: reason)
        }
    }

    func router() -> Router<ServerRequestContext> {
        let router = Router(context: ServerRequestContext.self)
        let addresses = SkinFiles.addresses(in: assets)
        router.add(middleware: RequestRecords(metrics: metrics))
        router.add(middleware: ForwardedRequests(access: access, isEncryptedHere: encryption != nil))
        router.add(middleware: HeadRequests())
        router.add(middleware: SecurityHeaders(access: access))
        router.add(middleware: CompressedAnswers())
        router.add(
            middleware: ErrorMiddleware(
                assets: addresses, clock: clock.now, health: health, freshMinutes: signIn.sessions.limits.freshMinutes,
                ways: { [signIn] in signIn.ways(for: $0) }))
        router.add(middleware: RefusalRecords(signIn: signIn, tokens: tokens))
        router.add(middleware: HostCheck(access: access, isEncryptedHere: encryption != nil))
        router.add(middleware: OriginCheck())
        if isDemonstration { router.add(middleware: DemonstrationCheck()) }
        AssetRoutes(assets: assets).add(to: router)
        PreferenceRoutes().add(to: router)
        let (athletes, owner, signIn) = (athletes, owner, signIn)
        ServiceRoutes(version: version, clock: clock, health: health) { athletes.context(of: owner) }.add(to: router)
        OperatorRoutes(
            version: version, operation: operation, health: health, counters: metrics, tokens: tokens, signIn: signIn,
            athletes: athletes, owner: owner, connections: { [registry] in registry.count }
        ).add(to: router)
        TokenRoutes(tokens: tokens, signIn: signIn).add(to: router)
        CalendarRoutes(
            clock: clock, owner: { athletes.context(of: owner) }, athlete: { athletes.context(of: $0) },
            isPermitted: { signIn.accounts.permits($0) }
        ).add(to: router)
        let pageContext = PageContext(clock: clock, assets: addresses, health: health, publicAddress: access?.address)
        SharedLinkRoutes(
            pageContext: pageContext, signIn: signIn, owner: { athletes.context(of: owner) },
            athlete: { athletes.context(of: $0) }
        ).add(to: router)
        let signInRoutes = SignInRoutes(stores: signIn, pageContext: pageContext) { athletes.context(of: owner).journal }
        signInRoutes.add(to: router)
        JoiningRoutes(stores: signIn, pageContext: pageContext) { athletes.context(of: $0) }.add(to: router)
        addProgramRoutes(to: router)
        addBrowserRoutes(to: router, pageContext, signInRoutes)
        return router
    }

    /// Routes of programs. Each of them verifies a token.
    private func addProgramRoutes(to router: Router<ServerRequestContext>) {
        let router = router.group().add(
            middleware: AthleteMiddleware(
                contexts: athletes, resolver: resolver, group: .programs, changes: tokens.changes, clock: signIn.clock)
        ).group(context: AthleteRequestContext.self)
        InsightsRoutes(tokens: tokens, clock: clock).add(to: router)
        EndpointRoutes(tokens: tokens, clock: clock).add(to: router)
        MCPRoutes(tokens: tokens, clock: clock, version: version, health: health).add(to: router)
        PushRoutes(tokens: tokens).add(to: router)
        SyncRoutes(tokens: tokens).add(to: router)
    }

    /// Routes of browsers, which run with a session only.
    private func addBrowserRoutes(
        to router: Router<ServerRequestContext>, _ pageContext: PageContext, _ signInRoutes: SignInRoutes
    ) {
        let router = router.group().add(
            middleware: AthleteMiddleware(
                contexts: athletes, resolver: resolver, group: .browsers, changes: tokens.changes, clock: signIn.clock,
                observers: ObserverGate(signIn: signIn, contexts: athletes))
        ).group(context: AthleteRequestContext.self)
        SessionRoutes(stores: signIn).add(to: router)
        SyncRoutes(tokens: tokens).addLivePage(to: router)
        EventRoutes().add(to: router)
        ImportRoutes(pageContext: pageContext).add(to: router)
        TableRoutes(pageContext: pageContext).add(to: router)
        SettingsRoutes(
            pageContext: pageContext, signIn: signIn, weather: weather, owner: owner, backups: operation.backups
        ).add(to: router)
        AccessRoutes(pageContext: pageContext, tokens: tokens, signIn: signIn).add(to: router)
        PairingRoutes(pageContext: pageContext, signIn: signIn).add(to: router)
        let passwords = PasswordRoutes(pageContext: pageContext, signIn: signIn)
        passwords.add(to: router)
        PasskeyRoutes(passwords: passwords).add(to: router)
        IdentityRoutes(passwords: passwords, signInRoutes: signInRoutes).add(to: router)
        AuditLogRoutes(pageContext: pageContext, signIn: signIn).add(to: router)
        PeopleRoutes(pageContext: pageContext, tokens: tokens, signIn: signIn, contexts: athletes).add(to: router)
        ExportRoutes(pageContext: pageContext, signIn: signIn).add(to: router)
        DeletionRoutes(pageContext: pageContext, tokens: tokens, signIn: signIn).add(to: router)
        EditRoutes(pageContext: pageContext).add(to: router)
        DiaryRoutes(pageContext: pageContext).add(to: router)
        ClassTypeRoutes(pageContext: pageContext).add(to: router)
        RoutineRoutes(pages: PageRoutes(pageContext: pageContext)).add(to: router)
        OwnRoutineRoutes(pages: PageRoutes(pageContext: pageContext)).add(to: router)
        WorkoutFileRoutes().add(to: router)
        RoutineImportRoutes(pageContext: pageContext).add(to: router)
        PlanRoutes(pages: PageRoutes(pageContext: pageContext)).add(to: router)
        RaceRoutes(pages: PageRoutes(pageContext: pageContext)).add(to: router)
        RecordingRoutes(assets: pageContext.assets).add(to: router)
        RoomRoutes().add(to: router)
        MapRoutes(signIn: signIn).add(to: router)
        SharingRoutes(pageContext: pageContext, signIn: signIn, contexts: athletes).add(to: router)
        ObserverRoutes(signIn: signIn, contexts: athletes).add(to: router)
        PageRoutes(pageContext: pageContext, showsGallery: showsGallery).add(to: router)
    }
}

extension ServerAddress {
    fileprivate var bound: BindAddress {
        switch self {
        case .network(let host, let port): .hostname(host, port: port)
        case .socket(let path): .unixDomainSocket(path: path)
        }
    }
}
