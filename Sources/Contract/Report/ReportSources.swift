/// Sources of every number in the report. A test walks a full report and fails on a number without an entry.
public enum ReportSources {
    /// A pattern of JSON pointers (`*` matches any one step) and the source of the numbers there.
    public struct Line: Equatable, Sendable {
        public var numbers: String
        /// `figure NAME` (its receipt is `hearth explain NAME`), or `fact: …` for a value of the input.
        public var source: String

        init(_ numbers: String, _ source: String) {
            self.numbers = numbers
            self.source = source
        }
    }

    public static let all: [Line] = analyses + readiness + running + others

    /// Returns the line of a number by the steps of its pointer; nil without an entry.
    public static func line(for steps: [String]) -> Line? {
        all.first { line in
            let pattern = line.numbers.split(separator: "/")
            return pattern.count == steps.count && zip(pattern, steps).allSatisfy { $0 == "*" || $0 == $1 }
        }
    }

    private static let analyses: [Line] = [
        Line("/analyses/training_load/acute_load_7_days", "figure acute_load"),
        Line("/analyses/training_load/weekly_tss", "figure acute_load"),
        Line("/analyses/training_load/chronic_load_28_days", "figure chronic_load"),
        Line("/analyses/training_load/acwr", "figure acwr"),
        Line("/analyses/training_load/smoothed_acwr", "figure smoothed_acwr"),
        Line("/analyses/training_load/total_volume_km", "figure weekly_distance"),
        Line("/analyses/training_load/fitness", "figure fitness"),
        Line("/analyses/training_load/fatigue", "figure fatigue"),
        Line("/analyses/training_load/form", "figure form"),
        Line("/analyses/training_load/monotony", "figure monotony"),
        Line("/analyses/training_load/strain", "figure strain"),
        Line("/analyses/training_load/plan/*/minutes", "fact: the seven-day plan (hearth explain week_plan)"),
        Line(
            "/analyses/training_load/plan/*/hard_minutes",
            "fact: minutes at threshold or faster (hearth explain week_plan)"),
        Line(
            "/analyses/training_load/plan/*/distance_km", "fact: minutes at the usual pace (hearth explain week_plan)"),
        Line("/analyses/training_load/plan/*/load", "fact: minutes times the load of an hour (hearth explain week_plan)"),
        Line("/analyses/weather_context/average_temperature_celsius", "figure temperature"),
        Line("/analyses/weather_context/average_humidity_percent", "figure humidity"),
        Line("/analyses/weather_context/pace_degradation_seconds_per_mile", "figure pace_degradation"),
        Line("/analyses/weather_context/slowdown_percent", "figure slowdown"),
        Line("/analyses/weather_context/heat_acclimation_state", "figure heat_acclimation"),
        Line("/analyses/weather_context/heat_stress_runs", "fact: a count of the window's runs (hearth explain weather_window)"),
        Line(
            "/analyses/weather_context/ideal_condition_runs", "fact: a count of the window's runs (hearth explain weather_window)"
        ),
        Line("/analyses/weather_context/runs_with_weather", "fact: a count of the window's runs (hearth explain weather_window)"),
        Line("/analyses/vo2max_estimate/vo2_max", "figure vo2_max"),
        Line("/analyses/vo2max_estimate/device_vo2_max", "figure device_vo2_max"),
        Line("/analyses/vo2max_estimate/data_quality_score", "figure data_quality_score"),
        Line("/analyses/vo2max_estimate/race_predictions/*/distance_km", "fact: the distance of the race"),
        Line("/analyses/vo2max_estimate/race_predictions/*/predicted_time_seconds", "figure 5k, 10k, half_marathon or marathon"),
        Line(
            "/analyses/vo2max_estimate/race_predictions/*/low_seconds", "figure 5k, 10k, half_marathon or marathon: its interval"),
        Line(
            "/analyses/vo2max_estimate/race_predictions/*/high_seconds", "figure 5k, 10k, half_marathon or marathon: its interval"
        ),
        Line("/analyses/*/evidence/intervals/*/low", "figure beside it: its interval"),
        Line("/analyses/*/evidence/intervals/*/high", "figure beside it: its interval"),
        Line("/analyses/*/evidence/rules/*/numbers/*", "the figures that the advice names, in the order of its sentence"),
    ]

