import Analysis
import Localizations

/// Confidence of a prediction: a word, its tone, and a bar of three steps.
public struct ConfidenceBar: Equatable, Sendable {
    public var badge: Badge
    /// 1…3 of `steps`.
    public var step: Int
    public static let steps = 3

    init(_ confidence: Confidence, _ context: DisplayContext) {
        badge = Badge(context.say(confidence.phrase), confidence.tone)
        step =
            switch confidence {
            case .low: 1
            case .medium: 2
            case .high: 3
            }
    }
}
