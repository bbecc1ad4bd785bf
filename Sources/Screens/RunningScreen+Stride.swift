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
        return Row(
            reader.say(reading.metric.phrase), reading.metric.text(reading.value),
            reader.say(.strideNote, reading.metric.text(reading.expected), Numeral.signed(reading.score, decimals: 1)))
    }
}

extension StrideMetric {
    /// In the unit that runners use.
    func text(_ value: Double) -> String {
        switch self {
        case .cadence: Numeral.text(value) + " spm"
        case .stepLength: Numeral.text(value, decimals: 2) + " m"
        case .contactTime: Numeral.text(value * 1000) + " ms"
        case .oscillation: Numeral.text(value * 100, decimals: 1) + " cm"
        case .verticalRatio: Numeral.text(value, decimals: 1) + " %"
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
