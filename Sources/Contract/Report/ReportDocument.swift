public import Analysis
import Measures
import Training

/// The whole report for programs: the output of `hearth report --json`.
///
/// It depends on the day and the data only: equal data give equal bytes. `sources` names the source of every number: a figure of `hearth
/// explain`, or a plain fact of the input. The parts of `analyses` come from the insights API with its rounding; all other figures are
/// unrounded until `rounded`.
public enum ReportDocument {
    /// - Parameters:
    ///   - insights: results of the day.
    ///   - activities: activities of the athlete.
    ///   - isEmpty: whether the journal contains nothing.
    ///   - sentences: functions that turn advice into sentences.
    ///   - explains: whether to add the receipts of all figures, by name.
    public static func object(
        _ insights: Insights, activities: [ActivityDigest], isEmpty: Bool, sentences: ContractSentences, explains: Bool = false
    ) throws -> JSONValue {
        let analyses = AnalysesPayload(insights, sentences: sentences)
        var members: [String: JSONValue] = [
            "format": .integer(format), "as_of": .text(ISO8601.text(insights.asOf)), "empty": .boolean(isEmpty),
            "analyses": try JSONValue(encoding: analyses), "readiness": readiness(insights.readiness),
            "fitness": fitness(insights.fitness, asOf: insights.asOf), "running": running(insights.running),
            "forecast": forecast(insights.load),
            "niggles": .list(insights.load.niggles.map { niggle($0) }),
            "heat": heat(insights.weather, asOf: insights.asOf), "backtest": backtest(insights.running.backtest),
            "priority_recommendations": .list(
                sentences.list(insights.priorities, placeholders: analyses.placeholders).map { .text($0) }),
            "activities": .list(activities.map { activity($0) }),
            "sources": .object(Dictionary(uniqueKeysWithValues: ReportSources.all.map { ($0.numbers, .text($0.source)) })),
        ]
        if explains { members["receipts"] = try receipts(insights) }
        return .object(members)
    }

    static func activity(_ digest: ActivityDigest) -> JSONValue {
        [
            "id": .text(digest.id), "sport": .text(digest.sport.rawValue), "title": .optional(digest.title),
            "start": .text(ISO8601.text(digest.start, at: digest.offset)), "elapsed_s": .number(digest.elapsed),
            "moving_s": .number(digest.moving), "distance_m": .optional(digest.distance?.metres),
            "ascent_m": .optional(digest.ascent?.metres), "mean_hr": .optional(digest.meanHeartRate?.beatsPerMinute),
            "max_hr": .optional(digest.maximumHeartRate?.beatsPerMinute), "load": .optional(digest.load?.value),
            "load_method": .optional(digest.load?.method.rawValue), "is_race": .boolean(digest.isRace),
        ]
    }

    private static func receipts(_ insights: Insights) throws -> JSONValue {
        var receipts: [String: JSONValue] = [:]
        for name in FigureNames.names {
            guard let answer = FigureNames.figure(name, in: insights) else { continue }
            switch answer {
            case .known(let estimate): receipts[name] = try JSONValue(encoding: ReceiptPayload(estimate))
            case .absent(let reason): receipts[name] = ["absent": .text(reason.rawValue)]
            }
        }
        return .object(receipts)
    }

    // MARK: Readiness

    private static func readiness(_ readiness: ReadinessInsight) -> JSONValue {
        [
            "recovery": score(readiness.recovery), "sleep": score(readiness.sleep), "strain": score(readiness.strain),
            "resting_heart_rate": baseline(readiness.restingHeartRate), "variability": baseline(readiness.variability),
        ]
    }

    private static func score(_ answer: Answer<Score>) -> JSONValue {
        switch answer {
        case .absent(let reason): return ["absent": .text(reason.rawValue)]
        case .known(let score):
            let drivers = score.drivers.map { driver -> JSONValue in
                ["name": .text(driver.name), "points": .number(driver.points)]
            }
            var members: [String: JSONValue] = [
                "score": .number(score.estimate.value), "band": .text(score.band.rawValue), "drivers": .list(drivers),
                "trend": .optional(score.trend), "model": .text(score.estimate.method),
            ]
            if let interval = score.estimate.interval {
                members["low"] = .number(interval.low)
                members["high"] = .number(interval.high)
            }
            if let likelihood = score.likelihood {
                members["likelihood"] = .object(
                    Dictionary(uniqueKeysWithValues: Score.Band.allCases.map { ($0.rawValue, .number(likelihood[$0])) }))
            }
            return .object(members)
        }
    }

    private static func baseline(_ answer: Answer<Baseline>) -> JSONValue {
        switch answer {
        case .absent(let reason): ["absent": .text(reason.rawValue)]
        case .known(let baseline):
            [
                "today": .number(baseline.today.value), "usual_low": .number(baseline.usualLow),
                "usual_high": .number(baseline.usualHigh), "model": .text(baseline.today.method),
            ]
        }
    }

    // MARK: Forecast

    private static func forecast(_ load: LoadInsight) -> JSONValue {
        guard let outlook = load.outlook else { return ["absent": .text(Absence.tooFew.rawValue)] }
        var courses: [String: JSONValue] = ["model": .text(LoadForecast.card.id)]
        for course in LoadForecast.Course.allCases {
            guard outlook.forecast(course) != nil else { continue }
            courses[course.rawValue] = .list(LoadForecast.horizons.map { point(outlook, course, $0) })
        }
        if let returning = load.returning {
            courses["returning"] = [
                "days_without_load": .integer(returning.days), "since": .text(ISO8601.text(returning.since)),
            ]
        }
        return .object(courses)
    }

