import Analysis
import Localizations

/// Texts of model cards in the user's language.
///
/// Cards are written in English beside the code. Their translations are in `Localizations/Models.xcstrings` by the card's id. Citations are
/// not translated.
extension DisplayContext {
    typealias CardText = (text: String, isEnglish: Bool)

    func name(of card: ModelCard) -> CardText { text(card.name, card.id + ".name") }

    /// Formula of the model. Formulas without a translation consist of symbols, which are the same in every language.
    func formula(of card: ModelCard) -> CardText {
        let formula = text(card.formula, card.id + ".formula", card.constants)
        return (formula.text, formula.isEnglish && language == .english)
    }

    /// Limits of the model.
    func limits(of card: ModelCard) -> CardText { text(card.limits, card.id + ".limits", card.constants) }

    /// Source of the model.
    func source(of card: ModelCard) -> CardText { text(card.source, card.id + ".source") }

    /// Units of a model or of an input, in words. Symbols have no translation.
    func units(_ units: String) -> String {
        guard language != .english, let phrase = Phrase.named("units." + units) else { return units }
        return phrase.text(language)
    }

    private func text(_ english: String, _ key: String, _ constants: [CardConstant] = []) -> CardText {
        guard language != .english, let phrase = Phrase.named(key), phrase.isTranslated(to: language) else {
            return (english.withApostrophes, true)
        }
        let text = CardConstant.filled(phrase.text(language), constants) {
            $0.text(decimalSeparator: language.format.decimalSeparator)
        }
        return (text, false)
    }
}
