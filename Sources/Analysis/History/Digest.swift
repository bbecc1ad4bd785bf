import Measures
public import Training

/// Returns the digest of a recording.
///
/// Cleans the channels by the rules of models.md, 0, and computes best efforts, steady segments, grade-adjusted speed, efficiency and
/// climate from them. Totals come from the device if stated. Takes a few milliseconds for three hours.
/// - Parameters:
///   - recording: recording of the activity.
///   - id: id of the activity.
///   - athlete: profile that the athlete entered.
///   - profile: profile for the load; `History` recomputes the load with the profile of each day.
///   - isRace: whether it is a race, if known; nil decides by the title.
public func digest(
    of recording: Recording, id: String, athlete: Athlete, profile: AthleteProfile, isRace: Bool? = nil
) -> ActivityDigest {
    let track = SessionTrack(of: recording)
    let offset = recording.offset ?? athlete.homeOffset
    let efficiency = recording.sport.isRunning ? track.efficiency : nil
    let climb = climb(of: recording)
    let ascent = recording.ascent ?? climb.map { Distance(metres: $0.up) }
    var draft = ActivityDigest(
        id: id, sport: recording.sport, isIndoor: recording.isIndoor, title: recording.title, start: recording.start,
        offset: offset, day: Day(of: recording.start, at: offset) ?? Day(number: 0), elapsed: recording.elapsed,
        moving: track.motion.seconds,
        distance: recording.totalDistance(along: track.path), ascent: ascent,
        meanHeartRate: human(recording.meanHeartRate) ?? track.meanHeartRate.map { HeartRate($0) },
        maximumHeartRate: human(recording.maximumHeartRate) ?? track.maximumHeartRate.map { HeartRate($0) },
        activeEnergy: recording.activeEnergy, load: nil, conditions: climate(of: recording, offset: offset),
        bestEfforts: recording.sport.isRunning ? bestEfforts(along: track) : [],
        steadySegments: recording.sport.isRunning ? track.steadySegments : [], efficiency: efficiency?.metresPerBeat,
        decoupling: efficiency?.decoupling,
        gradeAdjustedSpeed: recording.sport.isOnFoot ? track.gradeAdjustedSpeed.map { Speed($0) } : nil,
        heartRateReserveFraction: nil, isRace: isRace ?? RaceTitle.isRace(recording.title, sport: recording.sport),
        measures: track.measures(of: recording), traits: track.traits(of: recording))
    draft.descent = recording.descent ?? climb.map { Distance(metres: $0.down) }
    if recording.sport.isOnFoot { draft.shoes = recording.shoes }
    draft.countRace()
    return draft.resolved(for: profile)
}

/// Returns a device's mean or maximum if it is plausible.
private func human(_ rate: HeartRate?) -> HeartRate? {
    rate.flatMap { (30.0...230.0).contains($0.beatsPerMinute) ? $0 : nil }
}

/// Returns the climb; nil on water, indoors or on a track, where altitude changes come from air pressure.
private func climb(of recording: Recording) -> (up: Double, down: Double)? {
    guard recording.isIndoor != true, !recording.sport.isSwimming, recording.sport != .trackRunning else { return nil }
    switch recording.sport {
    case .treadmillRunning, .indoorCycling, .indoorRowing, .rowing, .kayaking, .paddling, .sailing, .surfing: return nil
    default: break
    }
    guard let altitude = recording.steadyAltitude, altitude.values.count >= 10 else { return nil }
    return AltitudeCleaning.climb(altitude)
}

/// Returns the fastest clean stretch over each standard distance, ascending by distance.
private func bestEfforts(along track: SessionTrack) -> [BestEffort] {
    guard let path = track.path, let total = path.metres.last else { return [] }
    var efforts: [BestEffort] = []
    for (index, length) in StandardDistances.efforts.enumerated() where length <= total {
        let window = FastestStretch.find(seconds: path.seconds, metres: path.metres, length: length) { start, end in
            end - start >= StandardDistances.records[index] && path.isClean(from: start, to: end)
        }
        guard let window else { continue }
        efforts.append(
            BestEffort(
                distance: length, seconds: window.seconds, start: window.start,
                levelSeconds: track.levelSeconds(from: window.start, to: window.end)))
    }
    return efforts
}
