public import Localizations
public import Measures

/// A day that athletes say of themselves: which days are taken, and how that is said, in the form and in the command alike.
public enum StatedDay: Sendable {
    /// The next race: today or later.
    case ahead
    /// A test, a session: today or before.
    case past

    /// Nil when the text is no such day.
    public func day(_ text: String, today: Day) -> Day? {
        // Years that a calendar of ours can name; neither antiquity nor in a thousand years.
        guard let day = Day(iso: text), (1970...2199).contains(day.civil.year) else { return nil }
        return switch self {
        case .ahead: day >= today ? day : nil
        case .past: day <= today ? day : nil
        }
    }

    /// “a day from 2026-03-15 on”, to be put into a sentence for somebody who types days.
    public func allowed(today: Day, _ language: Language) -> String { phrase(today.iso).text(language) }

    /// “a day from 15 Mar on”, for somebody who chooses them.
    func allowed(_ reader: Reader) -> String { reader.say(phrase(reader.shortDate(reader.today))) }

    private var phrase: (String) -> Phrase {
        switch self {
        case .ahead: Phrase.settingsDayFrom
        case .past: Phrase.settingsDayUntil
        }
    }
}
