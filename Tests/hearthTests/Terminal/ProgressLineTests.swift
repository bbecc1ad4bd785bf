import Synchronization
import Testing
import TrainingLog

@testable import hearth

struct ProgressLineTests {
    final class Screen: Sendable {
        private let lines = Mutex<[String]>([])
        var text: [String] { lines.withLock { $0 } }
        func write(_ line: String) { lines.withLock { $0.append(line) } }
    }

    static func progress(_ done: Int, of total: Int) -> ImportProgress {
        ImportProgress(bytesDone: done, bytesTotal: total, filesDone: done, currentPath: "folder/run.fit")
    }

    @Test func `away from a terminal a line comes with every tenth, and never twice`() {
        let screen = Screen()
        let line = ProgressLine(isTerminal: false) { screen.write($0) }
        for done in 0...100 { line.show(Self.progress(done, of: 100)) }
        line.end()
        #expect(screen.text.count == 11)
        #expect(screen.text.first == "0 %, 0 files\n")
        #expect(screen.text.last == "100 %, 100 files\n")
    }

    @Test func `on a terminal one line redraws itself and is taken away at the end`() {
        let screen = Screen()
        let line = ProgressLine(isTerminal: true) { screen.write($0) }
        line.show(Self.progress(50, of: 100))
        line.end()
        #expect(screen.text.count == 2)
        #expect(screen.text[0].hasPrefix("\r\u{1B}[K████████████░░░░░░░░░░░░  50 %"))
        #expect(screen.text[0].hasSuffix("run.fit"))
        #expect(screen.text[1] == "\r\u{1B}[K")
    }

    @Test func `shares stay between nothing and everything`() {
        #expect(ProgressLine.share(Self.progress(5, of: 0)) == 0)
        #expect(ProgressLine.share(Self.progress(7, of: 5)) == 1)
        #expect(ProgressLine.share(Self.progress(-1, of: 5)) == 0)
    }
}
