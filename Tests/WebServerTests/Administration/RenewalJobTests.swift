import Measures
import Synchronization
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct RenewalJobTests {
    /// Store that counts its reads.
    private final class Watched: BodyStore {
        let inner: any BodyStore
        let reads = Mutex(0)

        init(_ inner: any BodyStore) { self.inner = inner }

        func samples(_ kinds: [BodySampleKind], from: Moment, to: Moment, athlete: String) async throws -> [BodySample] {
            reads.withLock { $0 += 1 }
            return try await inner.samples(kinds, from: from, to: to, athlete: athlete)
        }

        func totals(_ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String) async throws -> [DailyTotal] {
            try await inner.totals(kinds, from: from, through: through, athlete: athlete)
        }

        func parts(_ kinds: [DailyTotalKind], from: Day, through: Day, athlete: String) async throws -> [DailyTotal] {
            try await inner.parts(kinds, from: from, through: through, athlete: athlete)
        }

        func sampleCount(of athlete: String) async throws -> Int { try await inner.sampleCount(of: athlete) }
    }

    @Test(.timeLimit(.minutes(20)))
    func `insights are computed before the first request, which reads nothing again`() async throws {
        var stores = MemoryStores().stores
        let body = Watched(stores.body)
        stores.body = body
        try await RunningServer.with(stores: stores) { server async throws in
            // The history of the day reads the samples, and the one for lists shares them.
            while body.reads.withLock({ $0 }) < 1 { try await Task.sleep(for: .milliseconds(5)) }
            while try await server.get("/activities").status != 200 {}
            let reads = body.reads.withLock { $0 }
            #expect(try await server.get("/partials/today").status == 200)
            #expect(try await server.get("/partials/activities").status == 200)
            #expect(body.reads.withLock { $0 } == reads)
        }
    }
}
