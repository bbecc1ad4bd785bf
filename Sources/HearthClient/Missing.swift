public import Contract

/// The fields without a value in one part of an answer.
public struct Missing: Equatable, Sendable {
    /// Reasons by field name in the contract, such as `acwr`: `stale`.
    public var reasons: [String: MissingReason]

    /// - Parameter evidence: nil if the server sends none; no field is then missing.
    public init(_ evidence: EvidencePayload?) {
        reasons = evidence?.absent.mapValues { MissingReason(rawValue: $0) } ?? [:]
    }

    /// Returns why a field is nil or an empty list; nil for a field with a value.
    public subscript(field: String) -> MissingReason? { reasons[field] }

    /// Returns the value of a field; nil if it is a placeholder.
    func known<Value>(_ value: Value, _ key: some CodingKey) -> Value? {
        reasons[key.stringValue] == nil ? value : nil
    }
}
