import Analysis
import Localizations

/// A model of the figures: what its card says.
public struct ModelScreen: Equatable, Sendable {
    public var title: String
    public var formula: Explanation.Row
    /// Units and evidence; other names first, where there are any.
    public var facts: [Explanation.Row]
    public var limits: Explanation.Row
    public var source: Explanation.Row
    public var back: Route
    public var backLabel: String

    /// - Parameter id: id of a card.
    /// - Returns: nil for an unknown id.
    public init?(id: String, context: DisplayContext) {
        guard let card = ModelCatalogue.card(id) else { return nil }
        self.init(card, context: context)
    }

    init(_ card: ModelCard, context: DisplayContext) {
        func row(_ name: Phrase, _ text: DisplayContext.CardText) -> Explanation.Row {
            Explanation.Row(context.say(name), text.text, isEnglish: text.isEnglish && context.language != .english).inClauses
        }
        title = context.name(of: card).text
        formula = row(.formula, context.formula(of: card))
        let others = card.alsoKnownAs.joined(separator: context.say(.listJoint))
        facts = others.isEmpty ? [] : [row(.modelAlsoKnownAs, (others, true))]
        facts += [
            .init(context.say(.modelUnits), context.units(card.units)),
            .init(context.say(.evidence), context.say(card.grade.phrase)),
        ]
        limits = row(.limits, context.limits(of: card))
        source = row(.source, context.source(of: card))
        back = .models
        backLabel = context.say(.modelsTitle)
    }
}
