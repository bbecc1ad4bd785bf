import Analysis
import Localizations

/// A model of the figures: what its card says.
public struct ModelScreen: Equatable, Sendable {
    public var title: String
    /// Whether the title is English.
    public var isEnglish: Bool
    /// Formula, units, source, evidence and limits; other names first, where there are any.
    public var rows: [Explanation.Row]
    public var back: Route
    public var backLabel: String

    /// - Parameter id: id of a card.
    /// - Returns: nil for an unknown id.
    public init?(id: String, context: DisplayContext) {
        guard let card = ModelCatalogue.all.first(where: { $0.id == id }) else { return nil }
        self.init(card, context: context)
    }

    init(_ card: ModelCard, context: DisplayContext) {
        func row(_ name: Phrase, _ text: DisplayContext.CardText) -> Explanation.Row {
            Explanation.Row(context.say(name), text.text, isEnglish: text.isEnglish && context.language != .english).inClauses
        }
        let name = context.name(of: card)
        (title, isEnglish) = (name.text, name.isEnglish && context.language != .english)
        let others = card.alsoKnownAs.joined(separator: context.say(.listJoint))
        rows = others.isEmpty ? [] : [row(.modelAlsoKnownAs, (others, true))]
        rows += [
            row(.formula, context.formula(of: card)), .init(context.say(.modelUnits), context.units(card.units)),
            row(.limits, context.limits(of: card)), .init(context.say(.evidence), context.say(card.grade.phrase)),
            row(.source, context.source(of: card)),
        ]
        back = .models
        backLabel = context.say(.modelsTitle)
    }
}
