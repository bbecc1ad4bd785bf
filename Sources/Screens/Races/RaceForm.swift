import Analysis
public import Measures
public import Training

/// A race as the text of form fields.
public struct RaceForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable {
        case id, day, distance, other, goal, name, importance, temperature, humidity
        /// Temperature unit of `temperature`.
        case scale
    }

    public enum Flaw: Equatable, Sendable {
        case profile(ProfileForm.Flaw)
        case notTime
        /// Only one of temperature and humidity is stated.
        case bothAir
        case distance
    }

    /// Races of a usual distance, in metres.
    public enum Distance: String, CaseIterable, Sendable {
        case five, ten, half, marathon, other

        public var metres: Double? {
            switch self {
            case .five: 5000
            case .ten: 10_000
            case .half: 21_097.5
            case .marathon: 42_195
            case .other: nil
            }
        }
    }

    /// Most characters of a name; three bytes each fit into `RaceGoal.longestName`.
    public static let nameLimit = 60

    /// Id of the changed race; nil for a new one.
    public private(set) var id: UniqueID?
    public private(set) var texts: [Field: String] = [:]
    public private(set) var distance = Distance.ten
    public private(set) var importance = RaceGoal.Importance.main
    public private(set) var flaws: [Field: Flaw] = [:]
    private var day: Day?
    private var metres: Double?
    private var goal: Double?
    private var celsius: Double?
    private var humidity: Double?

    public subscript(_ field: Field) -> String { texts[field] ?? "" }
    public var scale: TemperatureScale { TemperatureScale(rawValue: self[.scale]) ?? .celsius }

    /// Creates the form for a new race, or with the values of one.
    public init(_ race: RaceGoal? = nil, _ context: DisplayContext) {
        texts[.scale] = context.temperatures.rawValue
        guard let race else { return }
        id = race.id
        importance = race.importance
        distance = Distance.allCases.first { $0.metres == race.metres } ?? .other
        texts[.day] = race.day.iso
        if distance == .other { texts[.other] = DecimalText.text(race.metres / context.units.metresPerLongUnit) }
        texts[.goal] = race.goal.map { DurationText.clock($0) }
        texts[.name] = race.name
        texts[.temperature] = race.celsius.map {
            DecimalText.text(Rounding.halfUp(context.temperatures.degrees(Temperature(celsius: $0))))
        }
        texts[.humidity] = race.humidity.map { DecimalText.text($0) }
    }

    /// Parses a submitted form.
    /// - Parameters:
    ///   - race: the race to change; nil for a new one.
    ///   - context: display context: language, units and current time.
    ///   - value: returns the text of a field; nil if it is missing.
    public init(_ race: RaceGoal?, _ context: DisplayContext, value: (String) -> String?) {
        id = race?.id
        for field in Field.allCases { texts[field] = ActivityEditForm.trimmed(value(field.rawValue) ?? "", keepsLines: false) }
        distance = Distance(rawValue: self[.distance]) ?? .other
        importance = RaceGoal.Importance(rawValue: self[.importance]) ?? .main
        day = StatedDay.ahead.day(self[.day], today: context.today) ?? Day(iso: self[.day]).flatMap { $0 == race?.day ? $0 : nil }
        if day == nil { flaws[.day] = .profile(.day(StatedDay.ahead.allowed(context))) }
        readDistance(context)
        readGoal()
        if self[.name].unicodeScalars.count > RaceForm.nameLimit { flaws[.name] = .profile(.tooLong(RaceForm.nameLimit)) }
        readAir()
    }

    private mutating func readDistance(_ context: DisplayContext) {
        metres = distance.metres ?? DecimalText.number(self[.other]).map { $0 * context.units.metresPerLongUnit }
        guard let metres, RaceGoal.metreRange.contains(metres) else {
            metres = nil
            flaws[.other] = .distance
            return
        }
    }

    /// `1:45:00`, `45:30`, and `3:30` for a marathon: the reading that a person can run decides.
    private mutating func readGoal() {
        guard !self[.goal].isEmpty else { return }
        guard let metres else { return }
        let parts = self[.goal].split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "：" }.map {
            DecimalText.number(String($0))
        }
        let numbers = parts.compactMap { $0.flatMap { $0 == $0.rounded() ? $0 : nil } }
        var readings: [Double] = []
        if numbers.count == parts.count {
            if numbers.count == 3, numbers[1] < 60, numbers[2] < 60 {
                readings = [numbers[0] * 3600 + numbers[1] * 60 + numbers[2]]
            }
            if numbers.count == 2, numbers[1] < 60 {
                readings = [numbers[0] * 60 + numbers[1], numbers[0] * 3600 + numbers[1] * 60]
            }
        }
        goal = readings.first { (metres / 8...metres / 0.5).contains($0) }
        if goal == nil { flaws[.goal] = .notTime }
    }

    private mutating func readAir() {
        let temperature = RaceForm.signed(self[.temperature])
        let (percent, flaw) = DecimalText.number(self[.humidity], in: RaceGoal.humidityRange)
        flaws[.humidity] = flaw.map { .profile($0) }
        humidity = percent
        if !self[.temperature].isEmpty {
            celsius = temperature.map { scale == .celsius ? $0 : ($0 - 32) / 1.8 }
            let range = RaceGoal.celsiusRange
            if celsius.map({ range.contains($0) }) != true {
                let ends = [range.lowerBound, range.upperBound].map { DecimalText.text(scale.degrees(Temperature(celsius: $0))) }
                flaws[.temperature] = .profile(.range(ends[0], ends[1]))
            }
        }
        if self[.temperature].isEmpty != self[.humidity].isEmpty {
            flaws[self[.temperature].isEmpty ? .temperature : .humidity] = .bothAir
        }
    }

    /// Parses a number that may have a minus sign.
    private static func signed(_ text: String) -> Double? {
        for sign in ["-", "−"] where text.hasPrefix(sign) { return DecimalText.number(String(text.dropFirst())).map { -$0 } }
        return DecimalText.number(text)
    }

    /// The race with this id; nil if a field is flawed.
    public func race(id: UniqueID) -> RaceGoal? {
        guard flaws.isEmpty, let day, let metres else { return nil }
        return RaceGoal(
            id: id, day: day, metres: metres, name: self[.name].isEmpty ? nil : self[.name], goal: goal, celsius: celsius,
            humidity: humidity, importance: importance)
    }
}
