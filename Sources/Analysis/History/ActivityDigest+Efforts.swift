import Measures

extension ActivityDigest {
    /// Returns the race of this activity, or the efforts within it, each with its VDOT in cool weather.
    func efforts(cooledBy heat: HeatAccount) -> [EffortRecord.Effort] {
        if isWhollyRaced, !isTreadmillRun, let race = wholeEffort(cooledBy: heat) { return [race] }
        return bestEfforts.compactMap {
            effort(metres: $0.distance, seconds: $0.levelSeconds ?? $0.seconds, isRace: false, cooledBy: heat)
        }
    }

    /// Whether it is an all-out effort from start to end, in a race or alone.
    var isWhollyRaced: Bool { isRace || isTimeTrial }

    /// Returns a race or time trial over a standard distance. The official distance counts, since watches measure courses slightly long or
    /// short.
    private func wholeEffort(cooledBy heat: HeatAccount) -> EffortRecord.Effort? {
        guard let measured = distance?.amount, measured > 0 else { return nil }
        let metres = StandardDistances.race(measured: measured) ?? measured
        var race = effort(metres: metres, seconds: elapsed * levelFactor(measured), isRace: isRace, cooledBy: heat)
        race?.isTimeTrial = !isRace
        race?.isParkrun = isRace && RaceTitle.isParkrun(title)
        return race
    }

    /// Returns the mean heart rate of a race of up to an hour as a share of the maximum; nil if the sensor was not on throughout.
    func racedShare(of maximum: Double?) -> Double? {
        guard let maximum, elapsed <= 3600 else { return nil }
        return trustedMeanHeartRate.map { $0 / maximum }
    }

    /// Returns the highest mean heart rate over a time, from the longest known duration within it; nil if the sensor was not on throughout.
    func held(seconds: Double) -> Double? {
        guard trustedMeanHeartRate != nil, let curve = traits?.heartRateCurve else { return nil }
        let time = min(seconds, Double(EffortRecord.longestHeld))
        let longest = MeanMaximal.durations.lastIndex { Double($0) <= time }
        return longest.flatMap { curve.indices.contains($0) && curve[$0] > 0 ? curve[$0] : nil }
    }

    /// Beats per minute; nil if the sensor was off for a fifth of the time, or counted steps.
    var trustedMeanHeartRate: Double? {
        measures?.isHeartRateTrusted == true ? meanHeartRate?.amount : nil
    }

    /// Grade-adjusted m/s after the first ten minutes; of the whole run for a digest without measures.
    var laterSpeed: Double? { measures.map { $0.laterSpeed } ?? gradeAdjustedSpeed?.metresPerSecond }

    /// Adds a race over a standard distance to the best efforts with the race's time, regardless of the measured distance. A time below the
    /// world record is ignored.
    mutating func countRace() {
        guard isRace, isOutdoorRun, let metres = distance.flatMap({ StandardDistances.race(measured: $0.amount) }) else { return }
        guard let index = StandardDistances.efforts.firstIndex(of: metres), elapsed >= StandardDistances.records[index] else {
            return
        }
        bestEfforts.removeAll { $0.distance == metres }
        let place = bestEfforts.firstIndex { $0.distance > metres } ?? bestEfforts.endIndex
        bestEfforts.insert(BestEffort(distance: metres, seconds: elapsed, start: 0, isRace: true), at: place)
    }

    private func effort(
        metres: Double, seconds: Double, isRace: Bool, cooledBy heat: HeatAccount
    ) -> EffortRecord.Effort? {
        let cool = heat.cooled(seconds, of: self)
        guard let vdot = DanielsGilbert.vdot(metres: metres, seconds: cool) else { return nil }
        return EffortRecord.Effort(day: day, activity: id, metres: metres, seconds: cool, vdot: vdot, isRace: isRace)
    }

    /// Returns the seconds of a best effort on level ground in cool weather, as far as hills and weather are known.
    func comparableSeconds(of best: BestEffort, cooledBy heat: HeatAccount) -> Double {
        let level =
            best.isRace ? best.seconds * levelFactor(distance?.amount ?? best.distance) : best.levelSeconds ?? best.seconds
        return heat.cooled(level, of: self)
    }

    /// Returns level time over measured time on a hilly course, above 1 for a downhill course; 1 if hills are too low to matter.
    private func levelFactor(_ metres: Double) -> Double {
        let hills = max(ascent?.amount ?? 0, descent?.amount ?? 0)
        guard LevelTime.isHilly(metres: metres, hills: hills), moving > 0 else { return 1 }
        guard let adjusted = gradeAdjustedSpeed?.amount, adjusted > 0 else { return 1 }
        return LevelTime.factor(metres: metres / moving, adjusted: adjusted)
    }
}
