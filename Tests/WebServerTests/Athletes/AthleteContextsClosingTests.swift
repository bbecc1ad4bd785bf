import Testing
import TrainingLog

@testable import WebServer

struct AthleteContextsClosingTests {
    @Test func `a context in use is not closed, and closes when its request ends`() async throws {
        try await RunningServer.with { server async throws in
            let athletes = server.athletes
            var held: AthleteContext? = athletes.context(of: "a")
            #expect(await !athletes.close("a", patience: .milliseconds(100)))
            // Its work has ended, or does so soon.
            while held?.services.hasEnded == false { try await Task.sleep(for: .milliseconds(10)) }
            held = nil
            #expect(await athletes.close("a", patience: .seconds(600)))
            #expect(await athletes.close("never used"))
            // A new context works again.
            #expect(!athletes.context(of: "a").services.hasEnded)
        }
    }
}
