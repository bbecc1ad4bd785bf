import Contract

/// The payload of one part, with placeholders for unknown figures.
protocol PartPayload: Decodable {
    associatedtype CodingKeys: CodingKey
    var evidence: EvidencePayload? { get }
}

extension OxygenUptakePayload: PartPayload {}
extension TrainingLoadPayload: PartPayload {}
extension WeatherPayload: PartPayload {}

/// Reads the fields of one part; fields that the server reports as absent are nil.
struct PartReader<Payload: PartPayload> {
    let payload: Payload
    let missing: Missing

    init(_ payload: Payload) {
        self.payload = payload
        missing = Missing(payload.evidence)
    }

    /// Returns the value of a field; nil if it is a placeholder.
    func value<Value>(_ field: KeyPath<Payload, Value>, _ key: Payload.CodingKeys) -> Value? {
        missing.known(payload[keyPath: field], key)
    }
}
