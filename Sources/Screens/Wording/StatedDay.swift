public import Localizations
public import Measures

/// Day in the profile or a form: which days are allowed and how the rule is worded, in the form and in the command.
public enum StatedDay: Sendable {
    /// Next race: today or later.
    case ahead
    /// Test or session: today or before.
    case past

    /// The last plausible day: 2199-12-31.
    private static let last = Day(number: 84_005)

    /// Nil when the text is no allowed day.
    public func day(_ text: String, today: Day) -> Day? {
        // Plausible years only.
        guard let day = Day(iso: text), day.civil.year >= 1970, day <= StatedDay.last else { return nil }
        return switch self {
        case .ahead: day >= today ? day : nil
        case .past: day <= today ? day : nil
        }
    }

    /// “a day from 2026-03-15 to 2199-12-31”, for messages to users who type the date.
    public func allowed(today: Day, _ language: Language) -> String { phrase(today, { $0.iso }).text(language) }

    /// “a day from 15 Mar to 31 Dec 2199”, for messages to users who choose the date.
    func allowed(_ context: DisplayContext) -> String { context.say(phrase(context.today) { context.shortDate($0) }) }

    private func phrase(_ today: Day, _ name: (Day) -> String) -> Phrase {
        switch self {
        case .ahead: .settingsDayFrom(date: name(today), last: name(StatedDay.last))
        case .past: .settingsDayUntil(date: name(today))
        }
    }
}
