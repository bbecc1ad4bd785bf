/// Running figures of the heart rate. Their size does not depend on the number of measurements.
struct HeartTally: Equatable, Sendable {
    var isSensorConnected = false
    /// The newest usable heart rate and its time.
    var latest: (rate: UInt8, time: CaptureTime)?
    /// Sum and number of usable rates while running.
    var sum: Int64 = 0
    var count: Int64 = 0
    var highest: UInt8?
    /// Milliseconds of the running time that measurements cover: from each to the next, at most `CaptureFigures.staleAfter`.
    var covered: Int64 = 0
    /// Time of the newest measurement that counts for `covered`; nil after a pause.
    var lastCounted: CaptureTime?
    /// Measurements without skin contact or with an implausible rate.
    var unused: Int64 = 0

    mutating func take(_ measurement: HeartRateMeasurement, at time: CaptureTime, isRunning: Bool) {
        guard let rate = measurement.usableRate else {
            unused += 1
            return
        }
        latest = (rate, time)
        guard isRunning else { return }
        sum += Int64(rate)
        count += 1
        highest = max(highest ?? rate, rate)
        if let lastCounted { covered += min(time - lastCounted, CaptureFigures.staleAfter) }
        lastCounted = time
    }

    static func == (left: Self, right: Self) -> Bool {
        left.isSensorConnected == right.isSensorConnected && left.latest?.rate == right.latest?.rate
            && left.latest?.time == right.latest?.time && left.sum == right.sum && left.count == right.count
            && left.highest == right.highest && left.covered == right.covered && left.lastCounted == right.lastCounted
            && left.unused == right.unused
    }
}
