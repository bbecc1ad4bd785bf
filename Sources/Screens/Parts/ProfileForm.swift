import Measures
public import Training

/// Profile of the athlete as the text of form fields, in the user's units.
///
/// An unchanged text keeps the stored value exactly, so that conversions to miles and pounds cause no rounding.
public struct ProfileForm: Equatable, Sendable {
    public enum Flaw: Equatable, Sendable {
        case notNumber, notPace, notClock, notTime
        /// Humidity of a room without its temperature.
        case needsRoom
        /// Not an allowed day; the text describes the allowed ones.
        case day(String)
        case range(String, String)
        case tooLong(Int)
        case belowMaximum
        /// Some zones have a bound and others none.
        case zoneMissing
        /// A zone begins no higher than the one below it.
        case zoneOrder
        /// No session fits between the first hour and the last, or one of them is missing.
        case hours
    }

    public internal(set) var texts: [String: String]
    public internal(set) var flaws: [String: Flaw] = [:]
    private var zones: [String] = []
    /// Parsed profile; flawed fields keep their stored values.
    public internal(set) var athlete: Athlete

    /// Creates the form with the stored profile.
    public init(_ athlete: Athlete, _ context: DisplayContext) {
        self.athlete = athlete
        texts = ProfileForm.texts(of: athlete, context)
    }

    /// Parses a submitted form.
    /// - Parameters:
    ///   - athlete: stored profile.
    ///   - context: display context: language, units and current time.
    ///   - zones: names of all known time zones.
    ///   - value: returns the text of a field; nil keeps the stored value.
    public init(_ athlete: Athlete, _ context: DisplayContext, zones: [String] = [], value: (String) -> String?) {
        self.init(athlete, context)
        self.zones = zones
        let stored = texts
        for field in AthleteField.all {
            for name in field.names.form {
                guard let text = value(name).map({ ProfileForm.trimmed($0) }) else { continue }
                texts[name] = text
                if text != stored[name] { read(text, as: field, name, context) }
            }
        }
        readZones(before: stored)
        readHours(before: stored)
        let changed = self.athlete
        if let top = changed.maximumHeartRate?.amount {
            let (low, middle) = (AthleteField.restingHeartRate, AthleteField.thresholdHeartRate)
            if let rate = changed.restingHeartRate?.amount, rate >= top { flaws[low.names.form[0]] = .belowMaximum }
            if let rate = changed.thresholdHeartRate?.amount, rate >= top { flaws[middle.names.form[0]] = .belowMaximum }
        }
    }

    /// Text of a field by its name in the form.
    subscript(_ name: String) -> String { texts[name] ?? "" }

    /// Returns the stored units per unit of the form.
    static func factor(_ unit: AthleteField.Unit, _ units: UnitSystem) -> Double {
        switch unit {
        case .kilograms: units == .metric ? 1 : 0.453_592_37
        case .metres: units == .metric ? 0.01 : 0.0254
        case .beatsPerMinute, .watts, .hours: 1
        }
    }

    private static func texts(of athlete: Athlete, _ context: DisplayContext) -> [String: String] {
        var texts: [String: String] = [:]
        for field in AthleteField.all {
            for (name, text) in zip(field.names.form, ProfileForm.texts(of: field, athlete, context)) { texts[name] = text }
        }
        return texts
    }

    /// Returns one text for each of the field's names.
    private static func texts(of field: AthleteField, _ athlete: Athlete, _ context: DisplayContext) -> [String] {
        let value = field.value(athlete)
        switch field.kind {
        case .text, .choice: return [value?.text ?? ""]
        case .birthYear: return [value?.whole.map { String($0) } ?? ""]
        case .number(let limits):
            return [value?.decimal.map { DecimalText.text($0 / factor(limits.unit, context.units)) } ?? ""]
        case .pace:
            let speed = value?.decimal.map { Speed($0) }
            let pace = context.units == .metric ? speed?.secondsPerKilometre : speed?.secondsPerMile
            return [pace.map { DurationText.clock($0) } ?? ""]
        case .day: return [value?.whole.map { Day(number: $0).iso } ?? ""]
        case .offset: return []
        case .zone: return [StatedClock(of: athlete).text]
        case .zones: return zoneTexts(value?.decimals ?? [])
        case .weekdays: return field.names.form.indices.map { value?.wholes?.contains($0 + 1) == true ? "1" : "" }
        case .hours: return field.names.form.indices.map { index in value?.wholes.map { String($0[index]) } ?? "" }
        case .sports(let sports):
            let chosen = (value?.text ?? "").split(separator: " ")
            return sports.map { sport in chosen.contains { $0 == sport.rawValue } ? "1" : "" }
        }
    }

