import Analysis
import DemoAthletes
import Measures
import Training

/// Predictions of real races against Riegel's law and VDOT, each from the athlete's earlier races alone.
///
/// All constants are frozen: those of this build. A race counts where its distance is one that Hearth predicts (within 1 %), an earlier
/// race of the same athlete lies within a year before it, and Hearth predicts it with an interval. All three methods are judged on the
/// same races. Athletes are split into ten groups by their name: Riegel and VDOT state no intervals, so each group's are made of the
/// errors of the nine others. Bounds are of 2,000 bootstrap draws of athletes, not of races.
struct RaceTableBacktest {
    /// Logarithms of seconds.
    struct Forecast {
        var low: Double
        var middle: Double
        var high: Double
    }

    struct Row {
        var athlete: String
        var group: Int
        var race: RaceDistance
        var actual: Double
        /// Hearth, Riegel, VDOT.
        var middles: [Double]
        var hearth: Forecast
        var forecasts: [Forecast] = []
    }

    static let methods = ["Hearth", "Riegel 1.06", "VDOT"]
    static let groups = 10
    static let draws = 2000

    private(set) var rows: [Row] = []
    private(set) var races = 0
    private(set) var athletes = 0

    init(_ table: RaceTable) {
        races = table.races.count
        var index = 0
        while index < table.races.count {
            let athlete = table.races[index].athlete
            var end = index
            while end < table.races.count, table.races[end].athlete == athlete { end += 1 }
            add(Array(table.races[index..<end]))
            athletes += 1
            index = end
        }
        addBaselineIntervals()
    }

    // MARK: Predictions

    private mutating func add(_ races: [RaceTable.Race]) {
        for (place, race) in races.enumerated() {
            guard
                let distance = RaceDistance.allCases.first(where: { abs($0.distance.metres - race.metres) < 0.01 * race.metres })
            else { continue }
            let earlier = races[..<place].filter { $0.day < race.day && race.day - $0.day <= 365 }
            guard let last = earlier.last, let vdot = DanielsGilbert.vdot(metres: last.metres, seconds: last.seconds),
                let riegel = Riegel.time(
                    seconds: last.seconds, from: last.metres, to: race.metres, exponent: Riegel.publishedExponent),
                let equivalent = DanielsGilbert.time(metres: race.metres, vdot: vdot),
                let generated = RaceTableBacktest.prediction(
                    of: distance, on: race.day - 1, earlier: earlier, training: race.training),
                let bounds = generated.interval, bounds.low > 0, generated.value > 0
            else { continue }
            // A course of 10.02 km is predicted as what it is.
            let scale = Double.log(race.metres / distance.distance.metres)
            let hearth = Forecast(
                low: Double.log(bounds.low) + scale, middle: Double.log(generated.value) + scale,
                high: Double.log(bounds.high) + scale
            )
            rows.append(
                Row(
                    athlete: race.athlete, group: RaceTableBacktest.group(of: race.athlete), race: distance,
                    actual: Double.log(race.seconds), middles: [hearth.middle, Double.log(riegel), Double.log(equivalent)],
                    hearth: hearth))
        }
    }

    /// What Hearth would have shown on the evening before.
    private static func prediction(
        of race: RaceDistance, on evening: Day, earlier: [RaceTable.Race], training: RaceTable.Training?
    ) -> Estimate? {
        var digests = earlier.map {
            run("race \($0.line)", on: $0.day, metres: $0.metres, seconds: $0.seconds, isRace: true)
        }
        if let training, training.weeklyKilometres > 0 {
            // Four equal runs in each of the eight weeks that count: only their sum and mean pace are known, and only these are read.
            let metres = training.weeklyKilometres * 250
            for number in 0..<32 {
                let day = evening - 6 - (number / 4) * 7 - (number % 4) * 2
                digests.append(
                    run("run \(number)", on: day, metres: metres, seconds: metres / 1000 * training.pace, isRace: false))
            }
        }
        // The table lists races only. Its athletes also ran between them: a run a week, of unknown length, so that no gap of 28 days
        // between two races counts as a break, and no mileage is made up.
        for back in stride(from: 1, through: 370, by: 7) {
            var jog = run("jog \(back)", on: evening - back, metres: 0, seconds: 1800, isRace: false)
            jog.distance = nil
            digests.append(jog)
        }
        let history = History(athlete: Athlete(name: ""), digests: digests, asOf: evening)
        return fitnessInsight(asOf: evening, history: history).predictions.first { $0.race == race }?.time
    }

