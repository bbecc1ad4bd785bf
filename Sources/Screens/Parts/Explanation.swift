public import Analysis
import Measures

/// The receipt of a number: what it is, how sure, by which model, from what. Everything in the reader's words.
public struct Explanation: Equatable, Sendable {
    /// Unique on the page.
    public var id: String
    public var title: String
    public var value: String
    /// What the label of the button says to people who cannot see it.
    public var ask: String
    public var rows: [Row]
    public var inputs: [Row]
    public var inputsTitle: String
    public var close: String

    public struct Row: Equatable, Sendable {
        public var name: String
        public var value: String
        /// Model cards are written in English only, and a screen reader should know.
        public var isEnglish: Bool
        public init(_ name: String, _ value: String, isEnglish: Bool = false) {
            self.name = name
            self.value = value
            self.isEnglish = isEnglish
        }
    }
}

/// Turns estimates into receipts.
public enum ExplainText {
    /// - Parameters:
    ///   - figure: writes a value of the estimate's unit; called for the value and for both ends of the interval.
    ///   - card: the model's card, when the catalogue knows the method.
    public static func explanation(
        _ estimate: Estimate, id: String, title: String, card: ModelCard? = nil, reader: Reader, figure: (Double) -> Figure
    ) -> Explanation {
        var rows: [Explanation.Row] = []
        if let interval = estimate.interval {
            rows.append(
                .init(
                    reader.say(.likelyBetween), reader.say(.range, figure(interval.low).number, figure(interval.high).text)))
        }
        rows.append(.init(reader.say(.restsOn), reader.count(.observations, estimate.count)))
        rows.append(.init(reader.say(.quality), Numeral.percent(estimate.quality)))
        rows.append(.init(reader.say(.asOf), reader.longDate(estimate.asOf)))
        rows.append(.init(reader.say(.model), card?.name ?? estimate.method, isEnglish: true))
        if let card {
            rows.append(.init(reader.say(.evidence), reader.say(card.grade.phrase)))
            rows.append(.init(reader.say(.source), card.source, isEnglish: true))
            rows.append(.init(reader.say(.limits), card.limits, isEnglish: true))
        }
        var inputs: [Explanation.Row] = []
        for input in estimate.inputs.prefix(6) {
            let value = input.value.map { Numeral.text($0, decimals: $0 == $0.rounded(.down) ? 0 : 1) }
            inputs.append(.init(input.name, [value ?? "", input.unit].filter { !$0.isEmpty }.joined(separator: " ")))
        }
        if estimate.inputs.count > 6 {
            inputs.append(.init(reader.count(.moreInputs, estimate.inputs.count - 6), ""))
        }
        return Explanation(
            id: id, title: title, value: figure(estimate.value).text, ask: reader.say(.explain, title), rows: rows,
            inputs: inputs, inputsTitle: reader.say(.inputs), close: reader.say(.close))
    }
}
