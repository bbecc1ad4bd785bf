import Training

/// Measurements after waking by the apps HRV4Training and Elite HRV.
///
/// Heart rate is that of the minutes at rest. HRV4Training for iOS states its offset from UTC; its Android version and Elite HRV write local times of
/// an unstated zone. Scores, frequency bands and answers to questions are the vendor's, and not read.
enum MorningTables {
    static let all = [hrv4Training, hrv4TrainingAndroid, eliteHRV]

    static let hrv4Training = TableDescription(
        kind: .hrv4Training, source: source, row: .measurement, clock: .offsetInText,
        required: [.start, .sample(.rmssd), .mark],
        columns: [TableColumn(.start, ["timestamp_measurement"])] + measures)

    /// Rows without a measurement have zeros.
    static let hrv4TrainingAndroid = TableDescription(
        kind: .hrv4Training, source: source, row: .measurement, clock: .wallClock,
        required: [.start, .clock, .sample(.rmssd), .mark],
        columns: [TableColumn(.start, ["date"]), TableColumn(.clock, ["time"])] + measures
            + [
                "training", "training_performance", "training_type", "training_phase", "physical_condition", "trainingRPE",
                "trainingTSS", "trainingMotivation", "trainingDistance", "sleep_quality", "sleep_time", "mental_energy",
                "muscle_soreness", "fatigue", "traveling", "sickness", "alcohol", "note", "signal_quality", "location",
                "supplements", "diet", "custom_tag_1_name", "custom_tag_2_name", "custom_tag_3_name", "custom_tag_1_value",
                "custom_tag_2_value", "custom_tag_3_value", "menstrual_cycle", "trainingTime", "run_distance", "run_time",
                "run_pace", "run_hr", "run_elevation", "bike_distance", "bike_time", "bike_speed", "bike_elevation", "bike_hr",
                "bike_power", "swim_distance", "swim_time", "swim_speed", "swim_hr", "vo2max", "latitude", "longitude",
                "altitude", "temperature", "humidity",
            ].map { TableColumn(.known, [$0]) }, writesDayAfterYear: true)

    private static let measures =
        [
            TableColumn(.sample(.restingHeartRate), ["HR"]), TableColumn(.sample(.sdnn), ["SDNN"]),
            TableColumn(.sample(.rmssd), ["rMSSD"]), TableColumn(.mark, ["HRV4T_Recovery_Points"]),
        ] + ["AVNN", "pNN50", "LF", "HF"].map { TableColumn(.known, [$0]) }

    /// Readings during the day have another type; only those after waking are comparable.
    static let eliteHRV = TableDescription(
        kind: .eliteHRV, source: "Elite HRV", row: .measurement, clock: .wallClock,
        required: [.start, .sample(.rmssd), .kind, .mark],
        columns: [
            TableColumn(.start, ["Datetime"]), TableColumn(.kind, ["Type"]), TableColumn(.sample(.rmssd), ["Rmssd"]),
            TableColumn(.sample(.sdnn), ["Sdnn"]), TableColumn(.sample(.restingHeartRate), ["HR"]),
            TableColumn(.mark, ["lnRmssd"]),
        ]
            + [
                "Member", "Date", "HRV", "Nn50", "Pnn50", "Score", "Indication", "Balance", "Rolling Avg HRV", "HRV CV",
                "Rolling Avg HR",
            ].map { TableColumn(.known, [$0]) }, wanted: ["readiness"])

    private static let source = "HRV4Training"
}
