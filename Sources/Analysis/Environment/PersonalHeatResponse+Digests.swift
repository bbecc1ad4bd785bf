import Measures

extension PersonalHeatResponse {
    /// Days of runs that are used.
    static let days = 365

    /// Returns the usable runs of a history; reads only the relevant days.
    static func runs(of history: History, acclimation: AcclimationHistory?, asOf day: Day) -> [Run] {
        runs(in: history.digests[history.range(from: day - (days - 1), through: day)], acclimation: acclimation, asOf: day)
    }

    /// Returns the usable runs of a year, each with the number of its route.
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

    /// Returns a steady run for the personal response: outdoors, at least 20 minutes, at 60 to 85 % of heart-rate reserve, without
    /// intervals, with known heat. Speed and heart rate are those after the first ten minutes. Full acclimation halves the heat.
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

    /// Out-of-sample root mean square errors of ln speed.
    public struct Errors: Equatable, Sendable {
        public var withoutHeat: Double
        public var population: Double
        public var personal: Double
        /// Whether the personal response predicts best.
        public var personalWins: Bool { personal <= min(withoutHeat, population) + Rounding.slack }
    }

    /// Predicts each fifth of the runs from the other four. Nil with fewer than ten runs.
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

    /// Returns α, β and φ for a given γ.
    private static func fixed(slope: Double, _ runs: [Observation]) -> [Double]? {
        let rows = runs.map { Array($0.row.prefix(3)) }
        let values = runs.map { $0.logSpeed - slope * $0.row[3] }
        return GaussianRegression(rows: rows, values: values, noise: noise, priors: [nil, nil, nil])?.means
    }
}
