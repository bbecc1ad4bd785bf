import Measures
import Testing

@testable import Webhooks

struct DeliveryQueueTests {
    private func at(_ seconds: Double) -> Moment { Moment(secondsSince1970: 1_000_000 + seconds) }

    private func message(_ number: UInt64, _ content: WebhookEvent.Content = .test, at seconds: Double = 0) -> WebhookMessage {
        WebhookMessage(number: (0, number), created: at(seconds), event: WebhookEvent(athlete: "1", content))
    }

    private func sent(_ effects: [DeliveryQueue.Effect]) -> [String] {
        effects.compactMap { if case .send(let delivery) = $0 { delivery.id } else { nil } }
    }

    @Test func `a message goes to each receiver after a moment, and is removed once accepted`() {
        var queue = DeliveryQueue()
        let one = message(1)
        let stored = queue.handle(.received(one, receivers: ["a", "b"]), at: at(0))
        #expect(stored == [.store(Delivery(one, to: "a", due: at(1))), .store(Delivery(one, to: "b", due: at(1)))])
        #expect(queue.handle(.woke, at: at(0.9)) == [])
        #expect(sent(queue.handle(.woke, at: at(1))) == [one.id + ".a", one.id + ".b"])
        #expect(queue.handle(.woke, at: at(2)) == [])
        #expect(
            queue.handle(.answered(one.id + ".a", .accepted), at: at(2)) == [
                .remove(Delivery(one, to: "a", due: at(1)), .delivered)
            ])
        #expect(queue.count == 1)
    }

    @Test func `a failed attempt is repeated after growing delays, and given up after the last`() throws {
        var queue = DeliveryQueue(try #require(RetrySchedule([5, 60])))
        let id = message(1).id + ".a"
        _ = queue.handle(.received(message(1), receivers: ["a"]), at: at(0))
        #expect(sent(queue.handle(.woke, at: at(1))) == [id])
        #expect(
            queue.handle(.answered(id, .failed(retryAfter: nil)), at: at(2)) == [
                .store(Delivery(message(1), to: "a", attempts: 1, due: at(7)))
            ])
        #expect(queue.handle(.woke, at: at(6.9)) == [])
        #expect(sent(queue.handle(.woke, at: at(7))) == [id])
        // The receiver may ask for more time, not for less.
        #expect(
            queue.handle(.answered(id, .failed(retryAfter: 3600)), at: at(8)) == [
                .store(Delivery(message(1), to: "a", attempts: 2, due: at(3608)))
            ])
        #expect(sent(queue.handle(.woke, at: at(3608))) == [id])
        let end = queue.handle(.answered(id, .failed(retryAfter: -1)), at: at(3609))
        #expect(end == [.remove(Delivery(message(1), to: "a", attempts: 3, due: at(3608)), .abandoned)])
        #expect(queue.count == 0)
    }

    @Test func `events of one kind become one message until the first attempt`() {
        var queue = DeliveryQueue()
        _ = queue.handle(.received(message(1, .imported(activities: ["x"])), receivers: ["a"]), at: at(0))
        let merged = queue.handle(.received(message(2, .imported(activities: ["y"])), receivers: ["a"]), at: at(0.5))
        #expect(merged == [.store(Delivery(message(1, .imported(activities: ["x", "y"])), to: "a", due: at(1)))])
        _ = queue.handle(
            .received(message(3, .recomputed(from: Day(number: 1), to: Day(number: 1))), receivers: ["a"]), at: at(0.6))
        #expect(queue.count == 2)
        #expect(sent(queue.handle(.woke, at: at(1))) == [message(1).id + ".a"])
        // What was sent keeps its body, also after a failure.
        _ = queue.handle(.answered(message(1).id + ".a", .failed(retryAfter: nil)), at: at(1))
        _ = queue.handle(.received(message(4, .imported(activities: ["z"])), receivers: ["a"]), at: at(1))
        #expect(queue.deliveries.map(\.message.id) == [message(1).id, message(3).id, message(4).id])
    }

    @Test func `a stored delivery is sent after a restart and keeps its body`() {
        var queue = DeliveryQueue()
        let old = Delivery(message(1, .imported(activities: ["x"])), to: "a", attempts: 2, due: at(90_000_000))
        #expect(queue.handle(.restored([old, old]), at: at(10)) == [])
        _ = queue.handle(.received(message(2, .imported(activities: ["y"])), receivers: ["a"]), at: at(10))
        #expect(queue.count == 2)
        // Its time was that of a clock that has been set back.
        #expect(sent(queue.handle(.woke, at: at(10))) == [old.id])
    }

    @Test func `a message that is read twice is delivered once`() {
        var queue = DeliveryQueue()
        _ = queue.handle(.received(message(1), receivers: ["a"]), at: at(0))
        #expect(queue.handle(.received(message(1), receivers: ["a"]), at: at(0)) == [])
        #expect(queue.count == 1)
    }

    @Test func `a receiver that is gone loses its deliveries, and others keep theirs`() {
        var queue = DeliveryQueue()
        for number in 1...3 { _ = queue.handle(.received(message(UInt64(number)), receivers: ["a", "b"]), at: at(0)) }
        _ = queue.handle(.woke, at: at(1))
        let effects = queue.handle(.answered(message(1).id + ".a", .gone), at: at(2))
        #expect(effects.first == .disable(receiver: "a"))
        #expect(effects.count == 4 && queue.count == 3)
        #expect(queue.deliveries.allSatisfy { $0.receiver == "b" })
    }

    @Test func `an attempt that was cut off does not count`() {
        var queue = DeliveryQueue()
        _ = queue.handle(.received(message(1), receivers: ["a"]), at: at(0))
        let id = message(1).id + ".a"
        _ = queue.handle(.woke, at: at(1))
        #expect(queue.handle(.answered(id, .interrupted), at: at(2)) == [])
        #expect(sent(queue.handle(.woke, at: at(2))) == [id])
        #expect(queue.handle(.answered(id, .withdrawn), at: at(3)) == [])
        #expect(queue.count == 0)
        #expect(queue.handle(.answered(id, .accepted), at: at(4)) == [])
    }

    @Test func `the queue of a receiver is bounded in number and age`() {
        var queue = DeliveryQueue()
        for number in 0..<DeliveryQueue.countLimit {
            _ = queue.handle(.received(message(UInt64(number)), receivers: ["a"]), at: at(0))
        }
        let effects = queue.handle(.received(message(5000), receivers: ["a"]), at: at(0))
        #expect(effects.last == .remove(Delivery(message(0), to: "a", due: at(1)), .displaced))
        #expect(queue.count == DeliveryQueue.countLimit)
        let late = queue.handle(.woke, at: at(DeliveryQueue.ageLimit + 1))
        #expect(late.count == DeliveryQueue.countLimit && queue.count == 0)
        #expect(late.allSatisfy { if case .remove(_, .expired) = $0 { true } else { false } })
    }

    /// Linear congruential generator, so that a failure can be repeated.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    /// For any order of events: one attempt at a time for a receiver, never before it is due, no attempt after the end of a delivery,
    /// and the stored files are those of the queue.
    @Test(arguments: 1...40) func `any order of events keeps the promises of the queue`(seed: Int) throws {
        var dice = Dice(state: UInt64(seed))
        var queue = DeliveryQueue(try #require(RetrySchedule([1, 2, 4])))
        var (now, files, busy): (Double, [String: Delivery], [String: String]) = (0, [:], [:])
        func apply(_ effects: [DeliveryQueue.Effect]) {
            for effect in effects {
                switch effect {
                case .store(let delivery):
                    #expect(delivery.attempts <= 3)
                    files[delivery.id] = delivery
                case .send(let delivery):
                    #expect(busy[delivery.receiver] == nil && delivery.due <= at(now) && files[delivery.id] == delivery)
                    busy[delivery.receiver] = delivery.id
                case .remove(let delivery, _):
                    #expect(files.removeValue(forKey: delivery.id) != nil)
                    if busy[delivery.receiver] == delivery.id { busy[delivery.receiver] = nil }
                case .disable: break
                }
            }
        }
        for step in 0..<300 {
            now += Double.random(in: 0...2, using: &dice)
            switch Int.random(in: 0..<4, using: &dice) {
            case 0:
                let content: WebhookEvent.Content = Bool.random(using: &dice) ? .imported(activities: ["\(step)"]) : .test
                apply(queue.handle(.received(message(UInt64(step), content, at: now), receivers: ["a", "b"]), at: at(now)))
            case 1: apply(queue.handle(.woke, at: at(now)))
            default:
                guard let (receiver, id) = busy.min(by: { $0.key < $1.key }) else { continue }
                let outcomes: [AttemptOutcome] = [
                    .accepted, .failed(retryAfter: nil), .failed(retryAfter: 3), .gone, .interrupted,
                ]
                busy[receiver] = nil
                apply(queue.handle(.answered(id, outcomes.randomElement(using: &dice) ?? .accepted), at: at(now)))
            }
            #expect(queue.deliveries.map(\.id).sorted() == files.keys.sorted())
        }
    }
}
