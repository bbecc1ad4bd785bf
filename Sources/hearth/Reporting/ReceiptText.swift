import Analysis
import Contract
import Localizations
import Measures
import Screens

/// Formats the receipt of a figure: value, interval, model and all inputs.
enum ReceiptText {
    static func lines(_ name: String, _ answer: Answer<Estimate>, _ context: DisplayContext) -> [String] {
        let (words, language) = (CommandWords(context), context.language)
        switch answer {
        case .absent(let reason): return [name + ": " + AbsenceText.text(reason, language)]
        case .known(let estimate):
            var lines = [name + " = " + language.number(estimate.value, decimals: 3)]
            if let interval = estimate.interval {
                let (low, high) = (language.number(interval.low, decimals: 3), language.number(interval.high, decimals: 3))
                lines.append(row(words.say(.receiptBetween), words.say(.receiptInterval(low: low, high: high))))
            }
            let count = words.say(.observations(count: estimate.count))
            let quality = language.percent(estimate.quality)
            lines.append(
                row(words.say(.receiptRestsOn), words.say(.receiptObservations(observations: count, quality: quality))))
            lines.append(row(words.say(.receiptAsOf), ISO8601.text(estimate.asOf)))
            if !estimate.inputs.isEmpty {
                lines += ["", words.say(.receiptFrom)]
                for input in estimate.inputs {
                    let source = input.activity.map { "  " + words.say(.receiptActivity(id: String($0.prefix(12)))) } ?? ""
                    lines.append(row(words.input(input, asOf: estimate.asOf), (words.figure(input) ?? "") + source))
                }
            }
            lines += ["", words.say(.receiptModel)]
            guard let card = ModelCatalogue.card(estimate.method) else {
                return lines + [row(words.say(.receiptModelID), estimate.method)]
            }
            return lines + ModelCardText.lines(card, words)
        }
    }

    static func json(_ name: String, _ answer: Answer<Estimate>) throws -> JSONValue {
        switch answer {
        case .absent(let reason): return ["name": .text(name), "absent": .text(reason.rawValue)]
        case .known(let estimate):
            var members: [String: JSONValue] = [
                "name": .text(name), "receipt": try JSONText.value(of: ReceiptPayload(estimate)),
            ]
            if let card = ModelCatalogue.card(estimate.method) { members["card"] = ModelCardText.json(card) }
            return .object(members)
        }
    }

    private static func row(_ name: String, _ value: String) -> String { "  " + TextWidth.padded(name, to: 28) + "  " + value }
}
