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
        let inUse = valuesInUse(form, profile, machine: machine, context)
        func field(
            _ name: String, _ label: String, _ hint: String = "", _ entry: FormField.Entry = .decimal, inUse: String? = nil
        ) -> FormField {
            FormField(
                name: name, label: label, hint: hint, value: form[name], problem: form.flaws[name].map { $0.text(context) },
                inUse: inUse, entry: entry)
        }
        func fields(_ setting: AthleteField) -> [FormField] {
            let names = setting.names.form
            func one(_ entry: FormField.Entry) -> [FormField] {
                names.map { field($0, setting.label(context), setting.hint(context), entry, inUse: inUse[setting.key]) }
            }
            switch setting.kind {
            case .text, .pace: return one(.text)
            case .number: return one(.decimal)
            case .birthYear: return one(.numeric)
            case .day: return one(.day)
            case .choice(let words):
                return one(.decimal).map { choice in
                    var choice = choice
                    let options = [("", context.say(.settingsNotSaid))] + words.map { ($0, setting.label(ofChoice: $0, context)) }
                    choice.options = options.map { .init(value: $0.0, label: $0.1, isChosen: choice.value == $0.0) }
                    return choice
                }
            case .zone:
                return names.map {
                    field(
                        $0, context.say(.settingsClock), context.say(.settingsClockHint), .text, inUse: inUse[setting.key])
                }
            case .zones:
                return names.enumerated().map { index, name in
                    field(
                        name, context.say(.settingsZoneFrom(zone: context.number(index + 1))),
                        index == 0 ? context.say(.settingsZonesHint) : "")
                }
            case .hours:
                return [
                    field(names[0], context.say(.settingsFirstHour), context.say(.settingsHoursHint), .numeric),
                    field(names[1], context.say(.settingsLastHour), "", .numeric),
                ]
            case .offset, .weekdays, .sports: return []
            }
        }
        func boxes(_ setting: AthleteField) -> Boxes? {
            switch setting.kind {
            case .weekdays:
                return Boxes(
                    title: context.say(.settingsRestDays), hint: context.say(.settingsRestDayHint),
                    fields: context.weekStart.weekdays.map { weekday in
                        field(setting.names.form[weekday - 1], context.say(Phrase.weekdays[weekday - 1]), "", .box)
                    })
            case .sports(let sports):
                return Boxes(
                    title: setting.label(context), hint: setting.hint(context),
                    fields: zip(setting.names.form, sports).map { field($0, context.say(.sport($1)), "", .box) })
            default: return nil
            }
        }
        return AthleteField.form.map { section in
            Section(
                name: section.name.rawValue, title: context.say(section.name.title), fields: section.fields.flatMap(fields),
                boxes: section.fields.compactMap(boxes))
        }
    }

    /// Returns the values that models use in place of settings, by the key of the setting: "In use: 50 bpm, …".
    private static func valuesInUse(
        _ form: ProfileForm, _ profile: AthleteProfile, machine: String?, _ context: DisplayContext
    ) -> [String: String] {
        func inUse(_ value: ProfileValue?, _ figure: (Double) -> Figure) -> String? {
            value.map { context.say(.settingsInUse(value: figure($0.value).text, origin: context.say($0.origin.phrase))) }
        }
        func beats(_ value: ProfileValue?) -> String? { inUse(value) { context.heartRate(HeartRate(beatsPerMinute: $0)) } }
        func inUse(_ text: String, _ origin: Phrase) -> String {
            context.say(.settingsInUse(value: text, origin: context.say(origin)))
        }
        var texts: [String: String] = [:]
        texts[AthleteField.restingHeartRate.key] = beats(profile.restingHeartRate)
        // An observed maximum names the day of its session.
        texts[AthleteField.maximumHeartRate.key] =
            profile.maximumPeaks.first?.day.map { day in
                context.sentences(
                    beats(profile.maximumHeartRate), context.say(.settingsMaximumSeen(date: context.shortDate(day))))
            } ?? beats(profile.maximumHeartRate)
        texts[AthleteField.thresholdHeartRate.key] = beats(profile.thresholdHeartRate)
        texts[AthleteField.thresholdSpeed.key] = inUse(profile.thresholdSpeed) { context.pace(Speed(metresPerSecond: $0)) }
        texts[AthleteField.thresholdPower.key] = inUse(profile.thresholdPower) { Figure(context.number($0), "W") }
        // Values that the athlete has not set may come from files.
        if form.athlete.birthYear == nil, let year = profile.birthYear {
            texts[AthleteField.birthYear.key] = inUse(String(year), .originFiles)
        }
        if form.athlete.sex == nil, let sex = profile.sex {
            let setting = AthleteField.sex
            texts[setting.key] = inUse(setting.label(ofChoice: sex.rawValue, context), .originFiles)
        }
        if StatedClock(of: form.athlete) == .machine, let machine {
            texts[AthleteField.homeZone.key] = inUse(machine, .originMachine)
        }
        return texts
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

extension AthleteField.FormSection.Name {
    fileprivate var title: Phrase {
        switch self {
        case .you: .settingsYou
        case .heart: .heartRate
        case .threshold: .settingsThreshold
        case .zones: .settingsOwnZones
        case .habits: .settingsHabits
        case .devices: .settingsDevices
        }
    }
}
