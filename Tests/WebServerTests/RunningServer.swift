import Accounts
import Foundation
import HummingbirdCore
import Logging
import MapArchives
import Measures
import Screens
import ServiceLifecycle
import TestKit
import TrainingLog

@testable import WebServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Complete server on its own port, with in-memory stores and a fixed clock.
struct RunningServer: Sendable {
    static let now = Moment(secondsSince1970: 1_717_223_400)  // 2024-06-01T06:30:00Z
    /// Timeout of a client in seconds. Beside tests that compute, a server may wait more than a minute for its turn.
    static let patience: TimeInterval = 600

    let port: Int
    let journal: Journal
    let tokens: AccessTokens
    let signIn: SignInStores
    let folder: String
    let athletes: AthleteContexts

    /// Runs the server while `body` runs, then stops it as SIGTERM would.
    ///
    /// - Parameter resolver: by default every browser is signed in as the owner. Tests of the sign-in pass nil.
    static func with(
        uploads: String? = nil, weather: WeatherSource = WeatherSource(), gallery: Bool = false,
        stores: Stores = MemoryStores().stores, clock: ServerClock = ServerClock(now: { now }),
        limits: ConnectionLimits = .patient, resolver: AthleteResolver? = .signedIn { _ in Journal.localAthlete },
        keptAthletes: Int = 64, access: PublicAccess? = nil, operation: ServerOperation = ServerOperation(),
        encryption: ConnectionEncryption? = nil, provider: ProviderSettings? = nil, isDemonstration: Bool = false,
        breached: BreachedPasswords? = nil,
        _ prepare: @Sendable (Journal) async throws -> Void = { _ in },
        _ body: @Sendable (RunningServer) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let journal = Journal(stores: stores)
        try await prepare(journal)
        let tokens = AccessTokens(
            keys: try await TokenKeys(in: folder + "/keys"), ledger: TokenStore(in: folder + "/keys"), clock: clock.now)
        let signIn = SignInStores(in: folder + "/keys", provider: provider, breached: breached, clock: clock.now)
        let map = MapFile(path: folder + "/" + MapFile.name)
        let server = try HearthServer(
            address: try ServerAddress(port: 0), access: access, tokens: tokens, signIn: signIn, version: "0.0.1", clock: clock,
            weather: weather,
            showsGallery: gallery, owner: journal.athleteID, isDemonstration: isDemonstration, operation: operation,
            encryption: encryption, resolver: resolver,
            keptAthletes: keptAthletes, limits: limits
        ) { athlete in
            let isOwner = athlete == journal.athleteID
            let folder = isOwner ? folder : folder + "/" + athlete
            return AthleteResources(
                journal: isOwner ? journal : journal.journal(of: athlete), home: isOwner ? nil : folder,
                uploads: uploads ?? folder + "/uploads",
                archives: ArchivesFile(path: folder + "/weather-source"), mapSource: folder + "/map-source", map: map,
                summaries: folder + "/summary-endpoint")
        }
        let (ports, listening) = AsyncStream.makeStream(of: Int.self)
        let group = ServiceGroup(
            services: [Listening(server: server, ports: listening)], gracefulShutdownSignals: [],
            logger: Logger(label: "test"))
        async let running: Void = group.run()
        var port = 0
        for await known in ports {
            port = known
            break
        }
        do {
            try await body(
                RunningServer(
                    port: port, journal: journal, tokens: tokens, signIn: signIn, folder: folder, athletes: server.athletes))
        } catch {
            await group.triggerGracefulShutdown()
            throw error
        }
        await group.triggerGracefulShutdown()
        try await running
    }

    private struct Listening: Service {
        var server: HearthServer
        var ports: AsyncStream<Int>.Continuation

        func run() async throws {
            defer { ports.finish() }
            try await server.run(endsOnSignals: false) { ports.yield($0) }
        }
    }

    struct Answer {
        var status: Int
        var headers: [String: String]
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }
        subscript(header: String) -> String? { headers[header.lowercased()] }
    }

    /// Sends a request as a program would.
    func get(_ path: String, _ headers: [String: String] = [:], method: String = "GET") async throws -> Answer {
        var request = try request(path)
        request.httpMethod = method
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let session = Self.session()
        defer { session.finishTasksAndInvalidate() }
        let (body, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        var fields: [String: String] = [:]
        for case (let name as String, let value as String) in response.allHeaderFields { fields[name.lowercased()] = value }
        return Answer(status: response.statusCode, headers: fields, body: body)
    }

    /// Sends a request with the token of the local athlete.
    func ask(_ path: String, _ headers: [String: String] = [:]) async throws -> Answer {
        let token = try await tokens.token(for: journal.athleteID, seconds: 60)
        return try await get(path, headers.merging(["Authorization": "Bearer " + token]) { _, ours in ours })
    }

    /// A session whose timeout is that of the request: on Linux the default of the session, a minute, goes before it.
    static func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        return URLSession(configuration: configuration)
    }

    func request(_ path: String) throws -> URLRequest { URLRequest(url: try url(path), timeoutInterval: Self.patience) }

    func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)" + path) else { throw URLError(.badURL) }
        return url
    }

    /// Sends exactly these lines and returns everything that comes back until `enough` or the end.
    ///
    /// It runs on a thread of its own: blocking one of the few threads of the cooperative pool could stop the server itself.
    func raw(_ lines: [String], body: String = "", until enough: String? = nil) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try exchange(lines, body, until: enough) }) }
        }
    }

    private func exchange(_ lines: [String], _ body: String, until enough: String?) throws -> String {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw URLError(.cannotConnectToHost) }
        defer { close(socket) }
        var wait = timeval(tv_sec: Int(Self.patience), tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw URLError(.cannotConnectToHost) }
        let request = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
        guard send(socket, request, request.count, 0) == request.count else { throw URLError(.networkConnectionLost) }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count <= 0 { break }
            answer += buffer[..<count]
            if let enough, String(decoding: answer, as: UTF8.self).contains(enough) { break }
        }
        return String(decoding: answer, as: UTF8.self)
    }
}

extension AthleteResolver {
    /// Every browser is signed in, and just now, as the athlete that `athlete` returns. Programs ask for the same athlete.
    static func signedIn(as athlete: @escaping @Sendable (Request) async throws -> String) -> AthleteResolver {
        AthleteResolver(
            browser: { request in
                let now = RunningServer.now
                let session = Session(
                    id: String(repeating: "0", count: 32), athlete: try await athlete(request), device: "", began: now, used: now,
                    ends: now + 86_400)
                return SignedIn(session: session, isFresh: true) { true }
            }, program: athlete)
    }
}

extension ConnectionLimits {
    /// Limits that a busy machine does not reach while hundreds of tests run at a time. Tests of the limits set their own.
    static let patient = ConnectionLimits(
        head: .seconds(600), idle: .seconds(600), bodyStall: .seconds(600), bodyGrace: .seconds(600), responseStall: .seconds(600)
    )
}
