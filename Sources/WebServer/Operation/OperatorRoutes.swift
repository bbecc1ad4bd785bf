import Accounts
import Contract
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Measures
import NIOCore
import Screens
import TrainingLog

/// Routes for the operator of a server: `/readyz`, and `/metrics` if it is switched on.
struct OperatorRoutes {
    static let readiness = "/readyz"
    static let metrics = "/metrics"

    let version: String
    let operation: ServerOperation
    let health: HealthRecord
    let counters: ServerMetrics
    let tokens: AccessTokens
    let signIn: SignInStores
    let athletes: AthleteContexts
    let owner: String
    /// Returns the number of open connections.
    let connections: @Sendable () -> Int

    /// Response that says why a server is not ready: a problem (RFC 9457) with the reasons as names for programs.
    private struct NotReady: Encodable {
        var type = ProblemKind.unavailable.type
        var title = "The server is not ready"
        var status = 503
        var detail: String
        var reasons: [String]
    }

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(OperatorRoutes.readiness) { _, context in
            let flaws = await flaws(context)
            if flaws.isEmpty { return try JSONAnswer.response(HealthPayload(status: "ready", version: version)) }
            var response = try JSONAnswer.response(
                NotReady(detail: flaws.map(\.sentence).joined(separator: " "), reasons: flaws.map(\.code)))
            response.status = .serviceUnavailable
            response.headers[.contentType] = "application/problem+json; charset=utf-8"
            return response
        }
        guard operation.showsMetrics else { return }
        router.answer(OperatorRoutes.metrics) { request, context in
            // `HostCheck` lets requests without TLS come from this machine only. Through the proxy, the owner's token is needed.
            if request.isEncrypted {
                let holder = try await tokens.athlete(of: request, for: .read)
                guard holder == owner else {
                    signIn.noteRefusal(.accessRefused, of: holder, by: request, from: context.address)
                    throw RequestFailure.notFound
                }
            }
            return Response(
                status: .ok, headers: [.contentType: MetricsText.type, .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: await text())))
        }
    }

    private func flaws(_ context: ServerRequestContext) async -> [ReadinessFlaw] {
        var flaws = await operation.flaws()
        do {
            try health.check()
            _ = try await athletes.context(of: owner).journal.lastChange()
        } catch StoreError.damaged {
            flaws.append(.damaged)
        } catch {
            context.logger.error("not ready", metadata: ["error": "\(ErrorResponses.logText(error))"])
            flaws.append(.databaseUnreadable)
        }
        return flaws
    }

    private func text() async -> String {
        let counts = counters.current
        var out = MetricsText()
        out.add("hearth_build_info", .gauge, "Version of the program.", [.init([("version", version)], 1)])
        out.add(
            "hearth_http_requests_total", .counter, "Requests by method, route pattern and status.",
            counts.requests.sorted { ($0.key.route, $0.key.method, $0.key.status) < ($1.key.route, $1.key.method, $1.key.status) }
                .map { key, count in
                    .init([("method", key.method), ("route", key.route), ("status", "\(key.status)")], count)
                })
        out.add(
            "hearth_http_request_duration_seconds", "Seconds to the end of the response by route pattern.",
            counts.latencies.sorted { $0.key < $1.key }.map { ([("route", $0.key)], $0.value) })
        out.add("hearth_http_requests_running", .gauge, "Requests that are being answered.", [.init(counts.running)])
        out.add("hearth_connections", .gauge, "Open connections.", [.init(connections())])
        out.add(
            "hearth_imports_total", .counter, "Imports that were started in the browser, by outcome.",
            ServerMetrics.ImportOutcome.allCases.map { .init([("outcome", $0.rawValue)], counts.imports[$0] ?? 0) })
        await addAthletes(to: &out)
        await addWebhooks(to: &out)
        let now = signIn.clock()
        out.add("hearth_sessions", .gauge, "Browsers that are signed in.", [.init(signIn.sessions.count(at: now))])
        out.add(
            "hearth_database_bytes", .gauge, "Bytes of the database with its log.",
            operation.databaseBytes().map { [.init($0)] } ?? [])
        out.add(
            "hearth_backup_last_success_timestamp_seconds", .gauge, "End of the last scheduled backup that succeeded.",
            operation.backups()?.made.map { [.init([], $0.secondsSince1970)] } ?? [])
        out.add(
            "process_resident_memory_bytes", .gauge, "Resident memory.", OperatorRoutes.residentBytes().map { [.init($0)] } ?? [])
        out.add(
            "process_start_time_seconds", .gauge, "When the program began.",
            operation.began.map { [.init([], $0.secondsSince1970)] } ?? [])
        return out.text
    }

    private func addWebhooks(to out: inout MetricsText) async {
        guard let numbers = await operation.webhooks() else { return }
        out.add(
            "hearth_webhook_deliveries_total", .counter, "Deliveries of webhooks that ended, by outcome.",
            [.init([("outcome", "delivered")], numbers.delivered), .init([("outcome", "abandoned")], numbers.abandoned)])
        out.add(
            "hearth_webhook_failed_attempts_total", .counter, "Attempts of webhooks that failed.", [.init(numbers.failed)])
        out.add("hearth_webhook_queue", .gauge, "Deliveries of webhooks that wait.", [.init(numbers.queued)])
    }

    /// Adds sums over the athletes whose contexts are in memory.
    private func addAthletes(to out: inout MetricsText) async {
        var (waiting, running, listeners) = (0, 0, 0)
        for work in athletes.work {
            listeners += work.feed.listenerCount
            for job in await work.jobs.all {
                switch job.phase {
                case .waiting: waiting += 1
                case .running: running += 1
                default: continue
                }
            }
        }
        out.add(
            "hearth_import_jobs", .gauge, "Imports that wait or run.",
            [.init([("state", "waiting")], waiting), .init([("state", "running")], running)])
        out.add("hearth_event_streams", .gauge, "Pages and devices that listen for changes.", [.init(listeners)])
    }

    /// Bytes of this process in memory; nil where the system does not state them in `/proc`.
    static func residentBytes() -> Int? {
        guard let content = FileManager.default.contents(atPath: "/proc/self/statm") else { return nil }
        let fields = String(decoding: content, as: UTF8.self).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}

extension MetricsText.Sample {
    /// A number without labels.
    init(_ value: Int) { self.init([], value) }
}
