public import Measures

/// One message on its way to one receiver.
public struct Delivery: Equatable, Sendable {
    public var message: WebhookMessage
    /// Name of the receiver in the settings.
    public let receiver: String
    /// Number of failed attempts.
    public var attempts: Int
    /// When the next attempt is due.
    public var due: Moment
    /// Id of the message and name of the receiver.
    public let id: String

    public init(_ message: WebhookMessage, to receiver: String, attempts: Int = 0, due: Moment) {
        self.message = message
        self.receiver = receiver
        self.attempts = attempts
        self.due = due
        id = message.id + "." + receiver
    }
}

/// How an attempt ended.
public enum AttemptOutcome: Equatable, Sendable {
    /// Status 2xx.
    case accepted
    /// Status 410: the receiver wants no more deliveries.
    case gone
    /// Any other status, or no response, with the seconds that the receiver asked to wait.
    case failed(retryAfter: Int?)
    /// The server stopped before the end of the attempt, which does not count.
    case interrupted
    /// The delivery was removed from the store, because the athlete's data were deleted.
    case withdrawn
}
