import Foundation
import Measures
import Synchronization
import TestKit
import Testing
import TrainingLog

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct AthleteContextsTests {
    /// Contexts over memory stores, with a record of their creation and of the end of their background work.
    private final class Fixture: Sendable {
        let folder: ScratchFolder
        let contexts: AthleteContexts
        private let journal: Journal
        private let (made, ended) = (Log(), Log())

        init(limit: Int) throws {
            let folder = try ScratchFolder()
            let path = folder.path
            let journal = Journal(stores: MemoryStores().stores)
            let (made, ended) = (made, ended)
            let (clock, cache) = (ServerClock(now: { RunningServer.now }), ResponseCache())
            self.folder = folder
            self.journal = journal
            contexts = AthleteContexts(limit: limit) { id in
                made.add(id)
                let resources = AthleteResources(
                    journal: journal.journal(of: id), uploads: path + "/\(id)/uploads",
                    archives: ArchivesFile(path: path + "/\(id)/archives"), mapSource: path + "/\(id)/map",
                    summaries: path + "/\(id)/summaries"
                ) {
                    while (try? await Task.sleep(for: .seconds(60))) != nil {}
                    ended.add(id)
                }
                return AthleteContext(resources, clock: clock, allowsPrivateSources: false, cache: cache)
            }
        }

        /// Ids of the athletes whose contexts were created, in this order.
        var created: [String] { made.all }
        /// Ids of the athletes whose background work has ended, in this order.
        var stopped: [String] { ended.all }

        /// Requests a context, releases it, and waits until its first computation is over.
        func visit(_ id: String) async throws {
            _ = contexts.context(of: id)
            while try await !journal.journal(of: id).hasInsights(asOf: Day(number: 19_875)) {
                try await Task.sleep(for: .milliseconds(5))
            }
            while contexts.context(of: id).isBusy { try await Task.sleep(for: .milliseconds(5)) }
        }

        /// Runs the background work while `body` runs.
        func running(_ body: () async throws -> Void) async throws {
            let work = Task { [contexts] in try await contexts.run() }
            do { try await body() } catch {
                work.cancel()
                throw error
            }
            work.cancel()
            try await work.value
        }
    }

    private final class Log: Sendable {
        private let ids = Mutex<[String]>([])
        var all: [String] { ids.withLock { $0 } }
        func add(_ id: String) { ids.withLock { $0.append(id) } }
    }

    /// Waits for a condition. The suite's time limit ends it.
    private func until(_ isTrue: () async -> Bool) async throws {
        while await !isTrue() { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func `the least recently used context is evicted and its background work ends`() async throws {
        let fixture = try Fixture(limit: 2)
        try await fixture.running {
            for id in ["1", "2", "1", "3"] { try await fixture.visit(id) }
            #expect(fixture.contexts.count == 2)
            try await until { fixture.stopped == ["2"] }
            // The evicted athlete gets a new context at the next request.
            try await fixture.visit("2")
            #expect(fixture.created == ["1", "2", "3", "2"])
            try await until { fixture.stopped == ["2", "1"] }
        }
        #expect(fixture.stopped.sorted() == ["1", "2", "2", "3"])
    }

    @Test func `a context in a request, with a page or with a waiting import is not evicted`() async throws {
        let fixture = try Fixture(limit: 1)
        let upload = fixture.folder.path + "/3/uploads/a" + UploadFolder.whole
        try FileManager.default.createDirectory(atPath: upload, withIntermediateDirectories: true)
        let held = fixture.contexts.context(of: "1")
        let page = try await fixture.contexts.context(of: "2").feed.listen()
        for id in ["3", "4"] { _ = fixture.contexts.context(of: id) }
        // The queues do not run yet, so the import of athlete 3 waits.
        #expect(fixture.contexts.count == 4)
        _ = fixture.contexts.context(of: "5")
        #expect(fixture.contexts.count == 4 && fixture.created == ["1", "2", "3", "4", "5"])
        try await fixture.running {
            // When the import has ended, its context can be evicted.
            try await until {
                _ = fixture.contexts.context(of: "6")
                return fixture.contexts.count == 3
            }
            try await until { Set(fixture.stopped) == ["3", "4", "5"] }
            withExtendedLifetime((held, page)) {}
        }
        #expect(Set(fixture.stopped) == ["1", "2", "3", "4", "5", "6"])
    }

    @Test func `eviction stops an upload of no other athlete and loses none`() async throws {
        let fixture = try Fixture(limit: 1)
        let upload = fixture.folder.path + "/1/uploads/a" + UploadFolder.whole
        try FileManager.default.createDirectory(atPath: upload, withIntermediateDirectories: true)
        try Data("hello".utf8).write(to: URL(filePath: upload + "/a.txt"))
        try await fixture.running {
            _ = fixture.contexts.context(of: "1")
            try await until {
                _ = fixture.contexts.context(of: "2")
                return fixture.contexts.count == 1
            }
            // The context left only after its import had ended.
            #expect(!FileManager.default.fileExists(atPath: upload))
            #expect(fixture.created.first == "1")
        }
    }
}
