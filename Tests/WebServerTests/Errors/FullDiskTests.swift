import Measures
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Simulates a full disk by a store that refuses writes.
struct FullDiskTests {
    @Test(arguments: [
        (StoreError.diskFull, 507, "The disk is full"), (.readOnly(path: "/secret"), 503, "Nothing can be saved here"),
    ])
    func `pages are shown, and a write states why it failed`(_ failure: StoreError, _ status: Int, _ words: String)
        async throws
    {
        var stores = MemoryStores().stores
        stores.athletes = FullStore(inner: stores.athletes, failure: failure)
        try await RunningServer.with(stores: stores) { server async throws in
            for page in ["/", "/activities", "/settings", "/healthz"] {
                #expect(try await server.get(page).status == 200, "\(page)")
            }
            let answer = try await server.raw(
                [
                    "POST /settings HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                    "Accept: text/html",
                    "Content-Length: 8", "Connection: close",
                ], body: "name=Ada")
            #expect(answer.hasPrefix("HTTP/1.1 \(status)"))
            #expect(answer.contains(words) && !answer.contains("/secret"))
        }
    }

    @Test func `a damaged database fails the health check and pages alike`() async throws {
        var stores = MemoryStores().stores
        stores.athletes = FullStore(inner: stores.athletes, failure: .damaged(what: "/secret"), failsReading: true)
        try await RunningServer.with(stores: stores) { server async throws in
            for path in ["/", "/healthz"] {
                let answer = try await server.get(path, ["Accept": "text/html"])
                #expect(answer.status == 503 && answer.text.contains("The database is damaged"), "\(path)")
            }
        }
    }
}

private struct FullStore: AthleteStore {
    var inner: any AthleteStore
    var failure: StoreError
    var failsReading = false

    func athlete(_ id: String) async throws -> Athlete? {
        if failsReading { throw failure }
        return try await inner.athlete(id)
    }
    func save(_ athlete: Athlete, as id: String, at moment: Moment) async throws { throw failure }
    func eraseAll(of athlete: String, at moment: Moment) async throws { throw failure }
    func lastChange(of athlete: String) async throws -> Change? { try await inner.lastChange(of: athlete) }
}
