import Localizations

/// Form of the weather archive, an optional air archive and an optional forecast.
public struct WeatherSourceForm: Equatable, Sendable {
    public static let weatherField = "archive"
    public static let airField = "air"
    public static let forecastField = "forecast"

    public var weather: String
    public var air: String
    public var forecast: String
    /// Entered archives; nil for none. Meaningless while there is a flaw.
    public private(set) var archives: ConfiguredArchives?
    /// Flaws by field.
    public private(set) var flaws: [String: ConfiguredArchives.Flaw] = [:]

    public init(_ archives: ConfiguredArchives?) {
        weather = archives?.weather ?? ""
        air = archives?.air ?? ""
        forecast = archives?.forecast ?? ""
        self.archives = archives
    }

    /// Parses a submitted form. Values that were set at the start have no fields, and the stored ones stay.
    public init(_ source: WeatherSource, value: (String) -> String?) {
        let sentAir = value(WeatherSourceForm.airField)
        let sentForecast = value(WeatherSourceForm.forecastField)
        weather = String((value(WeatherSourceForm.weatherField) ?? source.kept?.weather ?? "").prefix(1000))
        air = String((sentAir ?? source.kept?.air ?? "").prefix(1000))
        forecast = String((sentForecast ?? source.kept?.forecast ?? "").prefix(1000))
        guard !ConfiguredArchives.isBlank(weather) else {
            if let sentAir, !ConfiguredArchives.isBlank(sentAir) { flaws[WeatherSourceForm.airField] = .weatherMissing }
            if let sentForecast, !ConfiguredArchives.isBlank(sentForecast) {
                flaws[WeatherSourceForm.forecastField] = .weatherMissing
            }
            return
        }
        var field = WeatherSourceForm.weatherField
        do throws(ConfiguredArchives.Flaw) {
            _ = try ConfiguredArchives(weather: weather, air: "", allowsPrivate: source.allowsPrivate)
            field = WeatherSourceForm.airField
            _ = try ConfiguredArchives(weather: weather, air: air, allowsPrivate: source.allowsPrivate)
            field = WeatherSourceForm.forecastField
            archives = try ConfiguredArchives(
                weather: weather, air: air, forecast: forecast, allowsPrivate: source.allowsPrivate)
        } catch {
            flaws[field] = error
        }
    }
}

extension SettingsScreen {
    /// Section about weather archives: where weather comes from, what their servers learn, and the form to change it.
    public struct Weather: Equatable, Sendable {
        public var title: String
        public var rows: [Explanation.Row]
        /// States what leaves this machine.
        public var leaves: String
        /// Values that were set at the start and cannot be changed here.
        public var fixedSettings: [String]
        /// Empty when nothing can be changed here.
        public var fields: [FormField]
        public var save: String
        public var how: String
        /// Message about the last submission.
        public var message: Message?

        init(_ source: WeatherSource, _ form: WeatherSourceForm, outcome: Outcome?, _ context: DisplayContext) {
            title = context.say(.weatherSource)
            how = context.say(.weatherSourceHow)
            save = context.say(.mapSave)
            rows = [.init(context.say(.weatherArchive), source.address ?? context.say(.weatherArchiveNone))]
            if let air = source.airAddress { rows.append(.init(context.say(.airArchive), air)) }
            if let forecast = source.forecastAddress { rows.append(.init(context.say(.forecastServer), forecast)) }
            leaves = context.sentences(
                context.say(source.address == nil ? .weatherLeavesNothing : .weatherLeaves),
                source.airAddress == nil ? nil : context.say(.airLeaves),
                source.forecastAddress == nil ? nil : context.say(.forecastLeaves))
            func text(_ field: String) -> String? { form.flaws[field].map { Weather.text($0, context) } }
            fixedSettings = []
            fields = []
            if let weather = source.weather {
                fixedSettings.append(context.say(.weatherSaid(setting: weather.by)))
            } else {
                fields.append(
                    FormField(
                        name: WeatherSourceForm.weatherField, label: context.say(.weatherAddress),
                        hint: context.say(.weatherAddressHint), value: form.weather,
                        problem: text(WeatherSourceForm.weatherField),
                        entry: .address))
            }
            if let air = source.air {
                fixedSettings.append(context.say(.airSaid(setting: air.by)))
            } else if source.weather == nil {
                fields.append(
                    FormField(
                        name: WeatherSourceForm.airField, label: context.say(.airAddress), hint: context.say(.airAddressHint),
                        value: form.air, problem: text(WeatherSourceForm.airField), entry: .address))
            }
            if let forecast = source.forecast {
                fixedSettings.append(context.say(.forecastSaid(setting: forecast.by)))
            } else if source.weather == nil {
                fields.append(
                    FormField(
                        name: WeatherSourceForm.forecastField, label: context.say(.forecastAddress),
                        hint: context.say(.forecastAddressHint), value: form.forecast,
                        problem: text(WeatherSourceForm.forecastField), entry: .address))
            }
            message = Message(
                outcome, isWrong: !form.flaws.isEmpty, saved: context.say(source.address == nil ? .weatherOff : .weatherOn),
                context)
        }

        private static func text(_ flaw: ConfiguredArchives.Flaw, _ context: DisplayContext) -> String {
            switch flaw {
            case .notAddress: context.say(.weatherNotAddress)
            case .readableByOthers: context.say(.weatherReadable)
            case .privateAddress: context.say(.sourcePrivate)
            case .tooLong(let limit): context.say(.settingsTooLong(limit: context.number(limit)))
            case .weatherMissing: context.say(.weatherMissing)
            }
        }
    }
}
