public import Localizations
public import Measures

/// Day in the profile or a form: which days are allowed and how the rule is worded, in the form and in the command.
public enum StatedDay: Sendable {
    /// Next race: today or later.
    case ahead
    /// Test or session: today or before.
    case past

    /// Nil when the text is no allowed day.
    public func day(_ text: String, today: Day) -> Day? {
        // Plausible years only.
        guard let day = Day(iso: text), (1970...2199).contains(day.civil.year) else { return nil }
        return switch self {
        case .ahead: day >= today ? day : nil
        case .past: day <= today ? day : nil
        }
    }

    /// “a day from 2026-03-15 on”, for messages to users who type the date.
    public func allowed(today: Day, _ language: Language) -> String { phrase(today.iso).text(language) }

    /// “a day from 15 Mar on”, for messages to users who choose the date.
    func allowed(_ context: DisplayContext) -> String { context.say(phrase(context.shortDate(context.today))) }

    private var phrase: (String) -> Phrase {
        switch self {
        case .ahead: Phrase.settingsDayFrom
        case .past: Phrase.settingsDayUntil
        }
    }
}
