import Measures

/// A session of a day that the athlete decided.
public struct PlannedSession: Equatable, Sendable {
    public let kind: TrainingMethod.Kind
    public let intensity: TrainingMethod.Intensity
    /// In `TrainingMethod.minuteRange`.
    public let minutes: Int
    /// Minutes at threshold or faster, at most `minutes`.
    public let hardMinutes: Int
    /// Name of the session; nil without one.
    public let title: TranslatedText?
    /// Note of the athlete; nil without one.
    public let note: String?

    /// Characters of a title and of a note.
    public static let longestTitle = 120
    public static let longestNote = 500

    /// Limits the minutes, and cleans and shortens the texts. An empty text is none.
    public init(
        kind: TrainingMethod.Kind, intensity: TrainingMethod.Intensity, minutes: Int, hardMinutes: Int = 0,
        title: TranslatedText? = nil, note: String? = nil
    ) {
        self.kind = kind
        self.intensity = intensity
        let range = TrainingMethod.minuteRange
        let length = min(max(minutes, range.lowerBound), range.upperBound)
        self.minutes = length
        self.hardMinutes = min(max(0, hardMinutes), length)
        let versions = title?.versions.compactMap { version in
            PlannedSession.text(version.text, longest: PlannedSession.longestTitle, keepsLines: false).map {
                TranslatedText.Version(language: version.language, text: $0)
            }
        }
        self.title = versions.flatMap { TranslatedText($0) }
        self.note = note.flatMap { PlannedSession.text($0, longest: PlannedSession.longestNote, keepsLines: true) }
    }

    private static func text(_ text: String, longest: Int, keepsLines: Bool) -> String? {
        var text = Substring(PlainText.cleaned(text, keepsLines: keepsLines))
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        text = text.prefix(longest)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text.isEmpty ? nil : String(text)
    }
}
