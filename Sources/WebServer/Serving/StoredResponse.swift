import Archives
import HTTPTypes
import Hummingbird
import NIOCore

/// A complete response with its body, plain and, once a client asked for it, compressed.
struct StoredResponse: Sendable {
    /// Without length, encoding and tag.
    private(set) var headers: HTTPFields
    private var body: ByteBuffer
    private var compressed: ByteBuffer?
    /// Opaque tag of the plain body; nil where the response must not be stored by clients.
    private var tag: String?

    init(headers: HTTPFields, body: ByteBuffer) {
        self.body = body
        self.headers = headers
        self.headers[.contentLength] = nil
        self.headers[.eTag] = nil
        if headers[.cacheControl]?.contains("no-store") != true { tag = ETag.of(Array(body.readableBytesView)) }
    }

    /// Bytes of both bodies.
    var bytes: Int { body.readableBytes + (compressed?.readableBytes ?? 0) }

    /// Whether this client gets a compressed body, which does not exist yet.
    func needsCompression(for request: Request) -> Bool {
        compressed == nil && isCompressible && AssetRoutes.acceptsGzip(request.headers[.acceptEncoding] ?? "")
            && !isKnown(to: request)
    }

    mutating func compress() {
        compressed = ByteBuffer(bytes: GzipStream(level: CompressedAnswers.level).add(body.readableBytesView, isLast: true))
    }

    /// Returns 304 when the client has this body, otherwise the body in an encoding that the client accepts.
    func response(to request: Request) -> Response {
        var headers = headers
        // Weak: the plain and the compressed body share the tag.
        headers[.eTag] = tag.map { "W/" + $0 }
        if isKnown(to: request) { return Response(status: .notModified, headers: headers) }
        guard isCompressible, let compressed, AssetRoutes.acceptsGzip(request.headers[.acceptEncoding] ?? "") else {
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
        }
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
    }

    private var isCompressible: Bool {
        body.readableBytes >= CompressedAnswers.least && CompressedAnswers.isPacked(headers[.contentType] ?? "")
    }

    private func isKnown(to request: Request) -> Bool { tag.map { ETag.isKnown($0, to: request) } ?? false }
}
