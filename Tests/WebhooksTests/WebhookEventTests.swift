import Measures
import Testing
import Webhooks

struct WebhookEventTests {
    private func event(_ content: WebhookEvent.Content, of athlete: String = "1") -> WebhookEvent {
        WebhookEvent(athlete: athlete, content)
    }

    @Test func `days that were computed again become one range`() {
        let merged = event(.recomputed(from: Day(number: 10), to: Day(number: 12)))
            .merged(with: event(.recomputed(from: Day(number: 3), to: Day(number: 11))))
        #expect(merged == event(.recomputed(from: Day(number: 3), to: Day(number: 12))))
    }

    @Test func `ids are listed once and in order`() {
        let merged = event(.imported(activities: ["b", "a"])).merged(with: event(.imported(activities: ["a", "c"])))
        #expect(merged == event(.imported(activities: ["b", "a", "c"])))
    }

    @Test func `a message has at most a hundred ids`() {
        let full = event(.synced(sessions: (0..<100).map { "s\($0)" }))
        #expect(full.merged(with: event(.synced(sessions: ["s99"]))) == full)
        #expect(full.merged(with: event(.synced(sessions: ["new"]))) == nil)
    }

    @Test func `events of other kinds and of other athletes stay apart`() {
        #expect(event(.imported(activities: ["a"])).merged(with: event(.synced(sessions: ["a"]))) == nil)
        #expect(event(.imported(activities: ["a"])).merged(with: event(.imported(activities: ["b"]), of: "2")) == nil)
        #expect(event(.test).merged(with: event(.test)) == nil)
    }

    @Test func `bodies of each kind are JSON`() {
        func body(_ content: WebhookEvent.Content) -> String {
            WebhookMessage(number: (1, .max), created: Moment(secondsSince1970: 86_400), event: event(content, of: "a\"\\\n"))
                .body
        }
        let head = #""timestamp":"1970-01-02T00:00:00Z","data":{"athlete":"a\"\\\u000a""#
        #expect(
            body(.recomputed(from: Day(number: 0), to: Day(number: 1)))
                == #"{"type":"day.recomputed","# + head + #","from":"1970-01-01","to":"1970-01-02"}}"#)
        #expect(body(.synced(sessions: ["x", "y"])) == #"{"type":"session.synced","# + head + #","sessions":["x","y"]}}"#)
        #expect(body(.test) == #"{"type":"webhook.test","# + head + "}}")
    }

    @Test func `an id has a prefix and 32 digits`() {
        let message = WebhookMessage(number: (1, .max), created: Moment(secondsSince1970: 0), event: event(.test))
        #expect(message.id == "msg_0000000000000001ffffffffffffffff")
        #expect(WebhookMessage.isID(message.id))
        for text in ["", "msg_", "msg_../../0000000000000000000000000", "MSG_0000000000000001ffffffffffffffff", message.id + "0"]
        {
            #expect(WebhookMessage(id: text, created: Moment(secondsSince1970: 0), event: event(.test)) == nil)
        }
    }

    @Test func `a schedule has delays between a second and a day`() {
        #expect(RetrySchedule([]) == nil && RetrySchedule([.nan]) == nil && RetrySchedule([86_401]) == nil)
        #expect(RetrySchedule([Double](repeating: 1, count: 21)) == nil)
        #expect(RetrySchedule([1, 86_400])?.delays == [1, 86_400])
    }
}
