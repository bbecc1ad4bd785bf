import Analysis
import Localizations
import Measures

extension ActivityScreen {
    /// Section with both thresholds and their intervals, or the reason why there are none.
    static func fractalThreshold(_ threshold: FractalThreshold, _ context: DisplayContext) -> RunningSections.Section {
        let title = context.say(.fractalTitle)
        func row(_ label: Phrase, _ answer: Answer<Estimate>) -> RunningSections.Row {
            guard let estimate = answer.value, let interval = estimate.interval else {
                let reason = answer.absence == .nothingFound ? context.say(.fractalNotReached) : nil
                return .init(
                    context.say(label), "", reason ?? AbsenceText.text(answer.absence ?? .noData, context.language))
            }
            return .init(
                context.say(label), context.number(estimate.value) + " " + context.say(.beatsPerMinute),
                context.say(.acclimationBetween(low: context.number(interval.low), high: context.number(interval.high))))
        }
        var receipt = ExplainText.explanation(of: FractalThreshold.card, id: "why-fractal", title: title, context: context)
        receipt.rows.insert(
            .init(
                context.say(.restsOn),
                context.say(
                    threshold.windows.isEmpty
                        ? .fractalNoWindow(rejected: context.number(threshold.rejected))
                        : .fractalWindows(
                            windows: context.number(threshold.windows.count), rejected: context.number(threshold.rejected)))),
            at: 0)
        return RunningSections.Section(
            "fractal", title, lead: context.say(.fractalLead),
            [row(.fractalAerobic, threshold.aerobic), row(.fractalAnaerobic, threshold.anaerobic)], receipt)
    }
}
