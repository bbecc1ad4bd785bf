import Analysis
import Localizations
import Measures

extension ActivityScreen {
    /// Section with both thresholds and their intervals, or the reason why there are none.
    static func fractalThreshold(_ threshold: FractalThreshold, _ reader: Reader) -> RunningScreen.Section {
        let title = reader.say(.fractalTitle)
        func row(_ label: Phrase, _ answer: Answer<Estimate>) -> RunningScreen.Row {
            guard let estimate = answer.value, let interval = estimate.interval else {
                let reason = answer.absence == .nothingFound ? reader.say(.fractalNotReached) : nil
                return .init(
                    reader.say(label), "", reason ?? AbsenceText.text(answer.absence ?? .noData, reader.language))
            }
            return .init(
                reader.say(label), reader.number(estimate.value) + " " + reader.say(.beatsPerMinute),
                reader.say(.acclimationBetween(low: reader.number(interval.low), high: reader.number(interval.high))))
        }
        var receipt = ExplainText.explanation(ofRowsBy: FractalThreshold.card, id: "why-fractal", title: title, reader: reader)
        receipt.rows.insert(
            .init(
                reader.say(.restsOn),
                reader.say(
                    threshold.windows.isEmpty
                        ? .fractalNoWindow(rejected: reader.number(threshold.rejected))
                        : .fractalWindows(
                            windows: reader.number(threshold.windows.count), rejected: reader.number(threshold.rejected)))),
            at: 0)
        return RunningScreen.Section(
            "fractal", title, lead: reader.say(.fractalLead),
            [row(.fractalAerobic, threshold.aerobic), row(.fractalAnaerobic, threshold.anaerobic)], receipt)
    }
}
