import Localizations

/// Words for the names in findings of file readers, by their stored form.
extension Phrase {
    /// Nil for a name from the file itself, such as a column title or a manufacturer's message.
    static func findingName(_ name: String) -> Phrase? {
        valueName(name) ?? dayName(name) ?? contentName(name) ?? markupName(name)
    }

    /// Returns the name in the user's language; a name from the file stays unchanged.
    static func findingName(_ name: String, _ language: Language) -> String {
        if let phrase = findingName(name) { return phrase.text(language) }
        let method = "zip method "
        guard name.utf8.starts(with: method.utf8) else { return name }
        let number = String(decoding: name.utf8.dropFirst(method.utf8.count), as: UTF8.self)
        return Phrase.markupMethod(number: number).text(language)
    }

    /// Values of points, laps and activities.
    private static func valueName(_ name: String) -> Phrase? {
        switch name {
        case "time": .valueTime
        case "elapsed": .valueElapsed
        case "timer": .valueTimer
        case "duration": .valueDuration
        case "date": .valueDate
        case "value": .valueValue
        case "unit": .valueUnit
        case "position": .valuePosition
        case "latitude": .valueLatitude
        case "longitude": .valueLongitude
        case "accuracy", "position_accuracy": .valueAccuracy
        case "altitude": .valueAltitude
        case "distance": .valueDistance
        case "speed": .valueSpeed
        case "cadence": .valueCadence
        case "power": .valuePower
        case "power_balance": .valuePowerBalance
        case "energy": .valueEnergy
        case "effort": .valueEffort
        case "temperature": .valueTemperature
        case "humidity": .valueHumidity
        case "heart rate", "heart_rate": .valueHeartRate
        case "beat": .valueBeat
        case "beat interval", "beat_interval": .valueBeatInterval
        case "respiration": .valueRespiration
        case "core_temperature": .valueCoreTemperature
        case "skin_temperature": .valueSkinTemperature
        case "heat_strain_index": .valueHeatStrainIndex
        case "step_length": .valueStepLength
        case "vertical_oscillation": .valueVerticalOscillation
        case "vertical_ratio": .valueVerticalRatio
        case "ground_contact_time": .valueGroundContactTime
        case "ground_contact_balance": .valueGroundContactBalance
        default: nil
        }
    }

    /// Values of days and nights.
    private static func dayName(_ name: String) -> Phrase? {
        switch name {
        case "steps": .dayValueSteps
        case "walking_running_distance": .dayValueWalkingRunningDistance
        case "cycling_distance": .dayValueCyclingDistance
        case "swimming_distance": .dayValueSwimmingDistance
        case "active_energy": .dayValueActiveEnergy
        case "basal_energy": .dayValueBasalEnergy
        case "flights_climbed": .dayValueFlightsClimbed
        case "exercise_time": .dayValueExerciseTime
        case "stand_time": .dayValueStandTime
        case "running_speed": .dayValueRunningSpeed
        case "running_power": .dayValueRunningPower
        case "resting_heart_rate": .dayValueRestingHeartRate
        case "hrv_sdnn": .dayValueHrvSdnn
        case "hrv_rmssd_recovery": .dayValueHrvRmssdRecovery
        case "hrv_rmssd": .dayValueHrvRmssd
        case "device_vo2max": .dayValueDeviceVo2max
        case "respiratory_rate": .dayValueRespiratoryRate
        case "body_mass", "weight": .dayValueBodyMass
        case "height": .dayValueHeight
        case "sleep": .dayValueSleep
        case "sleep_in_bed": .dayValueSleepInBed
        case "sleep_awake": .dayValueSleepAwake
        case "sleep_unspecified": .dayValueSleepUnspecified
        case "sleep_core": .dayValueSleepCore
        case "sleep_deep": .dayValueSleepDeep
        case "sleep_rem": .dayValueSleepRem
        case "menstrual flow", "menstrual_flow": .dayValueMenstrualFlow
        case "birth_year": .dayValueBirthYear
        case "sex": .dayValueSex
        case "heart_medication": .dayValueHeartMedication
        default: nil
        }
    }
}
