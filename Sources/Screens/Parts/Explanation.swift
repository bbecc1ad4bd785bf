public import Analysis
import Localizations
import Measures

/// Receipt of a number: its meaning, uncertainty, model and inputs, in the user's language. The model has a page of its own.
public struct Explanation: Equatable, Sendable {
    /// Unique on the page.
    public var id: String
    public var title: String
    public var value: String
    /// Accessibility label of the button.
    public var ask: String
    /// One sentence about the number, such as its strongest contribution; nil where nothing stands out.
    public var lead: String?
    /// Contributions to the number, the strongest first; empty if they are not distinguished.
    public var drivers: [Row] = []
    public var driversTitle = ""
    public var rows: [Row]
    public var inputs: [Row]
    public var inputsTitle: String
    /// Name of the layer with the method and the inputs.
    public var methodTitle: String
    public var close: String

    /// What is shown at once: all but the method. The method is behind its name, unless it is all there is.
    public var shown: [Row] {
        let figures = rows.filter { !$0.isMethod }
        return figures.isEmpty && drivers.isEmpty ? rows : figures
    }
    /// What is behind `methodTitle`.
    public var method: [Row] { shown == rows ? [] : rows.filter { $0.isMethod } }

    public struct Row: Equatable, Sendable {
        public var name: String
        public var value: String
        /// Whether the text is English, as citations are. Screen readers need to know the language.
        public var isEnglish: Bool
        /// Activity or page of the value.
        public var route: Route?
        /// The clauses of a long text, drawn as a list; empty for one that is read as it is.
        public var clauses: [String] = []
        /// Whether it is about the method and not about this number: a model, its evidence, or a source.
        public var isMethod = false
        /// The value as a bar; nil for other values.
        public var bar: Bar?

        public init(_ name: String, _ value: String, isEnglish: Bool = false) {
            self.name = name
            self.value = value
            self.isEnglish = isEnglish
        }

        /// A bar below the value, from `from` to `to`, both 0…1.
        public struct Bar: Equatable, Sendable {
            public var from: Double
            public var to: Double
            public var tone: Tone
        }

        /// The row as one of the method.
        var ofMethod: Row {
            var row = self
            row.isMethod = true
            return row
        }
    }
}

/// Creates receipts of estimates.
public enum ExplainText {
    /// Creates the receipt of figures or rows by one model.
    static func explanation(
        of card: ModelCard, id: String, title: String, value: String = "", context: DisplayContext
    ) -> Explanation {
        explanation(id: id, title: title, value: value, rows: rows(of: card, context), context: context)
    }

    /// Creates a receipt with the given rows.
    static func explanation(
        id: String, title: String, value: String = "", rows: [Explanation.Row], context: DisplayContext
    ) -> Explanation {
        Explanation(
            id: id, title: title, value: value, ask: context.say(.explain(title: title)), rows: rows, inputs: [],
            inputsTitle: context.say(.inputs), methodTitle: context.say(.methodAndSources), close: context.say(.close))
    }

    /// Returns the model, which leads to its page with formula, source and limits, and its evidence.
    static func rows(of card: ModelCard, _ context: DisplayContext) -> [Explanation.Row] {
        let name = context.name(of: card)
        var model = Explanation.Row(context.say(.model), name.text, isEnglish: name.isEnglish)
        model.route = .model(card.id)
        return [model, .init(context.say(.evidence), context.say(card.grade.phrase))].map { $0.ofMethod }
    }

    /// - Parameters:
    ///   - estimate: the estimate to explain.
    ///   - id: id of the element on the page.
    ///   - title: name of the figure.
    ///   - card: card of the model, if the catalogue contains the method.
    ///   - context: display context: language, units and current time.
    ///   - figure: formats a value in the estimate's unit; called for the value and for both ends of the interval.
    public static func explanation(
        _ estimate: Estimate, id: String, title: String, card: ModelCard? = nil, context: DisplayContext,
        figure: (Double) -> Figure
    ) -> Explanation {
        var rows: [Explanation.Row] = []
        if let interval = estimate.interval {
            rows.append(.init(context.say(.likelyBetween), context.range(figure(interval.low), figure(interval.high))))
        }
        rows.append(.init(context.say(.restsOn), context.say(.observations(count: estimate.count))))
        rows.append(.init(context.say(.quality), context.percent(estimate.quality)))
        rows.append(.init(context.say(.asOf), context.longDate(estimate.asOf)))
        let unnamed = Explanation.Row(context.say(.model), estimate.method, isEnglish: true).ofMethod
        rows += card.map { ExplainText.rows(of: $0, context) } ?? [unnamed]
        var made = explanation(id: id, title: title, value: figure(estimate.value).text, rows: rows, context: context)
        made.inputs = context.rows(of: estimate.inputs, asOf: estimate.asOf)
        return made
    }
}
