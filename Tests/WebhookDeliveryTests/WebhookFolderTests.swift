import Foundation
import Measures
import Testing
import Webhooks

@testable import WebhookDelivery

struct WebhookFolderTests {
    private let folder = WebhookFolder(path: FileManager.default.temporaryDirectory.path + "/hooks-" + UUID().uuidString)

    private func message(_ number: UInt64, _ content: WebhookEvent.Content, of athlete: String = "1") -> WebhookMessage {
        WebhookMessage(
            number: (9, number), created: Moment(secondsSince1970: 1_700_000_000.25 + Double(number)),
            event: WebhookEvent(athlete: athlete, content))
    }

    @Test func `messages and deliveries are read as they were stored`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        let all = [
            message(1, .imported(activities: ["a", "b"])),
            message(2, .recomputed(from: Day(number: 19_000), to: Day(number: 19_001))),
            message(3, .synced(sessions: ["s"])), message(4, .test),
        ]
        for message in all.reversed() { try folder.add(message) }
        #expect(folder.messages() == all)
        let delivery = Delivery(all[1], to: "home", attempts: 3, due: Moment(secondsSince1970: 1_700_000_100.5))
        try folder.store(delivery)
        #expect(folder.deliveries() == [delivery] && folder.holds(delivery))
        #expect(folder.room == WebhookFolder.messageLimit - 4)
        folder.remove(all[0])
        #expect(folder.messages() == Array(all.dropFirst()))
    }

    @Test func `damaged files are removed`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        try folder.add(message(1, .test))
        let good = folder.messages()
        for (name, text) in [
            ("x.message.json", "{"), ("y.message.json", #"{"id":"../x","created":1,"athlete":"1","type":"webhook.test"}"#),
            (
                "z.delivery.json",
                #"{"id":"msg_00000000000000000000000000000007","created":1,"athlete":"1","type":"webhook.test"}"#
            ),
        ] { try text.write(toFile: folder.path + "/" + name, atomically: true, encoding: .utf8) }
        #expect(folder.messages() == good && folder.deliveries() == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test func `deleting an athlete removes what waits for that athlete only`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        try folder.add(message(1, .test))
        try folder.add(message(2, .test, of: "2"))
        try folder.store(Delivery(message(3, .test), to: "home", due: Moment(secondsSince1970: 0)))
        folder.removeAll(of: "1")
        #expect(folder.messages() == [message(2, .test, of: "2")] && folder.deliveries() == [])
    }
}
