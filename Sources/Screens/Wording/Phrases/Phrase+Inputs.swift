import Localizations

/// Words for inputs of estimates, by the names that Analysis gives them.
extension Phrase {
    /// Nil for a name without words. A test finds such names.
    static func input(_ name: String) -> Phrase? {
        bodyInput(name) ?? loadInput(name) ?? raceInput(name) ?? runInput(name) ?? heatInput(name)
    }

    private static func bodyInput(_ name: String) -> Phrase? {
        switch name {
        case "hrv": .variability
        case "hrv_sdnn": .inputHrvSdnn
        case "hrv_rmssd_recovery": .inputHrvRmssdRecovery
        case "hrv_rmssd": .inputHrvRmssd
        case "resting heart rate", "resting_heart_rate": .restingHeartRate
        case "respiration": .respiration
        case "sleep score": .inputSleepScore
        case "sleep": .sleep
        case "sleep need": .inputSleepNeed
        case "duration": .sleepDuration
        case "efficiency": .sleepEfficiency
        case "regularity": .sleepConsistency
        case "sleep regularity index": .inputSleepRegularityIndex
        case "usual_middle": .inputUsualMiddle
        case "usual_spread": .inputUsualSpread
        case "training impulse": .inputTrainingImpulse
        case "training impulse outside activities": .inputTrainingImpulseOutsideActivities
        case "hours of heart rate": .inputHoursOfHeartRate
        case "session": .inputSession
        case "sex not stated, mean of both weightings": .inputSexNotStatedMeanOfBothWeightings
        case "age": .ageInput
        case "mass": .inputMass
        case "heart_medication": .inputHeartMedication
        default: nil
        }
    }

    private static func loadInput(_ name: String) -> Phrase? {
        switch name {
        case "acute": .inputAcute
        case "chronic": .inputChronic
        case "chronic_before": .inputChronicBefore
        case "acute_smoothed": .inputAcuteSmoothed
        case "chronic_smoothed": .inputChronicSmoothed
        case "fitness_yesterday": .inputFitnessYesterday
        case "fatigue_yesterday": .inputFatigueYesterday
        case "load_today": .inputLoadToday
        case "fitness_today": .inputFitnessToday
        case "fatigue_today": .inputFatigueToday
        case "days_ahead": .inputDaysAhead
        case "runs_without_weather": .inputRunsWithoutWeather
        case "days_taken_for_rest": .inputDaysTakenForRest
        case "load": .sessionLoad
        case "planned load": .inputPlannedLoad
        case "rtss": .inputRtss
        case "hrtss": .inputHrtss
        case "load, from power": .inputLoadFromPower
        case "load, from duration": .inputLoadFromDuration
        case "srpe": .inputSrpe
        case "load by pace": .inputLoadByPace
        case "load by heart rate": .heartLoadLabel
        case "longest run of the week": .inputLongestRunOfTheWeek
        case "longest of the 30 days before": .inputLongestOfThe30DaysBefore
        case "days looked back": .inputDaysLookedBack
        case "break": .inputBreak
        default: nil
        }
    }

    private static func raceInput(_ name: String) -> Phrase? {
        switch name {
        case "race": .inputRace
        case "races": .inputRaces
        case "windows of beats": .inputWindowsOfBeats
        case "windows left out": .inputWindowsLeftOut
        case "effort": .inputEffort
        case "best_effort": .inputBestEffort
        case "fastest stretch": .inputFastestStretch
        case "known_before": .inputKnownBefore
        case "effort, metres": .inputEffortMetres
        case "effort, seconds": .inputEffortSeconds
        case "effort, deviation of ln T": .inputEffortDeviationOfLnT
        case "pooled time": .inputPooledTime
        case "error on own races, pooled": .inputErrorOnOwnRacesPooled
        case "error on own races, Riegel": .inputErrorOnOwnRacesRiegel
        case "error on own races, VDOT": .inputErrorOnOwnRacesVDOT
        case "predicted time": .inputPredictedTime
        case "second half over first": .inputSecondHalfOverFirst
        case "submax_measured_hrmax": .inputSubmaxMeasuredHrmax
        case "submax_age_hrmax": .inputSubmaxAgeHrmax
        case "device": .inputDevice
        case "steady_running": .inputSteadyRunning
        case "time": .time
        case "standard for the age": .inputStandardForTheAge
        case "speed at full uptake": .inputSpeedAtFullUptake
        case "threshold_speed": .thresholdPace
        case "critical_speed": .criticalSpeed
        case "threshold_heart_rate": .thresholdHeartRate
        case "last 20 minutes of a threshold test": .inputLast20MinutesOfAThresholdTest
        case "share held for an hour": .inputShareHeldForAnHour
        case "mean heart rate of a race": .inputMeanHeartRateOfARace
        case "maximum heart rate", "maximum_heart_rate": .maximumHeartRate
        case "session_peak": .inputSessionPeak
        case "stated": .inputStated
        case "observed": .inputObserved
        case "derived": .inputDerived
        case "predicted": .inputPredicted
        default: nil
        }
    }

