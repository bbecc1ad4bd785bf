public import Localizations
public import Screens

/// Writes a summary of a heated class from its facts. A native app adds the on-device model of its system as one.
public protocol SummaryWriter: Sendable {
    /// Kind of writer, which is shown beside the text.
    var kind: ClassSummary.Writer { get }

    /// Returns a text in the language; the caller verifies it.
    /// - Throws: why there is no text, after at most `ClassSummary.patience` seconds.
    func text(_ facts: SummaryFacts, in language: Language) async throws(SummaryFailure) -> String
}

/// Why a writer has no text.
public enum SummaryFailure: Error, Equatable, Sendable {
    case unreachable
    /// The name leads to this machine or its network, which the owner has not allowed.
    case notPublic
    case tooSlow
    case tooLarge
    /// The server answered with this status.
    case refused(status: Int)
    /// The answer has another format.
    case unreadable
    /// The text states a number that is no fact, or is refused for another reason.
    case notChecked(SummaryCheck.Refusal)
}
