import Measures

/// The table of settings. To add one, see "Add an athlete setting" in CONTRIBUTING.md.
extension AthleteField {
    /// Every setting, in the order of `hearth athlete`.
    public static let all: [AthleteField] = [
        name, birthYear, sex, mass, height, restingHeartRate, maximumHeartRate, thresholdHeartRate, thresholdSpeed,
        thresholdPower, homeOffset, homeZone, raceDay, thresholdTestDay, heartRateZones, restWeekdays, hours, sleepNeed,
        roomsNotAsked, adultContent, deviceTemperature, deviceDistance,
    ]

    /// Cards of the settings form and the order of their fields.
    public static let form: [FormSection] = [
        FormSection(name: .you, fields: [name, birthYear, sex, mass, height, homeZone, raceDay]),
        FormSection(name: .heart, fields: [restingHeartRate, maximumHeartRate]),
        FormSection(name: .threshold, fields: [thresholdHeartRate, thresholdTestDay, thresholdSpeed, thresholdPower]),
        FormSection(name: .zones, fields: [heartRateZones]),
        FormSection(name: .habits, fields: [hours, sleepNeed, restWeekdays, roomsNotAsked, adultContent]),
        FormSection(name: .devices, fields: [deviceTemperature, deviceDistance]),
    ]

    public static let name = AthleteField(
        key: "name", names: Names(columns: ["name"], export: ["name"], json: ["name"], form: ["name"]),
        flag: Flag("name", "name", example: "Ada", "Your name."), kind: .text(limit: 80), isRequired: true,
        value: { .text($0.name) }, set: { $0.name = $1?.text ?? "" })

    public static let birthYear = AthleteField(
        key: "birth_year",
        names: Names(columns: ["birth_year"], export: ["birthYear"], json: ["birth_year"], form: ["birth-year"]),
        flag: Flag("birth-year", "year", example: "1985", "The year of your birth (1985)."),
        kind: .birthYear, isInDigestKey: true,
        value: { $0.birthYear.map { .whole($0) } }, set: { $0.birthYear = $1?.whole })

    public static let sex = AthleteField(
        key: "sex", names: Names(columns: ["sex"], export: ["sex"], json: ["sex"], form: ["sex"]),
        flag: Flag("sex", "sex", example: "female", "female or male: the sex that norms distinguish."),
        kind: .choice(Sex.allCases.map { $0.rawValue }), isInDigestKey: true,
        value: { $0.sex.map { .text($0.rawValue) } }, set: { $0.sex = $1?.text.flatMap { Sex(rawValue: $0) } })

    public static let mass = AthleteField(
        key: "mass", names: Names(columns: ["mass_kg"], export: ["massKilograms"], json: ["mass_kg"], form: ["mass"]),
        flag: Flag("mass", "kg", example: "62.5", "Your mass in kilograms (62.5)."),
        kind: .number(Limits(unit: .kilograms, form: 25...300, flag: 20...400, stored: 20...400)), isInDigestKey: true,
        value: { $0.mass.map { .decimal($0.amount) } }, set: { $0.mass = $1?.decimal.map { Mass($0) } })

    public static let height = AthleteField(
        key: "height", names: Names(columns: ["height_m"], export: ["heightMetres"], json: ["height_m"], form: ["height"]),
        flag: Flag("height", "cm", example: "168", "Your height in centimetres (168)."),
        kind: .number(Limits(unit: .metres, form: 1...2.5, flag: 50...260, stored: 0.5...2.6)), isInDigestKey: true,
        value: { $0.height.map { .decimal($0.amount) } }, set: { $0.height = $1?.decimal.map { Distance($0) } })

    public static let restingHeartRate = AthleteField(
        key: "resting_heart_rate",
        names: Names(
            columns: ["resting_heart_rate_bpm"], export: ["restingHeartRate"], json: ["resting_hr_bpm"], form: ["resting"]),
        flag: Flag("resting-hr", "bpm", example: "48", "Resting heart rate, beats per minute."),
        kind: .number(Limits(unit: .beatsPerMinute, form: 25...120, flag: 20...130, stored: 20...130)), isInDigestKey: true,
        value: { $0.restingHeartRate.map { .decimal($0.amount) } },
        set: { $0.restingHeartRate = $1?.decimal.map { HeartRate($0) } })

    public static let maximumHeartRate = AthleteField(
        key: "maximum_heart_rate",
        names: Names(
            columns: ["maximum_heart_rate_bpm"], export: ["maximumHeartRate"], json: ["max_hr_bpm"], form: ["maximum"]),
        flag: Flag(
            "max-hr", "bpm", example: "188", "Maximum heart rate, beats per minute: measured, not 220 minus your age."),
        kind: .number(Limits(unit: .beatsPerMinute, form: 100...240, flag: 80...240, stored: 80...240)), isInDigestKey: true,
        value: { $0.maximumHeartRate.map { .decimal($0.amount) } },
        set: { $0.maximumHeartRate = $1?.decimal.map { HeartRate($0) } })

