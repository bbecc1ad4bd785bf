/// Units as written by HealthKit. They depend on settings of the phone, so any record may have any of them.
enum HealthUnits {
    enum Dimension { case count, rate, length, energy, minutes, seconds, milliseconds, speed, power, mass, oxygenUptake }

    /// Returns the factor that converts a value in `unit` to our unit (metres, kilocalories, per minute, watts, kilograms…).
    ///
    /// An empty unit means a plain number if the kind has only one unit.
    /// - Returns: nil for a unit of another dimension or an unknown one.
    static func factor(_ unit: Span<UInt8>, _ dimension: Dimension) -> Double? {
        switch dimension {
        case .count: unit.isEmpty ? 1 : lookup(unit, [("count", 1), ("steps", 1), ("appleEffortScore", 1)])
        case .rate: unit.isEmpty || unit.isEqual(to: "count/min") ? 1 : lookup(unit, rates)
        case .length: lookup(unit, lengths)
        case .energy: lookup(unit, [("kcal", 1), ("Cal", 1), ("kJ", 1 / 4.184), ("J", 1 / 4184), ("cal", 0.001)])
        case .minutes: lookup(unit, [("min", 1), ("s", 1 / 60), ("hr", 60), ("h", 60)])
        case .seconds: lookup(unit, [("ms", 0.001), ("s", 1), ("min", 60), ("hr", 3600)])
        case .milliseconds: lookup(unit, [("ms", 1), ("s", 1000)])
        case .speed: lookup(unit, speeds)
        case .power: lookup(unit, [("W", 1), ("kW", 1000)])
        case .mass: lookup(unit, masses)
        case .oxygenUptake: isOxygenUptake(unit) ? 1 : nil
        }
    }

    /// Returns plausible totals of a whole workout in our unit, and the name of the total in findings.
    static func total(_ dimension: Dimension) -> (plausible: ClosedRange<Double>, name: String) {
        switch dimension {
        case .rate: (PlausibleAmounts.heartRates, "heart rate")
        case .length: (PlausibleAmounts.metres, "distance")
        case .energy: (PlausibleAmounts.kilocalories, "energy")
        case .minutes: (PlausibleAmounts.seconds.lowerBound / 60...PlausibleAmounts.seconds.upperBound / 60, "time")
        case .seconds: (PlausibleAmounts.seconds, "time")
        case .milliseconds, .count, .speed, .power, .mass, .oxygenUptake: (0...1e9, "value")
        }
    }

    private static let rates: [(StaticString, Double)] = [
        ("count/s", 60), ("bpm", 1), ("rpm", 1), ("spm", 1), ("breaths/min", 1), ("count", 1),
    ]
    private static let lengths: [(StaticString, Double)] = [
        ("m", 1), ("km", 1000), ("mi", 1609.344), ("cm", 0.01), ("mm", 0.001), ("ft", 0.3048), ("yd", 0.9144), ("in", 0.0254),
    ]
    private static let speeds: [(StaticString, Double)] = [
        ("m/s", 1), ("km/hr", 1 / 3.6), ("km/h", 1 / 3.6), ("mi/hr", 0.44704), ("mph", 0.44704), ("kmph", 1 / 3.6),
        ("m/min", 1 / 60),
        ("ft/s", 0.3048), ("ft/min", 0.00508), ("cm/s", 0.01),
    ]
    private static let masses: [(StaticString, Double)] = [
        ("kg", 1), ("g", 0.001), ("lb", 0.453_592_37), ("st", 6.350_293_18), ("oz", 0.028_349_523_125),
    ]

    private static func lookup(_ unit: Span<UInt8>, _ table: [(StaticString, Double)]) -> Double? {
        for (name, factor) in table where unit.isEqual(to: name) { return factor }
        return nil
    }

    /// Whether the unit is `mL/min·kg`, `ml/kg*min` or `mL/(kg·min)`: order and signs vary.
    private static func isOxygenUptake(_ unit: Span<UInt8>) -> Bool {
        unit.count >= 5 && (unit.starts(with: "mL/") || unit.starts(with: "ml/"))
    }

    /// Returns amount and unit of a text such as `61.97 degF`, `6400 %` or `1234 cm`.
    static func amount(_ text: Span<UInt8>) -> (value: Double, unitStart: Int)? {
        var end = 0
        while end < text.count, text[end] > 0x20, text[end] != 0xC2, text[end] != 0xE2 { end += 1 }
        var start = end
        // Spaces, including the no-break space (C2 A0) and the narrow one (E2 80 AF).
        while start < text.count,
            text[start] <= 0x20 || text[start] == 0xC2 || text[start] == 0xA0 || text[start] == 0xE2 || text[start] == 0x80
                || text[start] == 0xAF
        {
            start += 1
        }
        guard let value = Numeral.decimal(text.extracting(..<end)) else { return nil }
        return (value, start)
    }
}
