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

    // MARK: Zones

    static func zones(_ running: RunningInsight, _ reader: Reader) -> Section? {
        Section("zones-by-kind", reader.say(.zonesTitle), running.zones.map { zones($0, reader) }).unlessEmpty
    }

    private static func zones(_ table: ZoneTable, _ reader: Reader) -> Row {
        func figure(_ value: Double) -> Figure {
            switch table.kind {
            case .heartRate: reader.heartRate(HeartRate(beatsPerMinute: value))
            case .pace: reader.pace(secondsPerKilometre: value)
            case .power: Figure(Numeral.text(value), "W")
            }
        }
        let name =
            switch table.kind {
            case .heartRate: reader.say(.zonesHeartRate)
            case .pace: reader.say(.zonesPace)
            case .power: reader.say(.zonesPower)
            }
        var parts: [String] = []
        for zone in table.zones {
            guard zone.name != "0" else { continue }
            // In the direction of effort a pace falls: its faster end stands first, as people say it.
            let ends = (zone.from.map { figure($0).number }, zone.to.map { figure($0).number })
            let range = table.kind == .pace ? paceRange(slow: ends.0, fast: ends.1, reader) : reader.zoneRange(ends.0, ends.1)
            parts.append(zone.name + ": " + range)
        }
        let unit = figure(table.base.value).unit
        var row = Row(name, "", parts.joined(separator: " · ") + (unit.isEmpty ? "" : " " + unit))
        var receipt = ExplainText.explanation(
            table.base, id: "why-zones-" + table.kind.rawValue, title: reader.say(.zonesTitle) + " · " + name,
            card: ModelCatalogue.card(table.method), reader: reader, figure: figure)
        receipt.rows.insert(.init(reader.say(.zonesBase), receipt.value), at: 0)
        receipt.value = ""
        row.explanation = receipt
        return row
    }
}

extension RunningScreen {
    private static func paceRange(slow: String?, fast: String?, _ reader: Reader) -> String {
        switch (slow, fast) {
        case (let slow?, let fast?): reader.say(.zoneBetween, fast, slow)
        case (let slow?, nil): reader.say(.zoneFaster, slow)
        case (nil, let fast?): reader.say(.zoneSlower, fast)
        case (nil, nil): "–"
        }
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
        case .cadence: .strideCadence
        case .stepLength: .strideStep
        case .contactTime: .strideContact
        case .oscillation: .strideOscillation
        case .verticalRatio: .strideRatio
        }
    }
}
