/// Evidence for a part's figures; the keys of each map are the part's keys.
public struct EvidencePayload: Codable, Equatable, Sendable {
    /// Every field of the part without a value, with a raw value of `Absence`. The field itself holds a placeholder that the contract's
    /// types require: zero, an empty list, or a word.
    public var absent: [String: String]
    /// 80 % intervals of the figures that have one.
    public var intervals: [String: IntervalPayload]
    /// Ids of the model cards (`hearth explain ID`).
    public var models: [String: String]
    /// The part's advice in structured form, in the order of its sentences.
    public var rules: [RulePayload]
    /// With `?explain=1`: the inputs of each figure.
    public var receipts: [String: ReceiptPayload]?

    enum CodingKeys: String, CodingKey, CaseIterable { case absent, intervals, models, rules, receipts }
}

public struct IntervalPayload: Codable, Equatable, Sendable {
    public var low: Double
    public var high: Double

    enum CodingKeys: String, CodingKey, CaseIterable { case low, high }
}

/// A recommendation in structured form, with numbers at full display precision. The rule names are stable.
public struct RulePayload: Codable, Equatable, Sendable {
    public var rule: String
    public var numbers: [Double]
    public var urgency: String

    enum CodingKeys: String, CodingKey, CaseIterable { case rule, numbers, urgency }
}

/// All data needed to check or recompute one figure. Not rounded.
public struct ReceiptPayload: Codable, Equatable, Sendable {
    public var value: Double
    public var low: Double?
    public var high: Double?
    public var model: String
    public var count: Int
    public var quality: Double
    /// Date such as `2024-05-01`.
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
