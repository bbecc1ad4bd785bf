import Training

/// Tables of an Oura account export: periods of sleep, days of activity, workouts and maximal oxygen uptake.
///
/// Columns have the names of Oura's interface for developers (version 2). Times state their offset, durations are in seconds. A night
/// belongs to its waking day. Periods of the type `rest` are no sleep. The lowest heart rate of the night is what Oura shows as resting
/// heart rate; the readiness contributor of that name is a score. No file of the vendor was available.
enum OuraTables {
    static let all = [sleep, workouts, activity, uptake]

    static let sleep = TableDescription(
        kind: .oura, source: source, row: .night, clock: .offsetInText, required: [.start, .end, .sample(.asleepDeep)],
        columns: [
            TableColumn(.start, ["bedtime_start"]), TableColumn(.end, ["bedtime_end"]), TableColumn(.kind, ["type"]),
            TableColumn(.sample(.asleepCore), ["light_sleep_duration"], minutes),
            TableColumn(.sample(.asleepDeep), ["deep_sleep_duration"], minutes),
            TableColumn(.sample(.asleepREM), ["rem_sleep_duration"], minutes),
            TableColumn(.sample(.awake), ["awake_time"], minutes), TableColumn(.sample(.inBed), ["time_in_bed"], minutes),
            TableColumn(.sample(.restingHeartRate), ["lowest_heart_rate"]), TableColumn(.sample(.rmssd), ["average_hrv"]),
            TableColumn(.sample(.respiratoryRate), ["average_breath"]),
            TableColumn(.known, ["day"]), TableColumn(.known, ["id"]),
            // The sum of the stages.
            TableColumn(.known, ["total_sleep_duration"]), TableColumn(.score, ["readiness"]),
            TableColumn(.score, ["efficiency"]),
            TableColumn(.score, ["readiness_score_delta"]), TableColumn(.score, ["sleep_score_delta"]),
        ], isExperimental: true, skipped: ["rest", "deleted"])

    static let activity = TableDescription(
        kind: .oura, source: source, row: .day, clock: .wallClock, required: [.start, .total(.steps)],
        columns: [
            TableColumn(.start, ["day"]), TableColumn(.total(.steps), ["steps"]),
            TableColumn(.total(.activeEnergy), ["active_calories"]), TableColumn(.known, ["id"]),
            TableColumn(.score, ["score"]), TableColumn(.score, ["contributors"]),
        ], isExperimental: true)

    static let workouts = TableDescription(
        kind: .oura, source: source, row: .session, clock: .offsetInText, required: [.start, .end, .sport],
        columns: [
            TableColumn(.start, ["start_datetime"]), TableColumn(.end, ["end_datetime"]), TableColumn(.sport, ["activity"]),
            TableColumn(.title, ["label"]), TableColumn(.distance, ["distance"]), TableColumn(.known, ["day"]),
            TableColumn(.known, ["id"]), TableColumn(.known, ["source"]),
        ], isExperimental: true)

    static let uptake = TableDescription(
        kind: .oura, source: source, row: .day, clock: .wallClock, required: [.start, .sample(.oxygenUptake)],
        columns: [
            TableColumn(.start, ["day"]), TableColumn(.sample(.oxygenUptake), ["vo2_max"]), TableColumn(.known, ["id"]),
            TableColumn(.known, ["timestamp"]),
        ], isExperimental: true)

    private static let source = "Oura"
    /// Durations are in seconds.
    private static let minutes = ColumnUnit.times(1 / 60.0)
}
