import Training

/// Pauses of a recording for steps in order of time.
struct PauseCursor {
    private let pauses: [Pause]
    /// The first pause that may still be relevant.
    private var next = 0

    /// Merges overlapping pauses, so that each step checks only the pauses that it touches.
    init(_ pauses: [Pause]) {
        var joined: [Pause] = []
        for pause in pauses.sorted(by: { $0.start < $1.start }) where pause.end > pause.start {
            guard let last = joined.last, pause.start <= last.end else {
                joined.append(pause)
                continue
            }
            joined[joined.count - 1].end = max(last.end, pause.end)
        }
        self.pauses = joined
    }

    /// Whether at least half of a step is a pause. Devices stop and start slightly before or after the adjacent positions.
    mutating func isPaused(from start: Double, to end: Double) -> Bool {
        while next < pauses.count, pauses[next].end <= start { next += 1 }
        guard end > start, next < pauses.count, pauses[next].start < end else { return false }
        var sum = 0.0
        for pause in pauses[next...] {
            if pause.start >= end { break }
            sum += min(pause.end, end) - max(pause.start, start)
        }
        return 2 * sum >= end - start
    }
}
