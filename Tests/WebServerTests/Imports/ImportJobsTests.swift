import ActivityFiles
import Archives
import Foundation
import Measures
import Screens
import Synchronization
import TestKit
import Testing
import Training
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

    @Test func `creating the queue leaves the files of earlier uploads alone, and running it measures and removes them`()
        async throws
    {
        let scratch = try ScratchFolder()
        let manager = FileManager.default
        let names = ["1.part", "2.stopped", "3.stopped", "4.aside", "5.stopped", "6.whole", "7.running"]
        for (age, name) in names.enumerated() {
            let folder = scratch.path + "/" + name
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("hello".utf8).write(to: URL(filePath: folder + "/a.txt"))
            let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(age))
            try manager.setAttributes([.modificationDate: date], ofItemAtPath: folder)
        }
        let jobs = ImportJobs(journal: Journal(stores: MemoryStores().stores), folder: scratch.path) {}
        // Every file is where it was; only the crash is marked.
        let left = try manager.contentsOfDirectory(atPath: scratch.path).sorted()
        #expect(left == names.dropLast() + ["7.again.whole"])
        #expect(try left.allSatisfy { try manager.contentsOfDirectory(atPath: scratch.path + "/" + $0) == ["a.txt"] })
        #expect(await jobs.all.allSatisfy { $0.bytes == nil && $0.fileCount == nil })
        #expect(await jobs.all.map(\.phase) == [.waiting, .waiting, .stopped, .setAside, .stopped])
        // An upload that arrives before the queue runs stays.
        try manager.createDirectory(atPath: scratch.path + "/8.part", withIntermediateDirectories: true)
        let running = Task { try await jobs.run() }
        while jobs.isBusy { try await Task.sleep(for: .milliseconds(5)) }
        running.cancel()
        _ = await running.result
        #expect(
            try manager.contentsOfDirectory(atPath: scratch.path).sorted() == ["3.stopped", "4.aside", "5.stopped", "8.part"])
        #expect(await jobs.all.allSatisfy { $0.bytes == 5 && $0.fileCount == 1 })
    }

    @Test func `an upload resumed before it is measured is imported and measured`() async throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path + "/1.stopped"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("hello".utf8).write(to: URL(filePath: folder + "/a.txt"))
        let jobs = ImportJobs(journal: Journal(stores: MemoryStores().stores), folder: scratch.path) {}
        await jobs.tryAgain(1)
        #expect(jobs.isBusy)
        let running = Task { try await jobs.run() }
        while jobs.isBusy { try await Task.sleep(for: .milliseconds(5)) }
        #expect(await jobs.all.map(\.bytes) == [5])
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
        running.cancel()
        _ = await running.result
    }

    @Test func `an upload that does not fit on the disk is kept, and read by the next start or when asked to`() async throws {
        for isAsked in [false, true] {
            let scratch = try ScratchFolder()
            let manager = FileManager.default
            try manager.createDirectory(atPath: scratch.path + "/1.whole", withIntermediateDirectories: true)
            try Data(ExampleFiles.gpx().utf8).write(to: URL(filePath: scratch.path + "/1.whole/run.gpx"))
            var stores = MemoryStores().stores
            let disk = FullDisk(inner: stores.imports)
            stores.imports = disk
            let journal = Journal(stores: stores)
            var jobs = ImportJobs(journal: journal, folder: scratch.path) {}
            var running = Task { [jobs] in try await jobs.run() }
            while jobs.isBusy { try await Task.sleep(for: .milliseconds(5)) }
            #expect(await jobs.all.map(\.phase) == [.failed(.noRoom)])
            #expect(try manager.contentsOfDirectory(atPath: scratch.path) == ["1.whole"])
            disk.isFull.withLock { $0 = false }
            if isAsked {
                await jobs.tryAgain(1)
            } else {
                running.cancel()
                _ = await running.result
                jobs = ImportJobs(journal: journal, folder: scratch.path) {}
                running = Task { [jobs] in try await jobs.run() }
            }
            while jobs.isBusy { try await Task.sleep(for: .milliseconds(5)) }
            #expect(await jobs.all.map(\.phase) == [.finished])
            #expect(try await journal.activityCount() == 1)
            #expect(try manager.contentsOfDirectory(atPath: scratch.path).isEmpty)
            running.cancel()
            _ = await running.result
        }
    }
}

/// Simulates a disk that is full until it is given room.
private final class FullDisk: ImportStore {
    let inner: any ImportStore
    let isFull = Mutex(true)

    init(inner: any ImportStore) { self.inner = inner }

    func entry(_ hash: ContentHash, athlete: String) async throws -> ImportRecord? {
        try await inner.entry(hash, athlete: athlete)
    }
    func entries(of athlete: String) async throws -> [ImportRecord] { try await inner.entries(of: athlete) }
    func commit(_ file: ImportedFile, athlete: String, at moment: Moment) async throws -> ImportCommit {
        if isFull.withLock({ $0 }) { throw StoreError.diskFull }
        return try await inner.commit(file, athlete: athlete, at: moment)
    }
    func removeMeasurements(
        _ samples: [BodySample], _ totals: [DailyTotal], athlete: String, at moment: Moment
    ) async throws {
        try await inner.removeMeasurements(samples, totals, athlete: athlete, at: moment)
    }
    func remove(_ hash: ContentHash, recordings: [String], heir: String?, athlete: String, at moment: Moment) async throws {
        try await inner.remove(hash, recordings: recordings, heir: heir, athlete: athlete, at: moment)
    }
    func outdated(_ current: [FileKind: Int], athlete: String) async throws -> [FileKind: Int] {
        try await inner.outdated(current, athlete: athlete)
    }
    func kindsReadAgain(of athlete: String) async throws -> Set<FileKind> { try await inner.kindsReadAgain(of: athlete) }
    func retire(_ kind: FileKind, readBefore version: Int, athlete: String, at moment: Moment) async throws {
        try await inner.retire(kind, readBefore: version, athlete: athlete, at: moment)
    }
    func settle() async throws { try await inner.settle() }
}
