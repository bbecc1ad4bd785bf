import Analysis
import Contract

/// Formats a model card completely.
enum ModelCardText {
    static func lines(_ card: ModelCard) -> [String] {
        var lines = ["  " + card.id + "  " + card.name]
        if !card.alsoKnownAs.isEmpty { lines += row("also known as", card.alsoKnownAs.joined(separator: ", ")) }
        lines += row("formula", card.formula) + row("units", card.units) + row("source", card.source)
        return lines + row("grade", card.grade.rawValue) + row("limits", card.limits)
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
