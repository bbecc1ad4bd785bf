public import Localizations

/// Formats durations.
public enum DurationText {
    /// `45:07`, `1:45:07`; whole seconds, rounded half up once. An en dash for a value that is no duration.
    public static func clock(_ seconds: Double) -> String {
        guard let whole = whole(seconds) else { return "–" }
        let hours = whole / 3600
        let minutes = whole % 3600 / 60
        let rest = DurationText.padded(whole % 60)
        return hours > 0 ? "\(hours):\(DurationText.padded(minutes)):\(rest)" : "\(minutes):\(rest)"
    }

    /// `45 min`, `1 h 45 min`, for sentences and for screen readers.
    public static func words(_ seconds: Double, _ language: Language) -> String {
        guard let whole = whole(seconds) else { return "–" }
        if whole < 60 { return Phrase.secondsLong(count: whole).text(language) }
        let minutes = (whole + 30) / 60
        if minutes < 60 { return Phrase.minutesShort(minutes: language.number(minutes)).text(language) }
        return Phrase.hoursMinutes(hours: "\(minutes / 60)", minutes: "\(minutes % 60)").text(language)
    }

    static func whole(_ seconds: Double) -> Int? {
        guard seconds >= 0, seconds < 1e9 else { return nil }
        return Int((seconds + 0.5).rounded(.down))
    }

    /// Two digits, as on a clock.
    static func padded(_ value: Int) -> String { value >= 0 && value < 10 ? "0\(value)" : "\(value)" }
}
