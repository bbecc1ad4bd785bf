import HTTPTypes
import Hummingbird
import Logging
import Synchronization

/// Counts requests, writes the access log, and tells the client the id of its request.
///
/// The log and the metrics have the pattern of the route, never the address: addresses can contain keys, names and search texts.
struct RequestRecords: RouterMiddleware {
    let metrics: ServerMetrics

    /// Methods that are counted apart. Others are one, so that a client cannot create labels.
    private static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        let began = ContinuousClock.now
        metrics.begin()
        var response: Response
        do { response = try await next(request, context) } catch {
            record(request, context, status: 500, since: began)
            throw error
        }
        response.headers[.requestID] = context.id
        let status = response.status.code
        // A body in memory is sent at once. A stream of events lasts as long as its page is open.
        guard response.body.contentLength == nil, response.headers[.contentType] != EventStream.type else {
            record(request, context, status: status, since: began)
            return response
        }
        let body = response.body
        let open = OpenRecord { record(request, context, status: status, since: began, isCut: $0) }
        response.body = ResponseBody { writer in
            do {
                try await body.write(writer)
                open.end(isCut: false)
            } catch {
                open.end(isCut: true)
                throw error
            }
        }
        return response
    }

    /// - Parameter isCut: whether the connection ended before the response.
    private func record(
        _ request: Request, _ context: ServerRequestContext, status: Int, since began: ContinuousClock.Instant,
        isCut: Bool = false
    ) {
        let seconds = (ContinuousClock.now - began) / .seconds(1)
        let method = Self.methods.contains(request.method.rawValue) ? request.method.rawValue : "OTHER"
        let route = RequestRecords.route(of: context)
        metrics.end(ServerMetrics.RequestKey(method: method, route: route, status: status), seconds: seconds)
        var metadata: Logger.Metadata = [
            "method": "\(method)", "route": "\(route)", "status": .stringConvertible(status),
            "ms": .stringConvertible((seconds * 10_000).rounded() / 10),
        ]
        if isCut { metadata["cut"] = .stringConvertible(true) }
        context.logger.info("request", metadata: metadata)
    }

    /// Pattern of the route that answers a request, such as `/activities/{id}`.
    static func route(of context: ServerRequestContext) -> String {
        guard let path = context.endpointPath, path.hasPrefix("/") else { return ServerMetrics.otherRoute }
        return path
    }
}

/// Record of a request whose response has not ended. It is written once: at the end of the response, or when the client has gone.
private final class OpenRecord: Sendable {
    private let isWritten = Atomic(false)
    private let write: @Sendable (_ isCut: Bool) -> Void

    init(_ write: @escaping @Sendable (_ isCut: Bool) -> Void) { self.write = write }

    func end(isCut: Bool) {
        if !isWritten.exchange(true, ordering: .acquiringAndReleasing) { write(isCut) }
    }

    deinit { end(isCut: true) }
}

extension HTTPField.Name {
    static let requestID = HTTPField.Name("X-Request-Id") ?? .server
}
