import Analysis
import Localizations
import Measures
import Training

extension SettingsScreen {
    /// Cards of the profile form.
    /// - Parameter machine: name of this machine's time zone, if known.
    static func sections(
        _ form: ProfileForm, _ profile: AthleteProfile, machine: String?, _ context: DisplayContext
    ) -> [Section] {
        let isMetric = context.units == .metric
        func field(
            _ field: ProfileForm.Field, _ label: String, _ hint: Phrase?, _ entry: FormField.Entry = .decimal,
            _ inUse: String? = nil
        ) -> FormField {
            FormField(
                name: field.rawValue, label: label, hint: hint.map { context.say($0) } ?? "", value: form[field],
                problem: form.flaws[field.rawValue].map { $0.text(context) }, inUse: inUse, entry: entry)
        }
        func inUse(_ value: ProfileValue?, _ figure: (Double) -> Figure) -> String? {
            value.map { context.say(.settingsInUse(value: figure($0.value).text, origin: context.say($0.origin.phrase))) }
        }
        func beats(_ value: ProfileValue?) -> String? { inUse(value) { context.heartRate(HeartRate(beatsPerMinute: $0)) } }
        // An observed maximum names the day of its session.
        let maximum =
            profile.maximumPeaks.first?.day.map { day in
                context.sentences(
                    beats(profile.maximumHeartRate), context.say(.settingsMaximumSeen(date: context.shortDate(day))))
            } ?? beats(profile.maximumHeartRate)
        var sex = field(.sex, context.say(.settingsSex), .settingsSexHint)
        sex.options = [("", Phrase.settingsNotSaid), ("female", .settingsFemale), ("male", .settingsMale)].map {
            .init(value: $0.0, label: context.say($0.1), isChosen: form[.sex] == $0.0)
        }
        // Values that the athlete has not set may come from files.
        func ofFiles(_ text: String) -> String { context.say(.settingsInUse(value: text, origin: context.say(.originFiles))) }
        if form.athlete.sex == nil, let known = profile.sex {
            sex.inUse = ofFiles(context.say(known == .female ? .settingsFemale : .settingsMale))
        }
        let birthYear = form.athlete.birthYear == nil ? profile.birthYear.map { ofFiles(String($0)) } : nil
        let isMachine = StatedClock(of: form.athlete) == .machine
        let clock = field(
            .clock, context.say(.settingsClock), .settingsClockHint, .text,
            isMachine ? machine.map { context.say(.settingsInUse(value: $0, origin: context.say(.originMachine))) } : nil)
        let mass = context.say(.settingsMass(unit: isMetric ? "kg" : "lb"))
        let height = context.say(.settingsHeight(unit: isMetric ? "cm" : "in"))
        let pace = context.say(.settingsThresholdPace(distanceUnit: context.say(isMetric ? .settingsKilometre : .settingsMile)))
        return [
            Section(
                name: "you", title: context.say(.settingsYou),
                fields: [
                    field(.name, context.say(.settingsName), .settingsNameHint, .text),
                    field(.birthYear, context.say(.settingsBirthYear), .settingsBirthYearHint, .numeric, birthYear), sex,
                    field(.mass, mass, .settingsMassHint), field(.height, height, .settingsHeightHint), clock,
                    field(.raceDay, context.say(.settingsRaceDay), .settingsRaceDayHint, .day),
                ]),
            Section(
                name: "heart", title: context.say(.heartRate),
                fields: [
                    field(
                        .resting, context.say(.settingsResting), .settingsRestingHint, .decimal, beats(profile.restingHeartRate)),
                    field(
                        .maximum, context.say(.settingsMaximum), .settingsMaximumHint, .decimal, maximum),
                ]),
            Section(
                name: "threshold", title: context.say(.settingsThreshold),
                fields: [
                    field(
                        .threshold, context.say(.settingsThresholdHeartRate), .settingsThresholdHeartRateHint, .decimal,
                        beats(profile.thresholdHeartRate)),
                    field(.testDay, context.say(.settingsTestDay), .settingsTestDayHint, .day),
                    field(
                        .pace, pace, .settingsThresholdPaceHint, .text,
                        inUse(profile.thresholdSpeed) { context.pace(Speed(metresPerSecond: $0)) }),
                    field(
                        .power, context.say(.settingsThresholdPower), .settingsThresholdPowerHint, .decimal,
                        inUse(profile.thresholdPower) { Figure(context.number($0), "W") }),
                ]),
            Section(
                name: "zones", title: context.say(.settingsOwnZones),
                fields: ProfileForm.zoneFields.enumerated().map { index, zone in
                    field(
                        zone, context.say(.settingsZoneFrom(zone: context.number(index + 1))),
                        index == 0 ? .settingsZonesHint : nil
                    )
                }),
            Section(
                name: "habits", title: context.say(.settingsHabits),
                fields: [
                    field(.firstHour, context.say(.settingsFirstHour), .settingsHoursHint, .numeric),
                    field(.lastHour, context.say(.settingsLastHour), nil, .numeric),
                    field(.sleepNeed, context.say(.settingsSleepNeed), .settingsSleepNeedHint),
                ],
                boxes: Boxes(
                    title: context.say(.settingsRestDays), hint: context.say(.settingsRestDayHint),
                    fields: context.weekStart.weekdays.map { weekday in
                        field(ProfileForm.restFields[weekday - 1], context.say(Phrase.weekdays[weekday - 1]), nil, .box)
                    })),
        ]
    }

    /// Rows of zones, the hardest first.
    static func rows(_ scheme: HeartRateZones.Scheme, _ context: DisplayContext) -> [Explanation.Row] {
        scheme.names.indices.reversed().compactMap { index in
            guard scheme.names[index] != "0" else { return nil }
            return .init(context.say(.zone(zone: scheme.names[index])), scheme.range(index, context))
        }
    }
}

extension ProfileForm.Flaw {
    public func text(_ context: DisplayContext) -> String {
        switch self {
        case .notNumber: context.say(.settingsNotNumber)
        case .notPace: context.say(.settingsNotPace)
        case .notClock: context.say(.settingsNotClock)
        case .notTime: context.say(.entryNotTime)
        case .needsRoom: context.say(.humidityNeedsRoom)
        case .day(let allowed): context.say(.settingsDay(allowedDays: allowed))
        case .range(let low, let high): context.say(.settingsRange(minimum: low, maximum: high))
        case .tooLong(let limit): context.say(.settingsTooLong(limit: context.number(limit)))
        case .belowMaximum: context.say(.settingsBelowMaximum)
        case .zoneMissing: context.say(.settingsZoneMissing)
        case .zoneOrder: context.say(.settingsZoneOrder)
        case .hours: context.say(.settingsHoursWrong)
        }
    }
}

extension HeartRateZones.Scheme.Method {
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
