import Analysis
import Contract
import Measures
import Screens
import Training

/// The report for programs. The keys are a promise; it rests on the day and the data alone, so that equal data give equal bytes.
enum ReportJSON {
    static func object(
        _ insights: Insights, activities: [ActivityDigest], isEmpty: Bool, reader: Reader
    ) throws -> JSONValue {
        let sentences = ContractSentences(
            recommendation: { RecommendationText.text($0, reader) }, plannedDay: { PlanText.text($0, reader) })
        let analyses = AnalysesPayload(
            weatherContext: WeatherPayload(insights.weather, sentences: sentences),
            oxygenUptakeEstimate: OxygenUptakePayload(insights.fitness, sentences: sentences),
            trainingLoad: TrainingLoadPayload(insights.load, sentences: sentences))
        return [
            "as_of": .text(ISO8601.text(insights.asOf)), "empty": .boolean(isEmpty),
            "analyses": try JSONText.value(of: analyses), "readiness": readiness(insights.readiness),
            "priority_recommendations": .list(insights.priorities.map { .text(sentences.recommendation($0)) }),
            "activities": .list(activities.map { activity($0) }),
        ]
    }

    static func activity(_ digest: ActivityDigest) -> JSONValue {
        [
            "id": .text(digest.id), "sport": .text(digest.sport.rawValue), "title": .text(digest.title),
            "start": .text(ISO8601.text(digest.start, at: digest.offset)), "elapsed_s": .number(digest.elapsed),
            "moving_s": .number(digest.moving), "distance_m": .number(digest.distance?.metres),
            "ascent_m": .number(digest.ascent?.metres), "mean_hr": .number(digest.meanHeartRate?.beatsPerMinute),
            "max_hr": .number(digest.maximumHeartRate?.beatsPerMinute), "load": .number(digest.load?.value),
            "load_method": .text(digest.load?.method.rawValue), "is_race": .boolean(digest.isRace),
        ]
    }

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
            return [
                "score": .number(score.estimate.value), "band": .text(score.band.rawValue), "drivers": .list(drivers),
                "trend": .number(score.trend), "model": .text(score.estimate.method),
            ]
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
}
