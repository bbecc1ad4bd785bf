import Measures
import Testing
import WebRequests
import Webhooks

@testable import WebhookDelivery

struct SignatureTests {
    /// Computed by Python: `base64.b64encode(hmac.new(key, content, "sha256").digest())`.
    @Test func `a signature equals that of an independent implementation`() throws {
        let secret = try #require(WebhookSecret("whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="))
        let message = WebhookMessage(
            number: (0, 7), created: Moment(secondsSince1970: 1_700_000_000),
            event: WebhookEvent(athlete: "1", .synced(sessions: ["s1"])))
        let receiver = WebhookReceiver(
            name: "home", address: try #require(ReceiverAddress("https://example.org/hook", allowsPrivate: false)),
            secret: secret, athlete: "1")
        let headers = receiver.headers(of: message, at: Moment(secondsSince1970: 1_700_000_005.9))
        #expect(headers["webhook-id"] == "msg_00000000000000000000000000000007")
        #expect(headers["webhook-timestamp"] == "1700000005")
        #expect(headers["webhook-signature"] == "v1,9Qv+Fd72xcQjIoKNkTQtAznkn88nQ/u+fyVakgi09b8=")
    }

    @Test func `a secret has 24 to 64 bytes in Base64 and shows itself to no log`() throws {
        for text in [
            "", "whsec_", "whsec_AAAA", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
            "whsec_not Base64 at all, but long enough",
        ] {
            #expect(WebhookSecret(text) == nil)
        }
        let text = WebhookSecret.newText()
        #expect(text != WebhookSecret.newText())
        let secret = try #require(WebhookSecret(text))
        #expect("\(secret) \(String(reflecting: secret))" == "a secret a secret")
        var dumped = ""
        dump(secret, to: &dumped)
        #expect(!dumped.contains("key"))
    }

    @Test(arguments: [
        ("https://example.org/hook?token=1", true, true), ("http://example.org/hook", false, false),
        ("https://127.0.0.1:1/", false, true), ("http://127.0.0.1:1/", false, true), ("http://192.168.1.4/", false, true),
        ("http://homeassistant.local:8123/api/webhook/x", false, true), ("http://nas/", false, true),
        ("http://8.8.8.8/", false, false), ("https://user:secret@example.org/", false, false),
        ("https://example.org/#part", false, false), ("ftp://example.org/", false, false), ("https://", false, false),
        ("", false, false), ("http://[::1]:9/", false, true),
    ])
    func `an address is public and encrypted unless the owner allows others`(text: String, isPublic: Bool, isAllowed: Bool) {
        #expect((ReceiverAddress(text, allowsPrivate: false) != nil) == isPublic)
        #expect((ReceiverAddress(text, allowsPrivate: true) != nil) == isAllowed)
    }

    @Test func `only 2xx is accepted, and 410 ends the deliveries`() {
        #expect(WebhookReceiver.Answer.status(204, retryAfter: nil).outcome == .accepted)
        #expect(WebhookReceiver.Answer.status(410, retryAfter: nil).outcome == .gone)
        #expect(WebhookReceiver.Answer.status(503, retryAfter: 9).outcome == .failed(retryAfter: 9))
        #expect(WebhookReceiver.Answer.status(404, retryAfter: nil).outcome == .failed(retryAfter: nil))
        #expect(WebhookReceiver.Answer.none(.redirected(status: 301)).outcome == .failed(retryAfter: nil))
    }
}
