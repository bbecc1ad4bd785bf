import Localizations
import Measures
import Screens
import Training
import TrainingLog

extension ProfileFlags {
    /// Fields that `--clear` accepts, by the names of their flags.
    static let clearable = [
        "name", "birth-year", "sex", "mass", "height", "resting-hr", "max-hr", "threshold-hr", "threshold-pace", "ftp", "offset",
        "zone",
        "race-day", "threshold-test-day", "zones", "rest-days", "hours", "sleep-need",
    ]

    var isEmpty: Bool {
        let texts = [
            name, birthYear, sex, mass, height, restingHr, maxHr, thresholdHr, thresholdPace, ftp, offset, zone, raceDay,
            thresholdTestDay, zones, restDays, hours, sleepNeed,
        ]
        return clear.isEmpty && texts.allSatisfy { $0 == nil }
    }

    /// Returns the profile with the flags applied. One value that is out of range or contradicts another rejects all of them.
    func applied(to athlete: Athlete, today: Day) throws(CommandError) -> Athlete {
        var result = athlete
        let thisYear = today.civil.year
        for field in clear { try ProfileFlags.clear(field, of: &result) }
        if let name { result.name = name }
        if let birthYear {
            guard let year = Int(birthYear), (1900...max(1900, thisYear)).contains(year) else {
                throw .profileInvalid(flag: "birth-year", value: birthYear, allowed: "a year from 1900 to \(thisYear)")
            }
            result.birthYear = year
        }
        if let sex {
            guard let known = Sex(rawValue: sex) else {
                throw .profileInvalid(flag: "sex", value: sex, allowed: "female or male; leave it out to leave it open")
            }
            result.sex = known
        }
        if let mass { result.mass = Mass(kilograms: try number(mass, "mass", 20...400, "kilograms")) }
        if let height { result.height = Distance(metres: try number(height, "height", 50...260, "centimetres") / 100) }
        if let restingHr { result.restingHeartRate = try heartRate(restingHr, "resting-hr", 20...130) }
        if let maxHr { result.maximumHeartRate = try heartRate(maxHr, "max-hr", 80...240) }
        if let thresholdHr { result.thresholdHeartRate = try heartRate(thresholdHr, "threshold-hr", 60...230) }
        if let thresholdPace { result.thresholdSpeed = try ProfileFlags.speed(ofPace: thresholdPace) }
        if let ftp { result.functionalThresholdPower = Power(try number(ftp, "ftp", 20...1000, "watts")) }
        if let clock = try statedClock { clock.apply(to: &result) }
        if let raceDay {
            result.raceDay = try ProfileFlags.day(raceDay, "race-day", .ahead, today: today)
        }
        try applyHabits(to: &result, today: today)
        try ProfileFlags.checkOrder(result)
        return result
    }

    static func day(_ text: String, _ flag: String, _ kind: StatedDay, today: Day) throws(CommandError) -> Day {
        guard let day = kind.day(text, today: today) else {
            throw .profileInvalid(flag: flag, value: text, allowed: kind.allowed(today: today, .english))
        }
        return day
    }

    func number(
        _ text: String, _ flag: String, _ range: ClosedRange<Int>, _ unit: String
    ) throws(CommandError) -> Double {
        guard let value = Double(text), value >= Double(range.lowerBound), value <= Double(range.upperBound) else {
            throw .profileInvalid(flag: flag, value: text, allowed: "\(range.lowerBound) to \(range.upperBound) \(unit)")
        }
        return value
    }

    private func heartRate(_ text: String, _ flag: String, _ range: ClosedRange<Int>) throws(CommandError) -> HeartRate {
        HeartRate(try number(text, flag, range, "beats per minute"))
    }

    /// Parses a pace in minutes a kilometre, such as `4:30`.
    static func speed(ofPace text: String) throws(CommandError) -> Speed {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, parts[1].utf8.count == 2, let minutes = Int(parts[0]), let seconds = Int(parts[1]),
            (2..<20).contains(minutes), (0..<60).contains(seconds)
        {
            return Speed(metresPerSecond: 1000 / Double(minutes * 60 + seconds))
        }
        throw .profileInvalid(flag: "threshold-pace", value: text, allowed: "minutes and seconds a kilometre, 2:00 to 19:59")
    }

    /// Home clock of the flags; nil when none is set.
    private var statedClock: StatedClock? {
        get throws(CommandError) {
            if let zone {
                guard case .zone(let name)? = StatedClock(zone, zones: HomeClock.zones) else {
                    throw .profileInvalid(
                        flag: "zone", value: zone, allowed: "a time zone or its city, like Europe/Berlin or Taipei")
                }
                return .zone(name)
            }
            guard let offset else { return nil }
            guard let known = StatedClock.offset(of: offset) else {
                throw .profileInvalid(
                    flag: "offset", value: offset, allowed: "hours and minutes ahead of UTC, -12:00 to +14:00")
            }
            return .fixed(known)
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

    private static func clear(_ field: String, of athlete: inout Athlete) throws(CommandError) {
        switch field {
        case "name": athlete.name = ""
        case "birth-year": athlete.birthYear = nil
        case "sex": athlete.sex = nil
        case "mass": athlete.mass = nil
        case "height": athlete.height = nil
        case "resting-hr": athlete.restingHeartRate = nil
        case "max-hr": athlete.maximumHeartRate = nil
        case "threshold-hr": athlete.thresholdHeartRate = nil
        case "threshold-pace": athlete.thresholdSpeed = nil
        case "ftp": athlete.functionalThresholdPower = nil
        case "offset": athlete.homeOffset = .utc
        case "zone": athlete.homeZone = nil
        case "race-day": athlete.raceDay = nil
        case "threshold-test-day": athlete.thresholdTestDay = nil
        case "zones": athlete.heartRateZones = []
        case "rest-days": athlete.availability.restWeekdays = []
        case "hours": athlete.availability.hours = nil
        case "sleep-need": athlete.sleepNeedHours = nil
        default:
            throw .profileInvalid(flag: "clear", value: field, allowed: "one of " + clearable.joined(separator: ", "))
        }
    }
}
