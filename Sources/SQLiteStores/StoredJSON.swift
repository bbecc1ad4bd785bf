import Foundation
import TrainingLog

/// The same content always gives the same bytes.
func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
}

func stored<Body: Decodable>(_ type: Body.Type, in data: Data, _ what: String) throws -> Body {
    do { return try JSONDecoder().decode(type, from: data) } catch { throw StoreError.damaged(what: what) }
}
