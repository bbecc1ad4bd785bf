import Localizations
import Screens
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

    @Test func `without a terminal each further tenth gives one line`() {
        let screen = Screen()
        let line = ProgressLine(isTerminal: false) { screen.write($0) }
        for done in 0...100 { line.show(Self.progress(done, of: 100), .english) }
        line.end()
        #expect(screen.text.count == 11)
        #expect(screen.text.first == "0 %, files checked: 0\n")
        #expect(screen.text.last == "100 %, files checked: 100\n")
    }

    @Test func `on a terminal one line is redrawn and removed at the end`() {
        let screen = Screen()
        let line = ProgressLine(isTerminal: true) { screen.write($0) }
        line.show(Self.progress(50, of: 100), .english)
        line.end()
        #expect(screen.text.count == 2)
        #expect(screen.text[0].hasPrefix("\r\u{1B}[K████████████░░░░░░░░░░░░  50 %"))
        #expect(screen.text[0].hasSuffix("run.fit"))
        #expect(screen.text[1] == "\r\u{1B}[K")
    }

    @Test func `the remaining time is shown in the user's language once it can be estimated`() {
        let begin = ContinuousClock.now
        for (language, text) in [
            (Language.english, "25 %, files checked: 25, about 3 min left\n"), (.traditionalChinese, "約剩 3"),
        ] {
            let screen = Screen()
            let line = ProgressLine(isTerminal: false) { screen.write($0) }
            line.show(Self.progress(0, of: 100), language, at: begin)
            line.show(Self.progress(25, of: 100), language, at: begin + .seconds(60))
            #expect(screen.text.last?.contains(text) == true)
        }
        let shown = ImportJob.Progress(bytesDone: 25, of: 100, filesDone: 3, path: "", after: 60)
        #expect(shown.secondsLeft == 180 && shown.text(.english) == "25 %, files checked: 3, about 3 min left")
        #expect(ImportJob.Progress(bytesDone: 1, of: 100, filesDone: 0, path: "", after: 60).secondsLeft == nil)
        #expect(ImportJob.Progress(bytesDone: 50, of: 100, filesDone: 0, path: "", after: 2).secondsLeft == nil)
        #expect(ImportJob.Progress(bytesDone: 5, of: 0, filesDone: 0, path: "", after: 9).share == 0)
    }

    @Test func `fractions stay between 0 and 1`() {
        #expect(ImportJob.Progress.share(5, of: 0) == 0)
        #expect(ImportJob.Progress.share(7, of: 5) == 1)
        #expect(ImportJob.Progress.share(-1, of: 5) == 0)
    }

    @Test func `recomputed activities are counted, and a second run starts anew`() {
        let screen = Screen()
        let line = ProgressLine(isTerminal: false) { screen.write($0) }
        for _ in 0..<2 {
            for done in stride(from: 0, through: 3_200, by: 64) { line.show(DigestRenewal(done: done, total: 3_200), .english) }
        }
        #expect(screen.text.count == 22 && screen.text.first == screen.text[11])
        #expect(screen.text[0] == "Hearth is analysing your activities: 0 of 3,200\n")
        #expect(screen.text[10] == "Hearth is analysing your activities: 3,200 of 3,200\n")
        let terminal = Screen()
        let bar = ProgressLine(isTerminal: true) { terminal.write($0) }
        bar.show(DigestRenewal(done: 100, total: 100), .traditionalChinese)
        #expect(terminal.text.count == 2 && terminal.text[0].contains("100") && terminal.text[1] == "\r\u{1B}[K")
    }
}
