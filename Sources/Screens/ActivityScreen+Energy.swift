import Analysis
import Localizations
import Measures

extension ActivityScreen {
    /// Estimated energy of an activity whose device recorded none.
    struct FoundEnergy {
        var kilocalories: Double
        var note: Phrase
        /// Whether it was estimated from heart rate instead of the distance.
        var isByHeart: Bool
        var inputs: [Explanation.Row]
    }

    /// Estimates energy from the distance of an activity on foot, otherwise from heart rate; nil when their inputs are unknown.
    static func energy(_ digest: ActivityDigest, _ profile: AthleteProfile, _ reader: Reader) -> FoundEnergy? {
        guard let mass = profile.mass else { return nil }
        func found(_ energy: (kilocalories: Double, interval: Interval), _ note: Phrase, isByHeart: Bool) -> FoundEnergy {
            let range = reader.say(
                .range(
                    low: reader.number(energy.interval.low),
                    high: reader.number(energy.interval.high) + " " + reader.say(.kilocalories)))
            var inputs = [Explanation.Row(reader.say(.bodyWeight), reader.number(mass, decimals: 1) + " kg")]
            if isByHeart, let age = profile.age {
                inputs.append(.init(reader.say(.ageInput), reader.say(.inputYears(count: age))))
            }
            inputs.append(.init(reader.say(.likelyBetween), range))
            return FoundEnergy(kilocalories: energy.kilocalories, note: note, isByHeart: isByHeart, inputs: inputs)
        }
        if let energy = digest.runningEnergy(for: profile) { return found(energy, .energyFromDistance, isByHeart: false) }
        return digest.heartEnergy(for: profile).map { found($0, .energyFromHeartRate, isByHeart: true) }
    }
}
