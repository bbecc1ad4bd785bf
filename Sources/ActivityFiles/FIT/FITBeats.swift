/// Beat intervals with the time of the second beat.
///
/// The messages have no time of their own: intervals are added up, and restart at the last timestamp of the file when the difference
/// exceeds the length of a message.
struct FITBeats {
    /// Seconds since 1989-12-31T00:00:00Z, never falling.
    private(set) var times: [Double] = []
    private(set) var intervals: [Double] = []

    /// Largest difference in seconds: five slow beats of a message, and a second for the clock.
    static let drift = 10.0

    mutating func take(_ values: [Double?], near time: UInt32?) {
        guard let time else { return }
        let anchor = Double(time)
        if let last = times.last {
            if abs(last - anchor) > FITBeats.drift { reset(anchor) }
        } else {
            reset(anchor)
        }
        for value in values {
            // Unused places of a message contain 65.535 s; real intervals are below ten seconds.
            guard let value, value > 0, value < 10 else { continue }
            clock += value
            times.append(clock)
            intervals.append(value)
        }
    }

    private var clock = 0.0

    private mutating func reset(_ anchor: Double) { clock = max(anchor, times.last ?? anchor) }
}
