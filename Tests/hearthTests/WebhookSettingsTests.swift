import Foundation
import Measures
import Testing
import TrainingLog
import WebhookDelivery
import Webhooks

@testable import hearth

struct WebhookSettingsTests {
    private static let secret = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="

    private func settings(_ lines: String...) throws -> WebhookSettings {
        try Settings(
            flags: Settings.Flags(), environment: ["HOME": "/u"],
            file: { $0 == "/u/.config/hearth/config" ? lines.joined(separator: "\n") : nil }
        ).webhooks
    }

    @Test func `webhooks are off without a receiver`() throws {
        #expect(try settings() == WebhookSettings())
        #expect(try settings("webhook_retries = 5s, 2h").receivers.isEmpty)
    }

    @Test func `a receiver has an address, a secret, events and an athlete`() throws {
        let found = try settings(
            "webhook.home.address = https://example.org/hook", "webhook.home.secret_file = /etc/hook",
            "webhook.home.events = activity.imported, session.synced", "webhook.home.athlete = Ana", "webhook_retries = 5, 5m 2h",
            "webhook.other-2.address = https://example.org/2", "webhook.other-2.secret = \(Self.secret)")
        #expect(found.receivers.map(\.name) == ["home", "other-2"])
        #expect(found.receivers[0].kinds == [.activityImported, .sessionSynced] && found.receivers[0].athlete == "Ana")
        #expect(found.receivers[0].secret == .file("/etc/hook"))
        #expect(found.receivers[1].kinds == WebhookEvent.Kind.choices && found.receivers[1].athlete == nil)
        #expect(found.schedule.delays == [5, 300, 7200])
    }

    @Test(arguments: [
        "webhook.home.address = https://example.org/hook", "webhook.home.secret = \(secret)",
        "webhook.home.address = http://example.org/\nwebhook.home.secret = \(secret)",
        "webhook.home.address = https://192.168.1.1/\nwebhook.home.secret = \(secret)",
        "webhook.home.address = https://example.org/\nwebhook.home.secret = whsec_secretsecretsecret",
        "webhook.home.address = https://example.org/\nwebhook.home.secret = \(secret)\nwebhook.home.secret_file = /x",
        "webhook.home.address = https://example.org/\nwebhook.home.secret = \(secret)\nwebhook.home.events = webhook.test",
        "webhook.Home.address = https://example.org/", "webhook.home.adress = https://example.org/",
        "webhook..address = https://example.org/", "webhook_retries = soon", "webhook_retries = 2d",
    ])
    func `a wrong setting is refused without its secret`(lines: String) throws {
        let error = #expect(throws: CommandError.self) { try settings(lines) }
        let sentence = try #require(error.flatMap { CommandErrorMessage($0) }?.sentence)
        #expect(!sentence.contains("AAECAwQF") && !sentence.contains("secretsecret"))
    }

    @Test func `a change becomes a message for the server, and a deletion of the data removes it`() throws {
        let home = FileManager.default.temporaryDirectory.path + "/hooks-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: home) }
        var settings = try Settings(flags: Settings.Flags(home: home), environment: ["HOME": "/u"], file: { _ in nil })
        #expect(WebhookAnnouncer(settings, now: { Moment(secondsSince1970: 0) }) == nil)
        settings.webhooks = try self.settings(
            "webhook.home.address = https://example.org/", "webhook.home.secret = \(Self.secret)",
            "webhook.home.events = activity.imported")
        let made = WebhookAnnouncer(settings, now: { Moment(secondsSince1970: 0) })
        let announcer = try #require(made)
        announcer.announce(athlete: "1", .imported(activity: "a"))
        announcer.announce(athlete: "1", .recomputed(from: Day(number: 1), to: Day(number: 2)))
        let files = { try FileManager.default.contentsOfDirectory(atPath: home + "/webhooks").count }
        #expect(try files() == 1)
        announcer.announce(athlete: "1", .erased)
        #expect(try files() == 0)
    }
}
