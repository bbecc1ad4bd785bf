public import Analysis
import Measures

/// Who you are and how you like to read; each field says what it changes.
public struct SettingsScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    /// What came of the last try.
    public var message: Message?
    public var sections: [Section]
    public var save: String
    public var displayTitle: String
    public var dataTitle: String
    public var dataNote: String
    public var exportLabel: String
    public var importLabel: String
    public var deleteLabel: String
    public var accessTitle: String
    public var accessLead: String
    public var weather: Weather
    public var map: Map
    public var zonesTitle: String
    public var zonesNote: String
    /// Zone by zone, the hardest first; empty while they cannot be told.
    public var zones: [Explanation.Row]
    public var zonesWhy: Explanation?

    public struct Message: Equatable, Sendable {
        public var text: String
        public var isProblem: Bool
        /// Nil where nothing can be taken back.
        public var undo: String?
    }

    /// What came of saving the profile.
    public enum Outcome: Equatable, Sendable {
        case saved(canUndo: Bool)
        case undone
    }

    public struct Section: Equatable, Sendable {
        public var name: String
        public var title: String
        public var fields: [FormField]
    }

    /// - Parameters:
    ///   - profile: what the models use now; nil while that is worked out.
    ///   - archives: the form of the weather source as it was sent, when it was, and whether it was kept.
    ///   - map: the form of the map source as it was sent, when it was, and whether it was kept.
    public init(
        _ form: ProfileForm, outcome: Outcome? = nil, profile known: AthleteProfile? = AthleteProfile(),
        weather source: WeatherSource,
        archives named: (form: WeatherSourceForm?, isSaved: Bool) = (nil, false), mapSource: MapSource? = nil,
        map asked: (form: MapSourceForm?, isSaved: Bool) = (nil, false), reader: Reader
    ) {
        weather = Weather(source, named.form ?? WeatherSourceForm(source.kept), isSaved: named.isSaved, reader)
        map = Map(asked.form ?? MapSourceForm(mapSource), current: mapSource, isSaved: asked.isSaved, reader)
        let profile = known ?? AthleteProfile()
        zonesTitle = reader.say(.settingsZones)
        zones = SettingsScreen.zones(profile, reader)
        if !zones.isEmpty {
            zonesWhy = ExplainText.explanation(
                ofRowsBy: HeartRateZones.card, id: "why-zones", title: zonesTitle, reader: reader)
        }
        zonesNote = reader.say(
            known == nil ? .renewalTitle : zones.isEmpty ? .settingsZonesMissing : .settingsZonesNote)
        title = reader.say(.settingsTitle)
        lead = reader.say(.settingsLead)
        save = reader.say(.settingsSave)
        displayTitle = reader.say(.display)
        dataTitle = reader.say(.dataTitle)
        dataNote = reader.say(.dataNote)
        exportLabel = reader.say(.dataExport)
        importLabel = reader.say(.dataImport)
        deleteLabel = reader.say(.dataDelete)
        accessTitle = reader.say(.accessTitle)
        accessLead = reader.say(.accessLead)
        if !form.flaws.isEmpty {
            message = Message(text: reader.say(.settingsWrong), isProblem: true)
        } else {
            switch outcome {
            case .saved(let canUndo):
                message = Message(text: reader.say(.settingsSaved), isProblem: false, undo: canUndo ? reader.say(.undo) : nil)
            case .undone: message = Message(text: reader.say(.editUndone), isProblem: false)
            case nil: break
            }
        }
        let isMetric = reader.units == .metric
        func field(
            _ field: ProfileForm.Field, _ label: String, _ hint: Phrase, _ entry: FormField.Entry = .decimal,
            _ inUse: String? = nil
        ) -> FormField {
            FormField(
                name: field.rawValue, label: label, hint: reader.say(hint), value: form[field],
                problem: form.flaws[field.rawValue].map { SettingsScreen.text($0, reader) }, inUse: inUse, entry: entry)
        }
        func inUse(_ value: ProfileValue?, _ figure: (Double) -> Figure) -> String? {
            value.map { reader.say(.settingsInUse, figure($0.value).text, reader.say($0.origin.phrase)) }
        }
        func beats(_ value: ProfileValue?) -> String? { inUse(value) { reader.heartRate(HeartRate(beatsPerMinute: $0)) } }
        var sex = field(.sex, reader.say(.settingsSex), .settingsSexHint)
        sex.options = [("", Phrase.settingsNotSaid), ("female", .settingsFemale), ("male", .settingsMale)].map {
            .init(value: $0.0, label: reader.say($0.1), isChosen: form[.sex] == $0.0)
        }
        var offset = field(.offset, reader.say(.settingsOffset), .settingsOffsetHint)
        offset.options = SettingsScreen.offsets(form[.offset], reader)
        let mass = reader.say(.settingsMass, isMetric ? "kg" : "lb")
        let height = reader.say(.settingsHeight, isMetric ? "cm" : "in")
        let pace = reader.say(.settingsThresholdPace, reader.say(isMetric ? .settingsKilometre : .settingsMile))
        sections = [
            Section(
                name: "you", title: reader.say(.settingsYou),
                fields: [
                    field(.name, reader.say(.settingsName), .settingsNameHint, .text),
                    field(.birthYear, reader.say(.settingsBirthYear), .settingsBirthYearHint, .numeric), sex,
                    field(.mass, mass, .settingsMassHint), field(.height, height, .settingsHeightHint), offset,
                    field(.raceDay, reader.say(.settingsRaceDay), .settingsRaceDayHint, .day),
                ]),
            Section(
                name: "heart", title: reader.say(.settingsHeart),
                fields: [
                    field(
                        .resting, reader.say(.settingsResting), .settingsRestingHint, .decimal, beats(profile.restingHeartRate)),
                    field(
                        .maximum, reader.say(.settingsMaximum), .settingsMaximumHint, .decimal, beats(profile.maximumHeartRate)),
                ]),
            Section(
                name: "threshold", title: reader.say(.settingsThreshold),
                fields: [
                    field(
                        .threshold, reader.say(.settingsThresholdHeartRate), .settingsThresholdHeartRateHint, .decimal,
                        beats(profile.thresholdHeartRate)),
                    field(
                        .pace, pace, .settingsThresholdPaceHint, .text,
                        inUse(profile.thresholdSpeed) { reader.pace(Speed(metresPerSecond: $0)) }),
                    field(
                        .power, reader.say(.settingsThresholdPower), .settingsThresholdPowerHint, .decimal,
                        inUse(profile.thresholdPower) { Figure(Numeral.text($0), "W") }),
                ]),
        ]
    }

    private static func zones(_ profile: AthleteProfile, _ reader: Reader) -> [Explanation.Row] {
        guard let maximum = profile.maximumHeartRate?.value,
            let bounds = HeartRateZones.bounds(resting: profile.restingHeartRate?.value, maximum: maximum)
        else { return [] }
        var rows: [Explanation.Row] = []
        for (index, low) in bounds.enumerated().reversed() {
            let from = Numeral.text(low)
            let range =
                index + 1 < bounds.count
                ? reader.say(.zoneBetween, from, Numeral.text(bounds[index + 1])) : reader.say(.zoneFrom, from)
            rows.append(.init(reader.say(.zone, "\(index + 1)"), range + " " + reader.say(.beatsPerMinute)))
        }
        return rows
    }

    private static func text(_ flaw: ProfileForm.Flaw, _ reader: Reader) -> String {
        switch flaw {
        case .notNumber: reader.say(.settingsNotNumber)
        case .notPace: reader.say(.settingsNotPace)
        case .notDay: reader.say(.settingsNotDay)
        case .range(let low, let high): reader.say(.settingsRange, low, high)
        case .tooLong(let limit): reader.say(.settingsTooLong, Numeral.text(limit))
        case .belowMaximum: reader.say(.settingsBelowMaximum)
        }
    }

    /// Every half hour that a wall clock on Earth may be ahead of UTC, and the three quarters that are in use.
    private static func offsets(_ chosen: String, _ reader: Reader) -> [FilterForm.Select.Option] {
        var minutes: [Int] = []
        for half in -24...28 where half != 0 { minutes.append(half * 30) }
        minutes += [345, 525, 765]
        if let seconds = Int(chosen), seconds % 60 == 0, !minutes.contains(seconds / 60) { minutes.append(seconds / 60) }
        minutes.sort()
        var options = [
            FilterForm.Select.Option(value: "", label: reader.say(.settingsOffsetMachine), isChosen: chosen.isEmpty)
        ]
        for minute in minutes {
            let size = minute < 0 ? -minute : minute
            let label = "UTC" + (minute < 0 ? "−" : "+") + String(size / 60) + ":" + Numeral.padded(size % 60)
            options.append(.init(value: String(minute * 60), label: label, isChosen: chosen == String(minute * 60)))
        }
        return options
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
