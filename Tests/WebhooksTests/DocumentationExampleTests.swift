import Measures
import Testing
import Webhooks

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a message names what changed as the documentation shows`() {
        let event = WebhookEvent(athlete: "1", .imported(activities: ["a1"]))
        let message = WebhookMessage(number: (0, 1), created: Moment(secondsSince1970: 0), event: event)
        let body = message.body  // {"type":"activity.imported","timestamp":…,"data":{"athlete":"1",…}}
        let tooOften = RetrySchedule([0.1])  // nil: a delay has at least one second
        #expect(
            body == #"{"type":"activity.imported","timestamp":"1970-01-01T00:00:00Z","data":{"athlete":"1","activities":["a1"]}}"#
        )
        #expect(tooOften == nil)
    }
}
