import Accounts
import Foundation
import TrainingLog
import WebServer
import WebhookDelivery

extension Settings {
    /// Folder of messages and deliveries that wait.
    var webhookFolder: WebhookFolder { WebhookFolder(path: home + "/webhooks") }

    /// Returns a receiver with its secret and its athlete.
    /// - Throws: `CommandError.webhookInvalid`.
    func loaded(_ receiver: WebhookSettings.Receiver) throws(CommandError) -> WebhookReceiver {
        let secret: WebhookSecret
        switch receiver.secret {
        case .text(let known): secret = known
        case .file(let path):
            let text: String
            do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
                throw .settingsUnreadable(file: path, reason: AppEnvironment.reason(error))
            }
            guard text.utf8.count <= WebhookSecret.fileLimit,
                let known = WebhookSecret(text.trimmingCharacters(in: .whitespacesAndNewlines))
            else {
                throw .webhookInvalid(
                    reason: "\(path) must contain whsec_ and 24 to 64 bytes in Base64; `hearth webhooks secret` makes one")
            }
            secret = known
        }
        var athlete = Journal.localAthlete
        if let name = receiver.athlete {
            guard let account = try? accounts.account(named: name) else {  // unknown: there is one reason only
                throw .webhookInvalid(
                    reason: "webhook.\(receiver.name).athlete is \"\(name)\", but `hearth people` lists no such person")
            }
            athlete = account.id
        }
        return WebhookReceiver(
            name: receiver.name, address: receiver.address, secret: secret, kinds: receiver.kinds, athlete: athlete)
    }

    /// Returns the job that delivers webhooks; nil while the settings name no receiver.
    /// - Throws: `CommandError`.
    func webhookJob(log: ServerLog?) throws(CommandError) -> WebhookDeliveryJob? {
        guard !webhooks.receivers.isEmpty else { return nil }
        var receivers: [WebhookReceiver] = []
        for receiver in webhooks.receivers { receivers.append(try loaded(receiver)) }
        return WebhookDeliveryJob(
            folder: webhookFolder, receivers: receivers, schedule: webhooks.schedule, clock: systemClock
        ) { log?.warn($0) }
    }
}

extension ServerOperation {
    /// Returns the same with the numbers of a job that delivers webhooks.
    func counting(_ job: WebhookDeliveryJob?) -> ServerOperation {
        guard let job else { return self }
        var operation = self
        operation.webhooks = {
            let counts = await job.counts
            return WebhookNumbers(
                delivered: counts.delivered, failed: counts.failed, abandoned: counts.abandoned, queued: counts.queued)
        }
        return operation
    }
}
