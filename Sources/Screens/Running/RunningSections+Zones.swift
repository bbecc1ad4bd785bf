import Analysis
import Localizations
import Measures

extension RunningSections {
    static func zones(_ running: RunningInsight, _ context: DisplayContext) -> Section? {
        Section("zones-by-kind", context.say(.zonesTitle), running.zones.map { zones($0, context) }).unlessEmpty
    }

    static func zones(_ table: ZoneTable, _ context: DisplayContext) -> Row {
        func figure(_ value: Double) -> Figure {
            switch table.kind {
            case .heartRate: context.heartRate(HeartRate(beatsPerMinute: value))
            case .pace: context.pace(secondsPerKilometre: value)
            case .power: Figure(context.number(value), "W")
            }
        }
        let name =
            switch table.kind {
            case .heartRate: context.say(.heartRate)
            case .pace: context.say(.pace)
            case .power: context.say(.power)
            }
        let unit = figure(table.base.value).unit
        var receipt = ExplainText.explanation(
            table.base, id: "why-zones-" + table.kind.rawValue, title: context.say(.zonesTitle) + " · " + name,
            card: ModelCatalogue.card(table.method), context: context, figure: figure)
        let basis = [context.say(.zonesBase) + " " + receipt.value] + RunningSections.basis(table, context)
        receipt.rows.insert(.init(context.say(.zonesBase), receipt.value), at: 0)
        receipt.value = ""
        var parts: [String] = []
        var rows: [ZoneRow] = []
        let scale = ZoneScale(table)
        for (index, zone) in table.zones.enumerated() where zone.name != "0" {
            // The unit is shown once, after the last value; an open zone has words around both.
            let isLast = index == table.zones.count - 1
            let shownUnit = isLast ? " " + unit : ""
            let range =
                table.kind == .pace
                ? paceRange(slow: zone.from, fast: zone.to, unit: shownUnit, context)
                : context.zoneRange(from: zone.from, to: zone.to, unit: shownUnit)
            parts.append(context.say(.labelled(label: zone.name, value: range)))
            let (start, end) = scale.ends(of: zone)
            rows.append(
                ZoneRow(
                    zone: table.zones[0].name == "0" ? index : min(5, index + 1), label: context.say(.zone(zone: zone.name)),
                    range: "",
                    time: range, share: isLast ? "" : unit, start: start, fraction: end - start))
        }
        var row = Row(name, "", parts.joined(separator: " · "))
        row.figure = basis.joined(separator: " · ")
        row.zones = rows
        row.explanation = receipt
        return row
    }

    /// Name and origin of the threshold, in the words of the settings page if it is set there, otherwise in those of its model.
    private static func basis(_ table: ZoneTable, _ context: DisplayContext) -> [String] {
        let origin = context.say(table.isBaseStated ? .originStated : .originDerived)
        return switch table.kind {
        case .heartRate: [ModelCatalogue.card(table.base.method).map { context.name(of: $0).text }].compactMap { $0 }
        case .pace:
            // For an estimated pace, the day of its effort: an old effort gives outdated zones.
            [context.say(.thresholdPace), origin]
                + (table.isBaseStated
                    ? [] : [table.base.inputs.compactMap { $0.day }.max().map { context.shortDate($0) }].compactMap { $0 })
        case .power: [context.say(.thresholdPower), origin]
        }
    }

    /// Formats a range of paces with the faster end first, as runners say it. No second belongs to two zones.
    private static func paceRange(slow: Double?, fast: Double?, unit: String, _ context: DisplayContext) -> String {
        func whole(_ secondsPerKilometre: Double) -> Double {
            ZoneRow.firstWhole(from: secondsPerKilometre * context.units.metresPerLongUnit / 1000)
        }
        func text(_ seconds: Double) -> String { DurationText.clock(seconds) }
        return switch (slow.map(whole), fast.map(whole)) {
        case (let slow?, let fast?): context.say(.zoneBetween(lower: text(fast), upper: text(slow - 1) + unit))
        case (let slow?, nil): context.say(.fasterThan(bound: text(slow) + unit))
        case (nil, let fast?): context.say(.slowerThan(bound: text(fast - 1) + unit))
        case (nil, nil): "–"
        }
    }
}

/// Scale of adjacent zones, from the least effort to the greatest. An open end gets a fifth of the distance between the bounds.
private struct ZoneScale {
    private let isPace: Bool
    private let first: Double
    private let span: Double

    init(_ table: ZoneTable) {
        let isPace = table.kind == .pace
        var bounds: [Double] = []
        for zone in table.zones where zone.name != "0" {
            for bound in [zone.from, zone.to] { if let bound { bounds.append(isPace ? -bound : bound) } }
        }
        let (least, most) = (bounds.min() ?? 0, bounds.max() ?? 1)
        let open = max(most - least, 1e-9) / 5
        let low = table.zones.first { $0.name != "0" }?.from == nil ? least - open : least
        self.isPace = isPace
        first = low
        span = most + open - low
    }

    /// Returns both ends, each 0…1.
    func ends(of zone: ZoneTable.Zone) -> (Double, Double) {
        (zone.from.map { place($0) } ?? 0, zone.to.map { place($0) } ?? 1)
    }

    private func place(_ bound: Double) -> Double { max(0, min(1, ((isPace ? -bound : bound) - first) / span)) }
}
