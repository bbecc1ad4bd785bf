public import Measures
public import Training

/// Measurements of the body, and what each source counted on each day.
public protocol BodyStore: Sendable {
    /// Samples of these kinds that started in `from..<to`, ascending by start, then end, kind and source.
    func samples(_ kinds: [BodySampleKind], from: Moment, to: Moment, athlete: String) async throws -> [BodySample]
    /// Totals of these kinds from the first to the last day, both included, the parts of a day put together; ascending by day, kind
    /// and source.
    func totals(_ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String) async throws -> [DailyTotal]
    func sampleCount(of athlete: String) async throws -> Int
}

extension BodySample {
    /// The order in which stores hand samples out: total, but for samples that are equal in all that identifies them.
    public func comesBefore(_ other: BodySample) -> Bool {
        if start != other.start { return start < other.start }
        if end != other.end { return end < other.end }
        if kind != other.kind { return kind.rawValue < other.kind.rawValue }
        if source != other.source { return source.comesBefore(other.source) }
        return value < other.value
    }
}

extension DailyTotal {
    /// The order in which stores hand totals out.
    public func comesBefore(_ other: DailyTotal) -> Bool {
        if day != other.day { return day < other.day }
        if kind != other.kind { return kind.rawValue < other.kind.rawValue }
        return source.comesBefore(other.source)
    }
}

extension Source {
    fileprivate func comesBefore(_ other: Source) -> Bool {
        name != other.name ? name < other.name : origin.rawValue < other.origin.rawValue
    }
}
