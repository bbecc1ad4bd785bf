import Localizations
public import Measures

/// Number and unit, separate because a page sets them in different sizes.
public struct Figure: Equatable, Sendable {
    public var number: String
    /// Empty for a number without a unit.
    public var unit: String

    public init(_ number: String, _ unit: String = "") {
        self.number = number
        self.unit = unit
    }

    /// Number with its unit: `10.2 km`, `21 °C`, `5:12 /km`.
    public var text: String { unit.isEmpty ? number : number + " " + unit }

    /// Whether it is a pace, whose number falls with rising effort.
    var isPace: Bool { unit.hasPrefix("/") }
}

extension DisplayContext {
    /// Formats a range with the unit once: `4:40–4:57 /km`. A pace has its faster end first, as runners say it.
    func range(_ low: Figure, _ high: Figure) -> String {
        let isTurned = low.isPace && (high.number.utf8.count, high.number) < (low.number.utf8.count, low.number)
        let (first, last) = isTurned ? (high, low) : (low, high)
        return say(.range(low: first.number, high: last.text))
    }

    /// `9.87 km`, `42.2 km`: two decimals below ten, otherwise one.
    public func distance(_ distance: Distance) -> Figure {
        let amount = distance.metres / units.metresPerLongUnit
        return Figure(number(amount, decimals: amount < 9.995 ? 2 : 1), units.longUnit)
    }

    /// Always two decimals, for comparing an activity with the watch.
    public func exactDistance(_ distance: Distance) -> Figure {
        Figure(number(distance.metres / units.metresPerLongUnit, decimals: 2), units.longUnit)
    }

    /// Rest after the last whole unit with two decimals, truncated: 0.998 km is not a whole kilometre.
    public func unfinished(_ distance: Distance) -> Figure {
        let hundredths = (distance.metres / units.metresPerLongUnit * 100 + 1e-9).rounded(.down)
        return Figure(number(hundredths / 100, decimals: 2), units.longUnit)
    }

    /// Always one decimal, for sums and axes.
    public func roundDistance(_ metres: Double) -> Figure {
        Figure(number(metres / units.metresPerLongUnit, decimals: 1), units.longUnit)
    }

    public func height(_ metres: Double) -> Figure {
        Figure(number(metres / units.metresPerHeightUnit), units.heightUnit)
    }

    public func temperature(_ temperature: Temperature, decimals: Int = 0) -> Figure {
        Figure(number(temperatures.degrees(temperature), decimals: decimals), temperatures.unit)
    }

    /// `5:12 /km`; an en dash at zero speed.
    public func pace(_ speed: Speed) -> Figure {
        let seconds = units == .metric ? speed.secondsPerKilometre : speed.secondsPerMile
        guard let seconds, seconds < 3600 else { return Figure("–", "/" + units.longUnit) }
        return Figure(DurationText.clock(seconds), "/" + units.longUnit)
    }

    /// A pace given as seconds per kilometre.
    public func pace(secondsPerKilometre: Double) -> Figure {
        pace(Speed(metresPerSecond: secondsPerKilometre > 0 ? 1000 / secondsPerKilometre : 0))
    }

    /// Seconds lost per mile, in the user's unit: `8 s/km`.
    public func paceLoss(secondsPerMile: Double) -> Figure {
        let seconds = units == .metric ? secondsPerMile / 1.609344 : secondsPerMile
        return Figure(number(seconds), say(units == .metric ? .secondsPerKilometre : .secondsPerMile))
    }

    public func speed(_ speed: Speed) -> Figure {
        Figure(number(speed.metresPerSecond * 3600 / units.metresPerLongUnit, decimals: 1), units.longUnit + "/h")
    }

    /// Distance per heartbeat: `1.12 m/beat`, `3.67 ft/beat`.
    public func efficiency(metresPerBeat: Double) -> Figure {
        Figure(
            number(metresPerBeat / units.metresPerHeightUnit, decimals: 2),
            say(units == .metric ? .metresPerBeat : .feetPerBeat))
    }

    public func heartRate(_ rate: HeartRate) -> Figure {
        Figure(number(rate.beatsPerMinute), say(.beatsPerMinute))
    }
}
