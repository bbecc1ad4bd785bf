import Foundation
import Measures
import Sync
import TestKit
import Testing
import TrainingLog

@testable import SQLiteStores

struct SQLiteSessionStoreTests {
    @Test(.timeLimit(.minutes(20))) func `a pull does not wait for a writer once the data has an epoch`() async throws {
        let folder = try ScratchFolder()
        let database = try SQLiteDatabase(path: folder.database)
        let store = database.stores(originalsIn: folder.path + "/originals").sessions
        func pull() async throws -> PullAnswer {
            try await store.pull(
                after: nil, limit: 5, newEpoch: .random(), athlete: "a", at: Moment(secondsSince1970: 1_714_545_000))
        }
        let epoch = try await pull().next?.epoch
        #expect(epoch != nil)
        // A writer that ends only after the pull.
        let (begun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        async let writing: Void = database.write { _ in
            begun.signal()
            mayEnd.wait()
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                begun.wait()
                continuation.resume()
            }
        }
        #expect(try await pull().next?.epoch == epoch)
        mayEnd.signal()
        try await writing
    }
}
