import Analysis
import Localizations
import Measures

extension RunningSections {
    // MARK: Stride

    static func stride(_ running: RunningInsight, _ context: DisplayContext) -> Section? {
        let title = context.say(.strideTitle)
        var receipt = ExplainText.explanation(of: StrideReading.card, id: "why-stride", title: title, context: context)
        receipt.inputs = running.stride.map {
            .init(context.say($0.reading.metric.phrase), context.say(.observations(count: $0.estimate.count)))
        }
        return Section("stride", title, running.stride.map { stride($0, context) }, receipt).unlessEmpty
    }

    private static func stride(_ answer: StrideAnswer, _ context: DisplayContext) -> Row {
        let reading = answer.reading
        // Within its own spread a value counts as usual, whatever its last digit.
        let word: Phrase = abs(reading.score) <= 1 ? .withinUsual : reading.score > 0 ? .aboveUsual : .belowUsual
        return Row(
            context.say(reading.metric.phrase), reading.metric.text(reading.value, context),
            context.say(.strideNote(expected: reading.metric.text(reading.expected, context), comparison: context.say(word))))
    }
}

extension StrideMetric {
    /// Formats a value in the unit that runners use.
    func text(_ value: Double, _ context: DisplayContext) -> String {
        switch self {
        case .cadence: context.number(value, decimals: 1) + " " + context.say(.stepsPerMinute)
        case .stepLength: context.number(value * 100, decimals: 1) + " cm"
        case .contactTime: context.number(value * 1000) + " " + context.say(.millisecondsUnit)
        case .oscillation: context.number(value * 100, decimals: 2) + " cm"
        case .verticalRatio: context.number(value, decimals: 2) + " %"
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
