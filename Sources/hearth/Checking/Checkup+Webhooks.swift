import WebhookDelivery
import Webhooks

extension Checkup {
    /// Findings about the receivers of webhooks. Nothing is sent to them.
    func webhookFindings() -> [CheckupFinding] {
        guard !settings.webhooks.receivers.isEmpty else {
            return [CheckupFinding("webhooks", .ok, "off: no settings file names a receiver.")]
        }
        let deliveries = settings.webhookFolder.deliveries()
        return settings.webhooks.receivers.map { choice in
            do throws(CommandError) {
                let receiver = try settings.loaded(choice)
                if settings.webhookFolder.isDisabled(receiver) {
                    return CheckupFinding(
                        "webhooks", .note,
                        "\(choice.name) answered with status 410 and gets nothing. `hearth webhooks test \(choice.name)` switches it on again."
                    )
                }
                let (waiting, failed) = deliveries.filter { $0.receiver == choice.name }.reduce((0, 0)) {
                    ($0.0 + 1, $0.1 + ($1.attempts > 0 ? 1 : 0))
                }
                guard failed == 0 else {
                    return CheckupFinding(
                        "webhooks", .problem,
                        "\(choice.name) has not accepted \(failed) of \(waiting) deliveries that wait. `hearth webhooks test \(choice.name)` shows why."
                    )
                }
                return CheckupFinding("webhooks", .ok, "\(choice.name) is ready, and \(waiting) deliveries wait for it.")
            } catch {
                return CheckupFinding("webhooks", .problem, CommandErrorMessage(error)?.sentence ?? "\(error)")
            }
        }
    }
}
