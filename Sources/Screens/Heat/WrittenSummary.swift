import Localizations

/// A summary of a heated class that the owner's endpoint was asked for.
public struct WrittenSummary: Equatable, Sendable {
    public var text: String
    /// Why the endpoint's text is not used, and the text is the template's; nil if the endpoint wrote it.
    public var failure: Failure?

    public enum Failure: Equatable, Sendable {
        case unreachable
        /// The endpoint leads to this machine or its network, which the owner has not allowed.
        case notPublic
        /// - Parameter seconds: longest wait.
        case tooSlow(seconds: Double)
        /// - Parameter status: HTTP status of the answer.
        case refused(status: Int)
        /// An answer of another format, or longer than the limit.
        case unusable
        /// The text states a number that is no fact.
        case foreignNumber
        /// The text compares, advises or makes a medical claim.
        case foreignWord
        /// The text is empty, too long, or has a link or a character that is not shown.
        case notShown
    }

    public init(text: String, failure: Failure?) {
        self.text = text
        self.failure = failure
    }

    /// Returns who wrote the text, or why the endpoint did not.
    func note(_ endpoint: SummaryEndpoint, _ context: DisplayContext) -> String {
        let host = endpoint.host
        return switch failure {
        case nil: context.say(.summaryBy(model: endpoint.model, host: host))
        case .unreachable: context.say(.summaryFailedUnreachable(host: host))
        case .notPublic: context.say(.summaryFailedPrivate(host: host))
        case .tooSlow(let seconds): context.say(.summaryFailedSlow(host: host, seconds: context.number(seconds)))
        case .refused(let status): context.say(.summaryFailedStatus(host: host, status: context.number(Double(status))))
        case .unusable: context.say(.summaryFailedAnswer(host: host))
        case .foreignNumber: context.say(.summaryFailedNumber(host: host))
        case .foreignWord: context.say(.summaryFailedWord(host: host))
        case .notShown: context.say(.summaryFailedText(host: host))
        }
    }
}
