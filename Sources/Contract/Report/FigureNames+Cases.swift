/// The figures of `hearth explain` by part. The raw values are their API names and never change; their order is the order of the help.
extension FigureNames {
    /// Figures of the training load.
    enum LoadFigure: String, CaseIterable {
        case acwr
        case acuteLoad = "acute_load"
        case chronicLoad = "chronic_load"
        case smoothedAcwr = "smoothed_acwr"
        case uncoupledAcwr = "uncoupled_acwr"
        case fitness
        case fatigue
        case form
        case monotony
        case strain
        case weeklyDistance = "weekly_distance"
        case sessionSpike = "session_spike"
        case heatLoadGap = "heat_load_gap"
    }

    /// Figures of fitness. The predictions are those of `RaceDistance`.
    enum FitnessFigure: String, CaseIterable {
        case vo2Max = "vo2_max"
        case dataQualityScore = "data_quality_score"
        case deviceVo2Max = "device_vo2_max"
        case vvo2MaxPace = "vvo2_max_pace"
        case thresholdSpeed = "threshold_speed"
        case fiveKilometres = "5k"
        case tenKilometres = "10k"
        case halfMarathon = "half_marathon"
        case marathon
        case lastKnownVo2Max = "last_known_vo2_max"
        case effortLeap = "effort_leap"
        case raceDayHeat = "race_day_heat"
        case fiveKilometresOnRaceDay = "5k_on_race_day"
        case tenKilometresOnRaceDay = "10k_on_race_day"
        case halfMarathonOnRaceDay = "half_marathon_on_race_day"
        case marathonOnRaceDay = "marathon_on_race_day"
    }

    /// Figures of weather and heat. Those of heated sessions are named by their room.
    enum WeatherFigure: String, CaseIterable {
        case temperature
        case humidity
        case slowdown
        case paceDegradation = "pace_degradation"
        case heatSlope = "heat_slope"
        case heatAcclimation = "heat_acclimation"
        case heatErrorOwn = "heat_error_own"
        case heatErrorPopulation = "heat_error_population"
        case heatErrorWithout = "heat_error_without"
        case heatOnSameRoutes = "heat_on_same_routes"
        case heatMeasuredResponse = "heat_measured_response"
        case heatedExpected = "heated_expected"
        case heatedEffectOfTemperature = "heated_effect_temperature"
        case heatedEffectOfHumidity = "heated_effect_humidity"
        case heatedEffectOfDuration = "heated_effect_duration"
    }

    /// Figures of recovery, sleep and strain.
    enum ReadinessFigure: String, CaseIterable {
        case recovery
        case sleep
        case dayStrain = "day_strain"
        case restingHeartRate = "resting_heart_rate"
        case hrv
    }

    /// Figures of running. Records, age grades and stride metrics are named by their distance or metric.
    enum RunningFigure: String, CaseIterable {
        case eddington
        case runStreak = "run_streak"
        case longestRunStreak = "longest_run_streak"
        case criticalSpeed = "critical_speed"
        case enduranceExponent = "endurance_exponent"
        case maxHeartRate = "max_heart_rate"
        case thresholdHeartRate = "threshold_heart_rate"
        case easyShare = "easy_share"
        case middleShare = "middle_share"
        case hardShare = "hard_share"
        case polarisationIndex = "polarisation_index"
        case efficiency
        case decoupling
        case durability
        case heartRateRecovery = "heart_rate_recovery"
        case climbRate = "climb_rate"
        case hrSpeedIndex = "hr_speed_index"
        case marathonForm = "marathon_form"
        case marathonOnset = "marathon_onset"
        case raceSplitIndex = "race_split_index"
        case runningEffectiveness = "running_effectiveness"
        case uphillShare = "uphill_share"
        case downhillShare = "downhill_share"
        case runsAtAltitude = "runs_at_altitude"
        case trainingDaysLost = "training_days_lost"
        case halfMarathonCarbohydrate = "half_marathon_carbohydrate"
        case marathonCarbohydrate = "marathon_carbohydrate"
        case contactBalance = "contact_balance"
        case shoeDistance = "shoe_distance"
    }
}
