/// A session that a log contains, with its measurements.
public struct CapturedSession: Equatable, Sendable {
    public var start: CaptureTime
    public var end: CaptureTime
    public var setup: CaptureSetup
    public var details: SessionDetails
    /// Heart rates while running, by time.
    public var heartRates: [CapturedHeartRate] = []
    /// Beat intervals while running, in their order.
    public var beatIntervals: [CapturedBeatInterval] = []
    /// Disjoint, by time, within the session.
    public var pauses: [CapturedPause] = []
    public var figures: CaptureFigures
}

/// A usable heart rate and its time.
public struct CapturedHeartRate: Equatable, Sendable {
    public var time: CaptureTime
    /// 30…230.
    public var beatsPerMinute: UInt8
}

/// A beat interval and the time of the measurement that reported it.
public struct CapturedBeatInterval: Equatable, Sendable {
    public var time: CaptureTime
    /// 1/1024 s, more than 0.
    public var ticks: UInt16
}

public struct CapturedPause: Equatable, Sendable {
    public var start: CaptureTime
    public var end: CaptureTime
}

/// Makes a session from its log, chunk by chunk. The memory grows with the session's measurements.
public struct CapturedSessionReader: Sendable {
    private var replay = CaptureReplay()
    private var heartRates: [CapturedHeartRate] = []
    private var beatIntervals: [CapturedBeatInterval] = []
    private var pauses: [CapturedPause] = []

    public init() {}

    /// Reads the next chunk of the log; chunks may end anywhere.
    public mutating func read(_ chunk: ArraySlice<UInt8>) {
        var (rates, intervals, pauses) = (heartRates, beatIntervals, pauses)
        (heartRates, beatIntervals, self.pauses) = ([], [], [])  // the copies above are then the only ones
        replay.replay(chunk) { event, before, after in
            if after.phase == .idle || after.phase == .starting { (rates, intervals, pauses) = ([], [], []) }
            // A closed pause ends with the event that closed it. One that began and ended within a millisecond is none.
            if after.paused > before.paused, let end = CaptureTime(milliseconds: event.time.milliseconds),
                let start = CaptureTime(milliseconds: end.milliseconds - (after.paused - before.paused))
            {
                pauses.append(CapturedPause(start: start, end: end))
            }
            guard case .measured(let measurement) = event.kind, after.phase == .running else { return }
            if let rate = measurement.usableRate { rates.append(CapturedHeartRate(time: event.time, beatsPerMinute: rate)) }
            guard measurement.contact != .absent else { return }
            for ticks in measurement.beatIntervals where ticks > 0 {
                intervals.append(CapturedBeatInterval(time: event.time, ticks: ticks))
            }
        }
        (heartRates, beatIntervals, self.pauses) = (rates, intervals, pauses)
    }

    /// The session; nil if the log so far has no session that ended.
    public var session: CapturedSession? {
        let machine = replay.machine
        guard let start = machine.start, let end = machine.end, let setup = machine.setup else { return nil }
        var all = pauses
        // The session ended while it was paused.
        if let pauseStart = machine.pauseStart, pauseStart < end { all.append(CapturedPause(start: pauseStart, end: end)) }
        return CapturedSession(
            start: start, end: end, setup: setup, details: machine.details, heartRates: heartRates, beatIntervals: beatIntervals,
            pauses: all, figures: machine.figures(at: end))
    }
}
