import Foundation
public import Measures
public import Webhooks

/// Delivers messages while the server runs: reads the folder, lets `DeliveryQueue` decide, and sends.
public actor WebhookDeliveryJob {
    /// Numbers since the start of the server.
    public struct Counts: Equatable, Sendable {
        public var delivered = 0
        /// Attempts that failed.
        public var failed = 0
        /// Deliveries that were given up.
        public var abandoned = 0
        /// Deliveries that wait or are under way.
        public var queued = 0
    }

    private let folder: WebhookFolder
    private let receivers: [WebhookReceiver]
    private let clock: @Sendable () -> Moment
    private let report: @Sendable (String) -> Void
    private let send: @Sendable (WebhookReceiver, WebhookMessage, Moment) async -> WebhookReceiver.Answer
    private var queue: DeliveryQueue
    private var numbers = Counts()
    /// Names of receivers whose last attempt failed.
    private var failing: Set<String> = []
    /// Ids of deliveries that the disk did not take.
    private var unstored: Set<String> = []

    /// Time between two looks at the folder.
    private static let pause = Duration.milliseconds(500)

    /// - Parameters:
    ///   - folder: where messages and deliveries wait.
    ///   - receivers: the receivers of the settings.
    ///   - schedule: delays between attempts.
    ///   - clock: returns the current moment.
    ///   - report: writes a sentence to the log. It never contains an address or a secret.
    ///   - send: makes one attempt.
    public init(
        folder: WebhookFolder, receivers: [WebhookReceiver], schedule: RetrySchedule, clock: @escaping @Sendable () -> Moment,
        report: @escaping @Sendable (String) -> Void,
        send: @escaping @Sendable (WebhookReceiver, WebhookMessage, Moment) async -> WebhookReceiver.Answer = {
            await $0.send($1, at: $2)
        }
    ) {
        self.folder = folder
        self.receivers = receivers
        self.clock = clock
        self.report = report
        self.send = send
        queue = DeliveryQueue(schedule)
    }

    /// The current numbers.
    public var counts: Counts {
        var counts = numbers
        counts.queued = queue.count
        return counts
    }

    /// Delivers until the task is cancelled. Attempts that are under way then do not count; the next start makes them again.
    public func run() async {
        restore()
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                for (receiver, delivery) in step() { group.addTask { await self.attempt(delivery, receiver) } }
                guard (try? await Task.sleep(for: WebhookDeliveryJob.pause)) != nil else { break }  // cancelled: the server stops
            }
            group.cancelAll()
        }
    }

    /// Takes over the deliveries that an earlier process stored, and removes those of receivers that are gone from the settings.
    private func restore() {
        var kept: [Delivery] = []
        for delivery in folder.deliveries() {
            let isKnown = receivers.contains { $0.name == delivery.receiver && $0.wants(delivery.message.event) }
            if isKnown { kept.append(delivery) } else { folder.remove(delivery) }
        }
        _ = perform(queue.handle(.restored(kept), at: clock()))
    }

    /// Reads new messages and starts what is due.
    /// - Returns: the attempts to make.
    private func step() -> [(WebhookReceiver, Delivery)] {
        for message in folder.messages() {
            let wanting = receivers.filter { $0.wants(message.event) && !folder.isDisabled($0) }.map(\.name)
            _ = perform(queue.handle(.received(message, receivers: wanting), at: clock()))
            folder.remove(message)
        }
        return perform(queue.handle(.woke, at: clock()))
    }

    private func attempt(_ delivery: Delivery, _ receiver: WebhookReceiver) async {
        // The athlete's data may have been deleted since.
        guard unstored.contains(delivery.id) || folder.holds(delivery) else { return finish(delivery, .withdrawn) }
        let answer = await send(receiver, delivery.message, clock())
        let outcome = answer.outcome
        // A response counts even if the server stops; a request that was cut off does not.
        if Task.isCancelled, outcome != .accepted, outcome != .gone { return finish(delivery, .interrupted) }
        if outcome == .accepted {
            failing.remove(receiver.name)
        } else {
            numbers.failed += 1
            if failing.insert(receiver.name).inserted {
                report("the webhook receiver \(receiver.name) has not accepted a delivery: \(answer.text).")
            }
        }
        finish(delivery, outcome)
    }

    private func finish(_ delivery: Delivery, _ outcome: AttemptOutcome) {
        _ = perform(queue.handle(.answered(delivery.id, outcome), at: clock()))
    }

    /// Carries out effects on the folder.
    /// - Returns: the attempts among them.
    private func perform(_ effects: [DeliveryQueue.Effect]) -> [(WebhookReceiver, Delivery)] {
        var attempts: [(WebhookReceiver, Delivery)] = []
        for effect in effects {
            switch effect {
            case .store(let delivery): store(delivery)
            case .send(let delivery):
                if let receiver = receivers.first(where: { $0.name == delivery.receiver }) {
                    attempts.append((receiver, delivery))
                }
            case .remove(let delivery, let reason):
                folder.remove(delivery)
                unstored.remove(delivery.id)
                note(reason, delivery.receiver)
            case .disable(let name):
                report(
                    "the webhook receiver \(name) wants no more deliveries (status 410). `hearth webhooks test \(name)` switches it on again."
                )
                // On a full disk, the next answer with 410 disables it again.
                if let receiver = receivers.first(where: { $0.name == name }) { try? folder.disable(receiver) }
            }
        }
        return attempts
    }

    private func note(_ reason: DeliveryQueue.Removal, _ receiver: String) {
        switch reason {
        case .delivered: numbers.delivered += 1
        case .receiverGone: numbers.abandoned += 1
        case .abandoned, .displaced, .expired:
            numbers.abandoned += 1
            let why = reason == .displaced ? "its queue is full" : "it was tried for too long"
            report("a delivery to the webhook receiver \(receiver) was given up: \(why).")
        }
    }

    /// Stores a delivery. A full disk costs it the restart, and one line in the log.
    private func store(_ delivery: Delivery) {
        do {
            try folder.store(delivery)
            unstored.remove(delivery.id)
        } catch {
            if unstored.isEmpty {
                report("webhook deliveries cannot be stored, so that a restart loses them: \(error.localizedDescription)")
            }
            unstored.insert(delivery.id)
        }
    }
}