    public static let thresholdHeartRate = AthleteField(
        key: "threshold_heart_rate",
        names: Names(
            columns: ["threshold_heart_rate_bpm"], export: ["thresholdHeartRate"], json: ["threshold_hr_bpm"],
            form: ["threshold"]),
        flag: Flag(
            "threshold-hr", "bpm", example: "170", "Heart rate that you hold for an hour's race, beats per minute."),
        kind: .number(Limits(unit: .beatsPerMinute, form: 80...230, flag: 60...230, stored: 60...230)), isInDigestKey: true,
        value: { $0.thresholdHeartRate.map { .decimal($0.amount) } },
        set: { $0.thresholdHeartRate = $1?.decimal.map { HeartRate($0) } })

    public static let thresholdSpeed = AthleteField(
        key: "threshold_pace",
        names: Names(
            columns: ["threshold_speed_mps"], export: ["thresholdSpeedMetresPerSecond"], json: ["threshold_speed_mps"],
            form: ["pace"]),
        flag: Flag(
            "threshold-pace", "pace", example: "4:30",
            "Pace that you hold for an hour's race, minutes and seconds a kilometre (4:30)."),
        kind: .pace, isInDigestKey: true,
        value: { $0.thresholdSpeed.map { .decimal($0.amount) } },
        set: { $0.thresholdSpeed = $1?.decimal.map { Speed($0) } })

    public static let thresholdPower = AthleteField(
        key: "threshold_power",
        names: Names(
            columns: ["functional_threshold_power_w"], export: ["functionalThresholdPowerWatts"], json: ["ftp_w"],
            form: ["power"]),
        flag: Flag("ftp", "watts", example: "250", "Functional threshold power, watts."),
        kind: .number(Limits(unit: .watts, form: 40...700, flag: 20...1000, stored: 20...1000)), isInDigestKey: true,
        value: { $0.functionalThresholdPower.map { .decimal($0.amount) } },
        set: { $0.functionalThresholdPower = $1?.decimal.map { Power($0) } })

    public static let homeOffset = AthleteField(
        key: "home_offset",
        names: Names(columns: ["home_offset_s"], export: ["homeOffsetSeconds"], json: ["home_offset_s"], form: []),
        flag: Flag("offset", "offset", example: "+08:00", "Offset of your home clock from UTC (+08:00, -03:30)."),
        kind: .offset, isRequired: true, isInDigestKey: true,
        value: { .whole($0.homeOffset.secondsAheadOfUTC) },
        set: { $0.homeOffset = $1?.whole.map { LocalOffset(secondsAheadOfUTC: $0) } ?? .utc })

    public static let homeZone = AthleteField(
        key: "home_zone", names: Names(columns: ["home_zone"], export: ["homeZone"], json: ["home_zone"], form: ["clock"]),
        flag: Flag(
            "zone", "zone", example: "Europe/Berlin",
            "Your home time zone (Europe/Berlin, or its city); it follows daylight-saving time."),
        kind: .zone, value: { $0.homeZone.map { .text($0) } }, set: { $0.homeZone = $1?.text })

    public static let raceDay = AthleteField(
        key: "race_day", names: Names(columns: ["race_day"], export: ["raceDay"], json: ["race_day"], form: ["race-day"]),
        flag: Flag(
            "race-day", "day", example: "2026-12-06", "Day of your next race (2026-12-06), which the plan prepares for."),
        kind: .day(.ahead),
        value: { $0.raceDay.map { .whole($0.number) } }, set: { $0.raceDay = $1?.whole.map { Day(number: $0) } })

    public static let thresholdTestDay = AthleteField(
        key: "threshold_test",
        names: Names(
            columns: ["threshold_test_day"], export: ["thresholdTestDay"], json: ["threshold_test_day"],
            form: ["threshold-test"]),
        flag: Flag(
            "threshold-test-day", "day", example: "2026-05-01",
            "Day of the threshold test, which determines zones for 180 days."),
        kind: .day(.past),
        value: { $0.thresholdTestDay.map { .whole($0.number) } },
        set: { $0.thresholdTestDay = $1?.whole.map { Day(number: $0) } })

    public static let heartRateZones = AthleteField(
        key: "zones",
        names: Names(
            columns: ["zone_1_bpm", "zone_2_bpm", "zone_3_bpm", "zone_4_bpm", "zone_5_bpm"], export: ["heartRateZones"],
            json: ["heart_rate_zones_bpm"], form: ["zone-1", "zone-2", "zone-3", "zone-4", "zone-5"]),
        flag: Flag(
            "zones", "bpm,…", example: "118,137,152,166,180",
            "Lower bounds of your custom heart-rate zones 1 to 5 (118,137,152,166,180)."),
        kind: .zones,
        value: { .decimals($0.heartRateZones.map { $0.amount }) },
        set: { $0.heartRateZones = ($1?.decimals ?? []).map { HeartRate($0) } })

