import Localizations
import Measures
import Training

extension ActivityScreen {
    static func charts(
        _ recording: Recording, columns: Route, _ series: ActivitySeries, zoneBounds: [Double]?, _ context: DisplayContext
    ) -> ChartStack? {
        let maker = PanelMaker(context: context)
        let panels = ChartCurve.all(of: recording, series, zones: zoneBounds ?? [], context).compactMap { maker.panel($0) }
        guard !panels.isEmpty, series.duration > 0 else { return nil }
        let ticks = Axis.timeTicks(duration: series.duration, count: 6).map {
            Axis.Tick(position: $0 / series.duration, label: DurationText.clock($0))
        }
        // Some thirty rows show the course; every column would be too many numbers to read.
        let step = max(1, series.count / 30)
        var rows: [[String]] = []
        for column in stride(from: 0, to: series.count, by: step) {
            let time = DurationText.clock((Double(column) + 0.5) / Double(series.count) * series.duration)
            rows.append([time] + panels.map { $0.values[column].isEmpty ? "–" : $0.values[column] })
        }
        return ChartStack(
            panels: panels, timeTicks: ticks, duration: series.duration, columnsPath: columns.path,
            cursorLabel: context.say(.chartCursor), zoom: ZoomWords(context), failed: context.say(.chartsFailed),
            table: DataTable(
                caption: context.say(.charts),
                headers: [context.say(.time)] + panels.map { $0.unit.isEmpty ? $0.title : $0.title + " (" + $0.unit + ")" },
                rows: rows),
            tableLabel: context.say(.showTable))
    }
}

/// Creates one panel with its scale.
struct PanelMaker {
    var context: DisplayContext

    func panel(_ curve: ChartCurve) -> ChartPanel? { curve.paceOver.map { pace(curve, over: $0) } ?? plain(curve) }

    private func plain(_ curve: ChartCurve) -> ChartPanel? {
        let sampled = curve.sampled
        guard let all = sampled.bounds, let usual = curve.isTrimmed ? sampled.usualBounds : sampled.bounds else { return nil }
        let least = max(curve.decimals > 0 ? 0.2 : 2, curve.isTrimmed ? usual.high.magnitude * 0.03 : 0)
        let room = max((usual.high - usual.low) * 0.12, least)
        let axis = Axis(low: usual.low - room, high: usual.high + room, count: 3) { curve.text($0) }
        let means = sampled.means.compactMap { $0 }
        let mean = means.reduce(0, +) / Double(max(1, means.count))
        let summary =
            curve.isLevel
            ? context.say(.lowAndHigh(low: curve.text(all.low), high: curve.text(all.high), unit: curve.unit))
            : context.say(.meanAndMax(mean: curve.text(mean), maximum: curve.text(all.high), unit: curve.unit))
        return make(curve, sampled, summary, axis)
    }

    /// Returns a panel that is drawn as speed, so that standing still has a position, and labelled as pace.
    private func pace(_ curve: ChartCurve, over unit: Double) -> ChartPanel? {
        let sampled = curve.sampled
        guard let usual = sampled.usualBounds, let fastest = sampled.usualMeans?.high, usual.high > ChartCurve.standing else {
            return nil
        }
        let low = max(0.5, usual.low - max((usual.high - usual.low) * 0.15, 0.1))
        let high = max(low + 0.2, usual.high + max((usual.high - usual.low) * 0.15, 0.1))
        let step = [15.0, 30, 60, 120, 300].first { (unit / low - unit / high) / $0 <= 4 } ?? 600
        var values: [Double] = []
        var seconds = (unit / high / step).rounded(.up) * step
        while seconds <= unit / low, values.count < 12 {
            values.append(unit / seconds)
            seconds += step
        }
        // Drawn with the faster end up for users who have chosen that.
        let isUp = context.paceAxis == .fasterUp
        let axis =
            isUp
            ? Axis(low: low, high: high, values: values) { curve.text($0) }
            : Axis(low: -high, high: -low, values: values.map { -$0 }) { curve.text(-$0) }
        let means = sampled.means.compactMap { $0 }.filter { $0 > ChartCurve.standing }
        let mean = means.reduce(0, +) / Double(max(1, means.count))
        let summary = context.say(.meanAndBest(mean: curve.text(mean), best: curve.text(fastest), unit: curve.unit))
        return make(curve, isUp ? sampled : sampled.mapped { -$0 }, summary, axis)
    }

    private func make(_ curve: ChartCurve, _ drawn: SampledColumns, _ summary: String, _ axis: Axis) -> ChartPanel {
        ChartPanel(
            ink: curve.ink, title: curve.title, summary: summary,
            spoken: context.say(.chartSpoken(measure: curve.title, summary: summary)),
            unit: curve.unit, geometry: ChartGeometry(drawn, axis: axis), axis: axis, bands: bands(curve.zones, axis),
            values: curve.sampled.means.map { $0.map { curve.text($0) } ?? "" }, decimals: curve.decimals,
            isTrimmed: curve.isTrimmed || curve.paceOver != nil, paceOver: curve.paceOver)
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
