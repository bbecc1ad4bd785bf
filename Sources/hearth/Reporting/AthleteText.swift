import Analysis
import Contract
import Measures
import Screens
import Training

/// Formats the athlete's profile as text and as JSON.
enum AthleteText {
    /// Returns the command that provides what a recommendation asks for; nil when no profile field does.
    static func command(for rule: Recommendation.Rule) -> String? {
        switch rule {
        case .needHeartRateProfile: "hearth athlete --resting-hr … --max-hr …"
        case .needBirthYearAndSex: "hearth athlete --birth-year … --sex …"
        default: nil
        }
    }

    /// Returns one line for each field. A missing field names the flag that sets it.
    /// - Parameter known: the profile, completed with facts from imported files.
    static func lines(_ athlete: Athlete, known: Athlete) -> [String] {
        let rows: [(label: String, value: String?, flag: String)] = [
            ("Name", athlete.name.isEmpty ? nil : athlete.name, "--name Ada"),
            (
                "Birth year", (athlete.birthYear ?? known.birthYear).map { "\($0)" + ofFiles(athlete.birthYear == nil) },
                "--birth-year 1985"
            ),
            ("Sex", (athlete.sex ?? known.sex).map { $0.rawValue + ofFiles(athlete.sex == nil) }, "--sex female"),
            ("Mass", athlete.mass.map { number($0.kilograms) + " kg" }, "--mass 62.5"),
            ("Height", athlete.height.map { number($0.metres * 100) + " cm" }, "--height 168"),
            ("Resting heart rate", athlete.restingHeartRate.map { beats($0) }, "--resting-hr 48"),
            ("Maximum heart rate", athlete.maximumHeartRate.map { beats($0) }, "--max-hr 188"),
            ("Threshold heart rate", athlete.thresholdHeartRate.map { beats($0) }, "--threshold-hr 170"),
            ("Threshold pace", athlete.thresholdSpeed.flatMap { pace($0) }.map { $0 + " /km" }, "--threshold-pace 4:30"),
            ("Threshold power", athlete.functionalThresholdPower.map { number($0.watts) + " W" }, "--ftp 250"),
            ("Home clock", athlete.homeOffset == .utc ? nil : StatedClock.text(of: athlete.homeOffset), "--offset +08:00"),
            ("Home time zone", athlete.homeZone, "--zone Europe/Berlin"),
            ("Next race", athlete.raceDay.map { ISO8601.text($0) }, "--race-day 2026-12-06"),
            ("Threshold test", athlete.thresholdTestDay.map { ISO8601.text($0) }, "--threshold-test-day 2026-05-01"),
            ("Custom zones from", zones(athlete), "--zones 118,137,152,166,180"),
            ("Never on", weekdays(athlete), "--rest-days mon,thu"),
            ("Hours of training", athlete.availability.hours.map { "\($0.lowerBound)-\($0.upperBound)" }, "--hours 5-21"),
            ("Sleep needed", athlete.sleepNeedHours.map { number($0) + " h" }, "--sleep-need 7.5"),
        ]
        return rows.map { row in
            TextWidth.padded(row.label, to: 22) + (row.value ?? "–   hearth athlete " + row.flag)
        }
    }

    private static func ofFiles(_ isOfFiles: Bool) -> String { isOfFiles ? "   from your files" : "" }

    /// Absent fields are null.
    static func json(_ athlete: Athlete, known: Athlete) -> JSONValue {
        [
            "files": ["birth_year": .integer(known.birthYear), "sex": .text(known.sex?.rawValue)],
            "name": .text(athlete.name), "birth_year": .integer(athlete.birthYear), "sex": .text(athlete.sex?.rawValue),
            "mass_kg": .number(athlete.mass?.kilograms), "height_m": .number(athlete.height?.metres),
            "resting_hr_bpm": .number(athlete.restingHeartRate?.beatsPerMinute),
            "max_hr_bpm": .number(athlete.maximumHeartRate?.beatsPerMinute),
            "threshold_hr_bpm": .number(athlete.thresholdHeartRate?.beatsPerMinute),
            "threshold_speed_mps": .number(athlete.thresholdSpeed?.metresPerSecond),
            "ftp_w": .number(athlete.functionalThresholdPower?.watts),
            "home_offset_s": .integer(athlete.homeOffset.secondsAheadOfUTC), "home_zone": .text(athlete.homeZone),
            "race_day": .text(athlete.raceDay.map { ISO8601.text($0) }),
            "threshold_test_day": .text(athlete.thresholdTestDay.map { ISO8601.text($0) }),
            "heart_rate_zones_bpm": .list(athlete.heartRateZones.map { .number($0.beatsPerMinute) }),
            "rest_weekdays": .list(athlete.availability.restWeekdays.sorted().map { .integer($0) }),
            "first_hour": .integer(athlete.availability.hours?.lowerBound),
            "last_hour": .integer(athlete.availability.hours?.upperBound),
            "sleep_need_h": .number(athlete.sleepNeedHours),
        ]
    }

    private static func zones(_ athlete: Athlete) -> String? {
        let bounds = athlete.heartRateZones.map { number($0.beatsPerMinute) }
        return bounds.isEmpty ? nil : bounds.joined(separator: ", ") + " bpm"
    }

    private static func weekdays(_ athlete: Athlete) -> String? {
        let names = athlete.availability.restWeekdays.sorted().map { ProfileFlags.weekdays[$0 - 1] }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private static func beats(_ rate: HeartRate) -> String { number(rate.beatsPerMinute) + " bpm" }

    private static func pace(_ speed: Speed) -> String? {
        guard let seconds = speed.secondsPerKilometre, seconds.isFinite, seconds < 86_400 else { return nil }
        let whole = Int(seconds.rounded(.toNearestOrEven))
        return "\(whole / 60):" + (whole % 60 < 10 ? "0" : "") + "\(whole % 60)"
    }

    /// Formats a number with at most one decimal, without a trailing zero.
    private static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded(.toNearestOrEven) / 10
        return tenths == tenths.rounded(.down) && tenths.magnitude < 1e9 ? "\(Int(tenths))" : "\(tenths)"
    }
}
