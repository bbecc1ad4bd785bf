import Analysis
public import Localizations
public import Training

/// Texts of the profile settings. A test compares `Localizations/Athlete.xcstrings` with the table of settings.
extension AthleteField {
    /// Returns the name for the command, such as “Next race”.
    public func name(_ language: Language) -> String { text("name", language) }

    /// Returns the label of the form, with the user's unit.
    func label(_ context: DisplayContext) -> String {
        let isMetric = context.units == .metric
        let unit: String? =
            switch kind {
            case .number(let limits) where limits.unit == .kilograms: isMetric ? "kg" : "lb"
            case .number(let limits) where limits.unit == .metres: isMetric ? "cm" : "in"
            case .pace: context.say(isMetric ? .settingsKilometre : .settingsMile)
            default: nil
            }
        return text("label", context.language, unit.map { [.text($0)] } ?? [])
    }

    /// Returns the hint of the form: what the setting affects.
    func hint(_ context: DisplayContext) -> String { text("hint", context.language, bounds(context)) }

    /// The bounds of rules that the hint states, in its order.
    private func bounds(_ context: DisplayContext) -> [Phrase.Argument] {
        let minutes = Threshold.effortSeconds
        let numbers: [String] =
            switch key {
            case AthleteField.thresholdHeartRate.key:
                [
                    context.number(minutes.lowerBound / 60), context.number(minutes.upperBound / 60),
                    context.number(100 * Threshold.fractionOfMaximumHeartRate),
                ]
            case AthleteField.thresholdTestDay.key: [context.number(HeartRateZones.daysOfTest)]
            default: []
            }
        return numbers.map { .text($0) }
    }

    /// Returns the name of a word of a choice, for the command.
    public func name(ofChoice word: String, _ language: Language) -> String { text(word + ".name", language) }

    /// Returns the label of a word of a choice, for the form.
    func label(ofChoice word: String, _ context: DisplayContext) -> String { text(word + ".label", context.language) }

    private func text(_ part: String, _ language: Language, _ arguments: [Phrase.Argument] = []) -> String {
        Phrase.named("athlete." + key + "." + part, arguments)?.text(language) ?? key
    }
}

extension StatedDay {
    public init(_ days: AthleteField.Days) {
        self =
            switch days {
            case .ahead: .ahead
            case .past: .past
            }
    }
}
