import Foundation
import Measures
import Synchronization
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

@Suite(.timeLimit(.minutes(5))) struct AthleteContextsTests {
    private static let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path

    private static func context(_ id: String, background: @escaping @Sendable () async -> Void = {}) -> AthleteContext {
        AthleteContext(
            AthleteResources(
                journal: Journal(stores: MemoryStores().stores, athleteID: id), uploads: folder + "/" + id,
                archives: ArchivesFile(path: folder + "/archives"), mapSource: folder + "/map", background: background),
            clock: ServerClock(now: { RunningServer.now }), allowsPrivateSources: false, cache: ResponseCache())
    }

    /// Asks for a context and keeps no reference to it.
    private static func touch(_ contexts: AthleteContexts, _ id: String) { _ = contexts.context(of: id).id }

    @Test func `an athlete has one context`() {
        let contexts = AthleteContexts { Self.context($0) }
        let (one, again, two) = (contexts.context(of: "1"), contexts.context(of: "1"), contexts.context(of: "2"))
        #expect(one === again && one !== two && two.id == "2" && contexts.count == 2)
    }

    @Test func `the least recently used context is evicted first, and created anew when it is needed again`() {
        let made = Mutex<[String]>([])
        let contexts = AthleteContexts(limit: 2) { id in
            made.withLock { $0.append(id) }
            return Self.context(id)
        }
        for id in ["1", "2", "1", "3", "1", "2"] { Self.touch(contexts, id) }
        #expect(made.withLock { $0 } == ["1", "2", "3", "2"])
        #expect(contexts.count == 2)
        for number in 0..<100 { Self.touch(contexts, "\(number)") }
        #expect(contexts.count == 2)
    }

    @Test func `a context that a request holds, that a page listens to or that imports is not evicted`() async {
        let contexts = AthleteContexts(limit: 1) { Self.context($0) }
        let held = contexts.context(of: "held")
        let events = contexts.context(of: "listening").feed.listen()
        await contexts.context(of: "importing").jobs.add("/nowhere", fileCount: 1, bytes: 1)
        for number in 0..<10 { Self.touch(contexts, "\(number)") }
        #expect(contexts.context(of: "held") === held)
        #expect(contexts.context(of: "listening").feed.hasListeners)
        #expect(contexts.context(of: "importing").jobs.isBusy)
        #expect(contexts.count <= 4)
        withExtendedLifetime(events) {}
    }

    @Test func `background work runs while the context is kept, and ends with it`() async throws {
        let (states, state) = AsyncStream.makeStream(of: String.self)
        let contexts = AthleteContexts(limit: 1) { id in
            Self.context(id) {
                state.yield(id + " begins")
                while (try? await Task.sleep(for: .seconds(60))) != nil {}
                state.yield(id + " ends")
            }
        }
        let running = Task { try await contexts.run() }
        var seen = states.makeAsyncIterator()
        Self.touch(contexts, "1")
        #expect(await seen.next() == "1 begins")
        // A context is busy while its insights are computed at the start, so that one try may not be enough.
        var number = 1
        repeat {
            try await Task.sleep(for: .milliseconds(50))
            number += 1
            Self.touch(contexts, "\(number)")
        } while contexts.count > 1
        while await seen.next() != "1 ends" {}
        running.cancel()
        try await running.value
        state.finish()
        // Contexts that were evicted before their work began run none.
        var begun: Set<Substring> = []
        while let line = await seen.next() {
            let id = line.prefix { $0 != " " }
            if line.hasSuffix("begins") { begun.insert(id) } else { begun.remove(id) }
        }
        #expect(begun.isEmpty)
    }
}
