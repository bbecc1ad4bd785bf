import WebhookDelivery
import Webhooks

/// Receivers of webhooks in a settings file. Without one, nothing is stored or sent.
struct WebhookSettings: Equatable {
    var receivers: [Receiver] = []
    var schedule = RetrySchedule.standard

    /// One receiver as the file states it. Its secret is not read yet.
    struct Receiver: Equatable {
        var name: String
        var address: ReceiverAddress
        var secret: SecretSource
        var kinds = WebhookEvent.Kind.choices
        /// Name of the person in `hearth people`; nil for the owner.
        var athlete: String?
    }

    enum SecretSource: Equatable {
        case text(WebhookSecret)
        case file(String)
    }

    /// Key of a line such as `webhook.home.address`.
    struct Key: Hashable {
        enum Field: String, CaseIterable { case address, secret, secretFile = "secret_file", events, athlete }

        var receiver: String
        var field: Field

        /// Nil for a key of another form. A name has 1 to 32 of a-z, 0-9 and hyphens, because files are named after it.
        init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0] == "webhook", let field = Field(rawValue: String(parts[2])),
                (1...32).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy({ Key.letters.contains($0) })
            else { return nil }
            receiver = String(parts[1])
            self.field = field
        }

        private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
    }

    /// Most receivers of a file.
    static let countLimit = 10
}
