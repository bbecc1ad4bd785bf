import Contract
import Foundation
import HTTPTypes
import Hummingbird

/// A JSON body below `/api/v1`, read strictly.
enum EndpointBody {
    /// Returns the members of a JSON object.
    static func json(of request: Request) async throws -> JSONValue {
        let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        guard type == "application/json" else { throw RequestFailure.unsupportedMediaType(expected: "application/json") }
        var bytes: [UInt8] = []
        for try await piece in request.body {
            guard bytes.count + piece.readableBytes <= Endpoint.Body.jsonLimit else {
                throw RequestFailure.contentTooLarge(limit: Endpoint.Body.jsonLimit)
            }
            bytes += Array(piece.readableBytesView)
        }
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)), case .object = value else {
            throw RequestFailure.unreadable(reason: "The body is no JSON object.")
        }
        return value
    }

    /// Decodes a payload that has no other keys than its own.
    static func payload<Payload: Decodable>(
        _ type: Payload.Type, _ value: JSONValue, keys: [String]
    ) throws(RequestFailure) -> Payload {
        guard case .object(let members) = value else { throw .unreadable(reason: "The body is no JSON object.") }
        for key in members.keys.sorted() where !keys.contains(key) {
            throw .unknownParameter(name: String(key.prefix(60)), known: keys.joined(separator: ", "))
        }
        do {
            return try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            throw .badParameter(name: context.codingPath.last?.stringValue ?? "body", allowed: "of the type in /openapi.json")
        } catch DecodingError.keyNotFound(let key, _) {
            throw .badParameter(name: key.stringValue, allowed: "given")
        } catch { throw .unreadable(reason: "The body does not have the form in /openapi.json.") }
    }
}
