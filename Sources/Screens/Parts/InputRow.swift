import Analysis
import Localizations
import Measures

extension DisplayContext {
    /// More inputs of one kind than this are summarised.
    private static let mostOfAKind = 7
    /// Maximum number of rows in a receipt.
    private static let mostLines = 14

    /// Returns the inputs of an estimate in the user's words and units. Many inputs of one kind are summarised by their median and range.
    ///
    /// - Returns: at most as many rows as fit into a receipt. If there are more, the last one states their number.
    func rows(of inputs: [EstimateInput], asOf today: Day) -> [Explanation.Row] {
        var kinds: [Kind] = []
        var readable = 0
        for input in inputs {
            let text = InputText(input, asOf: today)
            let words = text.words(self) ?? text.label(self)
            if let at = kinds.firstIndex(where: { $0.words == words }) {
                kinds[at].inputs.append(input)
            } else {
                kinds.append(Kind(words: words, inputs: [input]))
            }
        }
        var rows: [Explanation.Row] = []
        for kind in kinds {
            let lines =
                kind.inputs.count > DisplayContext.mostOfAKind ? [row(of: kind)] : kind.inputs.map { row(of: $0, asOf: today) }
            guard rows.count + lines.count <= DisplayContext.mostLines else { continue }
            rows += lines
            readable += kind.inputs.count
        }
        if readable < inputs.count { rows.append(.init(say(.moreInputs(count: inputs.count - readable)), "")) }
        return rows
    }

    /// Inputs with the same words.
    private struct Kind {
        var words: String
        var inputs: [EstimateInput]
    }

    private func row(of kind: Kind) -> Explanation.Row {
        let name = say(.inputGroup(kind: kind.words, number: number(kind.inputs.count)))
        let values = kind.inputs.compactMap { $0.value }
        guard let middle = Robust.median(values), let least = values.min(), let most = values.max() else {
            return .init(name, "")
        }
        let ends = [middle, least, most].map { InputText.figure($0, of: kind.inputs[0], self) }
        return .init(name, say(.inputSpread(median: ends[0], low: ends[1], high: ends[2])))
    }

    func row(of input: EstimateInput, asOf today: Day) -> Explanation.Row {
        let text = InputText(input, asOf: today)
        var row = Explanation.Row(text.label(self), input.value.map { InputText.figure($0, of: input, self) } ?? "")
        row.route = input.activity.map { .activity($0) } ?? text.day.map { .day($0) }
        return row
    }
}