    private static func runInput(_ name: String) -> Phrase? {
        switch name {
        case "distance": .distance
        case "speed": .pace
        case "heart rate", "heart_rate": .heartRate
        case "power": .power
        case "cadence": .cadence
        case "step_length": .stepLength
        case "ground_contact_time": .groundContact
        case "vertical_oscillation": .verticalOscillation
        case "vertical_ratio": .verticalRatio
        case "percent left": .inputPercentLeft
        case "metres per beat": .inputMetresPerBeat
        case "decoupling": .decoupling
        case "efficiency lost late": .durability
        case "drop in a minute": .inputDropInAMinute
        case "internal over external load, late against early": .inputInternalOverExternalLoadLateAgainstEarly
        case "onset": .inputOnset
        case "easy": .inputEasy
        case "middle": .inputMiddle
        case "hard": .inputHard
        case "metres downhill": .inputMetresDownhill
        case "metres level": .inputMetresLevel
        case "metres uphill": .inputMetresUphill
        case "median altitude": .inputMedianAltitude
        case "gain": .ascent
        case "seconds": .time
        case "run": .inputRun
        case "first day": .inputFirstDay
        case "last day": .inputLastDay
        default: nil
        }
    }

    private static func heatInput(_ name: String) -> Phrase? {
        switch name {
        case "temperature": .temperature
        case "worth of the best source": .inputWorthOfTheBestSource
        case "age of its newest evidence": .inputAgeOfItsNewestEvidence
        case "pieces of evidence": .inputPiecesOfEvidence
        case "share of sensor data": .inputShareOfSensorData
        case "spread of methods": .inputSpreadOfMethods
        case "wet-bulb globe temperature": .inputWetBulbGlobeTemperature
        case "humidity": .humidityLabel
        case "heat exposure": .inputHeatExposure
        case "heat only if the sun shone": .inputHeatOnlyIfTheSunShone
        case "wind, sun and humidity measured": .inputWindSunAndHumidityMeasured
        case "wind, sun or humidity assumed": .inputWindSunOrHumidityAssumed
        case "wind and sun measured": .inputWindAndSunMeasured
        case "wind or sun assumed": .inputWindOrSunAssumed
        case "beats above the fit": .inputBeatsAboveTheFit
        case "state at the start": .inputStateAtTheStart
        case "slowdown": .inputSlowdown
        case "cool pace": .inputCoolPace
        case "share of heart-rate reserve": .inputShareOfHeartRateReserve
        case "weeks since the first": .inputWeeksSinceTheFirst
        case "heat felt": .inputHeatFelt
        case "heat felt above 12.5 °C": .inputHeatFeltAbove125C
        case "moving time": .movingTime
        case "steady runs": .inputSteadyRuns
        case "personal share": .inputPersonalShare
        case "population slope": .inputPopulationSlope
        case "error on unseen runs, own": .inputErrorOnUnseenRunsOwn
        case "error on unseen runs, population": .inputErrorOnUnseenRunsPopulation
        case "error on unseen runs, no heat": .inputErrorOnUnseenRunsNoHeat
        case "route": .route
        case "left by the fit, ln speed": .inputLeftByTheFitLnSpeed
        default: nil
        }
    }
}
