import Measures
import Training

extension SessionTrack {
    func traits(of recording: Recording) -> SessionTraits {
        let isRun = recording.sport.isRunning
        let isOutdoors = recording.isIndoor != true && recording.sport != .treadmillRunning
        let power = recording.channel(.power).map {
            SecondColumn(seconds: $0.seconds, values: $0.values, count: count, longestGap: 10)
        }
        return SessionTraits(
            speedCurve: isRun && isOutdoors ? speedCurve : [],
            heartRateCurve: heartRateIsDoubtful ? [] : heartRate.map { SessionTrack.curve(of: $0) } ?? [],
            powerCurve: power.map { SessionTrack.curve(of: $0) } ?? [],
            heartRateDrop: heartRateDrop, lateEfficiencyLoss: isRun ? lateEfficiencyLoss : nil,
            fastestClimb: isOutdoors ? fastestClimb(of: recording) : nil, stride: isRun ? strideMeans(of: recording) : nil,
            marathonForm: isRun && isOutdoors ? marathonForm : nil, slopes: isRun && isOutdoors ? slopes : [],
            secondHalfRatio: isRun ? secondHalfRatio : nil, powered: isRun ? poweredMotion(power) : nil,
            altitude: isRun && isOutdoors ? Altitude.median(of: recording) : nil,
            place: isInRoom(recording) ? nil : firstPlace(of: recording).map { RoundedPlace($0) },
            route: isRun && isOutdoors ? RouteMark(of: recording) : nil)
    }

    /// Returns the fastest climb on foot or by bicycle, with measured altitudes.
    private func fastestClimb(of recording: Recording) -> Climb? {
        let sport = recording.sport
        guard sport.isRunning || isWalk || sport.isCycling, let heights = heights(of: recording) else { return nil }
        var best: Climb?
        for (climb, seconds) in Climb.stretches(altitudes: heights, metres: metres)
        where (climb.rate ?? 0) > (best?.rate ?? 0) {
            best = climb
            if !sport.isCycling { best?.levelSpeed = levelSpeed(seconds) }
        }
        return best
    }

    /// Returns metres above the sea at each second, the last known one where unknown; nil without altitudes, and on a track.
    func heights(of recording: Recording) -> [Double]? {
        guard recording.sport != .trackRunning, !metres.isEmpty else { return nil }
        guard let altitude = recording.steadyAltitude, altitude.values.count >= 10 else { return nil }
        let smooth = AltitudeCleaning.smoothed(altitude)
        let column = SecondColumn(seconds: smooth.seconds, values: smooth.values, count: count, longestGap: 60)
        guard let first = (0..<count).first(where: { column.isKnown[$0] }) else { return nil }
        var heights: [Double] = []
        heights.reserveCapacity(count)
        var last = column.values[first]
        for second in 0..<count {
            last = column[second] ?? last
            heights.append(last)
        }
        return heights
    }
}
