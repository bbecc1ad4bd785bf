import Measures

extension PersonalHeatResponse {
    /// Days of runs that count.
    static let days = 365

    /// Of ten years only what counts is looked at.
    static func runs(of history: History, acclimation: AcclimationHistory?, asOf day: Day) -> [Run] {
        runs(in: history.digests[history.range(from: day - (days - 1), through: day)], acclimation: acclimation, asOf: day)
    }

    /// The runs of a year that count, each with the number of its way.
    static func runs(
        in digests: some RandomAccessCollection<ActivityDigest>, acclimation: AcclimationHistory?, asOf day: Day
    ) -> [Run] {
        var first: Day?
        var runs: [Run] = []
        var marks: [RouteMark?] = []
        for index in digests.indices where isCounted(digests[index].day, asOf: day) {
            guard let run = run(of: digests[index], since: first ?? digests[index].day, acclimation: acclimation) else {
                continue
            }
            if first == nil { first = digests[index].day }
            runs.append(run)
            marks.append(digests[index].traits?.route)
        }
        for (index, way) in RouteMark.ways(marks).enumerated() { runs[index].way = way }
        return runs
    }

    static func isCounted(_ run: Day, asOf day: Day) -> Bool { run <= day && day - run < days }

    /// A steady run from which one's own response can be read: outdoors, 20 minutes and more, at 60 to 85 % of heart-rate reserve,
    /// even enough to be no intervals, with known heat. Speed and heart rate are both of the time after ten minutes. Acclimation
    /// halves the heat at its best.
    ///
    /// - Parameter first: the day of the first run of the sample.
    static func run(of digest: ActivityDigest, since first: Day, acclimation: AcclimationHistory?) -> Run? {
        guard digest.isOutdoorRun, !digest.isRace else { return nil }
        guard digest.moving >= 1200, let speed = digest.laterSpeed, speed > 1, speed < 8,
            let reserve = digest.heartRateReserveFraction, (0.60...0.85).contains(reserve),
            let degrees = digest.conditions?.wetBulbGlobe?.celsius, (-30.0...40.0).contains(degrees)
        else { return nil }
        if let even = digest.measures?.normalisedSpeed, even > 1.06 * speed { return nil }
        let heat = max(0, degrees - PopulationSlowdown.threshold)
        let felt = heat * (1 - 0.5 * (acclimation?.state(before: digest.day) ?? 0))
        return Run(
            speed: speed, reserve: reserve, weeks: Double(digest.day - first) / 7,
            wetBulbGlobe: heat > 0 ? PopulationSlowdown.threshold + felt : degrees)
    }

    /// Root mean square errors of ln speed on runs that the fit did not see.
    public struct Errors: Equatable, Sendable {
        public var withoutHeat: Double
        public var population: Double
        public var personal: Double
        /// Whether one's own response predicts best.
        public var personalWins: Bool { personal <= min(withoutHeat, population) + Rounding.slack }
    }

    /// Each fifth of the runs is predicted from the other four. Nil with fewer than ten runs.
    public static func errors(predicting runs: [Run]) -> Errors? {
        guard runs.count >= 10 else { return nil }
        let all = runs.map { Observation($0) }
        var sums = (0.0, 0.0, 0.0)
        for fold in 0..<5 {
            var seen: [Observation] = []
            for index in all.indices where index % 5 != fold { seen.append(all[index]) }
            guard let without = fixed(slope: 0, seen), let common = fixed(slope: prior.mean, seen), let own = posterior(of: seen)
            else {
                return nil
            }
            for index in all.indices where index % 5 == fold {
                let run = all[index]
                sums.0 += squared(run.left(by: without + [0]))
                sums.1 += squared(run.left(by: common + [prior.mean]))
                sums.2 += squared(run.left(by: own.means))
            }
        }
        let count = Double(runs.count)
        return Errors(
            withoutHeat: (sums.0 / count).squareRoot(), population: (sums.1 / count).squareRoot(),
            personal: (sums.2 / count).squareRoot())
    }

    private static func squared(_ error: Double) -> Double { error * error }

    /// α, β and φ when γ is given.
    private static func fixed(slope: Double, _ runs: [Observation]) -> [Double]? {
        let rows = runs.map { Array($0.row.prefix(3)) }
        let values = runs.map { $0.logSpeed - slope * $0.row[3] }
        return GaussianRegression(rows: rows, values: values, noise: noise, priors: [nil, nil, nil])?.means
    }
}
