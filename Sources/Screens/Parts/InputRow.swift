import Analysis
import Localizations
import Measures

extension Reader {
    /// Of one kind more than these are told together.
    private static let mostOfAKind = 7
    /// Lines that a receipt has room for.
    private static let mostLines = 14

    /// What went into an estimate, in the reader's words and units; what comes many times over as its middle and its ends.
    ///
    /// - Returns: at most so many lines as a receipt has room for, the last of which says how many inputs there are besides.
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
            let lines = kind.inputs.count > Reader.mostOfAKind ? [row(of: kind)] : kind.inputs.map { row(of: $0, asOf: today) }
            guard rows.count + lines.count <= Reader.mostLines else { continue }
            rows += lines
            readable += kind.inputs.count
        }
        if readable < inputs.count { rows.append(.init(say(.moreInputs(count: inputs.count - readable)), "")) }
        return rows
    }

    /// Inputs of the same words.
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
