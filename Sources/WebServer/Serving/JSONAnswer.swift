import Foundation
import HTTPTypes
import Hummingbird

/// Encodes payloads as JSON with sorted keys.
enum JSONAnswer {
    static func bytes(_ payload: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(payload))
    }

    static func response(_ payload: some Encodable, cacheControl: String = "private, no-store") throws -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: cacheControl],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try bytes(payload))))
    }
}
