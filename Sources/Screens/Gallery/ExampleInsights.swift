public import Analysis
public import Localizations
public import Measures
import Training

/// Invented athlete for the gallery and for tests. The numbers are plausible and belong to no real person.
public enum Example {
    public static let today = Day(number: 20_778)  // 2026-11-21
    public static let now = Moment(secondsSince1970: 20_778 * 86_400 + 8 * 3600)

    public static func context(_ language: Language, _ units: UnitSystem = .metric) -> DisplayContext {
        DisplayContext(language: language, units: units, now: now, offset: .utc)
    }

    static func estimate(_ value: Double, _ low: Double? = nil, _ high: Double? = nil, count: Int = 28, method: String)
        -> Estimate
    {
        var interval: Interval?
        if let low, let high { interval = Interval(low: low, high: high) }
        return Estimate(
            value: value, interval: interval, count: count, quality: 0.82, method: method,
            inputs: [EstimateInput(name: "chronic", value: 312, unit: "load")], asOf: today)
    }

    /// - Parameter before: scores of the seven days before.
    static func score(
        _ value: Double, _ band: Score.Band, _ before: [Double?], method: String, _ drivers: [Score.Driver]
    ) -> Score {
        Score(estimate: estimate(value, value - 6, value + 6, method: method), band: band, drivers: drivers, before: before)
    }

    /// Insights with every figure.
    public static let insights = Insights(
        asOf: today, weather: weather, fitness: fitness, load: load, readiness: readiness, priorities: priorities)

    /// Insights without any figure.
    public static let emptyInsights = Insights(
        asOf: today,
        weather: WeatherInsight(
            averageTemperature: .absent(.noData), averageHumidity: .absent(.noData), runsWithWeather: 0, heatStressRuns: 0,
            idealConditionRuns: 0, impact: .absent(.noData), slowdown: .absent(.noData), paceDegradation: .absent(.noData),
            personalSlope: .absent(.tooFew), acclimation: .absent(.noData), trainingTimes: [],
            recommendations: [Recommendation(.needWeather, urgency: .info)]),
        fitness: FitnessInsight(
            oxygenUptake: .absent(.noData), deviceOxygenUptake: .absent(.noData), level: .absent(.profileIncomplete), method: nil,
            intervalPace: .absent(.noData), thresholdSpeed: .absent(.noData), predictions: [], dataQuality: 0, history: [],
            recommendations: [Recommendation(.needRuns, urgency: .info)]),
        load: LoadInsight(
            acute: .absent(.noData), chronic: .absent(.noData), ratio: .absent(.tooFew), zone: .absent(.tooFew),
            smoothedRatio: .absent(.tooFew), fitness: .absent(.noData), fatigue: .absent(.noData), form: .absent(.noData),
            monotony: .absent(.noData), strain: .absent(.noData), weeklyDistance: .absent(.noData), change: .absent(.tooFew),
            recovery: .absent(.noData), trainingTrend: .absent(.tooFew), fitnessTrend: .absent(.tooFew), days: [], plan: [],
            recommendations: []),
        readiness: ReadinessInsight(
            recovery: .absent(.noData), sleep: .absent(.noData), strain: .absent(.profileIncomplete),
            restingHeartRate: .absent(.noData), variability: .absent(.tooFew)),
        priorities: [
            Recommendation(.needRuns, urgency: .info), Recommendation(.needHeartRateProfile, urgency: .info),
            Recommendation(.needMoreHistory, numbers: [1], urgency: .info),
        ])

    static let priorities = [
        Recommendation(.loadAboveUsual, numbers: [1.34], urgency: .warning),
        Recommendation(.slowDownInHeat, numbers: [9, 14.2], urgency: .warning),
        Recommendation(.recoveryHigh, numbers: [78], urgency: .success),
        Recommendation(.fitnessImproving, numbers: [2.4], urgency: .success),
        Recommendation(.needRecentEffort, numbers: [41], urgency: .info),
    ]

