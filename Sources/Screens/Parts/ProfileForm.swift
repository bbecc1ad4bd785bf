import Measures
public import Training

/// Profile of the athlete as the text of form fields, in the user's units.
///
/// An unchanged text keeps the stored value exactly, so that conversions to miles and pounds cause no rounding.
public struct ProfileForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable {
        case name, sex, mass, height, resting, maximum, threshold, pace, power, clock
        case birthYear = "birth-year"
        case raceDay = "race-day"
        case testDay = "threshold-test"
        case zone1 = "zone-1"
        case zone2 = "zone-2"
        case zone3 = "zone-3"
        case zone4 = "zone-4"
        case zone5 = "zone-5"
        case rest1 = "rest-1"
        case rest2 = "rest-2"
        case rest3 = "rest-3"
        case rest4 = "rest-4"
        case rest5 = "rest-5"
        case rest6 = "rest-6"
        case rest7 = "rest-7"
        case firstHour = "first-hour"
        case lastHour = "last-hour"
        case sleepNeed = "sleep-need"
    }

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
        for field in Field.allCases {
            guard let text = value(field.rawValue).map({ ProfileForm.trimmed($0) }) else { continue }
            texts[field.rawValue] = text
            if text != stored[field.rawValue] { read(text, as: field, context) }
        }
        readZones(before: stored)
        readHours(before: stored)
        let changed = self.athlete
        if let top = changed.maximumHeartRate?.amount {
            if let low = changed.restingHeartRate?.amount, low >= top { flaws[Field.resting.rawValue] = .belowMaximum }
            if let middle = changed.thresholdHeartRate?.amount, middle >= top { flaws[Field.threshold.rawValue] = .belowMaximum }
        }
    }

    public subscript(_ field: Field) -> String { texts[field.rawValue] ?? "" }

    static func massFactor(_ units: UnitSystem) -> Double { units == .metric ? 1 : 0.453_592_37 }
    static func heightFactor(_ units: UnitSystem) -> Double { units == .metric ? 0.01 : 0.0254 }
    /// Maximum number of characters of a name.
    static let nameLimit = 80

    private static func texts(of athlete: Athlete, _ context: DisplayContext) -> [String: String] {
        func decimal(_ value: Double?) -> String { value.map { DecimalText.text($0) } ?? "" }
        let pace = athlete.thresholdSpeed.flatMap {
            context.units == .metric ? $0.secondsPerKilometre : $0.secondsPerMile
        }
        var texts = [
            "name": athlete.name, "sex": athlete.sex?.rawValue ?? "",
            "birth-year": athlete.birthYear.map { String($0) } ?? "",
            "clock": StatedClock(of: athlete).text,
        ]
        texts[Field.raceDay.rawValue] = athlete.raceDay.map { $0.iso } ?? ""
        texts["mass"] = decimal(athlete.mass.map { $0.amount / massFactor(context.units) })
        texts["height"] = decimal(athlete.height.map { $0.amount / heightFactor(context.units) })
        texts["resting"] = decimal(athlete.restingHeartRate?.amount)
        texts["maximum"] = decimal(athlete.maximumHeartRate?.amount)
        texts["threshold"] = decimal(athlete.thresholdHeartRate?.amount)
        texts["pace"] = pace.map { DurationText.clock($0) } ?? ""
        texts["power"] = decimal(athlete.functionalThresholdPower?.amount)
        for (field, text) in habits(of: athlete) { texts[field] = text }
        return texts
    }

    private mutating func read(_ text: String, as field: Field, _ context: DisplayContext) {
        let units = context.units
        switch field {
        case .name:
            if text.unicodeScalars.count > ProfileForm.nameLimit {
                flaws[field.rawValue] = .tooLong(ProfileForm.nameLimit)
            } else {
                athlete.name = text
            }
        case .sex: athlete.sex = Sex(rawValue: text)
        case .birthYear:
            let year = context.today.civil.year
            set(text, field, Double(year - 110)...Double(year - 5)) { $0.birthYear = $1.map { Int($0) } }
        case .mass:
            set(text, field, 25...300, factor: ProfileForm.massFactor(units)) { $0.mass = $1.map { Mass(kilograms: $0) } }
        case .height:
            set(text, field, 1...2.5, factor: ProfileForm.heightFactor(units)) { $0.height = $1.map { Distance(metres: $0) } }
        case .resting: set(text, field, 25...120) { $0.restingHeartRate = $1.map { HeartRate(beatsPerMinute: $0) } }
        case .maximum: set(text, field, 100...240) { $0.maximumHeartRate = $1.map { HeartRate(beatsPerMinute: $0) } }
        case .threshold: set(text, field, 80...230) { $0.thresholdHeartRate = $1.map { HeartRate(beatsPerMinute: $0) } }
        case .power: set(text, field, 40...700) { $0.functionalThresholdPower = $1.map { Power(watts: $0) } }
        case .pace: setPace(text, context)
        case .raceDay: setDay(text, field, .ahead, context) { $0.raceDay = $1 }
        case .testDay: setDay(text, field, .past, context) { $0.thresholdTestDay = $1 }
        case .sleepNeed: set(text, field, 6...10) { $0.sleepNeedHours = $1 }
        case .rest1, .rest2, .rest3, .rest4, .rest5, .rest6, .rest7: setRest(text, field)
        case .zone1, .zone2, .zone3, .zone4, .zone5, .firstHour, .lastHour: break  // parsed together
        case .clock:
            guard let clock = StatedClock(text, zones: zones) else {
                flaws[field.rawValue] = .notClock
                return
            }
            clock.apply(to: &athlete)
        }
    }

    /// - Parameters:
    ///   - range: allowed range in the stored unit.
    ///   - factor: stored units per unit of the user.
    private mutating func set(
        _ text: String, _ field: Field, _ range: ClosedRange<Double>, factor: Double = 1,
        _ store: (inout Athlete, Double?) -> Void
    ) {
        if text.isEmpty {
            store(&athlete, nil)
            return
        }
        guard let number = DecimalText.number(text), field != .birthYear || number == number.rounded(.down) else {
            flaws[field.rawValue] = .notNumber
            return
        }
        guard range.contains(number * factor) else {
            flaws[field.rawValue] = .range(
                DecimalText.text((range.lowerBound / factor).rounded(.up)),
                DecimalText.text((range.upperBound / factor).rounded(.down)))
            return
        }
        store(&athlete, number * factor)
    }

    private mutating func setDay(
        _ text: String, _ field: Field, _ kind: StatedDay, _ context: DisplayContext, _ store: (inout Athlete, Day?) -> Void
    ) {
        if text.isEmpty {
            store(&athlete, nil)
        } else if let day = kind.day(text, today: context.today) {
            store(&athlete, day)
        } else {
            flaws[field.rawValue] = .day(kind.allowed(context))
        }
    }

    private mutating func setPace(_ text: String, _ context: DisplayContext) {
        let length = context.units.metresPerLongUnit
        if text.isEmpty {
            athlete.thresholdSpeed = nil
        } else if let seconds = DecimalText.seconds(text) {
            if (120...900).contains(seconds * 1000 / length) {
                athlete.thresholdSpeed = Speed(metresPerSecond: length / seconds)
            } else {
                flaws[Field.pace.rawValue] = .range(
                    DurationText.clock(120 * length / 1000), DurationText.clock(900 * length / 1000))
            }
        } else {
            flaws[Field.pace.rawValue] = .notPace
        }
    }

    private static func trimmed(_ text: String) -> String {
        var rest = text.unicodeScalars[...]
        while let first = rest.first, first.value <= 0x20 { rest = rest.dropFirst() }
        while let last = rest.last, last.value <= 0x20 { rest = rest.dropLast() }
        return PlainText.cleaned(String(rest))
    }
}
