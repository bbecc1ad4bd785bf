import Measures
import Training

/// A recording second by second, the input of the digest's models.
struct SessionTrack {
    /// Number of seconds.
    let count: Int
    let path: DistancePath?
    /// Metres covered at each second; empty without a path.
    let metres: [Double]
    /// Metres per second over the second that follows; empty without a path.
    let speeds: [Double]
    /// Rise over run; nil without altitudes.
    let grades: [Double]?
    let heartRate: SecondColumn?
    let motion: MovingTime
    /// Moving and not paused.
    var isMoving: [Bool] { motion.isMoving }
    let movingSeconds: Int

    /// Whether the speed of a moving second is known: if samples cover too little of the distance, missing samples do not mean zero speed.
    func hasSpeed(_ second: Int) -> Bool { isMoving[second] && (motion.isMeasured || speeds[second] > 0) }

    let heartRateIsDoubtful: Bool
    /// Whether the athlete walked rather than ran: slopes cost differently.
    let isWalk: Bool

    init(of recording: Recording) {
        let path = DistancePath(of: recording)
        let isAsRecorded = recording.unrepaired.contains(.heartRate)
        let pulse = recording.channel(.heartRate).map { isAsRecorded ? $0 : HeartRateCleaning.cleaned($0) }
        let count = SessionTrack.length(recording, path: path, pulse: pulse?.seconds.last)
        self.count = count
        self.path = path
        isWalk = recording.sport == .walking || recording.sport == .hiking
        metres = path.map { SessionTrack.metres($0, count: count) } ?? []
        speeds = SessionTrack.speeds(metres)
        if let altitude = recording.steadyAltitude, path != nil {
            let smooth = AltitudeCleaning.smoothed(altitude)
            let column = SecondColumn(seconds: smooth.seconds, values: smooth.values, count: count, longestGap: 60)
            grades = Slope.grades(altitude: column, metres: metres)
        } else {
            grades = nil
        }
        heartRate = pulse.map {
            SecondColumn(
                seconds: $0.seconds, values: $0.values, count: count, longestGap: recording.longestBridge(of: $0))
        }
        motion = MovingTime(of: recording, path: path, speeds: speeds, count: count)
        movingSeconds = motion.isMoving.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        if recording.sport.isRunning, !isAsRecorded, let pulse, let cadence = recording.knownCadence {
            heartRateIsDoubtful = !HeartRateCleaning.lockedStretches(pulse, cadence: cadence).isEmpty
        } else {
            heartRateIsDoubtful = false
        }
    }

    /// Returns the seconds of a recording to process.
    static func length(_ recording: Recording, path: DistancePath?, pulse: Double?) -> Int {
        let channels = max(path?.seconds.last ?? 0, pulse ?? 0)
        let end = max(recording.elapsed, channels)
        // After a clock jump, the length of the channels counts if it is plausible.
        let seconds = end <= Double(SecondColumn.longest) ? end : channels
        guard seconds > 0, seconds <= Double(SecondColumn.longest) else { return 0 }
        return Int(seconds) + 1
    }

    /// Returns metres per second over the second that follows; 0 for the last.
    static func speeds(_ metres: [Double]) -> [Double] {
        var speeds = [Double](repeating: 0, count: metres.count)
        for second in 1..<max(1, metres.count) { speeds[second - 1] = metres[second] - metres[second - 1] }
        return speeds
    }

    static func metres(_ path: DistancePath, count: Int) -> [Double] {
        var metres = [Double](repeating: 0, count: count)
        var next = 0
        for second in 0..<count {
            let moment = Double(second)
            while next < path.seconds.count, path.seconds[next] < moment { next += 1 }
            if next == 0 {
                metres[second] = path.metres[0]
            } else if next == path.seconds.count {
                metres[second] = path.metres[next - 1]
            } else {
                let span = path.seconds[next] - path.seconds[next - 1]
                let share = span > 0 ? (moment - path.seconds[next - 1]) / span : 1
                metres[second] = path.metres[next - 1] + share * (path.metres[next] - path.metres[next - 1])
            }
        }
        return metres
    }

    /// Returns the effort factor of the grade at a second; 1 if unknown.
    func effortFactor(_ second: Int) -> Double {
        guard let grades else { return 1 }
        guard isWalk else { return GradeCost.effortFactor(grade: grades[second]) }
        let factor = WalkingCost.factor(grade: grades[second])
        return grades[second] < 0 ? 1 - GradeCost.downhillShare * (1 - factor) : factor
    }

    func energeticFactor(_ second: Int) -> Double {
        guard let grades else { return 1 }
        return isWalk ? WalkingCost.factor(grade: grades[second]) : GradeCost.energeticFactor(grade: grades[second])
    }
}
