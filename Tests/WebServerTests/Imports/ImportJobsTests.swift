import Foundation
import Screens
import TestKit
import Testing
import TrainingLog

@testable import WebServer

struct ImportJobsTests {
    @Test func `starting the queue late deletes no upload in flight and resumes none twice`() async throws {
        let scratch = try ScratchFolder()
        let (left, arriving) = (scratch.path + "/1" + UploadFolder.whole, scratch.path + "/2" + UploadFolder.partial)
        let manager = FileManager.default
        try manager.createDirectory(atPath: left, withIntermediateDirectories: true)
        let jobs = ImportJobs(journal: Journal(stores: MemoryStores().stores), folder: scratch.path) {}
        #expect(jobs.isBusy)
        #expect(await jobs.all.map(\.id) == [1])
        try manager.createDirectory(atPath: arriving, withIntermediateDirectories: true)
        let running = Task { try await jobs.run() }
        while jobs.isBusy { try await Task.sleep(for: .milliseconds(5)) }
        #expect(manager.fileExists(atPath: arriving) && !manager.fileExists(atPath: left))
        #expect(await jobs.all.map(\.id) == [1])
        running.cancel()
        _ = await running.result
    }
}
