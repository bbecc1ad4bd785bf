public import Analysis

/// A recommendation as it is shown: a sentence, its weight in a word, and a picture for the hurried.
public struct Advice: Equatable, Sendable {
    public var symbol: Symbol
    public var tone: Tone
    public var severity: String
    public var text: String

    public init(_ recommendation: Recommendation, _ reader: Reader) {
        text = RecommendationText.text(recommendation, reader)
        switch recommendation.urgency {
        case .info: (symbol, tone, severity) = (.info, .info, reader.say(.severityInfo))
        case .success: (symbol, tone, severity) = (.success, .good, reader.say(.severitySuccess))
        case .warning: (symbol, tone, severity) = (.warning, .caution, reader.say(.severityWarning))
        }
    }
}
