import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    /// Running form, averaged over moving time. Only values that were recorded or follow from them directly, and only for running.
    static func form(_ recording: Recording, _ series: ActivitySeries, _ context: DisplayContext) -> [MetricTile] {
        guard recording.sport.isRunning else { return [] }
        func mean(_ columns: SampledColumns?) -> Double? {
            var sum = 0.0
            var count = 0
            for case let column? in columns?.columns ?? [] where column.mean > 0 {
                sum += column.mean
                count += 1
            }
            return count > 0 ? sum / Double(count) : nil
        }
        let cadence = mean(series.cadence)
        let step = mean(series.stepLength)
        let oscillation = mean(series.verticalOscillation)
        let contact = mean(series.groundContact)
        // Cadence alone has its own chart.
        guard step != nil || oscillation != nil || contact != nil else { return [] }
        var tiles: [MetricTile] = []
        func add(_ label: Phrase, _ value: Double?, _ unit: String, decimals: Int = 0, note: Phrase? = nil) {
            guard let value else { return }
            tiles.append(
                MetricTile(
                    label: context.say(label), figure: Figure(context.number(value, decimals: decimals), unit), symbol: .cadence,
                    tone: .extreme, note: note.map { context.say($0) }))
        }
        add(
            .cadence, cadence, context.say(.stepsPerMinute), note: series.isCadenceDerived ? .derivedNote : nil)
        add(.stepLength, step.map { $0 * 100 }, "cm")
        add(.verticalOscillation, oscillation.map { $0 * 100 }, "cm", decimals: 1)
        add(.groundContact, contact.map { $0 * 1000 }, context.say(.millisecondsUnit))
        if let oscillation, let step {
            add(.verticalRatio, StrideShape.verticalRatio(oscillation: oscillation, stepLength: step), "%", decimals: 1)
        }
        if let contact, let cadence {
            add(.dutyFactor, StrideShape.dutyFactor(contact: contact, cadence: cadence), "%")
        }
        add(
            .contactBalance,
            mean(
                recording.channel(.groundContactBalance).map {
                    SampledColumns($0, duration: series.duration, count: series.count)
                }), "%", decimals: 1, note: .leftShare)
        return tiles
    }
}
