import Measures
import Training

extension ActivityScreen {
    static func charts(
        _ recording: Recording, _ series: ActivitySeries, zoneBounds: [Double]?, _ reader: Reader
    ) -> ChartStack? {
        let panels = panels(recording, series, zoneBounds, reader)
        guard !panels.isEmpty, series.duration > 0 else { return nil }
        let ticks = Axis.timeTicks(duration: series.duration, count: 6).map {
            Axis.Tick(position: $0 / series.duration, label: DurationText.clock($0))
        }
        let times = (0..<series.count).map { column in
            DurationText.clock((Double(column) + 0.5) / Double(series.count) * series.duration)
        }
        // A table of some thirty rows tells the course; every column would be a wall of numbers.
        let step = max(1, series.count / 30)
        var rows: [[String]] = []
        for column in stride(from: 0, to: series.count, by: step) {
            rows.append([times[column]] + panels.map { $0.values[column].isEmpty ? "–" : $0.values[column] })
        }
        return ChartStack(
            panels: panels, timeTicks: ticks, columnTimes: times, cursorLabel: reader.say(.chartCursor),
            zoomIn: reader.say(.zoomIn), zoomOut: reader.say(.zoomOut), zoomReset: reader.say(.zoomReset),
            table: DataTable(
                caption: reader.say(.charts),
                headers: [reader.say(.time)] + panels.map { $0.unit.isEmpty ? $0.title : $0.title + " (" + $0.unit + ")" },
                rows: rows),
            tableLabel: reader.say(.showTable))
    }

    private static func panels(
        _ recording: Recording, _ series: ActivitySeries, _ zoneBounds: [Double]?, _ reader: Reader
    ) -> [ChartPanel] {
        let plain = PanelMaker(reader: reader)
        let isOnFoot = recording.sport.isOnFoot
        var panels: [ChartPanel?] = []
        panels.append(
            series.heartRate.flatMap { plain.panel($0, .heart, .heartRate, reader.say(.beatsPerMinute), zones: zoneBounds ?? []) }
        )
        panels.append(series.speed.flatMap { isOnFoot ? plain.pace($0) : plain.speed($0) })
        panels.append(
            series.altitude.flatMap {
                plain.panel(
                    $0.mapped { $0 / reader.units.metresPerHeightUnit }, .elevation, .elevation, reader.units.heightUnit,
                    isLevel: true)
            })
        panels.append(
            series.cadence.flatMap {
                plain.panel(
                    $0, .cadence, series.isCadenceDerived ? .derivedCadence : .cadence,
                    reader.say(recording.sport.isCycling ? .turnsPerMinute : .stepsPerMinute), isTrimmed: true)
            })
        panels.append(series.power.flatMap { plain.panel($0, .power, .power, "W") })
        panels.append(
            series.stepLength.flatMap { plain.panel($0.mapped { $0 * 100 }, .step, .stepLength, "cm", isTrimmed: true) })
        panels.append(
            series.verticalOscillation.flatMap {
                plain.panel($0.mapped { $0 * 100 }, .oscillation, .verticalOscillation, "cm", decimals: 1, isTrimmed: true)
            })
        panels.append(
            series.groundContact.flatMap {
                plain.panel(
                    $0.mapped { $0 * 1000 }, .contact, .groundContact, reader.say(.millisecondsUnit), isTrimmed: true)
            })
        return panels.compactMap { $0 }
    }
}

/// Makes one chart of one curve.
struct PanelMaker {
    var reader: Reader