    private static func point(_ outlook: LoadOutlook, _ course: LoadForecast.Course, _ ahead: Int) -> JSONValue {
        var members: [String: JSONValue] = [
            "days_ahead": .integer(ahead), "day": .text(ISO8601.text(outlook.asOf + ahead)),
        ]
        for figure in LoadOutlook.Figure.allCases {
            members[figure.rawValue] = .optional(outlook.estimate(figure, course, ahead: ahead).value?.value)
        }
        return .object(members)
    }

    // MARK: Fitness

    private static func fitness(_ fitness: FitnessInsight, asOf day: Day) -> JSONValue {
        var members: [String: JSONValue] = [:]
        switch fitness.lastKnownUptake {
        case .absent(let reason): members["last_known"] = ["absent": .text(reason.rawValue)]
        case .known(let last):
            members["last_known"] = ["vo2_max": .number(last.value), "day": .text(ISO8601.text(last.asOf))]
        }
        if let forecast = fitness.raceDay { members["race_day"] = raceDay(forecast, asOf: day) }
        if let leap = fitness.leap {
            members["confirm_distance"] = [
                "activity": .text(leap.activity), "day": .text(ISO8601.text(leap.day)), "distance_m": .number(leap.metres),
                "seconds": .number(leap.seconds), "gain": .number(leap.gain.value),
                "is_set_aside": .boolean(leap.isSetAside),
            ]
        }
        return .object(members)
    }

    /// Returns times in the heat of the day, each beside its time in cool weather.
    private static func raceDay(_ forecast: RaceDayForecast, asOf day: Day) -> JSONValue {
        var members: [String: JSONValue] = [
            "day": .text(ISO8601.text(forecast.day)), "days_ahead": .integer(forecast.day - day),
            "model": .text(RaceDayForecast.card.id),
        ]
        switch forecast.heat {
        case .absent(let reason): members["absent"] = .text(reason.rawValue)
        case .known(let heat):
            members["wet_bulb_globe_celsius"] = .number(heat.value)
            members["known_from"] = forecast.season.map { .text($0.rawValue) } ?? .null
            members["times"] = .list(
                forecast.times.map { time in
                    [
                        "distance": .text(time.race.rawValue), "cool_s": .number(time.cool), "seconds": .number(time.time.value),
                        "low_s": .optional(time.time.interval?.low), "high_s": .optional(time.time.interval?.high),
                        "slowdown_percent": .number(time.slowdown),
                    ]
                })
        }
        return .object(members)
    }

    // MARK: Heat

    private static func heat(_ weather: WeatherInsight, asOf day: Day) -> JSONValue {
        var members: [String: JSONValue] = [
            "shown": .text(weather.personalSlope.value != nil ? "own" : "population"),
            "doubts": .list(weather.responseDoubts.map { .text($0.rawValue) }),
            "population_slope_percent_per_degree": .number(-100 * PersonalHeatResponse.prior.mean),
            "own_slope_percent_per_degree": .optional(weather.personalSlope.value?.value),
            "own_slope_low": .optional(weather.personalSlope.value?.interval?.low),
            "own_slope_high": .optional(weather.personalSlope.value?.interval?.high),
            "own_share": .optional(weather.personalSlope.value?.quality),
        ]
        if let errors = weather.responseErrors.value {
            members["error_percent"] = [
                "own": .number(errors.own.value), "population": .number(errors.population.value),
                "without_heat": .number(errors.withoutHeat.value), "runs": .integer(errors.own.count),
            ]
        }
        if let same = weather.sameRoutes.value {
            members["same_routes"] = ["left_percent_per_degree": .number(same.value), "runs": .integer(same.count)]
        }
        if let measured = weather.measuredResponse.value {
            members["measured_response"] = [
                "change_bpm": .number(measured.value), "low": .optional(measured.interval?.low),
                "high": .optional(measured.interval?.high), "runs": .integer(measured.count),
            ]
        }
        members["heated_sessions"] = .list(weather.heated.map { heated($0) })
        members["heated_model"] = heated(weather.heatedModel)
        members["training_hours"] = .list(
            weather.trainingTimes.map { window in
                [
                    "from": .integer(window.start), "to": .integer(window.end),
                    "runs": window.evidence.map { .integer($0.runs) } ?? .null,
                    "first_day": .optional(window.evidence.map { ISO8601.text($0.first) }),
                    "last_day": .optional(window.evidence.map { ISO8601.text($0.last) }),
                ]
            })
        switch weather.acclimation {
        case .absent(let reason): members["acclimation"] = ["absent": .text(reason.rawValue)]
        case .known(let acclimation):
            members["acclimation"] = [
                "level": .text(acclimation.level.rawValue), "state": .number(acclimation.state.value),
                "low": .optional(acclimation.state.interval?.low), "high": .optional(acclimation.state.interval?.high),
                // Both mean that fewer than 14 days are known; the second name states it.
                "is_building": .boolean(acclimation.isHistoryShort), "is_history_short": .boolean(acclimation.isHistoryShort),
                "days_since_exposure": acclimation.lastExposure.map { .integer(day - $0) } ?? .null,
                "began_at": .number(acclimation.seasonMaximum == nil ? 0 : HeatAcclimation.seasonalStart),
                "season_maximum_celsius": .optional(acclimation.seasonMaximum),
            ]
        }
        return .object(members)
    }
}
