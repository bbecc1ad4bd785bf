public import Analysis
import Measures

/// Collects a part's figures and the evidence for each.
struct EvidenceCollector {
    private var absent: [String: String] = [:]
    private var intervals: [String: IntervalPayload] = [:]
    private var models: [String: String] = [:]
    private var receipts: [String: ReceiptPayload] = [:]
    private let explains: Bool

    init(explains: Bool) { self.explains = explains }

    /// Returns the rounded figure; nil if absent, with its reason recorded.
    mutating func figure(_ answer: Answer<Estimate>, _ key: String, decimals: Int) -> Double? {
        switch answer {
        case .absent(let reason):
            absent[key] = reason.rawValue
            return nil
        case .known(let estimate):
            record(estimate, key, decimals: decimals)
            return ContractFigures.rounded(estimate.value, decimals: decimals)
        }
    }

    mutating func word<Value: RawRepresentable<String>>(_ answer: Answer<Value>, _ key: String) -> String? {
        if let reason = answer.absence { absent[key] = reason.rawValue }
        return answer.value?.rawValue
    }

    mutating func note(_ reason: Absence, _ key: String) { absent[key] = reason.rawValue }

    mutating func record(_ estimate: Estimate, _ key: String, decimals: Int) {
        models[key] = estimate.method
        recordInterval(of: estimate, key, decimals: decimals)
        if explains { receipts[key] = ReceiptPayload(estimate) }
    }

    /// Records the interval alone: `threshold_pace` is text in minutes, but its interval is a speed whose name needs its unit.
    mutating func recordInterval(of estimate: Estimate, _ key: String, decimals: Int) {
        guard let interval = estimate.interval else { return }
        intervals[key] = IntervalPayload(
            low: ContractFigures.rounded(interval.low, decimals: decimals),
            high: ContractFigures.rounded(interval.high, decimals: decimals))
    }

    func payload(rules: [Recommendation]) -> EvidencePayload {
        var payload = EvidencePayload(
            absent: absent, intervals: intervals, models: models, rules: [], receipts: explains ? receipts : nil)
        payload.rules = RulePayload.list(rules, placeholders: payload.placeholders)
        return payload
    }
}

extension ContractSentences {
    /// Returns the sentences of a list of advice. A sentence about placeholders comes first if there are any. Never empty.
    func list(_ advice: [Recommendation], placeholders: [AbsentFigure]) -> [String] {
        if advice.isEmpty, placeholders.isEmpty { return [nothingToAdvise()] }
        return (placeholders.isEmpty ? [] : [absent(placeholders)]) + advice.map(recommendation)
    }
}

extension EvidencePayload {
    /// The placeholders among the contract's own figures, in the contract's order.
    var placeholders: [AbsentFigure] {
        AbsentFigure.Key.allCases.compactMap { key in
            absent[key.rawValue].flatMap { Absence(rawValue: $0) }.map { AbsentFigure(key, $0) }
        }
    }
}

extension RulePayload {
    /// Rule of the sentence about placeholders; its number is the count of absent figures.
    public static let figuresAbsent = "figures_absent"
    /// Rule of the sentence for a list without advice.
    public static let nothingToAdvise = "nothing_to_advise"
    /// Rules of sentences that are not advice.
    static let withoutAdvice = [figuresAbsent, nothingToAdvise]

    /// Returns one rule for each sentence of `recommendations`, in the same order.
    static func list(_ advice: [Recommendation], placeholders: [AbsentFigure]) -> [RulePayload] {
        var rules = advice.map { RulePayload($0) }
        if !placeholders.isEmpty {
            rules.insert(
                RulePayload(rule: figuresAbsent, numbers: [Double(placeholders.count)], urgency: "info"), at: 0)
        }
        if rules.isEmpty { rules.append(RulePayload(rule: nothingToAdvise, numbers: [], urgency: "info")) }
        return rules
    }

    init(_ recommendation: Recommendation) {
        rule = recommendation.rule.rawValue
        numbers = []
        for number in recommendation.numbers { numbers.append(ContractFigures.rounded(number, decimals: 2)) }
        switch recommendation.urgency {
        case .info: urgency = "info"
        case .success: urgency = "success"
        case .warning: urgency = "warning"
        }
    }
}

extension ReceiptPayload {
    /// The receipt of one estimate, as `?explain=1` and `hearth explain --json` print it.
    public init(_ estimate: Estimate) {
        value = estimate.value
        low = estimate.interval?.low
        high = estimate.interval?.high
        model = estimate.method
        count = estimate.count
        quality = estimate.quality
        asOf = ISO8601.text(estimate.asOf)
        inputs = estimate.inputs.map {
            InputPayload(name: $0.name, value: $0.value, unit: $0.unit, activity: $0.activity)
        }
    }
}
