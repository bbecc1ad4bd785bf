import Analysis
import Measures

/// The schemas of all responses by name. A test compares every key with the payload types.
enum OpenAPISchemas {
    static let members: [String: [SchemaMember]] = [
        "Insights": [
            .required("success", .boolean), .required("user_id", .text()), .required("analysis_date", .moment),
            .required("analyses", .named("Analyses")), .required("priority_recommendations", .list(.text())),
            .optional("priority_rules", .list(.named("Rule"))),
        ],
        "Analyses": [
            .required("weather_context", .named("Weather")), .required("vo2max_estimate", .named("OxygenUptake")),
            .required("training_load", .named("TrainingLoad")),
        ],
        "WeatherAnalysis": envelope(of: "Weather"),
        "OxygenUptakeAnalysis": envelope(of: "OxygenUptake"),
        "TrainingLoadAnalysis": envelope(of: "TrainingLoad"),
        "Weather": [
            .required("average_temperature_celsius", .number("°C")),
            .required("average_humidity_percent", .number("%", minimum: 0, maximum: 100)),
            .required("heat_stress_runs", .integer(minimum: 0)), .required("ideal_condition_runs", .integer(minimum: 0)),
            .required("weather_impact_score", .words(WeatherImpact.allCases.map(\.rawValue))),
            .required("pace_degradation_seconds_per_mile", .number("seconds a mile")),
            .required("heat_acclimation_level", .words(AcclimationLevel.allCases.map(\.rawValue))),
            .required("optimal_training_times", .list(.text("hours of the local day, as in 5:00-7:00 AM"))),
            .required("recommendations", .list(.text())), .optional("runs_with_weather", .integer(minimum: 0)),
            .optional("slowdown_percent", .number("%")),
            .optional("heat_acclimation_state", .number(minimum: 0, maximum: 1)),
            .optional("evidence", .named("Evidence")),
        ],
        "OxygenUptake": [
            .required("vo2_max", .number("ml/kg/min; 0 when nothing is known", minimum: 0)),
            .required("fitness_level", .words(FitnessLevel.allCases.map(\.rawValue))),
            .required(
                "estimation_method", .words(EstimationMethod.allCases.map(\.rawValue) + [OxygenUptakePayload.noMethod])),
            .required("vvo2_max_pace", .nullable(.text("M:SS a kilometre"))),
            .required("race_predictions", .list(.named("RacePrediction"))), .required("recommendations", .list(.text())),
            .required("data_quality_score", .number(minimum: 0, maximum: 1)),
            .optional("device_vo2_max", .number("ml/kg/min, as a device estimated it", minimum: 0)),
            .optional("threshold_pace", .text("M:SS a kilometre")), .optional("evidence", .named("Evidence")),
        ],
        "RacePrediction": [
            .required("distance", .words(RaceDistance.allCases.map(\.rawValue))),
            .required("distance_km", .number("km", minimum: 0)), .required("predicted_time", .text("H:MM:SS")),
            .required("predicted_time_seconds", .integer(minimum: 1)), .required("pace_per_km", .text("M:SS")),
            .required("pace_per_mile", .text("M:SS")),
            .required("confidence", .words(Confidence.allCases.map(\.rawValue))),
            .optional("low_seconds", .integer(minimum: 0)), .optional("high_seconds", .integer(minimum: 0)),
        ],
        "TrainingLoad": [
            .required("acute_load_7_days", .number("load units a week", minimum: 0)),
            .required("chronic_load_28_days", .number("load units a week", minimum: 0)),
            .required("acwr", .number("acute over chronic", minimum: 0)),
            .required("weekly_tss", .number("load units", minimum: 0)),
            .required("total_volume_km", .number("km of the last 7 days", minimum: 0)),
            .required("recovery_status", .words(RecoveryStatus.allCases.map(\.rawValue))),
            .required("injury_risk_level", .words(LoadChange.allCases.map(\.rawValue))),
            .required("training_trend", .words(TrainingTrend.allCases.map(\.rawValue))),
            .required("fitness_trend", .words(FitnessTrend.allCases.map(\.rawValue))),
            .required("recommendations", .list(.text())), .required("daily_recommendations", .map(.text())),
            .optional("load_zone", .words(LoadZone.allCases.map(\.rawValue))), .optional("smoothed_acwr", .number()),
            .optional("fitness", .number()), .optional("fatigue", .number()), .optional("form", .number()),
            .optional("monotony", .number()), .optional("strain", .number()),
            .optional("plan", .list(.named("PlannedDay"))), .optional("evidence", .named("Evidence")),
        ],
        "PlannedDay": [
            .required("day", .date), .required("workout", .words(WorkoutType.allCases.map(\.rawValue))),
            .optional("minutes", .integer(minimum: 0)),
            .optional("hard_minutes", .integer(minimum: 0)), .required("load", .number(minimum: 0)),
            .optional("distance_km", .number("at the usual pace of 60 days", minimum: 0)), .required("is_hot", .boolean),
        ],
        "RefreshRequest": [.required("refresh_token", .text("of `hearth token --app`, or of the answer before"))],
        "Tokens": [
            .required("access_token", .text("for the header Authorization")), .required("token_type", .words(["Bearer"])),
            .required("expires_in", .integer(minimum: 0)),
            .required("refresh_token", .text("replaces the one that was sent")),
        ],
        "Plan": [
            .required("today", .date), .optional("reason", .words(PlanReason.allCases.map { $0.word })),
            .optional("need", .text()), .required("days", .list(.named("PlanDay"))),
        ],
        "PlanDay": [
            .required("day", .date), .required("workout", .words(WorkoutType.allCases.map(\.rawValue))),
            .optional("minutes", .integer(minimum: 0)), .optional("hard_minutes", .integer(minimum: 0)),
            .required("load", .number(minimum: 0)), .optional("distance_km", .number("at the usual pace of 60 days", minimum: 0)),
            .required("is_hot", .boolean), .optional("heat_exposure", .words(HeatExposure.Mode.allCases.map(\.rawValue))),
            .optional("forecast", .named("PlanForecast")),
            .required("is_beside", .boolean), .required("is_of_routine", .boolean), .required("is_decided", .boolean),
            .optional("outcome", .words(PlanProgress.Outcome.words)),
            .required("text", .text("in the language of the request")), .required("details", .list(.text())),
            .required("why", .text()), .required("sessions", .list(.named("PlanSession"))),
        ],
        "PlanForecast": [
            .required("hour", .integer(minimum: 0)), .required("temperature_c", .number()),
            .required("humidity_percent", .number(minimum: 0)), .required("wet_bulb_globe_c", .number()),
            .required("is_cooler", .boolean), .required("source", .text("host of the server")),
            .required("answered_at", .number("seconds since 1970")),
        ],
        "PlanSession": [
            .required("sport", .text()), .required("seconds", .integer(minimum: 1)),
            .required("blocks", .list(.named("PlanBlock"))), .required("files", .map(.named("PlanFile"))),
        ],
        "PlanBlock": [.required("repeats", .integer(minimum: 1)), .required("steps", .list(.named("PlanStep")))],
        "PlanStep": [
            .required("kind", .words(PlanStepPayload.kinds)), .required("seconds", .integer(minimum: 1)),
            .optional("target", .named("PlanTarget")),
        ],
        "PlanTarget": [
            .required("type", .words(PlanTargetPayload.types)),
            .required("low", .number("beats per minute, metres per second or watts", minimum: 0)),
            .required("high", .number(minimum: 0)),
        ],
        "PlanFile": [
            .required("fidelity", .words(["exact", "degraded", "unsupported"])), .required("losses", .list(.text())),
        ],
        "Evidence": [
            .required("absent", .map(.words(Absence.allCases.map(\.rawValue)))),
            .required("intervals", .map(.named("Interval"))), .required("models", .map(.text("id of a model card"))),
            .required("rules", .list(.named("Rule"))), .optional("receipts", .map(.named("Receipt"))),
        ],
        "Interval": [.required("low", .number()), .required("high", .number())],
        "Rule": [
            .required(
                "rule", .words(Recommendation.Rule.allCases.map(\.rawValue) + RulePayload.withoutAdvice)),
            .required("numbers", .list(.number())), .required("urgency", .words(["info", "success", "warning"])),
        ],
        "Receipt": [
            .required("value", .number()), .optional("low", .number()), .optional("high", .number()),
            .required("model", .text("id of a model card")), .required("count", .integer(minimum: 0)),
            .required("quality", .number(minimum: 0, maximum: 1)), .required("as_of", .date),
            .required("inputs", .list(.named("Input"))),
        ],
        "Input": [
            .required("name", .text()), .optional("value", .number()), .required("unit", .text()),
            .optional("activity", .text()),
        ],
        "Received": [
            .required("recordings", .integer(minimum: 0)), .required("joined", .integer(minimum: 0)),
            .required("samples", .integer(minimum: 0)), .required("totals", .integer(minimum: 0)),
            .required("findings", .list(.named("Finding"))),
        ],
        "Finding": [
            .required("severity", .words(["note", "warning", "error"])), .required("what", .text()),
            .required("message", .text()),
        ],
        "Problem": [
            .required("type", .words(ProblemKind.allCases.map(\.type))), .required("title", .text()),
            .required("status", .integer(minimum: 400)), .optional("detail", .text()), .optional("request_id", .text()),
        ],
    ]

    private static func envelope(of name: String) -> [SchemaMember] {
        [
            .required("success", .boolean), .required("user_id", .text()), .required("analysis_date", .moment),
            .required("analysis", .named(name)),
        ]
    }
}
