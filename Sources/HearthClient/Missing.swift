public import Contract

/// The fields of one part of an answer that have no value.
public struct Missing: Equatable, Sendable {
    /// Reasons by the fields' names in the contract, as in `acwr`: `stale`.
    public var reasons: [String: MissingReason]

    /// - Parameter evidence: nil for an answer of a server that sends none; nothing is missing then.
    public init(_ evidence: EvidencePayload?) {
        reasons = evidence?.absent.mapValues { MissingReason(rawValue: $0) } ?? [:]
    }

    /// Why a field is nil or an empty list; nil for a field that has a value.
    public subscript(field: String) -> MissingReason? { reasons[field] }

    /// The value of a field, or nil where the server sent a placeholder in its place.
    func known<Value>(_ value: Value, _ key: some CodingKey) -> Value? {
        reasons[key.stringValue] == nil ? value : nil
    }
}
