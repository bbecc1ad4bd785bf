import Foundation
import Localizations
import Measures
import Screens
import Synchronization
import TrainingLog

/// Progress of long work: a bar on a terminal, a line now and then elsewhere.
final class ProgressLine: Sendable {
    private struct State {
        var lastDrawn = ContinuousClock.Instant?.none
        var lastTenth = -1
        var isDrawn = false
        /// When the import first reported progress.
        var begin = ContinuousClock.Instant?.none
    }

    private let isTerminal: Bool
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    init(isTerminal: Bool = StandardError.isTerminal, write: @escaping @Sendable (String) -> Void = StandardError.write) {
        self.isTerminal = isTerminal
        self.write = write
    }

    func show(_ progress: ImportProgress, _ language: Language, at now: ContinuousClock.Instant = .now) {
        let begin = state.withLock { state in
            if state.begin == nil { state.begin = now }
            return state.begin ?? now
        }
        let job = ImportJob.Progress(
            bytesDone: progress.bytesDone, of: progress.bytesTotal, filesDone: progress.filesDone, path: progress.currentPath,
            after: (now - begin) / .seconds(1))
        let name = progress.currentPath.split(separator: "/").last.map(String.init) ?? ""
        show(share: job.share, beside: job.rest(language) + "  " + name.prefix(36), line: job.text(language))
    }

    /// Shows the progress of a recalculation. The last activity ends it.
    func show(_ renewal: DigestRenewal, _ language: Language) {
        let text = RenewalScreen.sentence(done: renewal.done, total: renewal.total, language)
        show(share: ImportJob.Progress.share(renewal.done, of: renewal.total), beside: text, line: text)
        if renewal.done >= renewal.total { end() }
    }

    /// Draws the bar, or prints a line for each further tenth where the output is no terminal.
    /// - Parameters:
    ///   - beside: text after the bar.
    ///   - line: text of a line without a bar.
    private func show(share: Double, beside: String, line: String) {
        let now = ContinuousClock.now
        let (beside, line) = (PlainText.visible(beside), PlainText.visible(line))
        state.withLock { state in
            if isTerminal {
                if let last = state.lastDrawn, now - last < .milliseconds(100), share < 1 { return }
                state.lastDrawn = now
                state.isDrawn = true
                write("\r\u{1B}[K" + ProgressLine.bar(share) + "  " + beside)
            } else {
                let tenth = Int(share * 10)
                guard tenth > state.lastTenth else { return }
                state.lastTenth = tenth
                write(line + "\n")
            }
        }
    }

    /// Removes the bar, so that the next line starts clean. Progress after this starts anew.
    func end() {
        state.withLock { state in
            if state.isDrawn { write("\r\u{1B}[K") }
            state = State()
        }
    }

    static func bar(_ share: Double) -> String {
        let filled = Int(share * 24)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
        return bar + TextWidth.leftPadded("\(ImportJob.Progress.percent(share)) %", to: 6)
    }
}