    public static let restWeekdays = AthleteField(
        key: "rest_days",
        names: Names(
            columns: ["rest_weekdays"], export: ["restWeekdays"], json: ["rest_weekdays"],
            form: ["rest-1", "rest-2", "rest-3", "rest-4", "rest-5", "rest-6", "rest-7"]),
        flag: Flag("rest-days", "days", example: "mon,thu", "Days of the week without training (mon,thu)."),
        kind: .weekdays,
        value: { .wholes($0.availability.restWeekdays.sorted()) },
        set: { $0.availability.restWeekdays = Set(($1?.wholes ?? []).filter { (1...7).contains($0) }) })

    public static let hours = AthleteField(
        key: "hours",
        names: Names(
            columns: ["first_hour", "last_hour"], export: ["firstHour", "lastHour"], json: ["first_hour", "last_hour"],
            form: ["first-hour", "last-hour"]),
        flag: Flag("hours", "hours", example: "5-21", "Hours of the day at which you can train (5-21)."),
        kind: .hours,
        value: { $0.availability.hours.map { .wholes([$0.lowerBound, $0.upperBound]) } },
        set: { athlete, value in
            athlete.availability.hours = nil
            guard let hours = value?.wholes, hours.count == 2, hours.allSatisfy({ (0...24).contains($0) }), hours[0] < hours[1]
            else { return }
            athlete.availability.hours = hours[0]..<hours[1]
        })

    public static let sleepNeed = AthleteField(
        key: "sleep_need",
        names: Names(
            columns: ["sleep_need_h"], export: ["sleepNeedHours"], json: ["sleep_need_h"], form: ["sleep-need"]),
        flag: Flag("sleep-need", "hours", example: "7.5", "Hours of sleep that you need, 6 to 10 (7.5)."),
        kind: .number(Limits(unit: .hours, form: 6...10, flag: 6...10, stored: 4...12)),
        value: { $0.sleepNeedHours.map { .decimal($0) } }, set: { $0.sleepNeedHours = $1?.decimal })

    public static let roomsNotAsked = AthleteField(
        key: "rooms_not_asked",
        names: Names(
            columns: ["rooms_not_asked"], export: ["roomsNotAsked"], json: ["rooms_not_asked"],
            form: Sport.perhapsHeated.map { "no-room-" + $0.rawValue }),
        flag: Flag(
            "no-room-question", "sports", example: "pilates,strength",
            "Sports whose room temperature Today does not ask for (pilates,strength)."),
        kind: .sports(Sport.perhapsHeated),
        value: {
            $0.roomsNotAsked.isEmpty ? nil : .text($0.roomsNotAsked.map { $0.rawValue }.sorted().joined(separator: " "))
        },
        set: { athlete, value in
            athlete.roomsNotAsked = Set((value?.text ?? "").split(separator: " ").compactMap { Sport(rawValue: String($0)) })
        })

    public static let adultContent = AthleteField(
        key: "adult_content",
        names: Names(columns: ["adult_content"], export: ["adultContent"], json: ["adult_content"], form: ["adult-content"]),
        flag: Flag(
            "adult-content", "word", example: "shown", "shown or hidden: packs of routines that are for adults (hidden)."),
        kind: .choice(AdultContent.allCases.map { $0.rawValue }),
        value: { $0.adultContent.map { .text($0.rawValue) } },
        set: { $0.adultContent = $1?.text.flatMap { AdultContent(rawValue: $0) } })

    public static let deviceTemperature = AthleteField(
        key: "device_temperature",
        names: Names(
            columns: ["device_temperature"], export: ["deviceTemperature"], json: ["device_temperature"],
            form: ["device-temperature"]),
        flag: Flag(
            "device-temperature", "unit", example: "fahrenheit",
            "celsius or fahrenheit: the temperature unit of devices that sync."),
        kind: .choice(DeviceTemperature.allCases.map { $0.rawValue }),
        value: { $0.deviceTemperature.map { .text($0.rawValue) } },
        set: { $0.deviceTemperature = $1?.text.flatMap { DeviceTemperature(rawValue: $0) } })

    public static let deviceDistance = AthleteField(
        key: "device_distance",
        names: Names(
            columns: ["device_distance"], export: ["deviceDistance"], json: ["device_distance"], form: ["device-distance"]),
        flag: Flag(
            "device-distance", "units", example: "imperial", "metric or imperial: the units of distance of devices that sync."),
        kind: .choice(DeviceDistance.allCases.map { $0.rawValue }),
        value: { $0.deviceDistance.map { .text($0.rawValue) } },
        set: { $0.deviceDistance = $1?.text.flatMap { DeviceDistance(rawValue: $0) } })
}
