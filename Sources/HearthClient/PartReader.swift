import Contract

/// The payload of one part of an analysis, with placeholders in place of unknown figures.
protocol PartPayload: Decodable {
    associatedtype CodingKeys: CodingKey
    var evidence: EvidencePayload? { get }
}

extension OxygenUptakePayload: PartPayload {}
extension TrainingLoadPayload: PartPayload {}
extension WeatherPayload: PartPayload {}

/// Reads the fields of one part of an analysis: nil for each that the server reports as absent.
struct PartReader<Payload: PartPayload> {
    let payload: Payload
    let missing: Missing

    init(_ payload: Payload) {
        self.payload = payload
        missing = Missing(payload.evidence)
    }

    /// The value of a field, or nil where the server sent a placeholder in its place.
    func value<Value>(_ field: KeyPath<Payload, Value>, _ key: Payload.CodingKeys) -> Value? {
        missing.known(payload[keyPath: field], key)
    }
}
