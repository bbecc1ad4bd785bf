// Written by Scripts/generate-fit-profile from Scripts/fit-profile.tsv. Do not edit.
// swift-format-ignore-file

extension FITProfile {
    enum Session {
        static let event = FITProfileField(0, "event", .enumeration)
        static let eventType = FITProfileField(1, "event_type", .enumeration)
        static let startTime = FITProfileField(2, "start_time", .uint32, units: "s", isTime: true)
        static let startPositionLat = FITProfileField(3, "start_position_lat", .int32, units: "semicircles")
        static let startPositionLong = FITProfileField(4, "start_position_long", .int32, units: "semicircles")
        static let sport = FITProfileField(5, "sport", .enumeration)
        static let subSport = FITProfileField(6, "sub_sport", .enumeration)
        static let totalElapsedTime = FITProfileField(7, "total_elapsed_time", .uint32, scale: 1000.0, units: "s")
        static let totalTimerTime = FITProfileField(8, "total_timer_time", .uint32, scale: 1000.0, units: "s")
        static let totalDistance = FITProfileField(9, "total_distance", .uint32, scale: 100.0, units: "m")
        static let totalCycles = FITProfileField(10, "total_cycles", .uint32)
        static let totalCalories = FITProfileField(11, "total_calories", .uint16, units: "kcal")
        static let avgSpeed = FITProfileField(14, "avg_speed", .uint16, scale: 1000.0, units: "m/s")
        static let maxSpeed = FITProfileField(15, "max_speed", .uint16, scale: 1000.0, units: "m/s")
        static let avgHeartRate = FITProfileField(16, "avg_heart_rate", .uint8, units: "bpm")
        static let maxHeartRate = FITProfileField(17, "max_heart_rate", .uint8, units: "bpm")
        static let avgCadence = FITProfileField(18, "avg_cadence", .uint8, units: "rpm")
        static let maxCadence = FITProfileField(19, "max_cadence", .uint8, units: "rpm")
        static let avgPower = FITProfileField(20, "avg_power", .uint16, units: "W")
        static let maxPower = FITProfileField(21, "max_power", .uint16, units: "W")
        static let totalAscent = FITProfileField(22, "total_ascent", .uint16, units: "m")
        static let totalDescent = FITProfileField(23, "total_descent", .uint16, units: "m")
        static let totalTrainingEffect = FITProfileField(24, "total_training_effect", .uint8, scale: 10.0)
        static let firstLapIndex = FITProfileField(25, "first_lap_index", .uint16)
        static let numLaps = FITProfileField(26, "num_laps", .uint16)
        static let trigger = FITProfileField(28, "trigger", .enumeration)
        static let numLengths = FITProfileField(33, "num_lengths", .uint16)
        static let normalizedPower = FITProfileField(34, "normalized_power", .uint16, units: "W")
        static let poolLength = FITProfileField(44, "pool_length", .uint16, scale: 100.0, units: "m")
        static let poolLengthUnit = FITProfileField(46, "pool_length_unit", .enumeration)
        static let numActiveLengths = FITProfileField(47, "num_active_lengths", .uint16)
        static let avgTemperature = FITProfileField(57, "avg_temperature", .int8, units: "°C")
        static let maxTemperature = FITProfileField(58, "max_temperature", .int8, units: "°C")
        static let totalMovingTime = FITProfileField(59, "total_moving_time", .uint32, scale: 1000.0, units: "s")
        static let minHeartRate = FITProfileField(64, "min_heart_rate", .uint8, units: "bpm")
        static let avgVerticalOscillation = FITProfileField(89, "avg_vertical_oscillation", .uint16, scale: 10.0, units: "mm")
        static let avgStanceTime = FITProfileField(91, "avg_stance_time", .uint16, scale: 10.0, units: "ms")
        static let sportProfileName = FITProfileField(110, "sport_profile_name", .text)
        static let sportIndex = FITProfileField(111, "sport_index", .uint8)
        static let enhancedAvgSpeed = FITProfileField(124, "enhanced_avg_speed", .uint32, scale: 1000.0, units: "m/s")
        static let enhancedMaxSpeed = FITProfileField(125, "enhanced_max_speed", .uint32, scale: 1000.0, units: "m/s")
        static let avgStepLength = FITProfileField(134, "avg_step_length", .uint16, scale: 10.0, units: "mm")
        static let trainingLoadPeak = FITProfileField(168, "training_load_peak", .int32, scale: 65536.0)
        static let workoutFeel = FITProfileField(192, "workout_feel", .uint8)
        static let workoutRpe = FITProfileField(193, "workout_rpe", .uint8, scale: 10.0)
        static let metabolicCalories = FITProfileField(196, "metabolic_calories", .uint16, units: "kcal")
        static let avgCoreTemperature = FITProfileField(208, "avg_core_temperature", .uint16, scale: 100.0, units: "°C")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
        static let messageIndex = FITProfileField(254, "message_index", .uint16)
    }
    enum Lap {
        static let event = FITProfileField(0, "event", .enumeration)
        static let eventType = FITProfileField(1, "event_type", .enumeration)
        static let startTime = FITProfileField(2, "start_time", .uint32, units: "s", isTime: true)
        static let totalElapsedTime = FITProfileField(7, "total_elapsed_time", .uint32, scale: 1000.0, units: "s")
        static let totalTimerTime = FITProfileField(8, "total_timer_time", .uint32, scale: 1000.0, units: "s")
        static let totalDistance = FITProfileField(9, "total_distance", .uint32, scale: 100.0, units: "m")
        static let totalCalories = FITProfileField(11, "total_calories", .uint16, units: "kcal")
        static let avgSpeed = FITProfileField(13, "avg_speed", .uint16, scale: 1000.0, units: "m/s")
        static let maxSpeed = FITProfileField(14, "max_speed", .uint16, scale: 1000.0, units: "m/s")
        static let avgHeartRate = FITProfileField(15, "avg_heart_rate", .uint8, units: "bpm")
        static let maxHeartRate = FITProfileField(16, "max_heart_rate", .uint8, units: "bpm")
        static let avgCadence = FITProfileField(17, "avg_cadence", .uint8, units: "rpm")
        static let maxCadence = FITProfileField(18, "max_cadence", .uint8, units: "rpm")
        static let avgPower = FITProfileField(19, "avg_power", .uint16, units: "W")
        static let maxPower = FITProfileField(20, "max_power", .uint16, units: "W")
        static let totalAscent = FITProfileField(21, "total_ascent", .uint16, units: "m")
        static let totalDescent = FITProfileField(22, "total_descent", .uint16, units: "m")
        static let intensity = FITProfileField(23, "intensity", .enumeration)
        static let lapTrigger = FITProfileField(24, "lap_trigger", .enumeration)
        static let sport = FITProfileField(25, "sport", .enumeration)
        static let subSport = FITProfileField(39, "sub_sport", .enumeration)
        static let minHeartRate = FITProfileField(63, "min_heart_rate", .uint8, units: "bpm")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
        static let messageIndex = FITProfileField(254, "message_index", .uint16)
    }
    enum Record {
        static let positionLat = FITProfileField(0, "position_lat", .int32, units: "semicircles")
        static let positionLong = FITProfileField(1, "position_long", .int32, units: "semicircles")
        static let altitude = FITProfileField(2, "altitude", .uint16, scale: 5.0, offset: 500.0, units: "m")
        static let heartRate = FITProfileField(3, "heart_rate", .uint8, units: "bpm")
        static let cadence = FITProfileField(4, "cadence", .uint8, units: "rpm")
        static let distance = FITProfileField(5, "distance", .uint32, scale: 100.0, units: "m")
        static let speed = FITProfileField(6, "speed", .uint16, scale: 1000.0, units: "m/s")
        static let power = FITProfileField(7, "power", .uint16, units: "W")
        static let compressedSpeedDistance = FITProfileField(8, "compressed_speed_distance", .bytes)
        static let grade = FITProfileField(9, "grade", .int16, scale: 100.0, units: "%")
        static let resistance = FITProfileField(10, "resistance", .uint8)
        static let timeFromCourse = FITProfileField(11, "time_from_course", .int32, scale: 1000.0, units: "s")
        static let cycleLength = FITProfileField(12, "cycle_length", .uint8, scale: 100.0, units: "m")
        static let temperature = FITProfileField(13, "temperature", .int8, units: "°C")
        static let cycles = FITProfileField(18, "cycles", .uint8)
        static let totalCycles = FITProfileField(19, "total_cycles", .uint32)
        static let compressedAccumulatedPower = FITProfileField(28, "compressed_accumulated_power", .uint16, units: "W")
        static let accumulatedPower = FITProfileField(29, "accumulated_power", .uint32, units: "W")
        static let leftRightBalance = FITProfileField(30, "left_right_balance", .uint8, units: "%")
        static let gpsAccuracy = FITProfileField(31, "gps_accuracy", .uint8, units: "m")
        static let verticalSpeed = FITProfileField(32, "vertical_speed", .int16, scale: 1000.0, units: "m/s")
        static let calories = FITProfileField(33, "calories", .uint16, units: "kcal")
        static let verticalOscillation = FITProfileField(39, "vertical_oscillation", .uint16, scale: 10.0, units: "mm")
        static let stanceTimePercent = FITProfileField(40, "stance_time_percent", .uint16, scale: 100.0, units: "%")
        static let stanceTime = FITProfileField(41, "stance_time", .uint16, scale: 10.0, units: "ms")
        static let activityType = FITProfileField(42, "activity_type", .enumeration)
        static let leftTorqueEffectiveness = FITProfileField(43, "left_torque_effectiveness", .uint8, scale: 2.0, units: "%")
        static let rightTorqueEffectiveness = FITProfileField(44, "right_torque_effectiveness", .uint8, scale: 2.0, units: "%")
        static let leftPedalSmoothness = FITProfileField(45, "left_pedal_smoothness", .uint8, scale: 2.0, units: "%")
        static let rightPedalSmoothness = FITProfileField(46, "right_pedal_smoothness", .uint8, scale: 2.0, units: "%")
        static let cadence256 = FITProfileField(52, "cadence256", .uint16, scale: 256.0, units: "rpm")
        static let fractionalCadence = FITProfileField(53, "fractional_cadence", .uint8, scale: 128.0, units: "rpm")
        static let deviceIndex = FITProfileField(62, "device_index", .uint8)
        static let enhancedSpeed = FITProfileField(73, "enhanced_speed", .uint32, scale: 1000.0, units: "m/s")
        static let enhancedAltitude = FITProfileField(78, "enhanced_altitude", .uint32, scale: 5.0, offset: 500.0, units: "m")
        static let verticalRatio = FITProfileField(83, "vertical_ratio", .uint16, scale: 100.0, units: "%")
        static let stanceTimeBalance = FITProfileField(84, "stance_time_balance", .uint16, scale: 100.0, units: "%")
        static let stepLength = FITProfileField(85, "step_length", .uint16, scale: 10.0, units: "mm")
        static let absolutePressure = FITProfileField(91, "absolute_pressure", .uint32, units: "Pa")
        static let depth = FITProfileField(92, "depth", .uint32, scale: 1000.0, units: "m")
        static let nextStopDepth = FITProfileField(93, "next_stop_depth", .uint32, scale: 1000.0, units: "m")
        static let ndlTime = FITProfileField(96, "ndl_time", .uint32, units: "s")
        static let cnsLoad = FITProfileField(97, "cns_load", .uint8, units: "%")
        static let n2Load = FITProfileField(98, "n2_load", .uint16, units: "%")
        static let respirationRate = FITProfileField(99, "respiration_rate", .uint8, units: "breaths/min")
        static let enhancedRespirationRate = FITProfileField(108, "enhanced_respiration_rate", .uint16, scale: 100.0, units: "breaths/min")
        static let coreTemperature = FITProfileField(139, "core_temperature", .uint16, scale: 100.0, units: "°C")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum Event {
        static let event = FITProfileField(0, "event", .enumeration)
        static let eventType = FITProfileField(1, "event_type", .enumeration)
        static let data16 = FITProfileField(2, "data16", .uint16)
        static let data = FITProfileField(3, "data", .uint32)
        static let eventGroup = FITProfileField(4, "event_group", .uint8)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum Hrv {
        static let time = FITProfileField(0, "time", .uint16, scale: 1000.0, units: "s")
    }
    enum Hr {
        static let fractionalTimestamp = FITProfileField(0, "fractional_timestamp", .uint16, scale: 32768.0, units: "s")
        static let time256 = FITProfileField(1, "time256", .uint8, scale: 256.0, units: "s")
        static let filteredBpm = FITProfileField(6, "filtered_bpm", .uint8, units: "bpm")
        static let eventTimestamp = FITProfileField(9, "event_timestamp", .uint32, scale: 1024.0, units: "s")
        static let eventTimestamp12 = FITProfileField(10, "event_timestamp_12", .bytes)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
}

extension FITMessageNumber {
    static let fileId = FITMessageNumber(0)
    static let deviceSettings = FITMessageNumber(2)
    static let userProfile = FITMessageNumber(3)
    static let zonesTarget = FITMessageNumber(7)
    static let sport = FITMessageNumber(12)
    static let session = FITMessageNumber(18)
    static let lap = FITMessageNumber(19)
    static let record = FITMessageNumber(20)
    static let event = FITMessageNumber(21)
    static let deviceInfo = FITMessageNumber(23)
    static let workout = FITMessageNumber(26)
    static let workoutStep = FITMessageNumber(27)
    static let weightScale = FITMessageNumber(30)
    static let course = FITMessageNumber(31)
    static let coursePoint = FITMessageNumber(32)
    static let activity = FITMessageNumber(34)
    static let fileCreator = FITMessageNumber(49)
    static let bloodPressure = FITMessageNumber(51)
    static let monitoring = FITMessageNumber(55)
    static let trainingFile = FITMessageNumber(72)
    static let hrv = FITMessageNumber(78)
    static let length = FITMessageNumber(101)
    static let monitoringInfo = FITMessageNumber(103)
    static let weatherConditions = FITMessageNumber(128)
    static let hr = FITMessageNumber(132)
    static let segmentLap = FITMessageNumber(142)
    static let gpsMetadata = FITMessageNumber(160)
    static let timestampCorrelation = FITMessageNumber(162)
    static let fieldDescription = FITMessageNumber(206)
    static let developerDataId = FITMessageNumber(207)
    static let monitoringHrData = FITMessageNumber(211)
    static let timeInZone = FITMessageNumber(216)
    static let stressLevel = FITMessageNumber(227)
    static let maxMetData = FITMessageNumber(229)
    static let diveSettings = FITMessageNumber(258)
    static let diveGas = FITMessageNumber(259)
    static let diveSummary = FITMessageNumber(268)
    static let spo2Data = FITMessageNumber(269)
    static let sleepLevel = FITMessageNumber(275)
    static let beatIntervals = FITMessageNumber(290)
    static let respirationRate = FITMessageNumber(297)
    static let split = FITMessageNumber(312)
    static let splitSummary = FITMessageNumber(313)
    static let sleepAssessment = FITMessageNumber(346)
    static let hrvStatusSummary = FITMessageNumber(370)
    static let hrvValue = FITMessageNumber(371)
    static let skinTempOvernight = FITMessageNumber(398)
}

extension FITProfile {
    /// The name of a message, or nil when the profile does not know it.
    static func name(of message: FITMessageNumber) -> String? {
        switch message.number {
        case 0: "file_id"
        case 2: "device_settings"
        case 3: "user_profile"
        case 7: "zones_target"
        case 12: "sport"
        case 18: "session"
        case 19: "lap"
        case 20: "record"
        case 21: "event"
        case 23: "device_info"
        case 26: "workout"
        case 27: "workout_step"
        case 30: "weight_scale"
        case 31: "course"
        case 32: "course_point"
        case 34: "activity"
        case 49: "file_creator"
        case 51: "blood_pressure"
        case 55: "monitoring"
        case 72: "training_file"
        case 78: "hrv"
        case 101: "length"
        case 103: "monitoring_info"
        case 128: "weather_conditions"
        case 132: "hr"
        case 142: "segment_lap"
        case 160: "gps_metadata"
        case 162: "timestamp_correlation"
        case 206: "field_description"
        case 207: "developer_data_id"
        case 211: "monitoring_hr_data"
        case 216: "time_in_zone"
        case 227: "stress_level"
        case 229: "max_met_data"
        case 258: "dive_settings"
        case 259: "dive_gas"
        case 268: "dive_summary"
        case 269: "spo2_data"
        case 275: "sleep_level"
        case 290: "beat_intervals"
        case 297: "respiration_rate"
        case 312: "split"
        case 313: "split_summary"
        case 346: "sleep_assessment"
        case 370: "hrv_status_summary"
        case 371: "hrv_value"
        case 398: "skin_temp_overnight"
        default: nil
        }
    }
}
