import Foundation
import HTTPTypes
import Hummingbird

/// Parses the fields of a small form.
enum FormFields {
    static let limit = 32_768

    static func read(_ request: Request, limit: Int = FormFields.limit) async throws -> [String: String] {
        let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        guard type == "application/x-www-form-urlencoded" else {
            throw RequestFailure.unsupportedMediaType(expected: "application/x-www-form-urlencoded")
        }
        var body: [UInt8] = []
        for try await piece in request.body {
            body += piece.readableBytesView
            guard body.count <= limit else { throw RequestFailure.contentTooLarge(limit: limit) }
        }
        guard let fields = fields(of: String(decoding: body, as: UTF8.self)) else { throw RequestFailure.badForm }
        return fields
    }

    /// Returns the fields; nil when an escape is malformed. When a field occurs twice, the first one counts.
    static func fields(of text: String) -> [String: String]? {
        var fields: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(parts[0]), let value = parts.count > 1 ? decoded(parts[1]) : "" else { return nil }
            if fields[name] == nil { fields[name] = value }
        }
        return fields
    }

    private static func decoded(_ text: Substring) -> String? {
        text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
    }
}
