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
        } catch {
            result = .failure(rejection(PushedRecord.sentence(about: error, fields)))
            return
        }
        do throws(RecordError) {
            result = .success(try payload.record())
        } catch { result = .failure(rejection(error.sentence)) }
    }
}

extension PushedRecord {
    private typealias Fields = KeyedDecodingContainer<RecordPayload.CodingKeys>

    /// Returns why a record has fields of other types, in English.
    private static func sentence(about error: any Error, _ fields: Fields) -> String {
        if case DecodingError.keyNotFound(let key, _) = error { return "The field “\(key.stringValue)” is missing." }
        // Foundation reports a fraction in place of a whole number, and half of a surrogate pair, without the key.
        guard let key = RecordPayload.CodingKeys.allCases.first(where: { !isReadable($0, fields) }) else {
            return "A field cannot be read."
        }
        if kind(of: key) == .text, !hasOtherType(key, fields) {
            return "The text of the field “\(key.stringValue)” is no valid Unicode."
        }
        return "The value of the field “\(key.stringValue)” has another type."
    }

    private enum Kind { case text, whole, number, flag }

    private static func kind(of key: RecordPayload.CodingKeys) -> Kind {
        switch key {
        case .id, .device, .workout, .roomUnit, .classType, .note, .summary: .text
        case .counter, .start, .end, .offset, .roomDegrees: .whole
        case .humidity, .perceivedEffort, .durationOverride: .number
        case .isDeleted: .flag
        }
    }

    /// Whether a field that is no readable text has a value of another type.
    private static func hasOtherType(_ key: RecordPayload.CodingKeys, _ fields: Fields) -> Bool {
        // Only the success of each attempt counts.
        (try? fields.decode(Double.self, forKey: key)) != nil || (try? fields.decode(Bool.self, forKey: key)) != nil
            || (try? fields.nestedUnkeyedContainer(forKey: key)) != nil
            || (try? fields.nestedContainer(keyedBy: RecordPayload.CodingKeys.self, forKey: key)) != nil
    }

    /// Whether a field is absent or has the type of its key.
    private static func isReadable(_ key: RecordPayload.CodingKeys, _ fields: Fields) -> Bool {
        guard fields.contains(key) else { return true }
        do {
            switch kind(of: key) {
            case .text: _ = try fields.decodeIfPresent(String.self, forKey: key)
            case .whole: _ = try fields.decodeIfPresent(Int64.self, forKey: key)
            case .number: _ = try fields.decodeIfPresent(Double.self, forKey: key)
            case .flag: _ = try fields.decodeIfPresent(Bool.self, forKey: key)
            }
            return true
        } catch { return false }
    }
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