    /// - Parameters:
    ///   - isTrimmed: the scale follows the usual values, so that standing at a light does not flatten the rest.
    ///   - isLevel: the summary tells lowest and highest instead of mean and highest.
    func panel(
        _ sampled: SampledColumns, _ ink: SeriesInk, _ title: Phrase, _ unit: String, zones: [Double] = [], decimals: Int = 0,
        isTrimmed: Bool = false, isLevel: Bool = false
    ) -> ChartPanel? {
        guard let all = sampled.bounds, let usual = isTrimmed ? sampled.usualBounds : sampled.bounds else { return nil }
        let least = max(decimals > 0 ? 0.2 : 2, isTrimmed ? usual.high.magnitude * 0.03 : 0)
        let room = max((usual.high - usual.low) * 0.12, least)
        let axis = Axis(low: usual.low - room, high: usual.high + room, count: 3) { Numeral.text($0, decimals: decimals) }
        let means = sampled.means.compactMap { $0 }
        let mean = means.reduce(0, +) / Double(max(1, means.count))
        let summary =
            isLevel
            ? reader.say(.lowAndHigh, Numeral.text(all.low), Numeral.text(all.high), unit)
            : reader.say(
                .meanAndMax, Numeral.text(mean, decimals: decimals), Numeral.text(all.high, decimals: decimals), unit)
        return make(sampled, ink, reader.say(title), summary, unit, axis, zones) { Numeral.text($0, decimals: decimals) }
    }

    func speed(_ sampled: SampledColumns) -> ChartPanel? {
        panel(
            sampled.mapped { $0 * 3600 / reader.units.metresPerLongUnit }, .speed, .speed, reader.units.longUnit + "/h",
            decimals: 1, isTrimmed: true)
    }

    /// Drawn as speed, so that standing still has a place, and labelled as pace.
    func pace(_ sampled: SampledColumns) -> ChartPanel? {
        guard let usual = sampled.usualBounds, let fastest = sampled.usualMeans?.high, usual.high > 0.3 else { return nil }
        let low = max(0.5, usual.low - max((usual.high - usual.low) * 0.15, 0.1))
        let high = max(low + 0.2, usual.high + max((usual.high - usual.low) * 0.15, 0.1))
        let unit = reader.units.metresPerLongUnit
        func text(_ speed: Double) -> String { speed > 0.3 ? DurationText.clock(unit / speed) : "" }
        let step = [15.0, 30, 60, 120, 300].first { (unit / low - unit / high) / $0 <= 4 } ?? 600
        var values: [Double] = []
        var seconds = (unit / high / step).rounded(.up) * step
        while seconds <= unit / low, values.count < 12 {
            values.append(unit / seconds)
            seconds += step
        }
        // Drawn upside down for those who read a rising line as a rising number.
        let isUp = reader.paceAxis == .fasterUp
        let axis =
            isUp
            ? Axis(low: low, high: high, values: values) { text($0) }
            : Axis(low: -high, high: -low, values: values.map { -$0 }) { text(-$0) }
        let means = sampled.means.compactMap { $0 }.filter { $0 > 0.3 }
        let mean = means.reduce(0, +) / Double(max(1, means.count))
        let unitText = "/" + reader.units.longUnit
        let summary = reader.say(.meanAndBest, text(mean), text(fastest), unitText)
        return make(isUp ? sampled : sampled.mapped { -$0 }, .pace, reader.say(.pace), summary, unitText, axis, []) {
            text($0.magnitude)
        }
    }

    private func make(
        _ sampled: SampledColumns, _ ink: SeriesInk, _ title: String, _ summary: String, _ unit: String, _ axis: Axis,
        _ zones: [Double], text: (Double) -> String
    ) -> ChartPanel {
        ChartPanel(
            ink: ink, title: title, summary: summary, spoken: reader.say(.chartSpoken, title, summary), unit: unit,
            geometry: ChartGeometry(sampled, axis: axis), ticks: axis.ticks, bands: bands(zones, axis),
            values: sampled.means.map { $0.map { text($0) } ?? "" })
    }

    private func bands(_ bounds: [Double], _ axis: Axis) -> [ChartPanel.Band] {
        var bands: [ChartPanel.Band] = []
        for (index, bound) in bounds.enumerated() {
            let from = max(0, axis.position(bound))
            let to = min(1, index + 1 < bounds.count ? axis.position(bounds[index + 1]) : 1)
            if to > from { bands.append(.init(from: from, to: to, zone: index + 1)) }
        }
        return bands
    }
}