    static let readiness = ReadinessInsight(
        recovery: .known(
            score(
                78, .green, [70, 74, 69, 80, 77, 72, 76], method: "recovery_score",
                [
                    .init(name: "hrv", points: 21, reference: 0), .init(name: "resting_heart_rate", points: 10, reference: 0),
                    .init(name: "sleep", points: -3, reference: 0),
                ])),
        sleep: .known(
            score(
                64, .amber, [71, 68, nil, 75, 70, 72, 70], method: "sleep_score",
                [
                    .init(name: "duration", points: 31, reference: 58), .init(name: "efficiency", points: 18, reference: 24),
                    .init(name: "regularity", points: 15, reference: 18),
                ])),
        strain: .known(score(41, .green, [], method: "strain_score", [.init(name: "load", points: 41)])),
        restingHeartRate: .known(
            Baseline(today: estimate(49, 48, 50, count: 54, method: "resting_baseline"), usualLow: 47, usualHigh: 52)),
        variability: .known(Baseline(today: estimate(71, 66, 76, count: 51, method: "hrv_baseline"), usualLow: 52, usualHigh: 66))
    )

    /// Warm days in random order, of an athlete who loses half a percent per degree.
    static let scatter = HeatScatter(
        points: (0..<48).map { index in
            let heat = 6 + Double((index * 17) % 24)
            return HeatScatter.Point(heat: heat, speed: 3.1 - 0.016 * max(0, heat - 12.5) + 0.05 * Double(index % 5 - 2))
        },
        curve: (0...20).map { step in
            let heat = 6 + 1.15 * Double(step)
            let strain = max(0, heat - 12.5)
            return HeatScatter.Step(
                heat: heat, speed: 3.1 - 0.016 * strain, low: 3.1 - 0.021 * strain, high: 3.1 - 0.011 * strain)
        }, isPersonal: true)

    static let weather = WeatherInsight(
        averageTemperature: .known(estimate(22.4, 21.1, 23.6, method: "mean_temperature")),
        averageHumidity: .known(estimate(68, 64, 72, method: "mean_humidity")), runsWithWeather: 26, heatStressRuns: 9,
        idealConditionRuns: 11, impact: .known(.moderate), slowdown: .known(estimate(2.6, 1.8, 3.5, method: "heat_slowdown")),
        paceDegradation: .known(estimate(14.2, 9, 20, count: 9, method: "heat_slowdown")), personalSlope: .absent(.tooFew),
        acclimation: .known(
            AcclimationInsight(
                state: estimate(0.46, method: "heat_acclimation"), level: .developing, lastExposure: today - 4,
                isHistoryShort: false)
        ),
        trainingTimes: [
            HourWindow(start: 5, end: 8, slowdownPercent: 0.8, evidence: .init(runs: 9, first: today - 51, last: today - 4)),
            HourWindow(start: 19, end: 22, slowdownPercent: 1.9, evidence: .init(runs: 2, first: today - 30, last: today - 30)),
        ],
        recommendations: [
            Recommendation(.slowDownInHeat, numbers: [9, 14.2], urgency: .warning),
            Recommendation(.trainAt, numbers: [5, 8], urgency: .info), Recommendation(.acclimationBuilding, urgency: .info),
        ], scatter: scatter)

