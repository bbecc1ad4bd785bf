public import Measures
import Training

/// Returns records, curves, zones and other running figures on a day.
public func runningInsight(asOf day: Day, history: History, fitness: FitnessInsight) -> RunningInsight {
    guard let first = history.digests.first, first.day <= day else { return .empty }
    let profile = history.profile(asOf: day)
    let known = KnownRuns(asOf: day, history: history)
    let forecast = RaceForecast(asOf: day, history: history, vdot: fitness.oxygenUptake.value?.value)
    let maximum = RunningInsight.maximumHeartRate(profile, asOf: day)
    let threshold = RunningInsight.thresholdHeartRate(profile, history, asOf: day)
    let climbs = RunningInsight.climbs(history, asOf: day)
    let fastestClimbs = RunningInsight.fastest(climbs)
    var insight = RunningInsight(
        records: PersonalRecords.all(asOf: day, history: history), eddington: known.eddington,
        streak: known.streak(isPresent: true), longestStreak: known.streak(isPresent: false),
        criticalSpeed: RunningInsight.criticalSpeed(
            history, vdot: fitness.oxygenUptake.value?.value, asOf: day), endurance: RunningInsight.endurance(forecast),
        maximumHeartRate: maximum, thresholdHeartRate: threshold,
        zones: RunningInsight.zones(
            profile, history, maximum: maximum.value, thresholdHeartRate: threshold.value, asOf: day),
        distribution: IntensityDistribution.answer(asOf: day, history: history, profile: profile),
        efficiency: known.median(42, Efficiency.card.id, "metres per beat", "m/beat", needed: 3) { $0.efficiency },
        decoupling: known.median(42, Efficiency.decouplingCard.id, "decoupling", "%", needed: 3) { $0.judgedDecoupling },
        durability: known.median(182, Durability.card.id, "efficiency lost late", "%", needed: Durability.runsNeeded) {
            $0.traits?.lateEfficiencyLoss
        },
        heartRateDrop: known.median(60, HeartRateDrop.card.id, "drop in a minute", "bpm", needed: 3) {
            $0.traits?.heartRateDrop?.drop
        },
        climbRate: RunningInsight.climbRate(fastestClimbs.first, of: climbs.count, asOf: day),
        curves: BestMeans.all(asOf: day, history: history),
        stride: known.stride, backtest: fitness.backtest)
    insight.runsSetAside = history.allEfforts.runsSetAside(on: day).sorted()
    insight.heartRateSpeedIndex = known.heartRateSpeedIndex(
        profile, peakSpeed: fitness.intervalPace.value.map { 1000 / $0.value })
    (insight.marathonForm, insight.marathonOnset) = known.marathonForm
    insight.raceSplit = known.raceSplit
    insight.effectiveness = known.effectiveness(profile)
    insight.slopes = known.slopes
    insight.climbs = fastestClimbs
    insight.highRuns = known.highRuns
    insight.daysLost = TrainingDaysLost.answer(asOf: day, history: history)
    insight.contactBalance = known.contactBalance
    insight.isStepLengthPoor = known.isStepLengthPoor
    insight.months = known.months
    insight.shoes = ShoePair.all(asOf: day, history: history)
    insight.fuel = RaceFuel.all(fitness.predictions, asOf: day)
    return insight
}

/// The runs of a history until a day.
struct KnownRuns {
    let day: Day
    /// Ascending by start.
    let runs: [ActivityDigest]
    /// Newest day up to `day` with any record.
    let lastKnownDay: Day?
    /// Days without any record after which the current streak is unknown.
    static let silence = 28

    init(asOf day: Day, history: History) {
        self.day = day
        lastKnownDay = history.knownDays.last { $0 <= day }
        runs = history.digests.filter { $0.day <= day && $0.sport.isRunning }
    }

    func estimate(_ value: Double, _ method: String, _ inputs: [EstimateInput], count: Int, quality: Double = 1) -> Estimate {
        Estimate(value: value, interval: nil, count: count, quality: quality, method: method, inputs: inputs, asOf: day)
    }

    // MARK: Counting

