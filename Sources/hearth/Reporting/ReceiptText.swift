import Analysis
import Contract
import Localizations
import Measures
import Screens

/// Formats the receipt of a figure: value, interval, model and all inputs.
enum ReceiptText {
    static func lines(_ name: String, _ answer: Answer<Estimate>, language: Language) -> [String] {
        switch answer {
        case .absent(let reason): return [name + ": " + AbsenceText.text(reason, language)]
        case .known(let estimate):
            var lines = [name + " = " + Language.english.number(estimate.value, decimals: 3)]
            if let interval = estimate.interval {
                lines.append(
                    row(
                        "between",
                        Language.english.number(interval.low, decimals: 3) + " and "
                            + Language.english.number(interval.high, decimals: 3)
                            + " (four times of five)"))
            }
            let count = estimate.count == 1 ? "1 observation" : "\(estimate.count) observations"
            lines.append(row("rests on", count + ", quality " + Language.english.percent(estimate.quality)))
            lines.append(row("as of", ISO8601.text(estimate.asOf)))
            if !estimate.inputs.isEmpty {
                lines += ["", "From"]
                for input in estimate.inputs {
                    let value = input.value.map { Language.english.number($0, decimals: 2) } ?? ""
                    let source = input.activity.map { "  activity " + $0.prefix(12) } ?? ""
                    lines.append(row(input.name, value + (input.unit.isEmpty ? "" : " " + input.unit) + source))
                }
            }
            lines += ["", "Model"]
            guard let card = ModelCatalogue.card(estimate.method) else { return lines + [row("id", estimate.method)] }
            return lines + ModelCardText.lines(card)
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
