import Analysis
import Localizations
import Measures

extension ActivityScreen {
    /// Estimated energy of an activity whose device recorded none.
    struct EstimatedEnergy {
        var kilocalories: Double
        var note: Phrase
        /// Whether it was estimated from heart rate instead of the distance.
        var isByHeart: Bool
        var inputs: [Explanation.Row]
    }

    /// Estimates energy from the distance of an activity on foot, otherwise from heart rate; nil when their inputs are unknown.
    static func energy(_ digest: ActivityDigest, _ profile: AthleteProfile, _ context: DisplayContext) -> EstimatedEnergy? {
        guard let mass = profile.mass else { return nil }
        func found(_ energy: (kilocalories: Double, interval: Interval), _ note: Phrase, isByHeart: Bool) -> EstimatedEnergy {
            let range = context.say(
                .range(
                    low: context.number(energy.interval.low),
                    high: context.number(energy.interval.high) + " " + context.say(.kilocalories)))
            var inputs = [Explanation.Row(context.say(.bodyWeight), context.number(mass, decimals: 1) + " kg")]
            if isByHeart, let age = profile.age {
                inputs.append(.init(context.say(.ageInput), context.say(.inputYears(count: age))))
            }
            inputs.append(.init(context.say(.likelyBetween), range))
            return EstimatedEnergy(kilocalories: energy.kilocalories, note: note, isByHeart: isByHeart, inputs: inputs)
        }
        if let energy = digest.runningEnergy(for: profile) { return found(energy, .energyFromDistance, isByHeart: false) }
        return digest.heartEnergy(for: profile).map { found($0, .energyFromHeartRate, isByHeart: true) }
    }
}
