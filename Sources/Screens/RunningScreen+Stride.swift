import Analysis
import Localizations
import Measures

extension RunningScreen {
    // MARK: Stride

    static func stride(_ running: RunningInsight, _ reader: Reader) -> Section? {
        let title = reader.say(.strideTitle)
        var receipt = ExplainText.explanation(ofRowsBy: StrideReading.card, id: "why-stride", title: title, reader: reader)
        receipt.inputs = running.stride.map {
            .init(reader.say($0.reading.metric.phrase), reader.say(.observations(count: $0.estimate.count)))
        }
        return Section("stride", title, running.stride.map { stride($0, reader) }, receipt).unlessEmpty
    }

    private static func stride(_ answer: StrideAnswer, _ reader: Reader) -> Row {
        let reading = answer.reading
        // Within its own spread a value counts as usual, whatever its last digit.
        let word: Phrase = abs(reading.score) <= 1 ? .withinUsual : reading.score > 0 ? .aboveUsual : .belowUsual
        return Row(
            reader.say(reading.metric.phrase), reading.metric.text(reading.value, reader),
            reader.say(.strideNote(expected: reading.metric.text(reading.expected, reader), comparison: reader.say(word))))
    }
}

extension StrideMetric {
    /// Formats a value in the unit that runners use.
    func text(_ value: Double, _ reader: Reader) -> String {
        switch self {
        case .cadence: reader.number(value, decimals: 1) + " " + reader.say(.stepsPerMinute)
        case .stepLength: reader.number(value * 100, decimals: 1) + " cm"
        case .contactTime: reader.number(value * 1000) + " " + reader.say(.millisecondsUnit)
        case .oscillation: reader.number(value * 100, decimals: 2) + " cm"
        case .verticalRatio: reader.number(value, decimals: 2) + " %"
        }
    }

    var phrase: Phrase {
        switch self {
        case .cadence: .cadence
        case .stepLength: .stepLength
        case .contactTime: .groundContact
        case .oscillation: .verticalOscillation
        case .verticalRatio: .verticalRatio
        }
    }
}