    var eddington: Answer<Estimate> {
        // Crossing the date line may put two runs on one day, or a later run on an earlier day.
        var ofDay: [Day: Double] = [:]
        for run in runs {
            guard let distance = run.distance.map({ $0.metres / 1000 }), distance > 0 else { continue }
            ofDay[run.day, default: 0] += distance
        }
        guard !ofDay.isEmpty else { return .absent(.noData) }
        guard ofDay.count >= EddingtonNumber.leastDays else { return .absent(.tooFew) }
        let days = ofDay.keys.sorted()
        let kilometres = days.map { ofDay[$0] ?? 0 }
        let number = EddingtonNumber.of(kilometres)
        // The days that count, and the next ones: the number can be recomputed from them.
        let longest = kilometres.indices.sorted { (kilometres[$0], $1) > (kilometres[$1], $0) }.prefix(number + 1)
        let inputs = longest.map {
            EstimateInput(name: "run on " + ISO8601.text(days[$0]), value: kilometres[$0], unit: "km")
        }
        return .known(estimate(Double(number), EddingtonNumber.card.id, inputs, count: days.count))
    }

    func streak(isPresent: Bool) -> Answer<Estimate> {
        let all = Streak.all(Set(runs.map { $0.day }).sorted())
        guard let last = all.last else { return .absent(.noData) }
        // A streak of 0 is a statement about the last days, which needs records of them.
        if isPresent, day - (lastKnownDay ?? last.last) >= KnownRuns.silence { return .absent(.stale) }
        var chosen: Streak? = day - last.last <= 1 ? last : nil
        if !isPresent {
            chosen = last
            for streak in all where streak.days > chosen?.days ?? 0 { chosen = streak }
        }
        let inputs = [
            EstimateInput(name: "first day", value: chosen.map { Double($0.first.number) }, unit: "days since 1970"),
            EstimateInput(name: "last day", value: chosen.map { Double($0.last.number) }, unit: "days since 1970"),
        ]
        return .known(estimate(Double(chosen?.days ?? 0), Streak.card.id, inputs, count: chosen?.days ?? 0))
    }

    // MARK: Medians

    func median(
        _ window: Int, _ method: String, _ name: String, _ unit: String, needed: Int, _ value: (ActivityDigest) -> Double?
    ) -> Answer<Estimate> {
        var values: [Double] = []
        var inputs: [EstimateInput] = []
        for run in runs where day - run.day < window {
            guard let value = value(run), value.isFinite else { continue }
            values.append(value)
            inputs.append(EstimateInput(name: name, value: value, unit: unit, of: run))
        }
        guard let middle = Robust.median(values) else { return .absent(.noData) }
        guard values.count >= needed else { return .absent(.tooFew) }
        return .known(estimate(middle, method, inputs, count: values.count, quality: min(1, Double(values.count) / 10)))
    }

    // MARK: Stride

    /// Whether most runs with stride data have a step length that does not match their speed.
    var isStepLengthPoor: Bool {
        let strides = runs.filter { day - $0.day <= StrideReading.window }.compactMap { $0.traits?.stride }
        return 2 * strides.count { $0.isInconsistent } > strides.count
    }

    var stride: [StrideAnswer] {
        var answers: [StrideAnswer] = []
        for metric in StrideMetric.allCases {
            var columns: [(speed: Double, value: Double)] = []
            var inputs: [EstimateInput] = []
            for run in runs where day - run.day <= StrideReading.window {
                guard let stride = run.traits?.stride, let value = stride[metric] else { continue }
                columns.append((stride.speed, value))
                inputs.append(EstimateInput(name: "speed", value: stride.speed, unit: "m/s", of: run))
                inputs.append(
                    EstimateInput(name: metric.rawValue, value: value, unit: metric.unit, of: run))
            }
            guard let reading = StrideReading(metric, runs: columns) else { continue }
            answers.append(
                StrideAnswer(
                    reading: reading,
                    estimate: estimate(
                        reading.score, StrideReading.card.id, inputs, count: columns.count,
                        quality: min(1, Double(columns.count) / 20))))
        }
        return answers
    }
}
