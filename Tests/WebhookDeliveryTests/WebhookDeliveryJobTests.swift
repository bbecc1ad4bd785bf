import Foundation
import Measures
import Synchronization
import Testing
import WebRequests
import Webhooks

@testable import WebhookDelivery

struct WebhookDeliveryJobTests {
    private let folder = WebhookFolder(path: FileManager.default.temporaryDirectory.path + "/hooks-" + UUID().uuidString)

    private func receiver() throws -> WebhookReceiver {
        WebhookReceiver(
            name: "home", address: try #require(ReceiverAddress("https://example.org/", allowsPrivate: false)),
            secret: try #require(WebhookSecret(WebhookSecret.newText())), athlete: "1")
    }

    private func job(
        _ send: @escaping @Sendable (WebhookReceiver, WebhookMessage, Moment) async -> WebhookReceiver.Answer
    ) throws -> WebhookDeliveryJob {
        WebhookDeliveryJob(
            folder: folder, receivers: [try receiver()], schedule: .standard,
            clock: { Moment(secondsSince1970: Date().timeIntervalSince1970) }, report: { _ in }, send: send)
    }

    private func until(_ condition: () async -> Bool) async throws {
        // Beside tests that compute for seconds, a task waits for its turn.
        let deadline = ContinuousClock.now + .seconds(300)
        while await !condition() {
            try #require(ContinuousClock.now < deadline)
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test func `an attempt that the end of the server cuts off is repeated at the next start`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        let now = Moment(secondsSince1970: Date().timeIntervalSince1970)
        let event = WebhookEvent(athlete: "1", .imported(activities: ["a"]))
        try folder.add(WebhookMessage(number: (0, 1), created: now, event: event))
        // An event of another athlete is not for this receiver.
        try folder.add(WebhookMessage(number: (0, 2), created: now, event: WebhookEvent(athlete: "2", .test)))
        let hasBegun = Mutex(false)
        let first = try job { _, _, _ in
            hasBegun.withLock { $0 = true }
            try? await Task.sleep(for: .seconds(600))  // until it is cancelled
            return .none(.unreachable)
        }
        let running = Task { await first.run() }
        try await until { hasBegun.withLock { $0 } }
        running.cancel()
        await running.value
        #expect(folder.messages() == [] && folder.deliveries().map(\.attempts) == [0])
        #expect(await first.counts == WebhookDeliveryJob.Counts(delivered: 0, failed: 0, abandoned: 0, queued: 1))
        let bodies = Mutex<[String]>([])
        let second = try job { _, message, _ in
            bodies.withLock { $0.append(message.body) }
            return .status(204, retryAfter: nil)
        }
        let again = Task { await second.run() }
        try await until { await second.counts.delivered == 1 }
        again.cancel()
        await again.value
        #expect(bodies.withLock { $0.count } == 1 && folder.deliveries() == [])
    }

    @Test func `a delivery whose file was removed is not sent`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        let past = Moment(secondsSince1970: Date().timeIntervalSince1970)
        let delivery = Delivery(
            try #require(
                WebhookMessage(
                    id: "msg_00000000000000000000000000000007", created: past,
                    event: WebhookEvent(athlete: "1", .imported(activities: ["a"])))),
            to: "home", due: past + 2)
        try folder.store(delivery)
        let sent = Mutex(0)
        let job = try job { _, _, _ in
            sent.withLock { $0 += 1 }
            return .status(204, retryAfter: nil)
        }
        let running = Task { await job.run() }
        try await until { await job.counts.queued == 1 }
        folder.removeAll(of: "1")
        try await until { await job.counts.queued == 0 }
        running.cancel()
        await running.value
        #expect(sent.withLock { $0 } == 0)
    }
}
