import Measures
import Testing
import Training
import TrainingLog

@testable import WebServer

struct EventRoutesTests {
    @Test(.timeLimit(.minutes(20))) func `an open page is notified of a change`() async throws {
        try await RunningServer.with { server async throws in
            // Only changes after the connection are events, so the test makes changes until one arrives.
            let changes = Task {
                for turn in 0... {
                    try await server.journal.save(Athlete(name: "Ida \(turn)"))
                    try await Task.sleep(for: .milliseconds(200))
                }
            }
            defer { changes.cancel() }
            let text = try await server.raw(["GET /events HTTP/1.1", "Host: localhost"], until: "event: insights")
            #expect(text.contains("content-type: text/event-stream") || text.contains("Content-Type: text/event-stream"))
            #expect(text.contains("retry: 2000"))
            #expect(text.contains("event: insights"))
        }
    }

    @Test func `events are lines in the format of server-sent events`() {
        let page = PageEvents()
        #expect(
            page.text(.changed(Change(number: 1, moment: Moment(secondsSince1970: 0))))
                == "event: insights\ndata: {\"changed\":\"1970-01-01T00:00:00Z\"}\n\n")
        #expect(page.text(.stillHere) == ": still here\n\n")
    }
}
