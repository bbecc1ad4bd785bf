/// Facts from the times of a track's points in the order of the file: start and end, pauses, and steps back of the clock.
struct TrackClock {
    private(set) var earliest = Double.infinity
    private(set) var latest = -Double.infinity
    /// The index of the earliest point in the file.
    private(set) var earliestIndex = 0
    /// The largest step back of the clock between two points.
    private(set) var greatestStepBack = 0.0
    private(set) var stepsBack = 0
    /// Gaps between segments, and those after a pause marker.
    private(set) var pauses: [(start: Double, end: Double)] = []

    private var lastTime = Double.nan
    private var pausedSince = Double.nan
    private var isAfterBreak = false

    /// Begins a new segment: the time to its first point is a pause.
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
