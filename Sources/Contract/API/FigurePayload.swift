public import Analysis
import Measures

/// A number that a model computed, or the reason why there is none. Not rounded.
public struct FigurePayload: Codable, Equatable, Sendable {
    /// Nil if `absent` states a reason.
    public var value: Double?
    /// The 80 % interval; nil if the model states none.
    public var low: Double?
    public var high: Double?
    /// Id of the model card (`hearth explain ID`).
    public var model: String?
    /// Number of observations.
    public var count: Int?
    /// 0…1.
    public var quality: Double?
    /// Date such as `2026-11-27`.
    public var asOf: String?
    public var absent: Word<Absence>?
    /// What the number was computed from, where the endpoint explains it.
    public var inputs: [InputPayload]?

    enum CodingKeys: String, CodingKey {
        case value, low, high, model, count, quality, absent, inputs
        case asOf = "as_of"
    }

    /// Adds the inputs if `explains`.
    public init(_ answer: Answer<Estimate>, explains: Bool = false) {
        switch answer {
        case .absent(let reason): absent = Word(reason)
        case .known(let estimate):
            let receipt = ReceiptPayload(estimate)
            (value, low, high, model) = (receipt.value, receipt.low, receipt.high, receipt.model)
            (count, quality, asOf) = (receipt.count, receipt.quality, receipt.asOf)
            inputs = explains ? receipt.inputs : nil
        }
    }
}

/// A figure with its name. `getFigure` explains it under this name.
public struct NamedFigurePayload: Codable, Equatable, Sendable {
    public var name: String
    public var figure: FigurePayload
    /// Nil in lists, and for an absent figure.
    public var model: ModelPayload?
    /// What the athlete can do to get an absent figure.
    public var needs: [AdvicePayload]?

    enum CodingKeys: String, CodingKey { case name, figure, model, needs }

    public init(name: String, figure: FigurePayload, model: ModelPayload? = nil, needs: [AdvicePayload]? = nil) {
        self.name = name
        self.figure = figure
        self.model = model
        self.needs = needs
    }
}

public struct FiguresPayload: Codable, Equatable, Sendable {
    public var day: String
    public var figures: [NamedFigurePayload]

    enum CodingKeys: String, CodingKey { case day, figures }

    public init(_ insights: Insights) {
        day = ISO8601.text(insights.asOf)
        figures = FigureNames.names.compactMap { name in
            FigureNames.figure(name, in: insights).map { NamedFigurePayload(name: name, figure: FigurePayload($0)) }
        }
    }
}

/// What a model does, as `hearth explain` prints it. Texts are in English.
public struct ModelPayload: Codable, Equatable, Sendable {
    public var id: String
    public var name: String
    public var formula: String
    public var units: String
    public var source: String
    public var grade: String
    public var limits: String

    enum CodingKeys: String, CodingKey { case id, name, formula, units, source, grade, limits }

    public init(_ card: ModelCard) {
        (id, name, formula, units) = (card.id, card.name, card.formula, card.units)
        (source, grade, limits) = (card.source, card.grade.rawValue, card.limits)
    }
}

/// A recommendation in structured form and as a sentence in the language of the request.
public struct AdvicePayload: Codable, Equatable, Sendable {
    public var rule: String
    /// In the order of the sentence.
    public var numbers: [Double]
    public var urgency: String
    public var text: String

    enum CodingKeys: String, CodingKey { case rule, numbers, urgency, text }

    public init(_ advice: Recommendation, sentences: ContractSentences) {
        let rule = RulePayload(advice)
        (self.rule, numbers, urgency) = (rule.rule, rule.numbers, rule.urgency)
        text = sentences.recommendation(advice)
    }
}
