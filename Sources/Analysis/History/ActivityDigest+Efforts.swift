import Measures

extension ActivityDigest {
    /// The race that this activity was, or the efforts that it holds, each with what it is worth.
    var efforts: [EffortRecord.Effort] {
        if isRace, let race = raceEffort { return [race] }
        return bestEfforts.compactMap { effort(metres: $0.distance, seconds: $0.seconds, isRace: false) }
    }

    /// A race over a standard distance: the official distance counts, since the watch measured the course a little long or short.
    private var raceEffort: EffortRecord.Effort? {
        guard let measured = distance?.amount, measured > 0 else { return nil }
        let metres = StandardDistances.race(measured: measured) ?? measured
        return effort(metres: metres, seconds: elapsed * levelFactor(measured), isRace: true)
    }

    /// Puts a race over a standard distance among the best efforts, with the race's time: the course was that long, whatever the
    /// satellites made of it. A time that beats the world record is none.
    mutating func countRace() {
        guard isRace, isOutdoorRun, let metres = distance.flatMap({ StandardDistances.race(measured: $0.amount) }) else { return }
        guard let index = StandardDistances.efforts.firstIndex(of: metres), elapsed >= StandardDistances.records[index] else {
            return
        }
        bestEfforts.removeAll { $0.distance == metres }
        let place = bestEfforts.firstIndex { $0.distance > metres } ?? bestEfforts.endIndex
        bestEfforts.insert(BestEffort(distance: metres, seconds: elapsed, start: 0, isRace: true), at: place)
    }

    private func effort(metres: Double, seconds: Double, isRace: Bool) -> EffortRecord.Effort? {
        let cool = seconds / (1 + (slowdown(hours: seconds / 3600) ?? 0) / 100)
        guard let vdot = DanielsGilbert.vdot(metres: metres, seconds: cool) else { return nil }
        return EffortRecord.Effort(day: day, activity: id, metres: metres, seconds: cool, vdot: vdot, isRace: isRace)
    }

    /// What heat cost a session of this length, in percent; nil when the weather is unknown.
    private func slowdown(hours: Double) -> Double? {
        guard isIndoor != true, let warmth = conditions?.wetBulbGlobe?.amount else { return nil }
        return PopulationSlowdown.nearest(wetBulbGlobe: warmth, hours: hours)
    }

    /// Level time over measured time on a hilly course; 1 where hills are below ten metres a kilometre, which is noise.
    private func levelFactor(_ metres: Double) -> Double {
        guard let climbed = ascent?.amount, climbed >= 0.01 * metres, moving > 0 else { return 1 }
        guard let adjusted = gradeAdjustedSpeed?.amount, adjusted > 0 else { return 1 }
        return min(1, max(0.8, metres / moving / adjusted))
    }
}
