import Archives
import HTTPTypes
import Hummingbird
import NIOCore

/// Sends text compressed to whoever takes it. A page that is written piece by piece still arrives piece by piece.
///
/// Nothing secret stands in a page beside words of a stranger: forms are guarded by where they come from (`OriginCheck`), not by
/// a hidden token whose length could be guessed.
struct CompressedAnswers: RouterMiddleware {
    /// Bytes below which it is not worth the while.
    static let least = 600
    /// Two to four milliseconds for the longest pages, and as small as they get.
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
        // The bytes differ from those that the tag was made of; what they say does not.
        if let tag = response.headers[.eTag], !tag.hasPrefix("W/") { response.headers[.eTag] = "W/" + tag }
        let body = response.body
        response.body = ResponseBody { writer in
            try await body.write(GzipWriter(inner: writer, isWhole: length != nil))
        }
        return response
    }

    /// Text and columns of numbers. Events are left alone: each has to arrive at once, and they are short.
    static func isPacked(_ type: String) -> Bool {
        ["text/html", "image/svg+xml", "application/json", "application/problem+json", HTMLAnswer.columnsType].contains {
            type.hasPrefix($0)
        }
    }
}

private struct GzipWriter: ResponseBodyWriter {
    var inner: any ResponseBodyWriter
    /// Known as a whole: nobody waits for its first piece.
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
