import Analysis
import Contract
import Localizations
import Screens

/// Formats a model card completely.
enum ModelCardText {
    static func lines(_ card: ModelCard, _ words: CommandWords) -> [String] {
        func row(_ name: Phrase, _ value: String) -> [String] { ModelCardText.row(words.say(name), value) }
        var lines = ["  " + card.id + "  " + words.name(of: card)]
        if !card.alsoKnownAs.isEmpty { lines += row(.cardAlsoKnownAs, card.alsoKnownAs.joined(separator: words.say(.listJoint))) }
        lines += row(.cardFormula, words.formula(of: card)) + row(.cardUnits, words.units(of: card))
        lines += row(.cardSource, words.source(of: card)) + row(.cardGrade, words.grade(card.grade))
        return lines + row(.cardLimits, words.limits(of: card))
    }

    static func json(_ card: ModelCard) -> JSONValue {
        [
            "id": .text(card.id), "name": .text(card.name), "also_known_as": .list(card.alsoKnownAs.map { .text($0) }),
            "formula": .text(card.formula), "units": .text(card.units), "source": .text(card.source),
            "grade": .text(card.grade.rawValue), "limits": .text(card.limits),
        ]
    }

    /// Returns all cards as one Markdown document.
    static func markdown(_ cards: [ModelCard]) -> String {
        var text = "# Models\n\nWritten by `hearth models --markdown` from the cards in `Sources/Analysis`.\n"
        for card in cards {
            text += "\n## " + card.name + "\n\n`" + card.id + "`"
            if !card.alsoKnownAs.isEmpty { text += ", also known as " + card.alsoKnownAs.joined(separator: ", ") }
            text += "\n\n- Formula: " + card.formula + "\n- Units: " + card.units + "\n- Source: " + card.source
            text += "\n- Grade: " + card.grade.rawValue + "\n- Limits: " + card.limits + "\n"
        }
        return text
    }

    private static func row(_ name: String, _ value: String) -> [String] {
        TextWidth.lines(value, width: 76).enumerated().map { index, line in
            "    " + TextWidth.padded(index == 0 ? name : "", to: 14) + "  " + line
        }
    }
}
