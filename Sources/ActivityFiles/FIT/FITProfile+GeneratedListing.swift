// Written by Scripts/generate-fit-profile from Scripts/fit-profile.tsv. Do not edit.
// swift-format-ignore-file

extension FITProfile {
    /// What the profile knows of a message's fields; empty for a message it does not know.
    static func fields(of message: FITMessageNumber) -> [FITProfileField] {
        switch message.number {
        case 0:
            [FileId.type, FileId.manufacturer, FileId.product, FileId.serialNumber, FileId.timeCreated, FileId.number,
                FileId.productName]
        case 2:
            [DeviceSettings.activeTimeZone, DeviceSettings.utcOffset, DeviceSettings.timeOffset, DeviceSettings.timeZoneOffset]
        case 3:
            [UserProfile.gender, UserProfile.age, UserProfile.height, UserProfile.weight, UserProfile.restingHeartRate,
                UserProfile.defaultMaxHeartRate]
        case 7:
            [ZonesTarget.maxHeartRate, ZonesTarget.thresholdHeartRate, ZonesTarget.functionalThresholdPower]
        case 12:
            [Sport.sport, Sport.subSport, Sport.name]
        case 18:
            [Session.event, Session.eventType, Session.startTime, Session.startPositionLat, Session.startPositionLong,
                Session.sport, Session.subSport, Session.totalElapsedTime, Session.totalTimerTime, Session.totalDistance,
                Session.totalCycles, Session.totalCalories, Session.avgSpeed, Session.maxSpeed, Session.avgHeartRate,
                Session.maxHeartRate, Session.avgCadence, Session.maxCadence, Session.avgPower, Session.maxPower,
                Session.totalAscent, Session.totalDescent, Session.totalTrainingEffect, Session.firstLapIndex, Session.numLaps,
                Session.trigger, Session.numLengths, Session.normalizedPower, Session.poolLength, Session.poolLengthUnit,
                Session.numActiveLengths, Session.avgTemperature, Session.maxTemperature, Session.totalMovingTime,
                Session.minHeartRate, Session.avgVerticalOscillation, Session.avgStanceTime, Session.sportProfileName,
                Session.sportIndex, Session.enhancedAvgSpeed, Session.enhancedMaxSpeed, Session.avgStepLength,
                Session.trainingLoadPeak, Session.workoutFeel, Session.workoutRpe, Session.metabolicCalories,
                Session.avgCoreTemperature, Session.timestamp, Session.messageIndex]
        case 19:
            [Lap.event, Lap.eventType, Lap.startTime, Lap.totalElapsedTime, Lap.totalTimerTime, Lap.totalDistance,
                Lap.totalCalories, Lap.avgSpeed, Lap.maxSpeed, Lap.avgHeartRate, Lap.maxHeartRate, Lap.avgCadence, Lap.maxCadence,
                Lap.avgPower, Lap.maxPower, Lap.totalAscent, Lap.totalDescent, Lap.intensity, Lap.lapTrigger, Lap.sport,
                Lap.subSport, Lap.minHeartRate, Lap.timestamp, Lap.messageIndex]
        case 20:
            [Record.positionLat, Record.positionLong, Record.altitude, Record.heartRate, Record.cadence, Record.distance,
                Record.speed, Record.power, Record.compressedSpeedDistance, Record.grade, Record.resistance,
                Record.timeFromCourse, Record.cycleLength, Record.temperature, Record.cycles, Record.totalCycles,
                Record.compressedAccumulatedPower, Record.accumulatedPower, Record.leftRightBalance, Record.gpsAccuracy,
                Record.verticalSpeed, Record.calories, Record.verticalOscillation, Record.stanceTimePercent, Record.stanceTime,
                Record.activityType, Record.leftTorqueEffectiveness, Record.rightTorqueEffectiveness, Record.leftPedalSmoothness,
                Record.rightPedalSmoothness, Record.cadence256, Record.fractionalCadence, Record.deviceIndex,
                Record.enhancedSpeed, Record.enhancedAltitude, Record.verticalRatio, Record.stanceTimeBalance, Record.stepLength,
                Record.absolutePressure, Record.depth, Record.nextStopDepth, Record.ndlTime, Record.cnsLoad, Record.n2Load,
                Record.respirationRate, Record.enhancedRespirationRate, Record.coreTemperature, Record.timestamp]
        case 21:
            [Event.event, Event.eventType, Event.data16, Event.data, Event.eventGroup, Event.timestamp]
        case 23:
            [DeviceInfo.deviceIndex, DeviceInfo.deviceType, DeviceInfo.manufacturer, DeviceInfo.serialNumber, DeviceInfo.product,
                DeviceInfo.softwareVersion, DeviceInfo.batteryVoltage, DeviceInfo.batteryStatus, DeviceInfo.sourceType,
                DeviceInfo.productName, DeviceInfo.timestamp]
        case 26:
            [Workout.sport, Workout.numValidSteps, Workout.wktName, Workout.subSport]
        case 27:
            [WorkoutStep.wktStepName, WorkoutStep.durationType, WorkoutStep.durationValue, WorkoutStep.targetType,
                WorkoutStep.targetValue, WorkoutStep.customTargetValueLow, WorkoutStep.customTargetValueHigh,
                WorkoutStep.intensity, WorkoutStep.notes, WorkoutStep.messageIndex]
        case 30:
            [WeightScale.weight, WeightScale.percentFat, WeightScale.timestamp]
        case 31:
            [Course.sport, Course.name]
        case 32:
            [CoursePoint.timestamp, CoursePoint.positionLat, CoursePoint.positionLong, CoursePoint.distance, CoursePoint.type,
                CoursePoint.name]
        case 34:
            [Activity.totalTimerTime, Activity.numSessions, Activity.type, Activity.event, Activity.eventType,
                Activity.localTimestamp, Activity.timestamp]
        case 49:
            [FileCreator.softwareVersion, FileCreator.hardwareVersion]
        case 51:
            [BloodPressure.systolicPressure, BloodPressure.diastolicPressure, BloodPressure.timestamp]
        case 55:
            [Monitoring.deviceIndex, Monitoring.distance, Monitoring.cycles, Monitoring.activeTime, Monitoring.activityType,
                Monitoring.activeCalories, Monitoring.currentActivityTypeIntensity, Monitoring.timestamp16, Monitoring.heartRate,
                Monitoring.durationMin, Monitoring.ascent, Monitoring.descent, Monitoring.moderateActivityMinutes,
                Monitoring.vigorousActivityMinutes, Monitoring.timestamp]
        case 72:
            [TrainingFile.manufacturer, TrainingFile.product]
        case 78:
            [Hrv.time]
        case 101:
            [Length.event, Length.eventType, Length.startTime, Length.totalElapsedTime, Length.totalTimerTime,
                Length.totalStrokes, Length.avgSpeed, Length.swimStroke, Length.avgSwimmingCadence, Length.lengthType,
                Length.timestamp]
        case 103:
            [MonitoringInfo.localTimestamp, MonitoringInfo.activityType, MonitoringInfo.cyclesToDistance,
                MonitoringInfo.cyclesToCalories, MonitoringInfo.restingMetabolicRate, MonitoringInfo.timestamp]
        case 128:
            [WeatherConditions.weatherReport, WeatherConditions.temperature, WeatherConditions.condition,
                WeatherConditions.windDirection, WeatherConditions.windSpeed, WeatherConditions.temperatureFeelsLike,
                WeatherConditions.relativeHumidity, WeatherConditions.location, WeatherConditions.timestamp]
        case 132:
            [Hr.fractionalTimestamp, Hr.time256, Hr.filteredBpm, Hr.eventTimestamp, Hr.eventTimestamp12, Hr.timestamp]
        case 142:
            [SegmentLap.totalElapsedTime, SegmentLap.timestamp]
        case 160:
            [GpsMetadata.timestampMs, GpsMetadata.positionLat, GpsMetadata.positionLong, GpsMetadata.enhancedAltitude,
                GpsMetadata.enhancedSpeed, GpsMetadata.heading, GpsMetadata.timestamp]
        case 162:
            [TimestampCorrelation.fractionalTimestamp, TimestampCorrelation.systemTimestamp, TimestampCorrelation.localTimestamp,
                TimestampCorrelation.timestamp]
        case 206:
            [FieldDescription.developerDataIndex, FieldDescription.fieldDefinitionNumber, FieldDescription.fitBaseTypeId,
                FieldDescription.fieldName, FieldDescription.scale, FieldDescription.offset, FieldDescription.units,
                FieldDescription.fitBaseUnitId, FieldDescription.nativeMesgNum, FieldDescription.nativeFieldNum]
        case 207:
            [DeveloperDataId.developerId, DeveloperDataId.applicationId, DeveloperDataId.manufacturerId,
                DeveloperDataId.developerDataIndex, DeveloperDataId.applicationVersion]
        case 211:
            [MonitoringHrData.restingHeartRate, MonitoringHrData.currentDayRestingHeartRate, MonitoringHrData.timestamp]
        case 216:
            [TimeInZone.timeInHrZone, TimeInZone.timestamp]
        case 227:
            [StressLevel.stressLevelValue, StressLevel.stressLevelTime]
        case 229:
            [MaxMetData.updateTime, MaxMetData.vo2Max, MaxMetData.sport]
        case 258:
            [DiveSettings.name]
        case 259:
            [DiveGas.heliumContent, DiveGas.oxygenContent]
        case 268:
            [DiveSummary.avgDepth, DiveSummary.maxDepth]
        case 269:
            [Spo2Data.readingSpo2, Spo2Data.readingConfidence, Spo2Data.mode, Spo2Data.timestamp]
        case 275:
            [SleepLevel.sleepLevel, SleepLevel.timestamp]
        case 290:
            [BeatIntervals.timestampMs, BeatIntervals.time, BeatIntervals.timestamp]
        case 297:
            [RespirationRate.respirationRate, RespirationRate.timestamp]
        case 312:
            [Split.splitType, Split.totalElapsedTime, Split.totalDistance]
        case 313:
            [SplitSummary.splitType]
        case 346:
            [SleepAssessment.overallSleepScore, SleepAssessment.awakeningsCount]
        case 370:
            [HrvStatusSummary.weeklyAverage, HrvStatusSummary.lastNightAverage, HrvStatusSummary.lastNight5MinHigh,
                HrvStatusSummary.baselineLowUpper, HrvStatusSummary.baselineBalancedLower, HrvStatusSummary.baselineBalancedUpper,
                HrvStatusSummary.status, HrvStatusSummary.timestamp]
        case 371:
            [HrvValue.value, HrvValue.timestamp]
        case 398:
            [SkinTempOvernight.localTimestamp, SkinTempOvernight.timestamp]
        default: []
        }
    }
}