    private static let readiness: [Line] = [
        Line("/readiness/recovery/score", "figure recovery"), Line("/readiness/sleep/score", "figure sleep"),
        Line("/readiness/strain/score", "figure day_strain"),
        Line(
            "/readiness/*/drivers/*/points",
            "parts of the score beside them: they add up to it, those of recovery to what lies above a usual day's 50"),
        Line("/readiness/*/low", "figure beside it: its interval"), Line("/readiness/*/high", "figure beside it: its interval"),
        Line("/readiness/recovery/likelihood/*", "probability of the band, from the interval of figure recovery"),
        Line("/readiness/*/trend", "the score against the mean of the seven days before"),
        Line("/readiness/resting_heart_rate/today", "figure resting_heart_rate"),
        Line("/readiness/variability/today", "figure hrv"),
        Line("/readiness/*/usual_low", "median and spread of the 60 days before (hearth explain resting_heart_rate, hrv)"),
        Line("/readiness/*/usual_high", "median and spread of the 60 days before (hearth explain resting_heart_rate, hrv)"),
    ]

    private static let running: [Line] = [
        Line("/running/records/*/distance_m", "fact: the standard distance"),
        Line("/running/records/*/seconds", "figure record_…m of the distance beside it"),
        Line("/running/records/*/age_grade_percent", "figure age_grade_…m of the distance beside it"),
        Line("/running/records/*/last_year/seconds", "fact: the fastest stretch in the activity beside it"),
        Line("/running/eddington_km", "figure eddington"), Line("/running/run_streak_days", "figure run_streak"),
        Line("/running/longest_run_streak_days", "figure longest_run_streak"),
        Line("/running/critical_speed_mps", "figure critical_speed"),
        Line("/running/endurance_exponent", "figure endurance_exponent"), Line("/running/max_hr_bpm", "figure max_heart_rate"),
        Line("/running/threshold_hr_bpm", "figure threshold_heart_rate"),
        Line("/running/efficiency_m_per_beat", "figure efficiency"), Line("/running/decoupling_percent", "figure decoupling"),
        Line("/running/durability_percent", "figure durability"),
        Line("/running/heart_rate_recovery_bpm", "figure heart_rate_recovery"),
        Line("/running/climb_rate_m_per_h", "figure climb_rate"),
        Line("/running/hr_speed_index_kmh", "figure hr_speed_index"), Line("/running/marathon_form", "figure marathon_form"),
        Line("/running/marathon_onset_km", "figure marathon_onset"),
        Line("/running/race_split_index", "figure race_split_index"),
        Line("/running/running_effectiveness", "figure running_effectiveness"),
        Line("/running/runs_at_altitude", "figure runs_at_altitude"),
        Line("/running/training_days_lost", "figure training_days_lost"),
        Line("/running/fuel/*/grams_per_hour", "figure half_marathon_carbohydrate or marathon_carbohydrate"),
        Line("/running/fuel/*/low", "fact: the range for the predicted time (hearth explain race_fuel)"),
        Line("/running/fuel/*/high", "fact: the range for the predicted time (hearth explain race_fuel)"),
        Line(
            "/running/shoes/*/distance_km",
            "fact: the distances of the activities in the pair (hearth explain shoe_distance for the one worn last)"),
        Line("/running/shoes/*/uses", "fact: a count of the activities in the pair"),
        Line("/running/contact_balance/percent_left", "figure contact_balance"),
        Line("/running/contact_balance/runs_outside", "fact: the newest runs in a row (hearth explain contact_balance)"),
        Line("/running/months/*/runs", "fact: a count of the month's runs (hearth explain pace_by_month)"),
        Line("/running/months/*/speed_mps", "fact: the median of the month's runs (hearth explain pace_by_month)"),
        Line("/running/months/*/heart_rate_bpm", "fact: the median of the month's runs (hearth explain pace_by_month)"),
        Line("/running/slopes/uphill_share", "figure uphill_share"),
        Line("/running/slopes/downhill_share", "figure downhill_share"),
        Line("/running/slopes/classes/*/from_grade", "fact: the bound of the class (hearth explain slope_shares)"),
        Line("/running/slopes/classes/*/to_grade", "fact: the bound of the class (hearth explain slope_shares)"),
        Line("/running/slopes/classes/*/share", "fact: the metres of six weeks in the class (hearth explain slope_shares)"),
        Line("/running/slopes/classes/*/metres", "fact: the metres of six weeks in the class (hearth explain slope_shares)"),
        Line("/running/slopes/classes/*/speed_mps", "fact: the metres of the class by its seconds (hearth explain slope_shares)"),
        Line(
            "/running/slopes/classes/*/grade_adjusted_speed_mps",
            "fact: the same, by the factor of each second (hearth explain slope_shares)"),
        Line("/running/climbs/*/gain_m", "fact: of the fastest climb of the activity beside it (hearth explain climb_rate)"),
        Line("/running/climbs/*/length_m", "fact: of the fastest climb of the activity beside it (hearth explain climb_rate)"),
        Line("/running/climbs/*/seconds", "fact: of the fastest climb of the activity beside it (hearth explain climb_rate)"),
        Line("/running/climbs/*/rate_m_per_h", "fact: its gain by its time (hearth explain climb_rate)"),
        Line("/running/climbs/*/grade_adjusted_speed_mps", "fact: its pace on the level (hearth explain grade_adjusted_pace)"),
        Line("/running/intensity/easy_share", "figure easy_share"),
        Line("/running/intensity/middle_share", "figure middle_share"),
        Line("/running/intensity/hard_share", "figure hard_share"),
        Line("/running/intensity/polarisation_index", "figure polarisation_index"),
        Line(
            "/running/zones/*/base",
            "figure max_heart_rate, threshold_heart_rate, the threshold pace in use (hearth explain pace_zones), or the stated power"
        ),
        Line("/running/zones/*/zones/*/from", "shares of the base beside it (hearth explain the model beside it)"),
        Line("/running/zones/*/zones/*/to", "shares of the base beside it (hearth explain the model beside it)"),
        Line("/running/best_means/*/last_days", "fact: the days looked back"),
        Line("/running/best_means/*/points/*/seconds", "fact: the duration (hearth explain mean_maximal)"),
        Line(
            "/running/best_means/*/points/*/value", "fact: the best mean of the activity beside it (hearth explain mean_maximal)"),
        Line("/running/stride/*/value", "figure stride_… of the metric beside it: its newest input"),
        Line("/running/stride/*/expected", "figure stride_… of the metric beside it: its line"),
        Line("/running/stride/*/standard_deviations", "figure stride_… of the metric beside it"),
    ]

