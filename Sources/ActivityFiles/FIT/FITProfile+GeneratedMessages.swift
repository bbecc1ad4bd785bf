// Written by Scripts/generate-fit-profile from Scripts/fit-profile.tsv. Do not edit.
// swift-format-ignore-file

extension FITProfile {
    enum FileId {
        static let type = FITProfileField(0, "type", .enumeration)
        static let manufacturer = FITProfileField(1, "manufacturer", .uint16)
        static let product = FITProfileField(2, "product", .uint16)
        static let serialNumber = FITProfileField(3, "serial_number", .uint32z)
        static let timeCreated = FITProfileField(4, "time_created", .uint32, units: "s", isTime: true)
        static let number = FITProfileField(5, "number", .uint16)
        static let productName = FITProfileField(8, "product_name", .text)
    }
    enum DeviceSettings {
        static let activeTimeZone = FITProfileField(0, "active_time_zone", .uint8)
        static let utcOffset = FITProfileField(1, "utc_offset", .uint32, units: "s")
        static let timeOffset = FITProfileField(2, "time_offset", .uint32, units: "s")
        static let timeZoneOffset = FITProfileField(5, "time_zone_offset", .int8, scale: 4.0, units: "h")
    }
    enum UserProfile {
        static let gender = FITProfileField(1, "gender", .enumeration)
        static let age = FITProfileField(2, "age", .uint8, units: "years")
        static let height = FITProfileField(3, "height", .uint8, scale: 100.0, units: "m")
        static let weight = FITProfileField(4, "weight", .uint16, scale: 10.0, units: "kg")
        static let restingHeartRate = FITProfileField(8, "resting_heart_rate", .uint8, units: "bpm")
        static let defaultMaxHeartRate = FITProfileField(11, "default_max_heart_rate", .uint8, units: "bpm")
    }
    enum ZonesTarget {
        static let maxHeartRate = FITProfileField(1, "max_heart_rate", .uint8, units: "bpm")
        static let thresholdHeartRate = FITProfileField(2, "threshold_heart_rate", .uint8, units: "bpm")
        static let functionalThresholdPower = FITProfileField(3, "functional_threshold_power", .uint16, units: "W")
    }
    enum Sport {
        static let sport = FITProfileField(0, "sport", .enumeration)
        static let subSport = FITProfileField(1, "sub_sport", .enumeration)
        static let name = FITProfileField(3, "name", .text)
    }
    enum DeviceInfo {
        static let deviceIndex = FITProfileField(0, "device_index", .uint8)
        static let deviceType = FITProfileField(1, "device_type", .uint8)
        static let manufacturer = FITProfileField(2, "manufacturer", .uint16)
        static let serialNumber = FITProfileField(3, "serial_number", .uint32z)
        static let product = FITProfileField(4, "product", .uint16)
        static let softwareVersion = FITProfileField(5, "software_version", .uint16, scale: 100.0)
        static let batteryVoltage = FITProfileField(10, "battery_voltage", .uint16, scale: 256.0, units: "V")
        static let batteryStatus = FITProfileField(11, "battery_status", .uint8)
        static let sourceType = FITProfileField(25, "source_type", .enumeration)
        static let productName = FITProfileField(27, "product_name", .text)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum Workout {
        static let sport = FITProfileField(4, "sport", .enumeration)
        static let numValidSteps = FITProfileField(6, "num_valid_steps", .uint16)
        static let wktName = FITProfileField(8, "wkt_name", .text)
        static let subSport = FITProfileField(11, "sub_sport", .enumeration)
    }
    enum WorkoutStep {
        static let wktStepName = FITProfileField(0, "wkt_step_name", .text)
        static let durationType = FITProfileField(1, "duration_type", .enumeration)
        static let durationValue = FITProfileField(2, "duration_value", .uint32)
        static let targetType = FITProfileField(3, "target_type", .enumeration)
        static let targetValue = FITProfileField(4, "target_value", .uint32)
        static let customTargetValueLow = FITProfileField(5, "custom_target_value_low", .uint32)
        static let customTargetValueHigh = FITProfileField(6, "custom_target_value_high", .uint32)
        static let intensity = FITProfileField(7, "intensity", .enumeration)
        static let notes = FITProfileField(8, "notes", .text)
        static let messageIndex = FITProfileField(254, "message_index", .uint16)
    }
    enum WeightScale {
        static let weight = FITProfileField(0, "weight", .uint16, scale: 100.0, units: "kg")
        static let percentFat = FITProfileField(1, "percent_fat", .uint16, scale: 100.0, units: "%")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum Course {
        static let sport = FITProfileField(4, "sport", .enumeration)
        static let name = FITProfileField(5, "name", .text)
    }
    enum CoursePoint {
        static let timestamp = FITProfileField(1, "timestamp", .uint32, units: "s", isTime: true)
        static let positionLat = FITProfileField(2, "position_lat", .int32, units: "semicircles")
        static let positionLong = FITProfileField(3, "position_long", .int32, units: "semicircles")
        static let distance = FITProfileField(4, "distance", .uint32, scale: 100.0, units: "m")
        static let type = FITProfileField(5, "type", .enumeration)
        static let name = FITProfileField(6, "name", .text)
    }
    enum Activity {
        static let totalTimerTime = FITProfileField(0, "total_timer_time", .uint32, scale: 1000.0, units: "s")
        static let numSessions = FITProfileField(1, "num_sessions", .uint16)
        static let type = FITProfileField(2, "type", .enumeration)
        static let event = FITProfileField(3, "event", .enumeration)
        static let eventType = FITProfileField(4, "event_type", .enumeration)
        static let localTimestamp = FITProfileField(5, "local_timestamp", .uint32, units: "s", isTime: true)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum FileCreator {
        static let softwareVersion = FITProfileField(0, "software_version", .uint16)
        static let hardwareVersion = FITProfileField(1, "hardware_version", .uint8)
    }
    enum BloodPressure {
        static let systolicPressure = FITProfileField(0, "systolic_pressure", .uint16, units: "mmHg")
        static let diastolicPressure = FITProfileField(1, "diastolic_pressure", .uint16, units: "mmHg")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum Monitoring {
        static let deviceIndex = FITProfileField(0, "device_index", .uint8)
        static let distance = FITProfileField(2, "distance", .uint32, scale: 100.0, units: "m")
        static let cycles = FITProfileField(3, "cycles", .uint32)
        static let activeTime = FITProfileField(4, "active_time", .uint32, scale: 1000.0, units: "s")
        static let activityType = FITProfileField(5, "activity_type", .enumeration)
        static let activeCalories = FITProfileField(19, "active_calories", .uint16, units: "kcal")
        static let currentActivityTypeIntensity = FITProfileField(24, "current_activity_type_intensity", .bytes)
        static let timestamp16 = FITProfileField(26, "timestamp_16", .uint16, units: "s")
        static let heartRate = FITProfileField(27, "heart_rate", .uint8, units: "bpm")
        static let durationMin = FITProfileField(29, "duration_min", .uint16, units: "min")
        static let ascent = FITProfileField(31, "ascent", .uint32, scale: 1000.0, units: "m")
        static let descent = FITProfileField(32, "descent", .uint32, scale: 1000.0, units: "m")
        static let moderateActivityMinutes = FITProfileField(33, "moderate_activity_minutes", .uint16, units: "min")
        static let vigorousActivityMinutes = FITProfileField(34, "vigorous_activity_minutes", .uint16, units: "min")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum TrainingFile {
        static let manufacturer = FITProfileField(1, "manufacturer", .uint16)
        static let product = FITProfileField(2, "product", .uint16)
    }
    enum Length {
        static let event = FITProfileField(0, "event", .enumeration)
        static let eventType = FITProfileField(1, "event_type", .enumeration)
        static let startTime = FITProfileField(2, "start_time", .uint32, units: "s", isTime: true)
        static let totalElapsedTime = FITProfileField(3, "total_elapsed_time", .uint32, scale: 1000.0, units: "s")
        static let totalTimerTime = FITProfileField(4, "total_timer_time", .uint32, scale: 1000.0, units: "s")
        static let totalStrokes = FITProfileField(5, "total_strokes", .uint16)
        static let avgSpeed = FITProfileField(6, "avg_speed", .uint16, scale: 1000.0, units: "m/s")
        static let swimStroke = FITProfileField(7, "swim_stroke", .enumeration)
        static let avgSwimmingCadence = FITProfileField(9, "avg_swimming_cadence", .uint8, units: "strokes/min")
        static let lengthType = FITProfileField(12, "length_type", .enumeration)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum MonitoringInfo {
        static let localTimestamp = FITProfileField(0, "local_timestamp", .uint32, units: "s", isTime: true)
        static let activityType = FITProfileField(1, "activity_type", .enumeration)
        static let cyclesToDistance = FITProfileField(3, "cycles_to_distance", .uint16, scale: 5000.0, units: "m/cycle")
        static let cyclesToCalories = FITProfileField(4, "cycles_to_calories", .uint16, scale: 5000.0, units: "kcal/cycle")
        static let restingMetabolicRate = FITProfileField(5, "resting_metabolic_rate", .uint16, units: "kcal/day")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum WeatherConditions {
        static let weatherReport = FITProfileField(0, "weather_report", .enumeration)
        static let temperature = FITProfileField(1, "temperature", .int8, units: "°C")
        static let condition = FITProfileField(2, "condition", .enumeration)
        static let windDirection = FITProfileField(3, "wind_direction", .uint16, units: "°")
        static let windSpeed = FITProfileField(4, "wind_speed", .uint16, scale: 1000.0, units: "m/s")
        static let temperatureFeelsLike = FITProfileField(6, "temperature_feels_like", .int8, units: "°C")
        static let relativeHumidity = FITProfileField(7, "relative_humidity", .uint8, units: "%")
        static let location = FITProfileField(8, "location", .text)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum SegmentLap {
        static let totalElapsedTime = FITProfileField(7, "total_elapsed_time", .uint32, scale: 1000.0, units: "s")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum GpsMetadata {
        static let timestampMs = FITProfileField(0, "timestamp_ms", .uint16, units: "ms")
        static let positionLat = FITProfileField(1, "position_lat", .int32, units: "semicircles")
        static let positionLong = FITProfileField(2, "position_long", .int32, units: "semicircles")
        static let enhancedAltitude = FITProfileField(3, "enhanced_altitude", .uint32, scale: 5.0, offset: 500.0, units: "m")
        static let enhancedSpeed = FITProfileField(4, "enhanced_speed", .uint32, scale: 1000.0, units: "m/s")
        static let heading = FITProfileField(5, "heading", .uint16, scale: 100.0, units: "°")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum TimestampCorrelation {
        static let fractionalTimestamp = FITProfileField(0, "fractional_timestamp", .uint16, scale: 32768.0, units: "s")
        static let systemTimestamp = FITProfileField(1, "system_timestamp", .uint32, units: "s", isTime: true)
        static let localTimestamp = FITProfileField(3, "local_timestamp", .uint32, units: "s", isTime: true)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum FieldDescription {
        static let developerDataIndex = FITProfileField(0, "developer_data_index", .uint8)
        static let fieldDefinitionNumber = FITProfileField(1, "field_definition_number", .uint8)
        static let fitBaseTypeId = FITProfileField(2, "fit_base_type_id", .uint8)
        static let fieldName = FITProfileField(3, "field_name", .text)
        static let scale = FITProfileField(6, "scale", .uint8)
        static let offset = FITProfileField(7, "offset", .int8)
        static let units = FITProfileField(8, "units", .text)
        static let fitBaseUnitId = FITProfileField(13, "fit_base_unit_id", .uint16)
        static let nativeMesgNum = FITProfileField(14, "native_mesg_num", .uint16)
        static let nativeFieldNum = FITProfileField(15, "native_field_num", .uint8)
    }
    enum DeveloperDataId {
        static let developerId = FITProfileField(0, "developer_id", .bytes)
        static let applicationId = FITProfileField(1, "application_id", .bytes)
        static let manufacturerId = FITProfileField(2, "manufacturer_id", .uint16)
        static let developerDataIndex = FITProfileField(3, "developer_data_index", .uint8)
        static let applicationVersion = FITProfileField(4, "application_version", .uint32)
    }
    enum MonitoringHrData {
        static let restingHeartRate = FITProfileField(0, "resting_heart_rate", .uint8, units: "bpm")
        static let currentDayRestingHeartRate = FITProfileField(1, "current_day_resting_heart_rate", .uint8, units: "bpm")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum TimeInZone {
        static let timeInHrZone = FITProfileField(2, "time_in_hr_zone", .uint32, scale: 1000.0, units: "s")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum StressLevel {
        static let stressLevelValue = FITProfileField(0, "stress_level_value", .int16)
        static let stressLevelTime = FITProfileField(1, "stress_level_time", .uint32, units: "s", isTime: true)
    }
    enum MaxMetData {
        static let updateTime = FITProfileField(0, "update_time", .uint32, units: "s", isTime: true)
        static let vo2Max = FITProfileField(2, "vo2_max", .uint16, scale: 10.0, units: "ml/kg/min")
        static let sport = FITProfileField(5, "sport", .enumeration)
    }
    enum DiveSettings {
        static let name = FITProfileField(0, "name", .text)
    }
    enum DiveGas {
        static let heliumContent = FITProfileField(0, "helium_content", .uint8, units: "%")
        static let oxygenContent = FITProfileField(1, "oxygen_content", .uint8, units: "%")
    }
    enum DiveSummary {
        static let avgDepth = FITProfileField(2, "avg_depth", .uint32, scale: 1000.0, units: "m")
        static let maxDepth = FITProfileField(3, "max_depth", .uint32, scale: 1000.0, units: "m")
    }
    enum Spo2Data {
        static let readingSpo2 = FITProfileField(0, "reading_spo2", .uint8, units: "%")
        static let readingConfidence = FITProfileField(1, "reading_confidence", .uint8)
        static let mode = FITProfileField(2, "mode", .enumeration)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum SleepLevel {
        static let sleepLevel = FITProfileField(0, "sleep_level", .enumeration)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum BeatIntervals {
        static let timestampMs = FITProfileField(0, "timestamp_ms", .uint16, units: "ms")
        static let time = FITProfileField(1, "time", .uint16, scale: 1000.0, units: "s")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum RespirationRate {
        static let respirationRate = FITProfileField(0, "respiration_rate", .int16, scale: 100.0, units: "breaths/min")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum Split {
        static let splitType = FITProfileField(0, "split_type", .enumeration)
        static let totalElapsedTime = FITProfileField(1, "total_elapsed_time", .uint32, scale: 1000.0, units: "s")
        static let totalDistance = FITProfileField(3, "total_distance", .uint32, scale: 100.0, units: "m")
    }
    enum SplitSummary {
        static let splitType = FITProfileField(0, "split_type", .enumeration)
    }
    enum SleepAssessment {
        static let overallSleepScore = FITProfileField(6, "overall_sleep_score", .uint8)
        static let awakeningsCount = FITProfileField(11, "awakenings_count", .uint8)
    }
    enum HrvStatusSummary {
        static let weeklyAverage = FITProfileField(0, "weekly_average", .uint16, scale: 128.0, units: "ms")
        static let lastNightAverage = FITProfileField(1, "last_night_average", .uint16, scale: 128.0, units: "ms")
        static let lastNight5MinHigh = FITProfileField(2, "last_night_5_min_high", .uint16, scale: 128.0, units: "ms")
        static let baselineLowUpper = FITProfileField(3, "baseline_low_upper", .uint16, scale: 128.0, units: "ms")
        static let baselineBalancedLower = FITProfileField(4, "baseline_balanced_lower", .uint16, scale: 128.0, units: "ms")
        static let baselineBalancedUpper = FITProfileField(5, "baseline_balanced_upper", .uint16, scale: 128.0, units: "ms")
        static let status = FITProfileField(6, "status", .enumeration)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum HrvValue {
        static let value = FITProfileField(0, "value", .uint16, scale: 128.0, units: "ms")
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
    enum SkinTempOvernight {
        static let localTimestamp = FITProfileField(0, "local_timestamp", .uint32, units: "s", isTime: true)
        static let timestamp = FITProfileField(253, "timestamp", .uint32, units: "s", isTime: true)
    }
}
