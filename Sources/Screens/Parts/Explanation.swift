public import Analysis
import Localizations
import Measures

/// The receipt of a number: what it is, how sure, by which model, from what. Everything in the reader's words.
public struct Explanation: Equatable, Sendable {
    /// Unique on the page.
    public var id: String
    public var title: String
    public var value: String
    /// What the label of the button says to people who cannot see it.
    public var ask: String
    /// What moved the number, the strongest first; empty where nothing is told apart.
    public var drivers: [Row] = []
    public var driversTitle = ""
    public var rows: [Row]
    public var inputs: [Row]
    public var inputsTitle: String
    public var close: String

    public struct Row: Equatable, Sendable {
        public var name: String
        public var value: String
        /// Sources are cited in English, and a screen reader should know.
        public var isEnglish: Bool
        /// Where the value was taken from.
        public var route: Route?
        public init(_ name: String, _ value: String, isEnglish: Bool = false) {
            self.name = name
            self.value = value
            self.isEnglish = isEnglish
        }
    }
}

/// Turns estimates into receipts.
public enum ExplainText {
    /// The receipt of figures that a model made of one recording: which model, on what evidence, and what it does not see.
    static func explanation(
        of card: ModelCard, id: String, title: String, value: String = "", reader: Reader
    ) -> Explanation {
        explanation(id: id, title: title, value: value, rows: rows(of: card, reader), reader: reader)
    }

    /// A receipt of given rows.
    static func explanation(
        id: String, title: String, value: String = "", rows: [Explanation.Row], reader: Reader
    ) -> Explanation {
        Explanation(
            id: id, title: title, value: value, ask: reader.say(.explain(title: title)), rows: rows, inputs: [],
            inputsTitle: reader.say(.inputs), close: reader.say(.close))
    }

    static func rows(of card: ModelCard, _ reader: Reader) -> [Explanation.Row] {
        let (name, source, limits) = (reader.name(of: card), reader.source(of: card), reader.limits(of: card))
        return [
            .init(reader.say(.model), name.text, isEnglish: name.isEnglish),
            .init(reader.say(.evidence), reader.say(card.grade.phrase)),
            .init(reader.say(.source), source.text, isEnglish: source.isEnglish),
            .init(reader.say(.limits), limits.text, isEnglish: limits.isEnglish),
        ]
    }

    /// One receipt for rows that one model made, with its formula.
    static func explanation(ofRowsBy card: ModelCard, id: String, title: String, reader: Reader) -> Explanation {
        explanation(id: id, title: title, rows: rows(of: card, reader) + [formula(of: card, reader)], reader: reader)
    }

    static func formula(of card: ModelCard, _ reader: Reader) -> Explanation.Row {
        let formula = reader.formula(of: card)
        return .init(reader.say(.formula), formula.text, isEnglish: formula.isEnglish)
    }

    /// - Parameters:
    ///   - figure: writes a value of the estimate's unit; called for the value and for both ends of the interval.
    ///   - card: the model's card, when the catalogue knows the method.
    public static func explanation(
        _ estimate: Estimate, id: String, title: String, card: ModelCard? = nil, reader: Reader, figure: (Double) -> Figure
    ) -> Explanation {
        var rows: [Explanation.Row] = []
        if let interval = estimate.interval {
            rows.append(.init(reader.say(.likelyBetween), reader.range(figure(interval.low), figure(interval.high))))
        }
        rows.append(.init(reader.say(.restsOn), reader.say(.observations(count: estimate.count))))
        rows.append(.init(reader.say(.quality), reader.percent(estimate.quality)))
        rows.append(.init(reader.say(.asOf), reader.longDate(estimate.asOf)))
        rows += card.map { ExplainText.rows(of: $0, reader) } ?? [.init(reader.say(.model), estimate.method, isEnglish: true)]
        var made = explanation(id: id, title: title, value: figure(estimate.value).text, rows: rows, reader: reader)
        made.inputs = reader.rows(of: estimate.inputs, asOf: estimate.asOf)
        return made
    }
}
