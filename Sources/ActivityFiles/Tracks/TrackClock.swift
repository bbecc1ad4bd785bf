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

/// How the clock of a track ran in the order of the file.
struct ClockAsWritten {
    /// How often time went back from one point to the next, and by how much at most, in seconds.
    private(set) var stepsBack: Int
    private(set) var greatestStepBack: Double
    /// Whether the earliest point stands in the second half: the track was written backwards.
    private(set) var isReversed: Bool

    init(_ clock: TrackClock, points: Int) {
        stepsBack = clock.stepsBack
        greatestStepBack = clock.greatestStepBack
        isReversed = clock.earliestIndex > points / 2
    }

    /// The clock of two tracks.
    /// - Parameter isOutOfOrder: the second one stands before this one in the file, which is one more step back.
    func followed(by other: ClockAsWritten, isOutOfOrder: Bool) -> ClockAsWritten {
        var both = self
        both.stepsBack += other.stepsBack + (isOutOfOrder ? 1 : 0)
        both.greatestStepBack = isOutOfOrder ? .infinity : max(greatestStepBack, other.greatestStepBack)
        both.isReversed = isReversed || other.isReversed
        return both
    }
}
