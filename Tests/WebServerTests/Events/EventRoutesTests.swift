import Measures
import Testing
import Training
import TrainingLog

@testable import WebServer

struct EventRoutesTests {
    @Test func `an open page hears that something changed`() async throws {
        try await RunningServer.with { server async throws in
            async let heard = server.raw(["GET /events HTTP/1.1", "Host: localhost"], until: "event: insights")
            // The change has to come after the page listens and the feed has looked once.
            for _ in 0..<4 {
                try await Task.sleep(for: .seconds(1))
                try await server.journal.save(Athlete(name: "Ida"))
            }
            let text = try await heard
            #expect(text.contains("content-type: text/event-stream") || text.contains("Content-Type: text/event-stream"))
            #expect(text.contains("retry: 2000"))
            #expect(text.contains("event: insights"))
        }
    }

    @Test func `events are lines that a page can read`() {
        #expect(
            EventRoutes.text(.changed(Moment(secondsSince1970: 0)))
                == "event: insights\ndata: {\"changed\":\"1970-01-01T00:00:00Z\"}\n\n")
        #expect(EventRoutes.text(.stillHere) == ": still here\n\n")
    }
}
