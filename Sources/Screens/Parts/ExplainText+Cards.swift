import Analysis
import Localizations
import Measures

extension ExplainText {
    /// Creates the receipt of a whole card: what it shows, the amount of data, and its models with their formulas.
    ///
    /// - Parameter rows: further rows of this card.
    static func explanation(
        ofCard id: String, title: String, what: Phrase, restsOn: String? = nil, asOf day: Day? = nil,
        rows more: [Explanation.Row] = [], models: [ModelCard] = [], reader: Reader
    ) -> Explanation {
        var rows = [Explanation.Row(reader.say(.whatItIs), reader.say(what))]
        if let restsOn { rows.append(.init(reader.say(.restsOn), restsOn)) }
        if let day { rows.append(.init(reader.say(.asOf), reader.longDate(day))) }
        rows += more
        for model in models {
            rows += ExplainText.rows(of: model, reader)
            rows.append(formula(of: model, reader))
        }
        return explanation(id: id, title: title, rows: rows, reader: reader)
    }

    /// Creates the receipt of recommendations. They name their figures, which have receipts of their own.
    static func advice(_ advice: [Advice], asOf day: Day, _ reader: Reader) -> Explanation? {
        advice.isEmpty
            ? nil
            : explanation(
                ofCard: "why-advice", title: reader.say(.recommendations), what: .adviceWhat, asOf: day, reader: reader)
    }

    /// Creates the receipt of the seven-day plan; nil without a plan.
    static func plan(_ plan: [PlanDay], asOf day: Day, _ reader: Reader) -> Explanation? {
        plan.isEmpty
            ? nil
            : explanation(
                ofCard: "why-plan", title: reader.say(.plan), what: .planWhat, asOf: day, models: [WeekPlanner.card],
                reader: reader)
    }

    /// Creates the receipt of the load ratio. It begins with what studies found about the ratio, before the number.
    static func ratio(_ ratio: Estimate, id: String, title: String, _ reader: Reader) -> Explanation {
        var made = explanation(
            ratio, id: id, title: title, card: ModelCatalogue.card(ratio.method), reader: reader
        ) { Figure(reader.number($0, decimals: 2)) }
        made.rows.insert(.init(reader.say(.whatItIs), reader.say(.studiesDisagree)), at: 0)
        return made
    }
}
