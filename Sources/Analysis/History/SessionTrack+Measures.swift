import Training

extension SessionTrack {
    func measures(of recording: Recording) -> SessionMeasures {
        var levelSpeeds: [Double] = []
        if !metres.isEmpty {
            levelSpeeds.reserveCapacity(count)
            for second in 0..<count where hasSpeed(second) { levelSpeeds.append(speeds[second] * energeticFactor(second)) }
        }
        var powers: [Double] = []
        if let channel = recording.channel(.power) {
            let column = SecondColumn(seconds: channel.seconds, values: channel.values, count: count, longestGap: 10)
            for second in 0..<count where isMoving[second] {
                if let power = column[second], power >= 0, power < 3000 { powers.append(power) }
            }
        }
        let pulse = pulseMeasures()
        var measures = SessionMeasures(
            normalisedSpeed: PaceLoad.normalised(levelSpeeds), speedSeconds: Double(levelSpeeds.count),
            normalisedPower: PaceLoad.normalised(powers), powerSeconds: Double(powers.count), heartRateSeconds: pulse.seconds,
            lowestHeartRate: pulse.lowest, heartRateCoverage: pulse.coverage,
            peakHeartRate: heartRate.flatMap { HeartRateCleaning.peak($0) }, laterHeartRate: pulse.later,
            isHeartRateDoubtful: heartRateIsDoubtful, perceivedEffort: recording.perceivedEffort)
        measures.laterSpeed = laterSpeed
        measures.isPowerMeasured = !powers.isEmpty && (recording.isRiddenOutdoors || recording.isPowerCalibrated)
        if recording.sport.isRunning {
            (measures.secondsAtSpeed, measures.lowestSpeed) = SessionTrack.counted(Slope.smoothed(levelSpeeds, over: 30))
        }
        return measures
    }

    /// Returns the seconds for each twentieth of a metre per second, up to 12 m/s.
    private static func counted(_ speeds: [Double]) -> (seconds: [Double], lowest: Int) {
        var counts = [Double](repeating: 0, count: 240)
        for speed in speeds where speed >= 0 {
            counts[Int(min(239, (speed * SessionMeasures.speedsPerMetre).rounded(.down)))] += 1
        }
        guard let first = counts.firstIndex(where: { $0 > 0 }), let last = counts.lastIndex(where: { $0 > 0 }) else {
            return ([], 0)
        }
        return (Array(counts[first...last]), first)
    }

    /// Returns the moving seconds at each heart rate, their share of the motion, and the mean after ten minutes.
    private func pulseMeasures() -> (seconds: [Double], lowest: Int, coverage: Double, later: Double?) {
        guard let heartRate, movingSeconds > 0 else { return ([], 0, 0, nil) }
        var histogram = [Double](repeating: 0, count: 201)
        var known = 0
        var laterSum = 0.0
        var laterCount = 0
        for second in 0..<count where isMoving[second] {
            guard let beats = heartRate[second] else { continue }
            known += 1
            histogram[min(200, max(0, Int((beats - 30 + 0.5).rounded(.down))))] += 1
            if second >= SessionTrack.warmUp {
                laterSum += beats
                laterCount += 1
            }
        }
        guard let first = histogram.firstIndex(where: { $0 > 0 }), let last = histogram.lastIndex(where: { $0 > 0 }) else {
            return ([], 0, 0, nil)
        }
        let coverage = Double(known) / Double(movingSeconds)
        let later = laterCount >= SessionTrack.leastLater ? laterSum / Double(laterCount) : nil
        return (Array(histogram[first...last]), 30 + first, coverage, later)
    }

    /// Seconds of warm-up, and the seconds needed after them.
    private static let warmUp = 600
    private static let leastLater = 300

    /// Grade-adjusted speed after ten minutes, over the seconds of `laterHeartRate`, if the sensor was on.
    private var laterSpeed: Double? {
        guard !metres.isEmpty else { return nil }
        var (sum, seconds) = (0.0, 0)
        for second in SessionTrack.warmUp..<max(SessionTrack.warmUp, count) where hasSpeed(second) {
            sum += speeds[second] * effortFactor(second)
            seconds += 1
        }
        return seconds >= SessionTrack.leastLater && sum > 0 ? sum / Double(seconds) : nil
    }

    /// Σ v · f · dt / Σ dt over the moving seconds; equals the mean speed without altitudes.
    var gradeAdjustedSpeed: Double? {
        guard !metres.isEmpty else { return nil }
        var (sum, seconds) = (0.0, 0)
        for second in 0..<count where hasSpeed(second) {
            sum += speeds[second] * effortFactor(second)
            seconds += 1
        }
        return sum > 0 ? sum / Double(seconds) : nil
    }

    var meanHeartRate: Double? {
        guard let heartRate else { return nil }
        var sum = 0.0
        var known = 0
        for second in 0..<count where isMoving[second] {
            guard let beats = heartRate[second] else { continue }
            sum += beats
            known += 1
        }
        return known > 0 ? sum / Double(known) : nil
    }

    var maximumHeartRate: Double? {
        guard let heartRate else { return nil }
        var highest: Double?
        for second in 0..<count { if let beats = heartRate[second] { highest = max(highest ?? beats, beats) } }
        return highest
    }
}

extension Recording {
    /// Whether the file shows a ride outdoors: it says so, or it has positions and says nothing of a trainer. A TCX names no place, and
    /// a trainer's has no positions; a virtual ride's positions are of a road in a game, and its sub-sport says so.
    fileprivate var isRiddenOutdoors: Bool {
        guard sport != .indoorCycling, isIndoor != true else { return false }
        return isIndoor == false || channel(.latitude) != nil
    }
}