    private static func run(_ id: String, on day: Day, metres: Double, seconds: Double, isRace: Bool) -> ActivityDigest {
        ActivityDigest(
            id: id, sport: .running, isIndoor: false, title: nil, start: day.start(at: .utc) + 8 * 3600, offset: .utc, day: day,
            elapsed: seconds, moving: seconds, distance: Distance(metres: metres), ascent: nil, meanHeartRate: nil,
            maximumHeartRate: nil, activeEnergy: nil, load: nil, conditions: nil, bestEfforts: [], steadySegments: [],
            efficiency: nil, decoupling: nil, gradeAdjustedSpeed: nil, heartRateReserveFraction: nil, isRace: isRace)
    }

    /// FNV-1a of the name, so that an athlete stays in a group whatever else the table holds.
    static func group(of athlete: String) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in athlete.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(hash % UInt64(groups))
    }

    /// Errors of other groups from which a baseline's 10 and 90 % quantiles are taken at least.
    static let leastErrors = 20
    /// A baseline has no interval where fewer are known.
    private(set) var hasTooFewErrors = false

    private mutating func addBaselineIntervals() {
        for group in 0..<RaceTableBacktest.groups {
            var bounds: [(low: Double, high: Double)?] = [nil]
            for method in 1..<RaceTableBacktest.methods.count {
                let errors = rows.filter { $0.group != group }.map { $0.actual - $0.middles[method] }
                if errors.count < RaceTableBacktest.leastErrors { hasTooFewErrors = true }
                bounds.append(
                    Robust.quantile(errors, 0.1).flatMap { low in Robust.quantile(errors, 0.9).map { (low, $0) } })
            }
            for index in rows.indices where rows[index].group == group {
                rows[index].forecasts = rows[index].middles.enumerated().map { method, middle in
                    guard method > 0 else { return rows[index].hearth }
                    return Forecast(
                        low: middle + (bounds[method]?.low ?? 0), middle: middle, high: middle + (bounds[method]?.high ?? 0))
                }
            }
        }
    }

    // MARK: Scores

    /// Mean pinball loss of the 10, 50 and 90 % quantiles, of ln time.
    static func pinball(_ forecast: Forecast, _ actual: Double) -> Double {
        func loss(_ quantile: Double, _ share: Double) -> Double {
            actual >= quantile ? share * (actual - quantile) : (1 - share) * (quantile - actual)
        }
        return (loss(forecast.low, 0.1) + loss(forecast.middle, 0.5) + loss(forecast.high, 0.9)) / 3
    }

    /// Of one method over some races.
    struct Score: Equatable {
        /// Percent: exp(mean ln(actual/predicted)) − 1, and mean |predicted − actual| / actual.
        var bias: Double
        var error: Double
        var coverage: Double
        /// Thousandths of ln time.
        var pinball: Double
    }

    static func score(_ rows: [Row], _ method: Int) -> Score {
        var logs = 0.0
        var errors = 0.0
        var held = 0.0
        var loss = 0.0
        for row in rows {
            let forecast = row.forecasts[method]
            logs += row.actual - forecast.middle
            errors += abs(Double.exp(forecast.middle - row.actual) - 1)
            if row.actual >= forecast.low, row.actual <= forecast.high { held += 1 }
            loss += pinball(forecast, row.actual)
        }
        let count = Double(max(1, rows.count))
        return Score(
            bias: 100 * (Double.exp(logs / count) - 1), error: 100 * errors / count, coverage: held / count,
            pinball: 1000 * loss / count)
    }

    /// 95 % bounds of coverage and of the difference of pinball loss to Hearth, by drawing athletes with replacement.
    static func bounds(_ rows: [Row], _ method: Int) -> (coverage: Interval, difference: Interval)? {
        var sums: [String: (count: Double, held: Double, difference: Double)] = [:]
        for row in rows {
            let forecast = row.forecasts[method]
            var sum = sums[row.athlete] ?? (0, 0, 0)
            sum.count += 1
            if row.actual >= forecast.low, row.actual <= forecast.high { sum.held += 1 }
            sum.difference += 1000 * (pinball(forecast, row.actual) - pinball(row.forecasts[0], row.actual))
            sums[row.athlete] = sum
        }
        let people = sums.keys.sorted().compactMap { sums[$0] }
        guard people.count >= 2 else { return nil }
        var random = SeededRandom(seed: 20_251)
        var coverages: [Double] = []
        var differences: [Double] = []
        for _ in 0..<draws {
            var drawn = (count: 0.0, held: 0.0, difference: 0.0)
            for _ in people {
                let person = people[min(people.count - 1, Int(random.unit() * Double(people.count)))]
                drawn = (drawn.count + person.count, drawn.held + person.held, drawn.difference + person.difference)
            }
            coverages.append(drawn.held / drawn.count)
            differences.append(drawn.difference / drawn.count)
        }
        guard let low = Robust.quantile(coverages, 0.025), let high = Robust.quantile(coverages, 0.975),
            let least = Robust.quantile(differences, 0.025), let most = Robust.quantile(differences, 0.975)
        else { return nil }
        return (Interval(low: low, high: high), Interval(low: least, high: most))
    }

    /// As `Scripts/calibrate --races` prints it; says so where nothing could be judged.
    var report: String {
        let people = Set(rows.map { $0.athlete }).count
        guard people >= 2 else {
            return
                "\(races) races of \(athletes) athletes: fewer than 2 athletes have a race that all methods predict. A race counts where "
                + "the athlete has an earlier one within a year and the distance is 5 km, 10 km, half marathon or marathon.\n"
        }
        var text = "\(rows.count) of \(races) races, \(people) of \(athletes) athletes; constants as in this build.\n\n"
        text +=
            "| Method | Mean error | Mean absolute error | 80 % interval held (95 % by athlete) | Pinball loss | More than Hearth (95 % by athlete) |\n"
        text += "|---|---:|---:|---:|---:|---:|\n"
        for (method, name) in RaceTableBacktest.methods.enumerated() {
            let score = RaceTableBacktest.score(rows, method)
            let bounds = RaceTableBacktest.bounds(rows, method)
            func decimal(_ value: Double, _ digits: Int = 1) -> String { Calibration.decimal(value, digits) }
            let held = bounds.map { " (\(decimal(100 * $0.coverage.low))–\(decimal(100 * $0.coverage.high)))" } ?? ""
            let more =
                method == 0
                ? "–"
                : bounds.map {
                    "\(decimal(score.pinball - RaceTableBacktest.score(rows, 0).pinball, 2)) (\(decimal($0.difference.low, 2)) to "
                        + "\(decimal($0.difference.high, 2)))"
                } ?? "–"
            text +=
                "| \(name) | \(decimal(score.bias)) % | \(decimal(score.error)) % "
            if method > 0, hasTooFewErrors {
                text += "| too few | too few | too few |\n"
                continue
            }
            text += "| \(decimal(100 * score.coverage)) %\(held) | \(decimal(score.pinball, 2)) | \(more) |\n"
        }
        text += "\n| Distance | Races | Hearth held | Hearth’s error | Riegel’s | VDOT’s |\n|---|---:|---:|---:|---:|---:|\n"
        for race in RaceDistance.allCases {
            let own = rows.filter { $0.race == race }
            guard !own.isEmpty else { continue }
            let scores = RaceTableBacktest.methods.indices.map { RaceTableBacktest.score(own, $0) }
            text += "| \(race.rawValue) | \(own.count) | \(Calibration.decimal(100 * scores[0].coverage, 1)) % "
            for score in scores { text += "| \(Calibration.decimal(score.error, 1)) % " }
            text += "|\n"
        }
        return text
    }
}
