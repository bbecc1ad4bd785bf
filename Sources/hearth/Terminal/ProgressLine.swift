import Foundation
import Synchronization
import TrainingLog

/// How far an import is: a bar that redraws itself on a terminal, a line now and then elsewhere.
final class ProgressLine: Sendable {
    private struct State {
        var lastDrawn = ContinuousClock.Instant?.none
        var lastTenth = -1
        var isDrawn = false
    }

    private let isTerminal: Bool
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    init(isTerminal: Bool = StandardError.isTerminal, write: @escaping @Sendable (String) -> Void = StandardError.write) {
        self.isTerminal = isTerminal
        self.write = write
    }

    func show(_ progress: ImportProgress) {
        let share = ProgressLine.share(progress)
        let now = ContinuousClock.now
        state.withLock { state in
            if isTerminal {
                if let last = state.lastDrawn, now - last < .milliseconds(100), share < 1 { return }
                state.lastDrawn = now
                state.isDrawn = true
                write("\r\u{1B}[K" + ProgressLine.bar(progress, share: share))
            } else {
                let tenth = Int(share * 10)
                guard tenth > state.lastTenth else { return }
                state.lastTenth = tenth
                write("\(tenth * 10) %, \(progress.filesDone) files\n")
            }
        }
    }

    /// Takes the bar away, so that what follows begins on a clean line.
    func end() {
        state.withLock { state in
            if state.isDrawn { write("\r\u{1B}[K") }
            state.isDrawn = false
        }
    }

    /// 0…1.
    static func share(_ progress: ImportProgress) -> Double {
        guard progress.bytesTotal > 0 else { return 0 }
        return min(1, max(0, Double(progress.bytesDone) / Double(progress.bytesTotal)))
    }

    static func bar(_ progress: ImportProgress, share: Double) -> String {
        let filled = Int(share * 24)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
        let name = progress.currentPath.split(separator: "/").last.map(String.init) ?? ""
        return bar + TextWidth.leftPadded("\(Int(share * 100)) %", to: 6) + "  \(progress.filesDone) files  " + name.prefix(36)
    }
}
