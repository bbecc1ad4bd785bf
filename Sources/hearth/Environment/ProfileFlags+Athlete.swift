import Localizations
import Measures
import Screens
import Training
import TrainingLog

extension ProfileFlags {
    /// Fields that `--clear` accepts, by the names of their flags.
    static var clearable: [String] { AthleteField.all.map(\.flag.name) }

    var isEmpty: Bool { clear.isEmpty && values.texts.isEmpty }

    /// Returns the profile with the flags applied. One value that is out of range or contradicts another rejects all of them.
    func applied(to athlete: Athlete, today: Day) throws(CommandError) -> Athlete {
        var result = athlete
        for name in clear {
            guard let field = AthleteField.all.first(where: { $0.flag.name == name }) else {
                throw .profileInvalid(
                    flag: "clear", value: name, allowed: "one of " + ProfileFlags.clearable.joined(separator: ", "))
            }
            field.set(&result, nil)
        }
        for field in AthleteField.all {
            guard let text = values.texts[field.flag.name] else { continue }
            if let clock = try statedClock(field, text) {
                clock.apply(to: &result)
            } else if let value = try field.value(ofFlag: text, today: today) {
                field.set(&result, value)
            }
        }
        try ProfileFlags.checkOrder(result)
        return result
    }

    /// Home clock of a flag; nil for flags of other fields. A zone takes precedence over an offset.
    private func statedClock(_ field: AthleteField, _ text: String) throws(CommandError) -> StatedClock? {
        switch field.kind {
        case .zone:
            guard case .zone(let name)? = StatedClock(text, zones: HomeClock.zones) else {
                throw field.invalid(text, allowed: "a time zone or its city, like Europe/Berlin or Taipei")
            }
            return .zone(name)
        case .offset where values.texts[AthleteField.homeZone.flag.name] == nil:
            guard let known = StatedClock.offset(of: text) else {
                throw field.invalid(text, allowed: "hours and minutes ahead of UTC, -12:00 to +14:00")
            }
            return .fixed(known)
        default: return nil
        }
    }

    /// Checks that the resting heart rate is the lowest of the three and the maximum the highest.
    private static func checkOrder(_ athlete: Athlete) throws(CommandError) {
        let steps = [
            ("resting heart rate", athlete.restingHeartRate), ("threshold heart rate", athlete.thresholdHeartRate),
            ("maximum heart rate", athlete.maximumHeartRate),
        ]
        var last: (name: String, rate: HeartRate)?
        for (name, rate) in steps {
            guard let rate else { continue }
            if let last, last.rate.beatsPerMinute >= rate.beatsPerMinute {
                throw .profileContradicts(lesser: last.name, greater: name)
            }
            last = (name, rate)
        }
    }
}
