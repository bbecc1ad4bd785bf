import Training

/// The effort of a session second by second: speed on foot, power on a bike, or heart rate where only laps can show
/// repetitions.
struct SessionEffort {
    enum Measure: Equatable, Sendable { case speed, power, heartRate }

    let measure: Measure
    let track: SessionTrack
    /// The level of the measure at each second: metres per second, watts, or beats per minute. Unknown in pauses.
    let level: RunningMean
    /// Grade-adjusted speed in metres per second; nil without altitudes, and for other measures.
    let adjusted: RunningMean?
    let heartRate: RunningMean?
    /// 1 for seconds in motion, else 0.
    let motion: RunningMean
    /// 1 for seconds in a pause of the timer, else 0.
    private let pauses: RunningMean
    /// Middle level of the seconds in motion.
    let usual: Double

    var count: Int { level.count }

    /// - Returns: nil if the recording does not have the measure in nine of ten seconds of motion.
    init?(of recording: Recording, _ track: SessionTrack, by measure: Measure) {
        self.measure = measure
        self.track = track
        var values = [Double](repeating: 0, count: track.count)
        var isKnown = [Bool](repeating: true, count: track.count)
        switch measure {
        case .speed:
            guard !track.metres.isEmpty, track.motion.isMeasured else { return nil }
            values = track.speeds
        case .power:
            guard let channel = recording.channel(.power) else { return nil }
            let column = SecondColumn(seconds: channel.seconds, values: channel.values, count: track.count, longestGap: 10)
            for second in 0..<min(track.count, column.count) {
                let power = column[second] ?? -1
                isKnown[second] = (0..<3000).contains(power)
                if isKnown[second] { values[second] = power }
            }
        case .heartRate:
            guard let rate = track.heartRate, !track.heartRateIsDoubtful else { return nil }
            for second in 0..<min(track.count, rate.count) {
                isKnown[second] = rate.isKnown[second]
                if isKnown[second] { values[second] = rate.values[second] }
            }
        }
        var moving: [Double] = []
        var unknown = 0
        for second in 0..<track.count where track.isMoving[second] {
            if isKnown[second] { moving.append(values[second]) } else { unknown += 1 }
        }
        guard let usual = Robust.median(moving), usual > 0, unknown * 10 <= moving.count else { return nil }
        self.usual = usual
        var isPaused = [Bool](repeating: false, count: track.count)
        for pause in recording.pauses {
            guard let start = SecondColumn.cell(max(0, pause.start), track.count), pause.end > pause.start else { continue }
            let end = SecondColumn.cell(pause.end, track.count) ?? track.count
            for second in start..<max(start, end) { (isPaused[second], isKnown[second]) = (true, false) }
        }
        pauses = RunningMean(isPaused.map { $0 ? 1 : 0 })
        level = RunningMean(values, isKnown: isKnown)
        motion = RunningMean(track.isMoving.map { $0 ? 1 : 0 })
        if measure == .speed, track.grades != nil {
            adjusted = RunningMean((0..<track.count).map { track.speeds[$0] * track.effortFactor($0) }, isKnown: isKnown)
        } else {
            adjusted = nil
        }
        let pulse = track.heartRateIsDoubtful ? nil : track.heartRate
        heartRate = pulse.map { RunningMean($0.values, isKnown: $0.isKnown) }
    }

    /// Returns the seconds of a range without pauses of the timer.
    func timer(_ range: Range<Int>) -> Double { (1 - (pauses.mean(range) ?? 0)) * Double(range.count) }
}

/// Means over any range of a column, each in constant time.
struct RunningMean {
    private var sums: [Double] = [0]
    /// Number of known values before each index.
    private var known: [Int] = [0]

    var count: Int { known.count - 1 }

    /// - Parameter isKnown: as many as `values`; nil if every value is known.
    init(_ values: [Double], isKnown: [Bool]? = nil) {
        sums.reserveCapacity(values.count + 1)
        known.reserveCapacity(values.count + 1)
        for index in values.indices {
            let counts = isKnown.map { index < $0.count && $0[index] } ?? true
            sums.append(sums[index] + (counts ? values[index] : 0))
            known.append(known[index] + (counts ? 1 : 0))
        }
    }

    /// Returns the mean of the known values in a range, which is cut to the column; nil if fewer than half of them are known.
    func mean(_ range: Range<Int>) -> Double? {
        let from = min(count, max(0, range.lowerBound))
        let to = min(count, max(from, range.upperBound))
        let values = known[to] - known[from]
        guard values > 0, values * 2 >= to - from else { return nil }
        return (sums[to] - sums[from]) / Double(values)
    }
}
