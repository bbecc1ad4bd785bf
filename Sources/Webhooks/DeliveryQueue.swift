public import Measures

/// Deliveries that wait, and what happens to them next. It knows no clock and does nothing itself: it answers events with effects.
///
/// A receiver gets one delivery at a time. Events of one kind that arrive before the first attempt become one message.
public struct DeliveryQueue: Equatable, Sendable {
    public enum Event: Equatable, Sendable {
        /// Deliveries that an earlier process stored.
        case restored([Delivery])
        case received(WebhookMessage, receivers: [String])
        /// Time passed.
        case woke
        case answered(String, AttemptOutcome)
    }

    public enum Effect: Equatable, Sendable {
        case store(Delivery)
        case send(Delivery)
        case remove(Delivery, Removal)
        /// No more deliveries go to this receiver.
        case disable(receiver: String)
    }

    /// Why a delivery leaves the queue.
    public enum Removal: Equatable, Sendable {
        case delivered
        /// The last attempt failed.
        case abandoned
        /// The queue of the receiver was full.
        case displaced
        /// It waited for longer than `ageLimit`.
        case expired
        /// The receiver answered with status 410.
        case receiverGone
    }

    /// Seconds that a new message waits for others of its kind.
    public static let settling = 1.0
    /// Most deliveries that wait for one receiver. The oldest one makes room for the next.
    public static let countLimit = 1000
    /// Seconds after which a delivery is given up: three days.
    public static let ageLimit = 3 * 86_400.0

    private let schedule: RetrySchedule
    /// In the order of arrival.
    private(set) var deliveries: [Delivery] = []
    private var underWay: Set<String> = []
    /// Ids of deliveries that no attempt has sent yet, so that their message can still change.
    private var open: Set<String> = []

    public init(_ schedule: RetrySchedule = .standard) { self.schedule = schedule }

    /// Number of deliveries that wait or are under way.
    public var count: Int { deliveries.count }

    /// Changes the queue and returns what is to be done, in order.
    public mutating func handle(_ event: Event, at now: Moment) -> [Effect] {
        switch event {
        case .restored(let stored): restore(stored, at: now)
        case .received(let message, let receivers): receivers.flatMap { add(message, to: $0, at: now) }
        case .woke: expire(at: now) + startDue(at: now)
        case .answered(let id, let outcome): end(id, outcome, at: now)
        }
    }

    private mutating func restore(_ stored: [Delivery], at now: Moment) -> [Effect] {
        var effects: [Effect] = []
        for delivery in stored where !deliveries.contains(where: { $0.id == delivery.id }) {
            var delivery = delivery
            // The clock was set back since.
            if delivery.due - now > RetrySchedule.longest { delivery.due = now }
            deliveries.append(delivery)
            effects += makeRoom(for: delivery.receiver)
        }
        return effects
    }

    private mutating func add(_ message: WebhookMessage, to receiver: String, at now: Moment) -> [Effect] {
        let new = Delivery(message, to: receiver, due: now + DeliveryQueue.settling)
        // A message is seen twice when the process ended between storing its deliveries and removing it.
        if deliveries.contains(where: { $0.id == new.id }) { return [] }
        for index in deliveries.indices.reversed()
        where deliveries[index].receiver == receiver && open.contains(deliveries[index].id) {
            guard let merged = deliveries[index].message.event.merged(with: message.event) else { continue }
            deliveries[index].message.event = merged
            return [.store(deliveries[index])]
        }
        deliveries.append(new)
        open.insert(new.id)
        return [.store(new)] + makeRoom(for: receiver)
    }

    private mutating func makeRoom(for receiver: String) -> [Effect] {
        guard deliveries.count(where: { $0.receiver == receiver }) > DeliveryQueue.countLimit else { return [] }
        guard let oldest = deliveries.firstIndex(where: { $0.receiver == receiver && !underWay.contains($0.id) }) else {
            return []
        }
        return [remove(at: oldest, .displaced)]
    }

    private mutating func expire(at now: Moment) -> [Effect] {
        var effects: [Effect] = []
        for index in deliveries.indices.reversed() {
            let delivery = deliveries[index]
            guard now - delivery.message.created > DeliveryQueue.ageLimit, !underWay.contains(delivery.id) else { continue }
            effects.append(remove(at: index, .expired))
        }
        return effects
    }

    private mutating func startDue(at now: Moment) -> [Effect] {
        var busy: Set<String> = []
        for delivery in deliveries where underWay.contains(delivery.id) { busy.insert(delivery.receiver) }
        var effects: [Effect] = []
        for delivery in deliveries where delivery.due <= now && !busy.contains(delivery.receiver) {
            busy.insert(delivery.receiver)
            underWay.insert(delivery.id)
            open.remove(delivery.id)
            effects.append(.send(delivery))
        }
        return effects
    }

    private mutating func end(_ id: String, _ outcome: AttemptOutcome, at now: Moment) -> [Effect] {
        guard underWay.remove(id) != nil, let index = deliveries.firstIndex(where: { $0.id == id }) else { return [] }
        switch outcome {
        case .accepted: return [remove(at: index, .delivered)]
        case .interrupted: return []
        case .withdrawn:
            deliveries.remove(at: index)
            return []
        case .gone:
            let receiver = deliveries[index].receiver
            var effects: [Effect] = [.disable(receiver: receiver)]
            for index in deliveries.indices.reversed() where deliveries[index].receiver == receiver {
                effects.append(remove(at: index, .receiverGone))
            }
            return effects
        case .failed(let retryAfter):
            deliveries[index].attempts += 1
            guard let delay = schedule.delay(after: deliveries[index].attempts, requested: retryAfter) else {
                return [remove(at: index, .abandoned)]
            }
            deliveries[index].due = now + delay
            return [.store(deliveries[index])]
        }
    }

    private mutating func remove(at index: Int, _ reason: Removal) -> Effect {
        let delivery = deliveries.remove(at: index)
        underWay.remove(delivery.id)
        open.remove(delivery.id)
        return .remove(delivery, reason)
    }
}
