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
    /// Opaque tag of the plain body; nil for a response without one.
    private var tag: String?
    /// Whether each form of the body has a tag of its own.
    private let isTagStrong: Bool

    /// - Parameter isTagged: whether clients may ask with a tag whether they have the body.
    init(headers: HTTPFields, body: ByteBuffer, isTagged: Bool = true, isTagStrong: Bool = false) {
        self.body = body
        self.isTagStrong = isTagStrong
        self.headers = headers
        self.headers[.contentLength] = nil
        self.headers[.eTag] = nil
        if isTagged { tag = ETag.of(Array(body.readableBytesView)) }
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
        let packed = isCompressible && AssetRoutes.acceptsGzip(request.headers[.acceptEncoding] ?? "") ? compressed : nil
        // A weak tag is shared by the plain and the compressed body.
        headers[.eTag] = isTagStrong ? (packed == nil ? tag : packedTag) : tag.map { "W/" + $0 }
        if isKnown(to: request) { return Response(status: .notModified, headers: headers) }
        guard let packed else { return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body)) }
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: packed))
    }

    /// Strong tag of the compressed body.
    private var packedTag: String? { tag.map { $0.dropLast() + "-gzip\"" } }

    private var isCompressible: Bool {
        body.readableBytes >= CompressedAnswers.least && CompressedAnswers.isPacked(headers[.contentType] ?? "")
    }

    private func isKnown(to request: Request) -> Bool {
        [tag, isTagStrong ? packedTag : nil].contains { $0.map { ETag.isKnown($0, to: request) } ?? false }
    }
}
