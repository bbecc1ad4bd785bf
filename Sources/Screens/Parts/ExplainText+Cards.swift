import Analysis
import Localizations
import Measures

extension ExplainText {
    /// Creates the receipt of a whole card: what it shows, the amount of data, and its models.
    ///
    /// - Parameter rows: further rows of this card.
    static func explanation(
        ofCard id: String, title: String, what: Phrase, restsOn: String? = nil, asOf day: Day? = nil,
        rows more: [Explanation.Row] = [], models: [ModelCard] = [], context: DisplayContext
    ) -> Explanation {
        var rows = [Explanation.Row(context.say(.whatItIs), context.say(what))]
        if let restsOn { rows.append(.init(context.say(.restsOn), restsOn)) }
        if let day { rows.append(.init(context.say(.asOf), context.longDate(day))) }
        rows += more
        for model in models { rows += ExplainText.rows(of: model, context) }
        return explanation(id: id, title: title, rows: rows, context: context)
    }

    /// Creates the receipt of recommendations. They name their figures, which have receipts of their own.
    static func advice(_ advice: [Advice], asOf day: Day, _ context: DisplayContext) -> Explanation? {
        advice.isEmpty
            ? nil
            : explanation(
                ofCard: "why-advice", title: context.say(.recommendations), what: .adviceWhat, asOf: day, context: context)
    }

    /// Creates the receipt of the seven-day plan; nil without a plan.
    static func plan(_ plan: [PlanDay], asOf day: Day, _ context: DisplayContext) -> Explanation? {
        plan.isEmpty
            ? nil
            : explanation(
                ofCard: "why-plan", title: context.say(.plan), what: .planWhat, asOf: day, models: [WeekPlanner.card],
                context: context)
    }

    /// Creates the receipt of the load ratio. It begins with what studies found about the ratio, before the number.
    static func ratio(_ ratio: Estimate, id: String, title: String, _ context: DisplayContext) -> Explanation {
        var made = explanation(
            ratio, id: id, title: title, card: ModelCatalogue.card(ratio.method), context: context
        ) { Figure(context.number($0, decimals: 2)) }
        made.rows.insert(.init(context.say(.whatItIs), context.say(.studiesDisagree)), at: 0)
        return made
    }
}
