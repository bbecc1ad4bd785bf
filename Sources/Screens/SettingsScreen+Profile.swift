import Analysis
import Localizations
import Measures
import Training

extension SettingsScreen {
    /// Cards of the profile form.
    /// - Parameter machine: name of this machine's time zone, if known.
    static func sections(
        _ form: ProfileForm, _ profile: AthleteProfile, machine: String?, _ reader: Reader
    ) -> [Section] {
        let isMetric = reader.units == .metric
        func field(
            _ field: ProfileForm.Field, _ label: String, _ hint: Phrase?, _ entry: FormField.Entry = .decimal,
            _ inUse: String? = nil
        ) -> FormField {
            FormField(
                name: field.rawValue, label: label, hint: hint.map { reader.say($0) } ?? "", value: form[field],
                problem: form.flaws[field.rawValue].map { $0.text(reader) }, inUse: inUse, entry: entry)
        }
        func inUse(_ value: ProfileValue?, _ figure: (Double) -> Figure) -> String? {
            value.map { reader.say(.settingsInUse(value: figure($0.value).text, origin: reader.say($0.origin.phrase))) }
        }
        func beats(_ value: ProfileValue?) -> String? { inUse(value) { reader.heartRate(HeartRate(beatsPerMinute: $0)) } }
        // An observed maximum names the day of its session.
        let maximum =
            profile.maximumPeaks.first?.day.map { day in
                reader.sentences(beats(profile.maximumHeartRate), reader.say(.settingsMaximumSeen(date: reader.shortDate(day))))
            } ?? beats(profile.maximumHeartRate)
        var sex = field(.sex, reader.say(.settingsSex), .settingsSexHint)
        sex.options = [("", Phrase.settingsNotSaid), ("female", .settingsFemale), ("male", .settingsMale)].map {
            .init(value: $0.0, label: reader.say($0.1), isChosen: form[.sex] == $0.0)
        }
        // Values that the athlete has not set may come from files.
        func ofFiles(_ text: String) -> String { reader.say(.settingsInUse(value: text, origin: reader.say(.originFiles))) }
        if form.athlete.sex == nil, let known = profile.sex {
            sex.inUse = ofFiles(reader.say(known == .female ? .settingsFemale : .settingsMale))
        }
        let birthYear = form.athlete.birthYear == nil ? profile.birthYear.map { ofFiles(String($0)) } : nil
        let isMachine = StatedClock(of: form.athlete) == .machine
        let clock = field(
            .clock, reader.say(.settingsClock), .settingsClockHint, .text,
            isMachine ? machine.map { reader.say(.settingsInUse(value: $0, origin: reader.say(.originMachine))) } : nil)
        let mass = reader.say(.settingsMass(unit: isMetric ? "kg" : "lb"))
        let height = reader.say(.settingsHeight(unit: isMetric ? "cm" : "in"))
        let pace = reader.say(.settingsThresholdPace(distanceUnit: reader.say(isMetric ? .settingsKilometre : .settingsMile)))
        return [
            Section(
                name: "you", title: reader.say(.settingsYou),
                fields: [
                    field(.name, reader.say(.settingsName), .settingsNameHint, .text),
                    field(.birthYear, reader.say(.settingsBirthYear), .settingsBirthYearHint, .numeric, birthYear), sex,
                    field(.mass, mass, .settingsMassHint), field(.height, height, .settingsHeightHint), clock,
                    field(.raceDay, reader.say(.settingsRaceDay), .settingsRaceDayHint, .day),
                ]),
            Section(
                name: "heart", title: reader.say(.heartRate),
                fields: [
                    field(
                        .resting, reader.say(.settingsResting), .settingsRestingHint, .decimal, beats(profile.restingHeartRate)),
                    field(
                        .maximum, reader.say(.settingsMaximum), .settingsMaximumHint, .decimal, maximum),
                ]),
            Section(
                name: "threshold", title: reader.say(.settingsThreshold),
                fields: [
                    field(
                        .threshold, reader.say(.settingsThresholdHeartRate), .settingsThresholdHeartRateHint, .decimal,
                        beats(profile.thresholdHeartRate)),
                    field(.testDay, reader.say(.settingsTestDay), .settingsTestDayHint, .day),
                    field(
                        .pace, pace, .settingsThresholdPaceHint, .text,
                        inUse(profile.thresholdSpeed) { reader.pace(Speed(metresPerSecond: $0)) }),
                    field(
                        .power, reader.say(.settingsThresholdPower), .settingsThresholdPowerHint, .decimal,
                        inUse(profile.thresholdPower) { Figure(reader.number($0), "W") }),
                ]),
            Section(
                name: "zones", title: reader.say(.settingsOwnZones),
                fields: ProfileForm.zoneFields.enumerated().map { index, zone in
                    field(
                        zone, reader.say(.settingsZoneFrom(zone: reader.number(index + 1))), index == 0 ? .settingsZonesHint : nil
                    )
                }),
            Section(
                name: "habits", title: reader.say(.settingsHabits),
                fields: [
                    field(.firstHour, reader.say(.settingsFirstHour), .settingsHoursHint, .numeric),
                    field(.lastHour, reader.say(.settingsLastHour), nil, .numeric),
                    field(.sleepNeed, reader.say(.settingsSleepNeed), .settingsSleepNeedHint),
                ],
                boxes: Boxes(
                    title: reader.say(.settingsRestDays), hint: reader.say(.settingsRestDayHint),
                    fields: reader.weekStart.weekdays.map { weekday in
                        field(ProfileForm.restFields[weekday - 1], reader.say(Phrase.weekdays[weekday - 1]), nil, .box)
                    })),
        ]
    }

    /// Rows of zones, the hardest first.
    static func rows(_ scheme: HeartRateZones.Scheme, _ reader: Reader) -> [Explanation.Row] {
        scheme.names.indices.reversed().compactMap { index in
            guard scheme.names[index] != "0" else { return nil }
            return .init(reader.say(.zone(zone: scheme.names[index])), scheme.range(index, reader))
        }
    }
}

extension ProfileForm.Flaw {
    public func text(_ reader: Reader) -> String {
        switch self {
        case .notNumber: reader.say(.settingsNotNumber)
        case .notPace: reader.say(.settingsNotPace)
        case .notClock: reader.say(.settingsNotClock)
        case .notTime: reader.say(.entryNotTime)
        case .needsRoom: reader.say(.humidityNeedsRoom)
        case .day(let allowed): reader.say(.settingsDay(allowedDays: allowed))
        case .range(let low, let high): reader.say(.settingsRange(minimum: low, maximum: high))
        case .tooLong(let limit): reader.say(.settingsTooLong(limit: reader.number(limit)))
        case .belowMaximum: reader.say(.settingsBelowMaximum)
        case .zoneMissing: reader.say(.settingsZoneMissing)
        case .zoneOrder: reader.say(.settingsZoneOrder)
        case .hours: reader.say(.settingsHoursWrong)
        }
    }
}

extension HeartRateZones.Scheme.Way {
    var note: Phrase {
        switch self {
        case .own: .settingsZonesOwn
        case .threshold: .settingsZonesOfThreshold
        case .reserve: .settingsZonesNote
        case .maximum: .settingsZonesOfMaximum
        }
    }
}

extension ProfileValue.Origin {
    var phrase: Phrase {
        switch self {
        case .stated: .originStated
        case .observed: .originObserved
        case .derived: .originDerived
        case .predicted: .originPredicted
        }
    }
}
