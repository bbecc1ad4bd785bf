import Foundation
public import Measures
public import WebRequests
public import Webhooks

/// Server that the owner named to receive messages.
public struct WebhookReceiver: Equatable, Sendable {
    /// Name in the settings.
    public let name: String
    public let address: ReceiverAddress
    let secret: WebhookSecret
    /// The kinds of events that it gets.
    public let kinds: [WebhookEvent.Kind]
    /// Id of the athlete whose events it gets.
    public let athlete: String

    /// Seconds within which a receiver must have answered.
    public static let patience = 15.0
    /// Most bytes of a response, which is not used.
    private static let largest = 1 << 16

    public init(
        name: String, address: ReceiverAddress, secret: WebhookSecret, kinds: [WebhookEvent.Kind] = WebhookEvent.Kind.choices,
        athlete: String
    ) {
        self.name = name
        self.address = address
        self.secret = secret
        self.kinds = kinds
        self.athlete = athlete
    }

    func wants(_ event: WebhookEvent) -> Bool { event.athlete == athlete && kinds.contains(event.kind) }

    /// What the receiver, or the way to it, answered to one attempt.
    public enum Answer: Equatable, Sendable {
        case status(Int, retryAfter: Int?)
        case none(WebRequestError)
    }

    /// Returns the headers of an attempt.
    /// - Parameter now: moment of the attempt.
    func headers(of message: WebhookMessage, at now: Moment) -> [String: String] {
        let seconds = now.flooredSeconds ?? 0
        return [
            "Content-Type": "application/json", "webhook-id": message.id, "webhook-timestamp": String(seconds),
            "webhook-signature": secret.signature(of: message.signedContent(seconds: seconds)),
        ]
    }

    /// Sends a message once. Redirects are not followed.
    /// - Parameters:
    ///   - message: what is sent.
    ///   - now: moment of the attempt, which is signed.
    public func send(_ message: WebhookMessage, at now: Moment) async -> Answer {
        let request = WebRequest(
            address.url, headers: headers(of: message, at: now), content: Data(message.body.utf8),
            allowsPrivate: address.allowsPrivate, patience: WebhookReceiver.patience, largest: WebhookReceiver.largest)
        do throws(WebRequestError) {
            let answer = try await request.send()
            return .status(answer.status, retryAfter: answer.retryAfter)
        } catch {
            return .none(error)
        }
    }
}

extension WebhookReceiver.Answer {
    /// What the answer means for the delivery.
    public var outcome: AttemptOutcome {
        switch self {
        case .status(200..<300, _): .accepted
        case .status(410, _): .gone
        case .status(_, let retryAfter): .failed(retryAfter: retryAfter)
        case .none: .failed(retryAfter: nil)
        }
    }

    /// The answer as a part of a sentence in English: "it answered with status 500".
    public var text: String {
        switch self {
        case .status(let status, _): "it answered with status \(status)"
        case .none(.unreachable): "it cannot be reached: no connection, or no certificate that this machine trusts"
        case .none(.notPublic):
            "its name leads to this machine or its network, which needs private_sources = yes in the settings file"
        case .none(.tooSlow): "it did not answer within \(Int(WebhookReceiver.patience)) seconds"
        case .none(.tooLarge(let limit)): "its answer is longer than \(limit) bytes"
        case .none(.redirected(let status)): "it answered with status \(status), and redirects are not followed"
        }
    }
}
