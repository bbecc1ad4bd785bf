import Analysis
import Localizations

/// All models of the figures, in the order of the catalogue.
public struct ModelsScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var models: [Item]

    public struct Item: Equatable, Sendable {
        public var route: Route
        public var name: String
        /// Whether the name is English.
        public var isEnglish: Bool
        public var evidence: String
    }

    public init(context: DisplayContext) {
        title = context.say(.modelsTitle)
        lead = context.say(.modelsLead)
        models = ModelCatalogue.all.map { card in
            let name = context.name(of: card)
            return Item(
                route: .model(card.id), name: name.text, isEnglish: name.isEnglish && context.language != .english,
                evidence: context.say(card.grade.phrase))
        }
    }
}
