import Analysis
import Localizations

extension ReportScreen {
    /// Receipt of the sums and of the models of their loads.
    static func receipt(_ digests: [ActivityDigest], _ context: DisplayContext) -> Explanation {
        var counts = [Int](repeating: 0, count: SessionLoad.Method.allCases.count)
        var count = 0
        for digest in digests where !digest.isLeftOut {
            count += 1
            for (index, method) in SessionLoad.Method.allCases.enumerated() where digest.load?.method == method {
                counts[index] += 1
            }
        }
        var rows: [Explanation.Row] = [
            .init(context.say(.distance), context.say(.sumsDistance)), .init(context.say(.movingTime), context.say(.movingRule)),
            .init(context.say(.ascent), context.say(.sumsAscent)),
        ]
        var main = 0
        var words: [String] = []
        for (index, method) in SessionLoad.Method.allCases.enumerated() where counts[index] > 0 {
            words.append(context.say(.labelled(label: context.say(method.phrase), value: context.number(counts[index]))))
            if counts[index] > counts[main] { main = index }
        }
        if !words.isEmpty { rows.append(.init(context.say(.sessionLoad), words.joined(separator: " · "))) }
        return ExplainText.explanation(
            ofCard: "why-sums", title: context.say(.inSum), what: .sumsWhat, restsOn: context.say(.activityCount(count: count)),
            rows: rows,
            models: words.isEmpty ? [] : [SessionLoad.Method.allCases[main].card], context: context)
    }
}
