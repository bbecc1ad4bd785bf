/// Intervals from beat to beat, with the moment of the second beat.
///
/// The messages carry no time of their own: the beats are laid end to end, and laid anew at the last timestamp of the file
/// when the two drift apart by more than a message can hold.
struct FITBeats {
    /// Seconds since 1989-12-31T00:00:00Z, never falling.
    private(set) var times: [Double] = []
    private(set) var intervals: [Double] = []

    /// Five beats of a message, slow ones, and a second for the clock.
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
            // 65.535 s is how the rest of a message is filled; no heart waits for ten seconds.
            guard let value, value > 0, value < 10 else { continue }
            clock += value
            times.append(clock)
            intervals.append(value)
        }
    }

    private var clock = 0.0

    private mutating func reset(_ anchor: Double) { clock = max(anchor, times.last ?? anchor) }
}