    private mutating func read(_ text: String, as field: AthleteField, _ name: String, _ context: DisplayContext) {
        switch field.kind {
        case .text(let limit):
            if text.unicodeScalars.count > limit {
                flaws[name] = .tooLong(limit)
            } else {
                field.set(&athlete, text.isEmpty ? nil : .text(text))
            }
        case .choice: field.set(&athlete, .text(text))
        case .birthYear:
            let year = context.today.civil.year
            guard text.isEmpty || DecimalText.number(text).map({ $0 == $0.rounded(.down) }) == true else {
                flaws[name] = .notNumber
                return
            }
            set(text, name, Double(year - 110)...Double(year - 5)) { field.set(&$0, $1.map { .whole(Int($0)) }) }
        case .number(let limits):
            set(text, name, limits.form, factor: ProfileForm.factor(limits.unit, context.units)) {
                field.set(&$0, $1.map { .decimal($0) })
            }
        case .pace: setPace(text, field, name, context)
        case .day(let days): setDay(text, field, name, StatedDay(days), context)
        case .weekdays: setRest(text, name)
        case .sports(let sports):
            guard let index = field.names.form.firstIndex(of: name), sports.indices.contains(index) else { return }
            var names = Set((field.value(athlete)?.text ?? "").split(separator: " ").map { String($0) })
            if text.isEmpty { names.remove(sports[index].rawValue) } else { names.insert(sports[index].rawValue) }
            field.set(&athlete, .text(names.sorted().joined(separator: " ")))
        case .offset, .zones, .hours: break  // parsed together
        case .zone:
            guard let clock = StatedClock(text, zones: zones) else {
                flaws[name] = .notClock
                return
            }
            clock.apply(to: &athlete)
        }
    }

    /// - Parameters:
    ///   - range: allowed range in the stored unit.
    ///   - factor: stored units per unit of the user.
    private mutating func set(
        _ text: String, _ name: String, _ range: ClosedRange<Double>, factor: Double = 1,
        _ store: (inout Athlete, Double?) -> Void
    ) {
        if text.isEmpty {
            store(&athlete, nil)
            return
        }
        guard let number = DecimalText.number(text) else {
            flaws[name] = .notNumber
            return
        }
        guard range.contains(number * factor) else {
            flaws[name] = .range(
                DecimalText.text((range.lowerBound / factor).rounded(.up)),
                DecimalText.text((range.upperBound / factor).rounded(.down)))
            return
        }
        store(&athlete, number * factor)
    }

    private mutating func setDay(
        _ text: String, _ field: AthleteField, _ name: String, _ kind: StatedDay, _ context: DisplayContext
    ) {
        if text.isEmpty {
            field.set(&athlete, nil)
        } else if let day = kind.day(text, today: context.today) {
            field.set(&athlete, .whole(day.number))
        } else {
            flaws[name] = .day(kind.allowed(context))
        }
    }

    private mutating func setPace(_ text: String, _ field: AthleteField, _ name: String, _ context: DisplayContext) {
        let length = context.units.metresPerLongUnit
        if text.isEmpty {
            field.set(&athlete, nil)
        } else if let seconds = DecimalText.seconds(text) {
            if (120...900).contains(seconds * 1000 / length) {
                field.set(&athlete, .decimal(length / seconds))
            } else {
                flaws[name] = .range(DurationText.clock(120 * length / 1000), DurationText.clock(900 * length / 1000))
            }
        } else {
            flaws[name] = .notPace
        }
    }

    private static func trimmed(_ text: String) -> String {
        var rest = text.unicodeScalars[...]
        while let first = rest.first, first.value <= 0x20 { rest = rest.dropFirst() }
        while let last = rest.last, last.value <= 0x20 { rest = rest.dropLast() }
        return PlainText.cleaned(String(rest))
    }
}
