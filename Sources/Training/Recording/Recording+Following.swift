import Measures

extension Recording {
    /// Returns this recording and a later one as one recording, after the device was restarted or the athlete paused.
    ///
    /// The time between the two is a pause and adds no distance. Where they overlap, the later one gives what comes after this one's end.
    /// Totals are sums; one that either part lacks is absent. Source, sport, name and notes are this recording's where it has them.
    /// - Parameter other: starts at the same moment or later.
    public func followed(by other: Recording) -> Recording {
        let overlap = end - other.start
        let next = overlap > 0 ? other.part(from: min(overlap, other.elapsed), to: nil) : other
        let shift = next.start - start
        var whole = self
        whole.elapsed = max(elapsed, shift + next.elapsed)
        whole.timer = timer == nil && next.timer == nil ? nil : runningSeconds + next.runningSeconds
        whole.distance = sum(distance?.metres, next.distance?.metres).map { Distance(metres: $0) }
        whole.ascent = sum(ascent?.metres, next.ascent?.metres).map { Distance(metres: $0) }
        whole.descent = sum(descent?.metres, next.descent?.metres).map { Distance(metres: $0) }
        whole.activeEnergy = sum(activeEnergy?.kilocalories, next.activeEnergy?.kilocalories).map { Energy(kilocalories: $0) }
        whole.meanHeartRate = meanHeartRate(with: next)
        whole.maximumHeartRate = maximum(maximumHeartRate, next.maximumHeartRate)
        whole.isPowerCalibrated = isPowerCalibrated && next.isPowerCalibrated
        whole.hasDistanceOfOther = hasDistanceOfOther || next.hasDistanceOfOther
        whole.pauses = pauses + (shift > elapsed ? [Pause(start: elapsed, end: shift)] : [])
        for pause in next.pauses { whole.pauses.append(Pause(start: pause.start + shift, end: pause.end + shift)) }
        if !laps.isEmpty || !next.laps.isEmpty {
            whole.laps = lapsOrWhole
            for lap in next.lapsOrWhole {
                var moved = lap
                moved.start += shift
                whole.laps.append(moved)
            }
        }
        whole.channels = channels(followedBy: next, after: shift)
        whole.customChannels = customChannels(followedBy: next, after: shift)
        whole.points += next.points
        if whole.sport == .other { whole.sport = next.sport }
        whole.isIndoor = isIndoor ?? next.isIndoor
        whole.title = title ?? next.title
        whole.notes = notes ?? next.notes
        whole.conditions = conditions ?? next.conditions
        whole.perceivedEffort = perceivedEffort ?? next.perceivedEffort
        whole.shoes = shoes ?? next.shoes
        return whole
    }

    /// Seconds while the timer ran, as far as known.
    private var runningSeconds: Double { timer ?? max(0, elapsed - Pause.seconds(of: pauses, from: 0, to: elapsed)) }

    /// Its laps, or one over all of it.
    private var lapsOrWhole: [Lap] {
        if !laps.isEmpty { return laps }
        return [
            Lap(
                start: 0, elapsed: elapsed, timer: timer, distance: distance, meanHeartRate: meanHeartRate,
                maximumHeartRate: maximumHeartRate)
        ]
    }

    private func sum(_ one: Double?, _ other: Double?) -> Double? {
        guard let one, let other else { return nil }
        return one + other
    }

    private func maximum(_ one: HeartRate?, _ other: HeartRate?) -> HeartRate? {
        guard let one, let other else { return one ?? other }
        return one.beatsPerMinute >= other.beatsPerMinute ? one : other
    }

    /// Weighted by the seconds of the two parts; nil where one part lacks it.
    private func meanHeartRate(with next: Recording) -> HeartRate? {
        guard let mine = meanHeartRate, let theirs = next.meanHeartRate else { return nil }
        let (seconds, more) = (runningSeconds, next.runningSeconds)
        guard seconds + more > 0 else { return mine }
        return HeartRate(beatsPerMinute: (mine.beatsPerMinute * seconds + theirs.beatsPerMinute * more) / (seconds + more))
    }

    /// Whether it says the distance by something other than a counter.
    private var hasPositions: Bool { channel(.latitude) != nil && channel(.longitude) != nil }

    private func channels(followedBy next: Recording, after shift: Double) -> [Channel] {
        var result: [Channel] = []
        for kind in ChannelKind.allCases {
            switch (channel(kind), next.channel(kind)) {
            case (nil, nil): continue
            case (let mine?, let theirs?):
                let base = kind.isCounter ? mine.values.last ?? 0 : 0
                result.append(
                    Channel(
                        kind: kind, seconds: mine.seconds + theirs.seconds.map { $0 + shift },
                        values: mine.values + (base == 0 ? theirs.values : theirs.values.map { $0 + base })))
            case (let mine?, nil):
                // A counter of one part would hide the way that the positions of the other show.
                if kind == .distance, hasPositions, next.hasPositions { continue }
                result.append(mine)
            case (nil, let theirs?):
                if kind == .distance, hasPositions, next.hasPositions { continue }
                result.append(Channel(kind: kind, seconds: theirs.seconds.map { $0 + shift }, values: theirs.values))
            }
        }
        return result
    }

    private func customChannels(followedBy next: Recording, after shift: Double) -> [CustomChannel] {
        var result = customChannels
        for channel in next.customChannels {
            let seconds = channel.seconds.map { $0 + shift }
            if let index = result.firstIndex(where: { $0.name == channel.name && $0.units == channel.units }) {
                result[index].seconds += seconds
                result[index].values += channel.values
            } else {
                result.append(CustomChannel(name: channel.name, units: channel.units, seconds: seconds, values: channel.values))
            }
        }
        return result
    }
}
