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
    /// What to do, as a routine words it; nil without one.
    public let words: TranslatedText?

    /// Characters of a title and of a note.
    public static let longestTitle = 120
    public static let longestNote = 500
    public static let longestWords = 1000

    /// Limits the minutes, and cleans and shortens the texts. An empty text is none.
    public init(
        kind: TrainingMethod.Kind, intensity: TrainingMethod.Intensity, minutes: Int, hardMinutes: Int = 0,
        title: TranslatedText? = nil, note: String? = nil, words: TranslatedText? = nil
    ) {
        self.kind = kind
        self.intensity = intensity
        let range = TrainingMethod.minuteRange
        let length = min(max(minutes, range.lowerBound), range.upperBound)
        self.minutes = length
        self.hardMinutes = min(max(0, hardMinutes), length)
        self.title = title.flatMap { PlannedSession.text($0, longest: PlannedSession.longestTitle, keepsLines: false) }
        self.words = words.flatMap { PlannedSession.text($0, longest: PlannedSession.longestWords, keepsLines: true) }
        self.note = note.flatMap { PlannedSession.text($0, longest: PlannedSession.longestNote, keepsLines: true) }
    }

    /// Whether the session has parts of different effort of which only the words of a routine tell.
    public var hasPartsInWords: Bool { words != nil && TrainingMethod.hasPartsInWords(kind, intensity) }

    private static func text(_ text: TranslatedText, longest: Int, keepsLines: Bool) -> TranslatedText? {
        TranslatedText(
            text.versions.compactMap { version in
                PlannedSession.text(version.text, longest: longest, keepsLines: keepsLines).map {
                    TranslatedText.Version(language: version.language, text: $0)
                }
            })
    }

    private static func text(_ text: String, longest: Int, keepsLines: Bool) -> String? {
        var text = Substring(PlainText.cleaned(text, keepsLines: keepsLines))
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        text = text.prefix(longest)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text.isEmpty ? nil : String(text)
    }
}
