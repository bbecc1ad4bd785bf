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
    /// Watts at each second, whatever the measure; nil without power. Unknown in pauses.
    let power: RunningMean?
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
        let isPaused = SessionEffort.pauses(of: recording, count: track.count)
        let watts = SessionEffort.watts(of: recording, count: track.count)
        guard let (values, isMeasured) = SessionEffort.column(of: measure, track, watts: watts) else { return nil }
        var moving: [Double] = []
        var unknown = 0
        for second in 0..<track.count where track.isMoving[second] {
            if isMeasured[second] { moving.append(values[second]) } else { unknown += 1 }
        }
        guard let usual = Robust.median(moving), usual > 0, Double(unknown) <= SessionEffort.mostUnknown * Double(moving.count)
        else { return nil }
        self.usual = usual
        let isKnown = zip(isMeasured, isPaused).map { $0 && !$1 }
        pauses = RunningMean(isPaused.map { $0 ? 1 : 0 })
        level = RunningMean(values, isKnown: isKnown)
        motion = RunningMean(track.isMoving.map { $0 ? 1 : 0 })
        power = watts.map { RunningMean($0.values, isKnown: zip($0.isKnown, isPaused).map { $0 && !$1 }) }
        if measure == .speed, track.grades != nil {
            adjusted = RunningMean((0..<track.count).map { track.speeds[$0] * track.effortFactor($0) }, isKnown: isKnown)
        } else {
            adjusted = nil
        }
        let pulse = track.heartRateIsDoubtful ? nil : track.heartRate
        heartRate = pulse.map { RunningMean($0.values, isKnown: $0.isKnown) }
    }

    /// Most seconds of motion without the measure, as a share of those with it.
    private static let mostUnknown = 1 / 9.0
    /// Seconds between two samples of power that one value bridges.
    private static let powerGap = 10.0
    /// Watts from 0 on that an athlete can reach.
    private static let possiblePower = 0..<3000.0

    private typealias Column = (values: [Double], isKnown: [Bool])

    /// Returns a value for each second; nil if the recording does not have the measure.
    private static func column(of measure: Measure, _ track: SessionTrack, watts: Column?) -> Column? {
        switch measure {
        case .speed:
            guard !track.metres.isEmpty, track.motion.isMeasured else { return nil }
            return (track.speeds, [Bool](repeating: true, count: track.count))
        case .power: return watts
        case .heartRate:
            guard let rate = track.heartRate, !track.heartRateIsDoubtful else { return nil }
            var column = Column([Double](repeating: 0, count: track.count), [Bool](repeating: false, count: track.count))
            for second in 0..<min(track.count, rate.count) where rate.isKnown[second] {
                (column.values[second], column.isKnown[second]) = (rate.values[second], true)
            }
            return column
        }
    }

    /// Returns the power in watts at each second; nil without power.
    private static func watts(of recording: Recording, count: Int) -> Column? {
        guard let channel = recording.channel(.power) else { return nil }
        let samples = SecondColumn(seconds: channel.seconds, values: channel.values, count: count, longestGap: powerGap)
        var column = Column([Double](repeating: 0, count: count), [Bool](repeating: false, count: count))
        for second in 0..<min(count, samples.count) {
            guard let power = samples[second], possiblePower.contains(power) else { continue }
            (column.values[second], column.isKnown[second]) = (power, true)
        }
        return column
    }

    /// Returns whether each second is in a pause of the timer.
    private static func pauses(of recording: Recording, count: Int) -> [Bool] {
        var isPaused = [Bool](repeating: false, count: count)
        for pause in recording.pauses {
            guard let start = SecondColumn.cell(max(0, pause.start), count), pause.end > pause.start else { continue }
            let end = SecondColumn.cell(pause.end, count) ?? count
            for second in start..<max(start, end) { isPaused[second] = true }
        }
        return isPaused
    }

    /// Returns the seconds of a range without pauses of the timer.
    func timer(_ range: Range<Int>) -> Double { (1 - (pauses.mean(range) ?? 0)) * Double(range.count) }
}
