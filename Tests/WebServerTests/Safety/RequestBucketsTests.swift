import Accounts
import HTTPTypes
import Hummingbird
import Measures
import NIOCore
import Screens
import Testing
import Training
import TrainingLog

@testable import WebServer

struct RequestBucketsTests {
    private static let now = RunningServer.now
    private static let limits = RequestBuckets.Limits(burst: 3, perSecond: 2, entries: 2)

    @Test func `a bucket permits its burst and then as much as time refills`() {
        var buckets = RequestBuckets(Self.limits)
        for _ in 0..<3 { #expect(buckets.take("a", at: Self.now) == nil) }
        #expect(buckets.take("a", at: Self.now) == 0.5)
        // Asking again takes nothing away.
        #expect(buckets.take("a", at: Self.now) == 0.5)
        #expect(buckets.take("b", at: Self.now) == nil)
        #expect(buckets.take("a", at: Self.now + 0.5) == nil)
        #expect(buckets.take("a", at: Self.now + 0.5) == 0.5)
        for _ in 0..<3 { #expect(buckets.take("a", at: Self.now + 1000) == nil) }
        #expect(buckets.take("a", at: Self.now + 1000) != nil)
    }

    @Test func `a clock that was set back takes nothing away, and memory is limited`() {
        var buckets = RequestBuckets(Self.limits)
        #expect(buckets.take("a", at: Self.now) == nil)
        #expect(buckets.take("a", at: Self.now + -3600) == nil && buckets.take("a", at: Self.now + -3600) == nil)
        #expect(buckets.take("a", at: Self.now + -3600) != nil)
        for number in 0..<100 { #expect(buckets.take("x\(number)", at: Self.now + Double(number)) == nil) }
        #expect(buckets.count == 2)
    }

    @Test func `changes of a session are limited, reading and signing out are not, and the log has it`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let (browser, other) = (TestBrowser(server), TestBrowser(server))
            _ = try await browser.signIn()
            let session = "session " + (try browser.onlySession().id)
            _ = try await other.signIn()
            #expect(try await browser.post("/settings/undo").status == 303)
            try Self.use(599, of: session, server, clock)
            let refused = try await browser.post("/settings", "name=Ada")
            #expect(refused.status == 429 && refused["Retry-After"] == "1" && refused.body.contains("a lot at once"))
            #expect(try await server.journal.athlete().name.isEmpty)
            let problem = try await browser.ask("POST", "/settings", form: "name=Ada")
            #expect(problem.status == 429 && problem.body.contains("/problems/too-many-requests"))
            #expect(try await browser.get("/settings").status == 200)
            #expect(try await other.post("/settings", "name=Ada").status == 303)
            let entry = try #require(server.signIn.audit.newest(50).first { $0.event == .changesDelayed })
            #expect(entry.athlete == "1")
            clock.advance(by: 1)
            #expect(try await browser.post("/settings", "name=Ada").status == 303)
            try Self.use(9, of: session, server, clock)
            #expect(try await browser.post("/settings", "name=Ada").status == 429)
            #expect(try await browser.post("/sign-out").status == 303)
            #expect(try await browser.get("/settings").status == 401)
        }
    }

    @Test func `changes of a token are limited, and not those of another token of the athlete`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let other = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            @Sendable func push(_ token: String) async throws -> Int {
                try await server.get("/sync/v1/push", ["Authorization": "Bearer " + token], method: "POST").status
            }
            // Refused for its missing body only.
            #expect(try await push(token) == 415)
            let reading = Self.request(.get, [.authorization: "Bearer " + token])
            let id = try await server.tokens.access(of: reading, for: .sync).token
            try Self.use(599, of: "token " + id, server, clock)
            #expect(try await push(token) == 429)
            #expect(try await push(other) == 415)
            #expect(try await server.get("/sync/v1/changes", ["Authorization": "Bearer " + token]).status == 200)
            let entry = try #require(server.signIn.audit.newest(50).first { $0.event == .changesDelayed })
            #expect(entry.athlete == "1")
            clock.advance(by: 1)
            #expect(try await push(token) == 415)
        }
    }

    /// Counts changes without sending them.
    private static func use(_ count: Int, of key: String, _ server: RunningServer, _ clock: TestClock) throws {
        for _ in 0..<count { try server.tokens.changes.count(request(.post), of: key, at: clock.now) }
    }

    private static func request(_ method: HTTPRequest.Method, _ headers: HTTPFields = [:]) -> Request {
        Request(
            head: HTTPRequest(method: method, scheme: "http", authority: "localhost", path: "/", headerFields: headers),
            body: RequestBody(buffer: ByteBuffer()))
    }
}
