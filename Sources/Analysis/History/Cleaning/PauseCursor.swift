import Training

/// Pauses of a recording, asked about step by step in order of time.
struct PauseCursor {
    private let pauses: [Pause]
    /// The first pause that may still matter.
    private var next = 0

    init(_ pauses: [Pause]) { self.pauses = pauses.sorted { $0.start < $1.start } }

    /// Whether at least half of a step is a pause. Devices stop and start a moment before or after the positions beside it.
    mutating func isPaused(from start: Double, to end: Double) -> Bool {
        while next < pauses.count, pauses[next].end <= start { next += 1 }
        guard end > start, next < pauses.count, pauses[next].start < end else { return false }
        var (sum, reached) = (0.0, start)
        for pause in pauses[next...] {
            if pause.start >= end { break }
            let (first, last) = (max(pause.start, reached), min(pause.end, end))
            guard last > first else { continue }
            sum += last - first
            reached = last
        }
        return 2 * sum >= end - start
    }
}
