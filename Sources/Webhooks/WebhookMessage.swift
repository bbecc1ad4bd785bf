public import Measures

/// One event with its id. Every attempt sends the same id and body, so that a receiver can ignore a repetition.
public struct WebhookMessage: Equatable, Sendable {
    /// `msg_` and 32 hexadecimal digits.
    public let id: String
    /// When the event happened.
    public var created: Moment
    public var event: WebhookEvent

    /// Nil for an id of another form.
    public init?(id: String, created: Moment, event: WebhookEvent) {
        guard WebhookMessage.isID(id) else { return nil }
        self.id = id
        self.created = created
        self.event = event
    }

    /// Creates a message with an id of 128 bits.
    /// - Parameters:
    ///   - number: random bits that no other message has.
    ///   - created: when the event happened.
    ///   - event: what happened.
    public init(number: (UInt64, UInt64), created: Moment, event: WebhookEvent) {
        id = WebhookMessage.prefix + WebhookMessage.hexadecimal(number.0) + WebhookMessage.hexadecimal(number.1)
        self.created = created
        self.event = event
    }

    private static let prefix = "msg_"

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// Whether a text is an id of a message.
    public static func isID(_ text: String) -> Bool {
        let digits = text.utf8.dropFirst(prefix.utf8.count)
        return text.utf8.starts(with: prefix.utf8) && digits.count == 32
            && digits.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }
    }

    /// The JSON object that is sent: `type`, `timestamp` and `data`, as Standard Webhooks describes them.
    public var body: String {
        var data = ["\"athlete\":" + JSONString.quoted(event.athlete)]
        switch event.content {
        case .imported(let activities): data.append("\"activities\":" + JSONString.list(activities))
        case .recomputed(let from, let to):
            data.append("\"from\":" + JSONString.quoted(ISO8601.text(from)))
            data.append("\"to\":" + JSONString.quoted(ISO8601.text(to)))
        case .synced(let sessions): data.append("\"sessions\":" + JSONString.list(sessions))
        case .test: break
        }
        return "{\"type\":" + JSONString.quoted(event.kind.rawValue) + ",\"timestamp\":"
            + JSONString.quoted(ISO8601.text(created)) + ",\"data\":{" + data.joined(separator: ",") + "}}"
    }

    /// Returns the bytes that a signature covers: `id.timestamp.body`.
    /// - Parameter seconds: seconds since 1970 of the attempt.
    public func signedContent(seconds: Int64) -> [UInt8] { Array((id + "." + String(seconds) + "." + body).utf8) }
}