    private static let others: [Line] = [
        Line("/fitness/last_known/vo2_max", "figure last_known_vo2_max"),
        Line("/fitness/race_day/days_ahead", "fact: the days until the race that the athlete stated"),
        Line("/fitness/race_day/wet_bulb_globe_celsius", "figure race_day_heat"),
        Line("/fitness/race_day/times/*/cool_s", "figure 5k, 10k, half_marathon or marathon"),
        Line("/fitness/race_day/times/*/seconds", "figure …_on_race_day of the distance beside it"),
        Line("/fitness/race_day/times/*/low_s", "figure …_on_race_day of the distance beside it: its interval"),
        Line("/fitness/race_day/times/*/high_s", "figure …_on_race_day of the distance beside it: its interval"),
        Line("/fitness/race_day/times/*/slowdown_percent", "figure …_on_race_day of the distance beside it: its slowdown"),
        Line("/fitness/confirm_distance/distance_m", "fact: the effort in the activity beside it"),
        Line("/fitness/confirm_distance/seconds", "fact: the effort in the activity beside it, in cool weather on the level"),
        Line("/fitness/confirm_distance/gain", "figure effort_leap"),
        Line("/forecast/*/*/days_ahead", "fact: the days looked ahead"),
        Line("/forecast/rest/*/*", "figure …_if_resting_… of the days beside it"),
        Line("/forecast/plan/*/*", "figure …_on_plan_… of the days beside it"),
        Line("/forecast/returning/days_without_load", "fact: a count of days (hearth explain returning)"),
        Line("/niggles/*/intensity", "fact: what the athlete noted"),
        Line("/niggles/*/load_of_day", "fact: the load of the sessions of that day (hearth explain daily_load)"),
        Line("/niggles/*/load_of_7_days", "the acute load of that day (hearth explain acute_load --date)"),
        Line("/niggles/*/usual_week", "the chronic load of that day (hearth explain chronic_load --date)"),
        Line("/heat/own_slope_percent_per_degree", "figure heat_slope"),
        Line("/heat/own_slope_low", "figure heat_slope: its interval"),
        Line("/heat/own_slope_high", "figure heat_slope: its interval"),
        Line("/heat/own_share", "figure heat_slope: how much of it is of one's own runs"),
        Line("/heat/population_slope_percent_per_degree", "fact: the prior of hearth explain personal_heat_response"),
        Line("/heat/same_routes/left_percent_per_degree", "figure heat_on_same_routes"),
        Line("/heat/same_routes/runs", "fact: how many runs that is of"),
        Line("/heat/measured_response/change_bpm", "figure heat_measured_response"),
        Line("/heat/measured_response/low", "figure heat_measured_response: its interval"),
        Line("/heat/measured_response/high", "figure heat_measured_response: its interval"),
        Line("/heat/measured_response/runs", "fact: the hot runs of three months"),
        Line("/heat/training_hours/*/from", "fact: an hour of the local day (hearth explain best_windows)"),
        Line("/heat/training_hours/*/to", "fact: an hour of the local day (hearth explain best_windows)"),
        Line("/heat/training_hours/*/runs", "fact: a count of runs that touched these hours (hearth explain best_windows)"),
        Line("/heat/heated_sessions/*/sessions", "fact: a count of sessions (hearth explain heated_baseline)"),
        Line("/heat/heated_sessions/*/baseline_bpm", "figure heated_baseline_… of the room beside it"),
        Line("/heat/heated_sessions/*/last_ten_bpm", "fact: the mean of the last ten of these sessions"),
        Line("/heat/heated_sessions/*/newest/mean_hr", "fact: the mean heart rate of the activity beside it"),
        Line(
            "/heat/heated_sessions/*/newest/alike_by_humidity",
            "fact: the classes before it in rooms as warm by temperature and humidity (hearth explain heated_baseline)"),
        Line("/heat/heated_sessions/*/newest/deviation_percent", "fact: the mean heart rate above that of the classes before it"),
        Line(
            "/heat/heated_sessions/*/newest/deviation_low",
            "fact: the same for the scatter of the classes before it (hearth explain heated_baseline)"),
        Line(
            "/heat/heated_sessions/*/newest/deviation_high",
            "fact: the same for the scatter of the classes before it (hearth explain heated_baseline)"),
        Line("/heat/heated_sessions/*/change_percent", "figure heated_change_… of the room beside it"),
        Line("/heat/heated_sessions/*/change_low", "figure heated_change_… of the room beside it: its interval"),
        Line("/heat/heated_sessions/*/change_high", "figure heated_change_… of the room beside it: its interval"),
        Line("/heat/heated_model/classes", "fact: a count of classes with temperature and heart rate"),
        Line("/heat/heated_model/errors/*", "fact: predictions of classes from those before them (hearth explain heated_model)"),
        Line("/heat/heated_model/newest/mean_hr", "fact: the mean heart rate of the activity beside it"),
        Line("/heat/heated_model/newest/expected_bpm", "figure heated_expected"),
        Line("/heat/heated_model/newest/low", "figure heated_expected: its interval"),
        Line("/heat/heated_model/newest/high", "figure heated_expected: its interval"),
        Line("/heat/heated_model/effects/*/*", "figure heated_effect_… of the cause beside it"),
        Line("/heat/heated_model/kinds/*/*", "fact: the kind against the average class (hearth explain heated_model)"),
        Line("/heat/acclimation/state", "figure heat_acclimation"),
        Line("/heat/acclimation/low", "figure heat_acclimation: its interval"),
        Line("/heat/acclimation/high", "figure heat_acclimation: its interval"),
        Line("/heat/acclimation/days_since_exposure", "fact: the days since the last session that counted"),
        Line("/heat/acclimation/began_at", "fact: what the history began with (hearth explain heat_acclimation)"),
        Line("/heat/acclimation/season_maximum_celsius", "fact: the month before the first record, of the weather archive"),
        Line("/heat/error_percent/own", "figure heat_error_own"),
        Line("/heat/error_percent/population", "figure heat_error_population"),
        Line("/heat/error_percent/without_heat", "figure heat_error_without"),
        Line("/heat/error_percent/runs", "fact: how many runs those errors are of"),
        Line("/backtest/races/*/actual_s", "fact: the time of the activity beside it"),
        Line(
            "/backtest/races/*/predicted_s",
            "the prediction of the evening before (hearth explain DISTANCE --date), in the heat known by then"),
        Line(
            "/backtest/races/*/low_s",
            "the prediction of the evening before (hearth explain DISTANCE --date), in the heat known by then"
        ),
        Line(
            "/backtest/races/*/high_s",
            "the prediction of the evening before (hearth explain DISTANCE --date), in the heat known by then"),
        Line("/backtest/without_prediction", "fact: a count of races"),
        Line("/backtest/summary/*", "the races beside it (hearth explain backtest)"),
        Line("/backtest/in_own_conditions/*", "the same predictions times what the day's own heat and hills cost the race"),
        Line("/backtest/pooled/*", "the races with one before them by hearth explain race_prediction"),
        Line("/backtest/riegel/*", "the same races by hearth explain riegel from the race before"),
        Line("/backtest/vdot/*", "the same races by hearth explain vdot from the race before"),
        Line("/format", "fact: the version of this document's format"),
        Line("/activities/*/elapsed_s", "fact: the recording"), Line("/activities/*/moving_s", "fact: the recording"),
        Line("/activities/*/distance_m", "fact: the recording (hearth explain distance_path)"),
        Line("/activities/*/ascent_m", "fact: the recording (hearth explain altitude_cleaning)"),
        Line("/activities/*/mean_hr", "fact: the recording (hearth explain heart_rate_cleaning)"),
        Line("/activities/*/max_hr", "fact: the recording (hearth explain heart_rate_cleaning)"),
        Line("/activities/*/load", "the model in load_method beside it (hearth models)"),
    ]
}