    static let fitness: FitnessInsight = {
        var fitness = FitnessInsight(
            oxygenUptake: .known(estimate(52.3, 50.6, 54.1, count: 7, method: "vdot")),
            deviceOxygenUptake: .known(estimate(50.8, count: 31, method: "device_reported")), level: .known(.excellent),
            method: .racePerformance, intervalPace: .known(estimate(232, method: "vdot_paces")),
            thresholdSpeed: .known(estimate(4.02, method: "vdot_paces")),
            predictions: [
                RacePrediction(race: .fiveKilometres, time: estimate(1172, 1148, 1197, method: "vdot"), confidence: .high),
                RacePrediction(race: .tenKilometres, time: estimate(2431, 2375, 2490, method: "vdot"), confidence: .high),
                RacePrediction(race: .halfMarathon, time: estimate(5375, 5210, 5560, method: "vdot"), confidence: .medium),
                RacePrediction(race: .marathon, time: estimate(11_190, 10_720, 11_880, method: "vdot"), confidence: .low),
            ],
            dataQuality: 0.82,
            history: (0..<40).map {
                DatedValue(day: today - (39 - $0) * 7, value: 48.6 + Double($0) * 0.09 + Double($0 % 5) * 0.12)
            },
            recommendations: [
                Recommendation(.fitnessImproving, numbers: [2.4], urgency: .success),
                Recommendation(.needRecentEffort, numbers: [41], urgency: .info),
            ])
        fitness.standing = CooperLevels.standing(uptake: 52.3, age: 35, sex: .male)
        return fitness
    }()

    static let load: LoadInsight = {
        var made = recentLoad
        made.longestRun = longestRun
        return made
    }()

    static let longestRun = LongestRun(distance: 20_000, longestBefore: 16_000, activity: "long", day: today - 2)

    private static let recentLoad = LoadInsight(
        acute: .known(estimate(412, 380, 444, count: 6, method: "acute_load")),
        chronic: .known(estimate(307, 290, 325, count: 21, method: "chronic_load")),
        ratio: .known(estimate(1.34, 1.24, 1.45, method: "load_ratio")), zone: .known(.elevated),
        smoothedRatio: .known(estimate(1.21, method: "load_ratio_smoothed")),
        fitness: .known(estimate(46.8, method: "impulse_response")),
        fatigue: .known(estimate(58.2, method: "impulse_response")), form: .known(estimate(-11.4, method: "impulse_response")),
        monotony: .known(estimate(1.4, method: "monotony")), strain: .known(estimate(577, method: "monotony")),
        weeklyDistance: .known(estimate(48.7, method: "weekly_distance")), change: .known(.moderate),
        recovery: .known(.adequate), trainingTrend: .known(.rampingUp), fitnessTrend: .known(.improving),
        days: (0..<90).map { index in
            let load = [0.0, 62, 38, 91, 0, 54, 118][index % 7] * (0.7 + Double(index) / 220)
            let fitness = 33 + Double(index) * 0.15
            let fatigue = fitness + [-6.0, 1, -2, 6, -1, 2, 11][index % 7]
            return LoadDay(
                day: today - (89 - index), load: load, fitness: fitness, fatigue: fatigue, form: fitness - fatigue, isKnown: true)
        },
        plan: [
            PlannedDay(day: today, workout: .easy, minutes: 45, load: 42, distance: 8_100),
            PlannedDay(day: today + 1, workout: .long, minutes: 110, load: 104, heat: .slower),
            PlannedDay(day: today + 2, workout: .rest, minutes: nil, load: 0),
            PlannedDay(day: today + 3, workout: .interval, minutes: 55, load: 71, hardMinutes: 15).withParts,
            PlannedDay(day: today + 4, workout: .recovery, minutes: 30, load: 24),
            PlannedDay(day: today + 5, workout: .tempo, minutes: 50, load: 63, hardMinutes: 20).withParts,
            PlannedDay(day: today + 6, workout: .easy, minutes: 40, load: 38),
        ],
        recommendations: [Recommendation(.loadAboveUsual, numbers: [1.34], urgency: .warning)],
        spike: longestRun.map { .known($0.estimate(asOf: today)) } ?? .absent(.tooFew))
}

extension PlannedDay {
    fileprivate var withParts: PlannedDay {
        var planned = self
        planned.parts = SessionParts.planned(isInterval: workout == .interval, minutes: minutes ?? 0, most: hardMinutes)
        return planned
    }
}
