import Measures
import Training

extension SessionTrack {
    /// Ratio of the second half's elapsed time to the first half's; nil below 3 km.
    var secondHalfRatio: Double? {
        guard let path, let total = path.metres.last, total >= 3000 else { return nil }
        guard let ratio = Splits.secondHalfRatio(seconds: path.seconds, metres: path.metres), ratio.isFinite else { return nil }
        return (0.2...5).contains(ratio) ? ratio : nil
    }
}

extension KnownRuns {
    /// Ratio of the latest race of a year.
    var raceSplit: Answer<Estimate> {
        for run in runs.reversed() where day - run.day < 365 && run.isRace {
            guard let ratio = run.traits?.secondHalfRatio else { continue }
            let input = EstimateInput(name: "second half over first", value: ratio, unit: "", of: run)
            return .known(estimate(ratio, Splits.card.id, [input], count: 1))
        }
        return .absent(.noData)
    }
}
