import Archives
import HTTPTypes
import Hummingbird
import NIOCore

/// Compresses text for clients that accept it. A streamed page still arrives piece by piece.
///
/// Compression cannot reveal secrets here, because no page contains a secret beside text that an attacker controls: `OriginCheck` protects
/// forms, not a hidden token.
struct CompressedAnswers: RouterMiddleware {
    /// Smallest body that is compressed, in bytes.
    static let least = 600
    /// Compression level. The longest pages take 2 to 4 ms; higher levels make them no smaller.
    static let level = 8

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard CompressedAnswers.isPacked(response.headers[.contentType] ?? "") else { return response }
        let vary = response.headers[.vary].map { $0 + ", " } ?? ""
        if !vary.contains("Accept-Encoding") { response.headers[.vary] = vary + "Accept-Encoding" }
        let length = response.body.contentLength
        guard response.headers[.contentEncoding] == nil, (length ?? .max) >= CompressedAnswers.least,
            AssetRoutes.acceptsGzip(request.headers[.acceptEncoding] ?? "")
        else { return response }
        response.headers[.contentEncoding] = "gzip"
        response.headers[.contentLength] = nil
        // The compressed bytes differ from those that the tag identifies, but their meaning is the same.
        if let tag = response.headers[.eTag], !tag.hasPrefix("W/") { response.headers[.eTag] = "W/" + tag }
        let body = response.body
        response.body = ResponseBody { writer in
            try await body.write(GzipWriter(inner: writer, isWhole: length != nil))
        }
        return response
    }

    /// Whether a type is compressed: text and columns of numbers. Events are not: each must arrive at once, and they are short.
    static func isPacked(_ type: String) -> Bool {
        ["text/html", "image/svg+xml", "application/json", "application/problem+json", HTMLAnswer.columnsType, MapRoutes.type]
            .contains {
                type.hasPrefix($0)
            }
    }
}

private struct GzipWriter: ResponseBodyWriter {
    var inner: any ResponseBodyWriter
    /// Whether the whole body is known, so that it need not be flushed piece by piece.
    let isWhole: Bool
    let stream = GzipStream(level: CompressedAnswers.level)

    @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
        let packed = stream.add(buffer.readableBytesView, flushes: !isWhole)
        if !packed.isEmpty { try await inner.write(ByteBuffer(bytes: packed)) }
    }

    @concurrent consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await inner.write(ByteBuffer(bytes: stream.add([], isLast: true)))
        try await inner.finish(trailingHeaders)
    }
}
