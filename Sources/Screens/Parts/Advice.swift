public import Analysis
import Localizations

/// A recommendation as it is shown: a sentence, its weight in a word, and a picture for the hurried.
public struct Advice: Equatable, Sendable {
    public var symbol: Symbol
    public var tone: Tone
    public var severity: String
    public var text: String
    /// Its first sentence and what follows, when it is long enough to fold.
    public var fold: Fold?
    /// What it follows from: a terminal knows commands for some.
    public var rule: Recommendation.Rule
    /// Where one does what it says.
    public var link: EmptyState.Link?

    public struct Fold: Equatable, Sendable {
        public var summary: String
        public var rest: String
    }

    public init(_ recommendation: Recommendation, _ reader: Reader) {
        text = RecommendationText.text(recommendation, reader)
        fold = recommendation.rule.isUrgent ? nil : Advice.fold(text)
        rule = recommendation.rule
        if rule == .needHeartRateProfile || rule == .needBirthYearAndSex {
            link = .init(label: reader.say(.settingsTitle), route: .settings)
        }
        let word: Phrase
        switch recommendation.urgency {
        case .info: (symbol, tone, word) = (.info, .info, .severityInfo)
        case .success: (symbol, tone, word) = (.success, .good, .severitySuccess)
        case .warning: (symbol, tone, word) = (.warning, .caution, .severityWarning)
        }
        severity = reader.say(.labelled(label: reader.say(word), value: ""))
    }

    /// About two and a half lines of a narrow card; characters of Chinese are as wide as two.
    static let longest = 96

    /// Nil for what is short, and for a single sentence.
    static func fold(_ text: String) -> Fold? {
        var width = 0
        for scalar in text.unicodeScalars { width += scalar.value < 0x2E80 ? 1 : 2 }
        guard width > longest else { return nil }
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let next = scalars.index(after: index)
            guard next < scalars.endIndex else { return nil }
            switch scalars[index] {
            case "。", "？", "！": return Fold(summary: String(scalars[..<next]), rest: String(scalars[next...]))
            case ".", "?", "!":
                // “21. Nov.” and “am 21. Nov. war” end no sentence.
                let isOrdinal = index > scalars.startIndex && ("0"..."9").contains(scalars[scalars.index(before: index)])
                let rest = scalars.index(after: next)
                guard scalars[next] == " ", !isOrdinal, rest < scalars.endIndex, !("a"..."z").contains(scalars[rest]) else {
                    continue
                }
                return Fold(summary: String(scalars[..<next]), rest: String(scalars[rest...]))
            default: continue
            }
        }
        return nil
    }
}

extension Recommendation.Rule {
    /// What nobody may have to unfold before it is read.
    fileprivate var isUrgent: Bool { self == .dangerousHeat || self == .signsOfIllness }
}
