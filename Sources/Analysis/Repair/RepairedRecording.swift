public import Training

/// A recording in the form used for display and models, with its repairs. The stored original stays unchanged.
public struct RepairedRecording: Equatable, Sendable {
    /// Differs from the original in its channels only; totals come from the device.
    public var recording: Recording
    /// Heart rate first, then positions, altitudes, and gaps of path and heart rate; each in the order of the activity.
    public var repairs: [Repair]

    public init(recording: Recording, repairs: [Repair]) {
        self.recording = recording
        self.repairs = repairs
    }
}

extension Recording {
    /// The recording as its device wrote it, without any repair.
    public var asRecorded: Recording {
        var recording = self
        recording.unrepaired = Set(Repairable.allCases)
        return recording
    }
}

/// Removes implausible heart rates and positions and smooths noisy altitudes, with the same functions as the digest. Data that the athlete
/// keeps as recorded stay unchanged.
///
/// Gaps stay gaps. Models that need a value for every second interpolate heart rate over at most 30 s, and best efforts exclude gaps of the
/// path. Both are reported, unless the athlete keeps gaps as recorded.
public func repaired(_ recording: Recording) -> RepairedRecording {
    var result = RepairedRecording(recording: recording, repairs: [])
    result.repairChannels(of: recording)
    result.repairs += recording.gapsOfTrack
    if let heartRate = result.recording.channel(.heartRate) { result.repairs += recording.gaps(of: heartRate) }
    return result
}

extension RepairedRecording {
    fileprivate mutating func repairChannels(of recording: Recording) {
        if !recording.unrepaired.contains(.heartRate), let channel = recording.channel(.heartRate) {
            let isKept = HeartRateCleaning.kept(channel)
            repairs += leftOut(.heartRateSpikes, of: channel, isKept, together: 60)
            replace(channel.keeping(isKept))
            if recording.sport.isRunning, let cadence = recording.knownCadence {
                repairs += HeartRateCleaning.lockedStretches(channel.keeping(isKept), cadence: cadence)
            }
        }
        if !recording.unrepaired.contains(.positions), let track = PositionCleaning(recording) {
            repairs += leftOut(.positionJumps, of: track.latitude, track.isKept, together: 60)
            replace(track.latitude.keeping(track.isKept))
            replace(track.longitude.keeping(track.isKept))
            if let accuracy = recording.channel(.positionAccuracy), accuracy.values.count == track.isKept.count {
                replace(accuracy.keeping(track.isKept))
            }
        }
        if recording.unrepaired.contains(.elevation) { return }
        if let channel = recording.channel(.altitude), recording.steadyAltitude != channel {
            let (steady, jumps) = AltitudeCleaning.withoutJumps(channel)
            repairs += jumps.map {
                Repair(kind: .altitudeJumps, channel: .altitude, start: channel.seconds[$0], end: channel.seconds[$0], count: 1)
            }
            replace(steady)
        }
        if let channel = self.recording.channel(.altitude), AltitudeCleaning.isNoisy(channel.values) {
            let smooth = AltitudeCleaning.smoothed(channel)
            var count = 0
            for index in smooth.values.indices where smooth.values[index] != channel.values[index] { count += 1 }
            if count > 0, let first = channel.seconds.first, let last = channel.seconds.last {
                repairs.append(Repair(kind: .altitudeNoise, channel: .altitude, start: first, end: last, count: count))
                replace(smooth)
            }
        }
    }
}

/// Returns one repair for samples removed within `together` seconds of each other.
private func leftOut(_ kind: Repair.Kind, of channel: Channel, _ isKept: [Bool], together: Double) -> [Repair] {
    var found: [Repair] = []
    for index in isKept.indices where !isKept[index] {
        let second = channel.seconds[index]
        if let last = found.last, second - last.end <= together {
            found[found.count - 1].end = second
            found[found.count - 1].count += 1
        } else {
            found.append(Repair(kind: kind, channel: channel.kind, start: second, end: second, count: 1))
        }
    }
    return found
}

extension RepairedRecording {
    /// Replaces a channel; an empty one is removed.
    fileprivate mutating func replace(_ channel: Channel) {
        for index in recording.channels.indices where recording.channels[index].kind == channel.kind {
            if channel.values.isEmpty {
                recording.channels.remove(at: index)
            } else {
                recording.channels[index] = channel
            }
            return
        }
    }
}

extension Channel {
    /// Returns the kept samples; shares the storage if all are kept.
    func keeping(_ isKept: [Bool]) -> Channel {
        guard isKept.contains(false) else { return self }
        var kept = Channel(kind: kind, seconds: [], values: [])
        for index in isKept.indices where isKept[index] {
            kept.seconds.append(seconds[index])
            kept.values.append(values[index])
        }
        return kept
    }
}
