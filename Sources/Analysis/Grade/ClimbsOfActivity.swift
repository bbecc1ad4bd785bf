public import Training

/// A climb of one activity with its speed and grade-adjusted speed.
public struct MeasuredClimb: Equatable, Sendable {
    public var climb: Climb
    /// Start in metres from the start of the activity.
    public var from: Double
}

extension SessionTrack {
    /// Returns the grade-adjusted speed of a range in metres per second.
    func levelSpeed(_ seconds: Range<Int>) -> Double {
        var level = 0.0
        for second in seconds { level += speeds[second] * effortFactor(second) }
        return level / Double(seconds.count)
    }
}

/// Returns the climbs of an activity on foot, in order; empty without altitudes.
public func climbs(of recording: Recording) -> [MeasuredClimb] {
    guard recording.sport.isOnFoot, recording.isIndoor != true else { return [] }
    let track = SessionTrack(of: recording)
    guard let heights = track.heights(of: recording) else { return [] }
    return Climb.stretches(altitudes: heights, metres: track.metres).map { climb, seconds in
        var climb = climb
        climb.levelSpeed = track.levelSpeed(seconds)
        return MeasuredClimb(climb: climb, from: track.metres[seconds.lowerBound] - (track.metres.first ?? 0))
    }
}
