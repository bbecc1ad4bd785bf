import Analysis
import Localizations

/// The texts of a model card in the reader's language. Cards are written in English beside the code; their translations are in
/// `Localizations/Models.xcstrings` by the id of the card. Citations are not translated.
extension Reader {
    typealias CardText = (text: String, isEnglish: Bool)

    func name(of card: ModelCard) -> CardText { text(card.name, card.id + ".name") }

    /// How the model computes. Without a translation it consists of symbols, which are the same in every language.
    func formula(of card: ModelCard) -> CardText {
        let formula = text(card.formula, card.id + ".formula", card.constants)
        return (formula.text, formula.isEnglish && language == .english)
    }

    /// What the model cannot do.
    func limits(of card: ModelCard) -> CardText { text(card.limits, card.id + ".limits", card.constants) }

    /// Where the model comes from.
    func source(of card: ModelCard) -> CardText { text(card.source, card.id + ".source") }

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
