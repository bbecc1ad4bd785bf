public import Measures

/// A session of a day that the athlete decided.
public struct PlannedSession: Equatable, Sendable {
    public let kind: TrainingMethod.Kind
    public let intensity: TrainingMethod.Intensity
    /// In `TrainingMethod.minuteRange`.
    public let minutes: Int
    /// Minutes at threshold or faster, at most `minutes`: those of the parts, or else those that the words of a hard session state.
    public let hardMinutes: Int
    /// How a hard session, or a long one with a part at the effort of a race, is made up, with its minutes in sum. Nil for another session, and where
    /// only words say it.
    public let parts: SessionParts?
    /// Name of the session; nil without one.
    public let title: TranslatedText?
    /// Note of the athlete; nil without one.
    public let note: String?
    /// What to do, as a routine words it; nil without one.
    public let words: TranslatedText?
    /// The day that the words are about, which may name its weekday or the day after it. Nil without words, and for words of an older version.
    public let wordsDay: Day?
    /// Whether it is done in warmth on purpose (`TrainingMethod.isInHeat`).
    public let isInHeat: Bool

    /// Characters of a title and of a note.
    public static let longestTitle = 120
    public static let longestNote = 500
    public static let longestWords = 1000

    /// Limits the minutes, and cleans and shortens the texts. An empty text is none, and parts that do not fit the session are left out.
    public init(
        kind: TrainingMethod.Kind, intensity: TrainingMethod.Intensity, minutes: Int, hardMinutes: Int = 0,
        parts: SessionParts? = nil, title: TranslatedText? = nil, note: String? = nil, words: TranslatedText? = nil,
        wordsDay: Day? = nil, isInHeat: Bool = false
    ) {
        self.kind = kind
        self.intensity = intensity
        self.isInHeat = isInHeat
        let range = TrainingMethod.minuteRange
        let length = min(max(minutes, range.lowerBound), range.upperBound)
        self.minutes = length
        self.title = title.flatMap { PlannedSession.text($0, longest: PlannedSession.longestTitle, keepsLines: false) }
        let words = words.flatMap { PlannedSession.text($0, longest: PlannedSession.longestWords, keepsLines: true) }
        self.words = words
        self.wordsDay = words == nil ? nil : wordsDay
        let parts = (intensity.isHard || intensity == .long) && parts?.minutes == length ? parts : nil
        self.parts = parts
        let stated = intensity.isHard ? parts?.hardMinutes ?? words?.statedHardMinutes : nil
        self.hardMinutes = stated.flatMap { $0 <= length ? $0 : nil } ?? min(max(0, hardMinutes), length)
        self.note = note.flatMap { PlannedSession.text($0, longest: PlannedSession.longestNote, keepsLines: true) }
    }

    /// Whether the session has parts of different effort of which only the words of a routine tell.
    public var hasPartsInWords: Bool {
        parts == nil && words != nil && TrainingMethod.hasPartsInWords(kind, intensity)
    }

    /// Minutes of hard work that the session is known to have; nil where only words tell, and they state no minutes.
    public var statedHardMinutes: Int? {
        guard intensity.isHard else { return 0 }
        guard let words, hasPartsInWords else { return hardMinutes }
        return words.statedHardMinutes.flatMap { $0 <= minutes ? $0 : nil }
    }

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
