import WebhookDelivery
import Webhooks

extension Settings {
    /// Reads the receivers of webhooks.
    /// - Parameters:
    ///   - entries: lines of the settings files, where the data folder's own take precedence.
    ///   - allowsPrivate: whether a receiver may be on this machine or in its network.
    /// - Throws: `CommandError`. It never contains a secret.
    static func webhooks(_ entries: [String: SettingsFile.Entry], allowsPrivate: Bool) throws(CommandError) -> WebhookSettings {
        var settings = WebhookSettings()
        if let entry = entries["webhook_retries"] { settings.schedule = try schedule(entry) }
        var fields: [String: [WebhookSettings.Key.Field: SettingsFile.Entry]] = [:]
        for (name, entry) in entries {
            if let key = WebhookSettings.Key(name) { fields[key.receiver, default: [:]][key.field] = entry }
        }
        guard fields.count <= WebhookSettings.countLimit else {
            throw .webhookInvalid(
                reason: "there are \(fields.count) webhook receivers, and at most \(WebhookSettings.countLimit) are possible")
        }
        for (name, fields) in fields.sorted(by: { $0.key < $1.key }) {
            settings.receivers.append(try receiver(name, fields, allowsPrivate: allowsPrivate))
        }
        return settings
    }

    private static func schedule(_ entry: SettingsFile.Entry) throws(CommandError) -> RetrySchedule {
        var delays: [Double] = []
        for word in entry.value.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
            // A word that is no time span makes the schedule invalid, as one that is too long does.
            delays.append((try? TimeSpan.seconds(String(word))) ?? 0)
        }
        guard let schedule = RetrySchedule(delays) else {
            throw .settingInvalid(
                name: "webhook_retries in \(entry.file)", value: entry.value,
                allowed: "1 to \(RetrySchedule.countLimit) time spans of at most one day, such as 5s, 5m, 2h")
        }
        return schedule
    }

    private static func receiver(
        _ name: String, _ fields: [WebhookSettings.Key.Field: SettingsFile.Entry], allowsPrivate: Bool
    ) throws(CommandError) -> WebhookSettings.Receiver {
        guard let address = fields[.address] else {
            throw .webhookInvalid(reason: "webhook.\(name).address is missing")
        }
        guard let known = ReceiverAddress(address.value, allowsPrivate: allowsPrivate) else {
            // The path of an address is often a secret.
            throw .webhookInvalid(
                reason:
                    "webhook.\(name).address in \(address.file) must be an https address without a name, a password or a fragment; one "
                    + "on this machine or in its network may begin with http:// and needs private_sources = yes in the settings file"
            )
        }
        let secret: WebhookSettings.SecretSource
        switch (fields[.secret], fields[.secretFile]) {
        case (let text?, nil):
            guard let known = WebhookSecret(text.value) else {
                throw .webhookInvalid(
                    reason:
                        "webhook.\(name).secret in \(text.file) must be whsec_ and 24 to 64 bytes in Base64; `hearth webhooks secret` makes one"
                )
            }
            secret = .text(known)
        case (nil, let file?): secret = .file(file.value)
        case (nil, nil):
            throw .webhookInvalid(reason: "webhook.\(name) needs a secret or a secret_file; `hearth webhooks secret` makes one")
        case (_?, _?): throw .webhookInvalid(reason: "webhook.\(name) has a secret and a secret_file; remove one of them")
        }
        var receiver = WebhookSettings.Receiver(name: name, address: known, secret: secret)
        if let events = fields[.events] {
            let words = events.value.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map { String($0) }
            let kinds = words.compactMap { word in WebhookEvent.Kind.choices.first { $0.rawValue == word } }
            guard !kinds.isEmpty, kinds.count == words.count else {
                throw .settingInvalid(
                    name: "webhook.\(name).events in \(events.file)", value: events.value,
                    allowed: "names of events, separated by commas: "
                        + WebhookEvent.Kind.choices.map(\.rawValue).joined(separator: ", "))
            }
            receiver.kinds = kinds
        }
        receiver.athlete = fields[.athlete]?.value
        return receiver
    }
}
