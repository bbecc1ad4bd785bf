import Localizations

/// The form in which the owner names an archive of past weather, perhaps one of past air besides, or nobody.
public struct WeatherSourceForm: Equatable, Sendable {
    public static let weatherField = "archive"
    public static let airField = "air"

    public var weather: String
    public var air: String
    /// What the form asks for; nil is nobody. While there is a flaw, it means nothing.
    public private(set) var archives: NamedArchives?
    /// In which field something is wrong.
    public private(set) var flaws: [String: NamedArchives.Flaw] = [:]

    public init(_ archives: NamedArchives?) {
        weather = archives?.weather ?? ""
        air = archives?.air ?? ""
        self.archives = archives
    }

    /// As it was sent. What the page did not ask for, because it was said where Hearth was started, stays as it was kept.
    public init(_ source: WeatherSource, value: (String) -> String?) {
        let sentAir = value(WeatherSourceForm.airField)
        weather = String((value(WeatherSourceForm.weatherField) ?? source.kept?.weather ?? "").prefix(1000))
        air = String((sentAir ?? source.kept?.air ?? "").prefix(1000))
        guard !NamedArchives.isBlank(weather) else {
            if let sentAir, !NamedArchives.isBlank(sentAir) { flaws[WeatherSourceForm.airField] = .weatherMissing }
            return
        }
        var field = WeatherSourceForm.weatherField
        do throws(NamedArchives.Flaw) {
            _ = try NamedArchives(weather: weather, air: "", allowsPrivate: source.allowsPrivate)
            field = WeatherSourceForm.airField
            archives = try NamedArchives(weather: weather, air: air, allowsPrivate: source.allowsPrivate)
        } catch {
            flaws[field] = error
        }
    }
}

extension SettingsScreen {
    /// Where weather comes from, what that tells to whom, and the form that changes it.
    public struct Weather: Equatable, Sendable {
        public var title: String
        public var rows: [Explanation.Row]
        /// What leaves the machine, or that nothing does.
        public var leaves: String
        /// What was said where Hearth was started and cannot be changed here.
        public var said: [String]
        /// Empty when nothing can be changed here.
        public var fields: [FormField]
        public var save: String
        public var how: String
        /// What came of the last try.
        public var message: Message?

        init(_ source: WeatherSource, _ form: WeatherSourceForm, outcome: Outcome?, _ reader: Reader) {
            title = reader.say(.weatherSource)
            how = reader.say(.weatherSourceHow)
            save = reader.say(.mapSave)
            rows = [.init(reader.say(.weatherArchive), source.address ?? reader.say(.weatherArchiveNone))]
            if let air = source.airAddress { rows.append(.init(reader.say(.airArchive), air)) }
            leaves = reader.sentences(
                reader.say(source.address == nil ? .weatherLeavesNothing : .weatherLeaves),
                source.airAddress == nil ? nil : reader.say(.airLeaves))
            func text(_ field: String) -> String? { form.flaws[field].map { Weather.text($0, reader) } }
            said = []
            fields = []
            if let weather = source.weather {
                said.append(reader.say(.weatherSaid(setting: weather.by)))
            } else {
                fields.append(
                    FormField(
                        name: WeatherSourceForm.weatherField, label: reader.say(.weatherAddress),
                        hint: reader.say(.weatherAddressHint), value: form.weather, problem: text(WeatherSourceForm.weatherField),
                        entry: .address))
            }
            if let air = source.air {
                said.append(reader.say(.airSaid(setting: air.by)))
            } else if source.weather == nil {
                fields.append(
                    FormField(
                        name: WeatherSourceForm.airField, label: reader.say(.airAddress), hint: reader.say(.airAddressHint),
                        value: form.air, problem: text(WeatherSourceForm.airField), entry: .address))
            }
            message = Message(
                outcome, isWrong: !form.flaws.isEmpty, saved: reader.say(source.address == nil ? .weatherOff : .weatherOn),
                reader)
        }

        private static func text(_ flaw: NamedArchives.Flaw, _ reader: Reader) -> String {
            switch flaw {
            case .notAddress: reader.say(.weatherNotAddress)
            case .readableByOthers: reader.say(.weatherReadable)
            case .privateAddress: reader.say(.sourcePrivate)
            case .tooLong(let limit): reader.say(.settingsTooLong(limit: reader.number(limit)))
            case .weatherMissing: reader.say(.weatherMissing)
            }
        }
    }
}
