public import ActivityFiles
import Training

extension CapturedSession {
    /// The session as the content of a FIT file. Beat intervals are rounded to milliseconds. The energy includes rest, as FIT's field of
    /// total calories does.
    public var fit: FITSession {
        FITSession(
            start: start.moment, end: end.moment, offset: setup.offset, sport: details.sport ?? setup.sport,
            heartRates: heartRates.map {
                FITSession.HeartRateSample(time: $0.time.moment, beatsPerMinute: Int($0.beatsPerMinute))
            },
            beats: beatIntervals.map { FITSession.BeatInterval(time: $0.time.moment, milliseconds: $0.milliseconds) },
            pauses: pauses.map { FITSession.Pause(start: $0.start.moment, end: $0.end.moment) }, activeEnergy: figures.energy)
    }
}

extension CapturedBeatInterval {
    /// The interval in milliseconds, rounded.
    public var milliseconds: Int { (Int(ticks) * 1000 + 512) / 1024 }
}
