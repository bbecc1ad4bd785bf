public import Analysis
import Measures

/// Collects a part's figures and, beside them, what stands behind each.
struct EvidenceCollector {
    private var absent: [String: String] = [:]
    private var intervals: [String: IntervalPayload] = [:]
    private var models: [String: String] = [:]
    private var receipts: [String: ReceiptPayload] = [:]
    private let explains: Bool

    init(explains: Bool) { self.explains = explains }

    /// The rounded figure, or nil, with the reason kept.
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
        if let interval = estimate.interval {
            intervals[key] = IntervalPayload(
                low: ContractFigures.rounded(interval.low, decimals: decimals),
                high: ContractFigures.rounded(interval.high, decimals: decimals))
        }
        if explains { receipts[key] = ReceiptPayload(estimate) }
    }

    func payload(rules: [Recommendation]) -> EvidencePayload {
        EvidencePayload(
            absent: absent, intervals: intervals, models: models, rules: rules.map { RulePayload($0) },
            receipts: explains ? receipts : nil)
    }
}

extension RulePayload {
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
