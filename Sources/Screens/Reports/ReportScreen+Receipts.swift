import Analysis
import Localizations

extension ReportScreen {
    /// Receipt of the sums and of the models of their loads.
    static func receipt(_ digests: [ActivityDigest], _ reader: Reader) -> Explanation {
        var counts = [Int](repeating: 0, count: SessionLoad.Method.allCases.count)
        var count = 0
        for digest in digests where !digest.isLeftOut {
            count += 1
            for (index, method) in SessionLoad.Method.allCases.enumerated() where digest.load?.method == method {
                counts[index] += 1
            }
        }
        var rows: [Explanation.Row] = [
            .init(reader.say(.distance), reader.say(.sumsDistance)), .init(reader.say(.movingTime), reader.say(.movingRule)),
            .init(reader.say(.ascent), reader.say(.sumsAscent)),
        ]
        var main = 0
        var words: [String] = []
        for (index, method) in SessionLoad.Method.allCases.enumerated() where counts[index] > 0 {
            words.append(reader.say(.labelled(label: reader.say(method.phrase), value: reader.number(counts[index]))))
            if counts[index] > counts[main] { main = index }
        }
        if !words.isEmpty { rows.append(.init(reader.say(.sessionLoad), words.joined(separator: " · "))) }
        return ExplainText.explanation(
            ofCard: "why-sums", title: reader.say(.inSum), what: .sumsWhat, restsOn: reader.say(.activityCount(count: count)),
            rows: rows,
            models: words.isEmpty ? [] : [SessionLoad.Method.allCases[main].card], reader: reader)
    }
}
