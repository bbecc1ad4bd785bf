/// Spans of time as people read them.
public enum DurationText {
    /// `45:07`, `1:45:07`; whole seconds, rounded half up once. An en dash for what is no duration.
    public static func clock(_ seconds: Double) -> String {
        guard let whole = whole(seconds) else { return "–" }
        let hours = whole / 3600
        let minutes = whole % 3600 / 60
        let rest = Numeral.padded(whole % 60)
        return hours > 0 ? "\(hours):\(Numeral.padded(minutes)):\(rest)" : "\(minutes):\(rest)"
    }

    /// `45 min`, `1 h 45 min`, for sentences and for screen readers.
    public static func words(_ seconds: Double, _ language: Language) -> String {
        guard let whole = whole(seconds) else { return "–" }
        if whole < 60 { return Phrase.secondsLong.counted(language, whole) }
        let minutes = (whole + 30) / 60
        if minutes < 60 { return Phrase.minutesShort.counted(language, minutes) }
        return Phrase.hoursMinutes.text(language, "\(minutes / 60)", "\(minutes % 60)")
    }

    static func whole(_ seconds: Double) -> Int? {
        guard seconds >= 0, seconds < 1e9 else { return nil }
        return Int((seconds + 0.5).rounded(.down))
    }
}
