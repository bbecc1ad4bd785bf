import Foundation
import Localizations
import Screens
import Synchronization
import TestKit
import Testing
import TrainingLog

@testable import hearth

struct FolderWatcherTests {
    private final class Lines: Sendable {
        let said = Mutex<[String]>([])
        var all: [String] { said.withLock { $0 } }
    }

    private func watcher(_ journal: Journal, _ lines: Lines) -> FolderWatcher {
        FolderWatcher(journal: journal, language: .english, pause: 0.02) { line in lines.said.withLock { $0.append(line) } }
    }

    @Test func `a single scan imports complete files and ends`() async throws {
        let (scratch, lines) = (try ScratchFolder(), Lines())
        let journal = Journal(stores: MemoryStores().stores)
        #expect(try await watcher(journal, lines).once(scratch.path) == nil)
        #expect(lines.all == ["Nothing to import."])
        try scratch.write(ExampleFiles.gpx(), to: "run.gpx")
        #expect(try await watcher(journal, lines).once(scratch.path) == .done)
        #expect(try await journal.activityCount() == 1)
        try scratch.write("no run", to: "notes.txt")
        #expect(try await watcher(journal, lines).once(scratch.path) == .done)
        try scratch.write("no run", to: "broken.fit")
        #expect(try await watcher(journal, lines).once(scratch.path) == .someUnreadable)
    }

    @Test(.timeLimit(.minutes(20))) func `watching imports new files and ends on request`() async throws {
        let (scratch, lines) = (try ScratchFolder(), Lines())
        let journal = Journal(stores: MemoryStores().stores)
        let watcher = watcher(journal, lines)
        let task = Task { try await watcher.forever(scratch.path) }
        try scratch.write(ExampleFiles.gpx(), to: "run.gpx")
        while lines.all.count < 2 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(lines.all.first == "1 file: 1 read, 0 read in part, 0 not read.")
        #expect(try await journal.activityCount() == 1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(FileManager.default.fileExists(atPath: scratch.path + "/run.gpx"))
    }

    @Test func `Ctrl-C cancels the work and waits for its end`() async throws {
        await #expect(throws: CancellationError.self) {
            try await Interruption.run {
                try await Task.sleep(for: .milliseconds(300))
                kill(getpid(), SIGINT)
                try await Task.sleep(for: .seconds(600))
            }
        }
        #expect(try await Interruption.run { 7 } == 7)
    }
}
