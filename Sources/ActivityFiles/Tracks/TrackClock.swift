/// What the times of a track's points say in the order of the file: where it begins and ends, when it rested, and how often its
/// clock went back.
struct TrackClock {
    private(set) var earliest = Double.infinity
    private(set) var latest = -Double.infinity
    /// The place of the earliest point in the file.
    private(set) var earliestIndex = 0
    /// How far back the clock went at most, from one point to the next, and how often.
    private(set) var greatestStepBack = 0.0
    private(set) var stepsBack = 0
    /// Stretches between segments and those that a marker without a place begins.
    private(set) var pauses: [(start: Double, end: Double)] = []

    private var lastTime = Double.nan
    private var pausedSince = Double.nan
    private var isAfterBreak = false

    /// A new segment begins: the time to its first point is a pause.
    mutating func breakSegment() { isAfterBreak = true }

    /// - Parameter isMarker: whether the point begins a pause.
    mutating func take(_ time: Double, at index: Int, isMarker: Bool) {
        guard !time.isNaN else { return }
        if time < earliest {
            earliest = time
            earliestIndex = index
        }
        if time > latest { latest = time }
        if time < lastTime {
            stepsBack += 1
            greatestStepBack = max(greatestStepBack, lastTime - time)
        }
        if isMarker {
            if pausedSince.isNaN { pausedSince = time }
        } else if !pausedSince.isNaN {
            if time > pausedSince { pauses.append((pausedSince, time)) }
            pausedSince = .nan
        } else if isAfterBreak, time > lastTime {
            pauses.append((lastTime, time))
        }
        isAfterBreak = false
        lastTime = time
    }
}
