import Analysis
import Localizations
import Measures

extension ActivityScreen {
    /// What an activity cost whose device did not say.
    struct FoundEnergy {
        var kilocalories: Double
        var note: Phrase
        /// From the heart rate, and not from the way.
        var isByHeart: Bool
        var inputs: [Explanation.Row]
    }

    /// From the way where there is one on foot, else from the heart rate; nil where what they need is unknown.
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
