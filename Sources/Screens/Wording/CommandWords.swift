public import Analysis
public import Localizations
public import Measures
public import Training

/// Names of technical values in the output of commands. English has the names of the JSON output, which users pass to other commands;
/// other languages have the words of the pages.
public struct CommandWords: Sendable {
    let context: DisplayContext

    public init(_ context: DisplayContext) { self.context = context }

    public var language: Language { context.language }

    public func say(_ phrase: Phrase) -> String { context.say(phrase) }

    public func channel(_ kind: ChannelKind) -> String {
        language == .english ? kind.name : Phrase.findingName(kind.name, language)
    }

    public func field(_ field: SharedField) -> String { translated(field.rawValue, field.phrase) }
    public func origin(_ origin: Source.Origin) -> String { translated(origin.rawValue, origin.phrase) }
    public func repair(_ kind: Repair.Kind) -> String { translated(kind.rawValue, kind.name) }
    public func repairable(_ part: Repairable) -> String { translated(part.rawValue, part.keepPhrase) }
    public func grade(_ grade: EvidenceGrade) -> String { translated(grade.rawValue, grade.phrase) }

    public func input(_ input: EstimateInput, asOf day: Day) -> String {
        language == .english ? input.name : InputText(input, asOf: day).label(context)
    }

    /// Value with its unit: that of the model in every language, like the result, so that both can be compared. Counts and days are words.
    public func figure(_ input: EstimateInput) -> String? {
        guard let value = input.value else { return nil }
        if language != .english, InputText.isCounted(input) { return InputText.figure(value, of: input, context) }
        return language.number(value, decimals: 2) + (input.unit.isEmpty ? "" : " " + context.units(input.unit))
    }

    public func units(of card: ModelCard) -> String { context.units(card.units) }

    public func name(of card: ModelCard) -> String { translated(card.name, context.name(of: card)) }
    public func formula(of card: ModelCard) -> String { translated(card.formula, context.formula(of: card)) }
    public func source(of card: ModelCard) -> String { translated(card.source, context.source(of: card)) }
    public func limits(of card: ModelCard) -> String { translated(card.limits, context.limits(of: card)) }

    private func translated(_ english: String, _ phrase: Phrase) -> String {
        language == .english ? english : context.say(phrase)
    }

    private func translated(_ english: String, _ text: DisplayContext.CardText) -> String {
        language == .english ? english : text.text
    }
}
