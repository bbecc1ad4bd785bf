public import Training

/// A climb of one activity, with how fast it was run and what that was worth on the level.
public struct MeasuredClimb: Equatable, Sendable {
    public var climb: Climb
    /// Metres from the start of the activity.
    public var from: Double
}

extension SessionTrack {
    /// Metres per second of what a stretch would have been on the level for the same effort.
    func levelSpeed(_ seconds: Range<Int>) -> Double {
        var level = 0.0
        for second in seconds { level += speeds[second] * effortFactor(second) }
        return level / Double(seconds.count)
    }
}

/// The climbs of an activity on foot, in order; empty without altitudes.
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
