import Analysis
import Measures

extension RunningScreen {
    // MARK: Stride

    static func stride(_ running: RunningInsight, _ reader: Reader) -> Section? {
        let title = reader.say(.strideTitle)
        var receipt = ExplainText.explanation(ofRowsBy: StrideReading.card, id: "why-stride", title: title, reader: reader)
        receipt.inputs = running.stride.map {
            .init(reader.say($0.reading.metric.phrase), reader.count(.observations, $0.estimate.count))
        }
        return Section("stride", title, running.stride.map { stride($0, reader) }, receipt).unlessEmpty
    }

    private static func stride(_ answer: StrideAnswer, _ reader: Reader) -> Row {
        let reading = answer.reading
        // Within its own spread a value is as usual, whatever its last digit.
        let word: Phrase = abs(reading.score) <= 1 ? .withinUsual : reading.score > 0 ? .aboveUsual : .belowUsual
        return Row(
            reader.say(reading.metric.phrase), reading.metric.text(reading.value, reader),
            reader.say(.strideNote, reading.metric.text(reading.expected, reader), reader.say(word)))
    }
}

extension StrideMetric {
    /// In the unit that runners use.
    func text(_ value: Double, _ reader: Reader) -> String {
        switch self {
        case .cadence: Numeral.text(value, decimals: 1) + " " + reader.say(.stepsPerMinute)
        case .stepLength: Numeral.text(value * 100, decimals: 1) + " cm"
        case .contactTime: Numeral.text(value * 1000) + " " + reader.say(.millisecondsUnit)
        case .oscillation: Numeral.text(value * 100, decimals: 2) + " cm"
        case .verticalRatio: Numeral.text(value, decimals: 2) + " %"
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
