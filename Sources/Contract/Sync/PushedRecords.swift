import Measures
public import Sync

/// Body of a push as a server reads it. A record that cannot be read does not hold up the others, as long as its id is readable.
public struct PushedRecords: Decodable, Sendable {
    public var records: [PushedRecord]

    enum CodingKeys: String, CodingKey { case records }
}

/// One record of a push, or why there is none.
public struct PushedRecord: Decodable, Sendable {
    public let result: Result<SessionRecord, Rejection>

    /// What the receipt of an unacceptable record states.
    public struct Rejection: Error, Equatable, Sendable {
        /// The id as it was sent.
        public var id: String
        /// The version as it was sent; nil if its value has another type or is missing.
        public var device: String?
        public var counter: Int64?
        /// A sentence in English.
        public var reason: String
    }

    /// - Throws: `DecodingError` without a readable id.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: RecordPayload.CodingKeys.self)
        let id = try fields.decode(String.self, forKey: .id)
        func rejection(_ reason: String) -> Rejection {
            Rejection(
                id: id, device: try? fields.decode(String.self, forKey: .device),  // the receipt leaves it out
                counter: try? fields.decode(Int64.self, forKey: .counter), reason: reason)  // the receipt leaves it out
        }
        let payload: RecordPayload
        do {
            payload = try RecordPayload(from: decoder)
        } catch let error as DecodingError {
            result = .failure(rejection(error.sentence))
            return
        } catch {
            // Foundation reports a fraction in place of a whole number as an internal error without its key.
            let key = PushedRecord.wholes.first { fields.contains($0) && (try? fields.decode(Int64.self, forKey: $0)) == nil }
            result = .failure(rejection(PushedRecord.otherType(key?.stringValue ?? "")))
            return
        }
        do throws(RecordError) {
            result = .success(try payload.record())
        } catch { result = .failure(rejection(error.sentence)) }
    }
}

extension PushedRecord {
    private static let wholes: [RecordPayload.CodingKeys] = [.counter, .start, .end, .offset, .roomDegrees]

    fileprivate static func otherType(_ key: String) -> String { "The value of the field “\(key)” has another type." }
}

extension RecordError {
    /// The error as a sentence in English.
    fileprivate var sentence: String {
        switch self {
        case .missing(let field): "The field “\(field.rawValue)” is missing."
        case .invalid(let field): "The value of the field “\(field.rawValue)” is not permitted."
        case .tombstoneWith(let field): "A tombstone has no field “\(field.rawValue)”."
        }
    }
}

extension DecodingError {
    /// The error as a sentence in English.
    fileprivate var sentence: String {
        func name(_ path: [any CodingKey]) -> String { path.last?.stringValue ?? "" }
        switch self {
        case .keyNotFound(let key, _): return "The field “\(key.stringValue)” is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return PushedRecord.otherType(name(context.codingPath))
        @unknown default: return "A field cannot be read."
        }
    }
}
