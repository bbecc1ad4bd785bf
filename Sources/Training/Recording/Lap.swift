public import Measures

/// A part of a recording, marked by the device or by the athlete.
public struct Lap: Equatable, Sendable {
    /// Seconds since the recording's start.
    public var start: Double
    /// Wall-clock seconds, pauses included.
    public var elapsed: Double
    /// Seconds while the timer ran; nil if the device does not state them.
    public var timer: Double?
    public var distance: Distance?
    public var meanHeartRate: HeartRate?
    public var maximumHeartRate: HeartRate?

    public init(
        start: Double, elapsed: Double, timer: Double? = nil, distance: Distance? = nil, meanHeartRate: HeartRate? = nil,
        maximumHeartRate: HeartRate? = nil
    ) {
        self.start = start
        self.elapsed = elapsed
        self.timer = timer
        self.distance = distance
        self.meanHeartRate = meanHeartRate
        self.maximumHeartRate = maximumHeartRate
    }
}

/// A period with a stopped timer, in seconds since the recording's start.
public struct Pause: Equatable, Sendable {
    public var start: Double
    public var end: Double
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }
}

extension Pause {
    /// Returns the paused seconds within a period; overlapping pauses count once.
    public static func seconds(of pauses: [Pause], from: Double, to: Double) -> Double {
        var (sum, reached) = (0.0, from)
        for pause in pauses.sorted(by: { $0.start < $1.start }) {
            let (start, end) = (max(pause.start, reached), min(pause.end, to))
            guard end > start else { continue }
            sum += end - start
            reached = end
        }
        return sum
    }
}
