public import Analysis
import Localizations

/// Recommendation for display: a sentence, a word for its importance, and a symbol.
public struct Advice: Equatable, Sendable {
    public var symbol: Symbol
    public var tone: Tone
    public var severity: String
    public var text: String
    /// First sentence and the rest, if the text is long enough to fold.
    public var fold: Fold?
    /// Rule behind it. The terminal has a command for some rules.
    public var rule: Recommendation.Rule
    /// Link to a page where the user can follow it.
    public var link: EmptyState.Link?

    public struct Fold: Equatable, Sendable {
        public var summary: String
        public var rest: String
    }

    public init(_ recommendation: Recommendation, _ context: DisplayContext) {
        text = RecommendationText.text(recommendation, context)
        fold = recommendation.rule.isUrgent ? nil : Advice.fold(text)
        rule = recommendation.rule
        if rule == .needHeartRateProfile || rule == .needBirthYearAndSex {
            link = .init(label: context.say(.settingsTitle), route: .settings)
        }
        let word: Phrase
        switch recommendation.urgency {
        case .info: (symbol, tone, word) = (.info, .info, .severityInfo)
        case .success: (symbol, tone, word) = (.success, .good, .severitySuccess)
        case .warning: (symbol, tone, word) = (.warning, .caution, .severityWarning)
        }
        severity = context.say(.labelled(label: context.say(word), value: ""))
    }

    /// Longest text without folding, about two and a half lines of a narrow card. Chinese characters count twice.
    static let longest = 96

    /// Nil for a short text and for a single sentence.
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
                // The full stop of “21. Nov.” or “am 21. Nov. war” ends no sentence.
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
    /// Whether the text must be visible without unfolding.
    fileprivate var isUrgent: Bool { self == .dangerousHeat || self == .signsOfIllness }
}
