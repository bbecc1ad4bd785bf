import Foundation
import Synchronization
import TestKit
import Testing
import TrainingLog

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct HealthJobTests {
    /// An inspection that finds damage only when it reads whole tables.
    private final class Inspection: StoreInspection {
        let damaged = Mutex<[String]>([])
        let checks = Mutex(0)
        let decoded = Mutex<[String]>([])

        var storage: ObjectIdentifier { ObjectIdentifier(self) }
        func checkEveryTable() async throws {}
        func damagedTables() async throws -> [String] {
            checks.withLock { $0 += 1 }
            return damaged.withLock { $0 }
        }
        func undecodableTables(of athlete: String, basis: String) async throws -> [String] {
            decoded.withLock { $0.append(athlete) }
            return []
        }
    }

    @Test func `damage that no request has met makes the server unhealthy`() async throws {
        let inspection = Inspection()
        inspection.damaged.withLock { $0 = ["diary_entry"] }
        var stores = MemoryStores().stores
        stores.inspection = inspection
        try await RunningServer.with(stores: stores) { server async throws in
            while try await server.get("/healthz").status != 503 { try await Task.sleep(for: .milliseconds(20)) }
            // Pages that can be read are still served.
            #expect(try await server.get("/settings").status == 200)
            #expect(try await server.get("/healthz").text.contains("damaged"))
        }
    }

    @Test func `a server with sound tables stays healthy after the check`() async throws {
        let inspection = Inspection()
        var stores = MemoryStores().stores
        stores.inspection = inspection
        try await RunningServer.with(stores: stores) { server async throws in
            while inspection.checks.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(20)) }
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test func `the check is repeated, and its result is kept`() async throws {
        let inspection = Inspection()
        var stores = MemoryStores().stores
        stores.inspection = inspection
        let journal = Journal(stores: stores)
        let health = HealthRecord()
        let job = HealthJob(health: health, delay: .zero, interval: .milliseconds(10)) { [journal] }
        let running = Task { try await job.run() }
        while inspection.checks.withLock({ $0 }) < 2 { try await Task.sleep(for: .milliseconds(5)) }
        try health.check()
        inspection.damaged.withLock { $0 = ["shoes"] }
        while (try? health.check()) != nil { try await Task.sleep(for: .milliseconds(5)) }
        inspection.damaged.withLock { $0 = [] }
        let checks = inspection.checks.withLock { $0 }
        while inspection.checks.withLock({ $0 }) < checks + 2 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(throws: StoreError.damaged(what: "shoes")) { try health.check() }
        running.cancel()
        try await running.value
    }

    @Test func `a storage that athletes share is read once, and the rows of each athlete are decoded`() async throws {
        let inspection = Inspection()
        var stores = MemoryStores().stores
        stores.inspection = inspection
        let journal = Journal(stores: stores)
        let others = ["2", "3"].map { journal.journal(of: $0) }
        let elsewhere = Journal(stores: MemoryStores().stores)
        await HealthJob(health: HealthRecord()) { [journal] + others + [elsewhere] }.check()
        #expect(inspection.checks.withLock { $0 } == 1)
        #expect(inspection.decoded.withLock { $0 } == [Journal.localAthlete, "2", "3"])
    }

    @Test func `the first check waits while the server starts`() async throws {
        let inspection = Inspection()
        var stores = MemoryStores().stores
        stores.inspection = inspection
        let journal = Journal(stores: stores)
        let job = HealthJob(health: HealthRecord(), delay: .seconds(3600)) { [journal] }
        let running = Task { try await job.run() }
        try await Task.sleep(for: .milliseconds(100))
        running.cancel()
        try await running.value
        #expect(inspection.checks.withLock { $0 } == 0)
        #expect(HealthJob(health: HealthRecord()) { [] }.delay >= .seconds(3))
    }
}
