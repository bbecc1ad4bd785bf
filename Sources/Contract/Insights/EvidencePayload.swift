/// What stands behind a part's figures; the keys of each map are the part's own keys.
public struct EvidencePayload: Codable, Equatable, Sendable {
    /// Every field of the part that has no value, with one of the raw values of `Absence`. What such a field holds is a placeholder
    /// that the contract's types require: zero, an empty list, or a word.
    public var absent: [String: String]
    /// The 80 % intervals of the figures that have one.
    public var intervals: [String: IntervalPayload]
    /// Ids of the model cards (`hearth explain ID`).
    public var models: [String: String]
    /// The part's advice as facts, in the order of its sentences.
    public var rules: [RulePayload]
    /// With `?explain=1`: what each figure was computed from.
    public var receipts: [String: ReceiptPayload]?

    enum CodingKeys: String, CodingKey, CaseIterable { case absent, intervals, models, rules, receipts }
}

public struct IntervalPayload: Codable, Equatable, Sendable {
    public var low: Double
    public var high: Double

    enum CodingKeys: String, CodingKey, CaseIterable { case low, high }
}

/// A recommendation without words, its numbers as fine as any sentence says them. The rules' names are frozen.
public struct RulePayload: Codable, Equatable, Sendable {
    public var rule: String
    public var numbers: [Double]
    public var urgency: String

    enum CodingKeys: String, CodingKey, CaseIterable { case rule, numbers, urgency }
}

/// Everything needed to doubt, or to repeat, one figure. Not rounded.
public struct ReceiptPayload: Codable, Equatable, Sendable {
    public var value: Double
    public var low: Double?
    public var high: Double?
    public var model: String
    public var count: Int
    public var quality: Double
    /// `2024-05-01`.
    public var asOf: String
    public var inputs: [InputPayload]

    enum CodingKeys: String, CodingKey, CaseIterable {
        case value, low, high, model, count, quality
        case asOf = "as_of"
        case inputs
    }
}

public struct InputPayload: Codable, Equatable, Sendable {
    public var name: String
    public var value: Double?
    public var unit: String
    public var activity: String?

    enum CodingKeys: String, CodingKey, CaseIterable { case name, value, unit, activity }
}
