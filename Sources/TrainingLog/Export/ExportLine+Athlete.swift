import Measures
import Training

extension ExportLine.Profile {
    init(_ athlete: Athlete) {
        self.init(
            name: athlete.name, birthYear: athlete.birthYear, sex: athlete.sex?.rawValue, massKilograms: athlete.mass?.amount,
            heightMetres: athlete.height?.amount, restingHeartRate: athlete.restingHeartRate?.amount,
            maximumHeartRate: athlete.maximumHeartRate?.amount, thresholdHeartRate: athlete.thresholdHeartRate?.amount,
            thresholdSpeedMetresPerSecond: athlete.thresholdSpeed?.amount,
            functionalThresholdPowerWatts: athlete.functionalThresholdPower?.amount,
            homeOffsetSeconds: athlete.homeOffset.secondsAheadOfUTC, homeZone: athlete.homeZone,
            raceDay: athlete.raceDay?.number,
            thresholdTestDay: athlete.thresholdTestDay?.number,
            heartRateZones: athlete.heartRateZones.isEmpty ? nil : athlete.heartRateZones.map { $0.amount },
            restWeekdays: athlete.availability.restWeekdays.isEmpty ? nil : athlete.availability.restWeekdays.sorted(),
            firstHour: athlete.availability.hours?.lowerBound, lastHour: athlete.availability.hours?.upperBound,
            sleepNeedHours: athlete.sleepNeedHours)
    }

    var athlete: Athlete {
        Athlete(
            name: name, birthYear: birthYear, sex: sex.flatMap { Sex(rawValue: $0) }, mass: massKilograms.map { Mass($0) },
            height: heightMetres.map { Distance($0) }, restingHeartRate: restingHeartRate.map { HeartRate($0) },
            maximumHeartRate: maximumHeartRate.map { HeartRate($0) },
            thresholdHeartRate: thresholdHeartRate.map { HeartRate($0) },
            thresholdSpeed: thresholdSpeedMetresPerSecond.map { Speed($0) },
            functionalThresholdPower: functionalThresholdPowerWatts.map { Power($0) },
            homeOffset: LocalOffset(secondsAheadOfUTC: homeOffsetSeconds), homeZone: homeZone,
            raceDay: raceDay.map { Day(number: $0) },
            thresholdTestDay: thresholdTestDay.map { Day(number: $0) },
            heartRateZones: (heartRateZones ?? []).map { HeartRate($0) }, availability: availability,
            sleepNeedHours: sleepNeedHours)
    }

    private var availability: Availability {
        var result = Availability(restWeekdays: Set((restWeekdays ?? []).filter { (1...7).contains($0) }))
        if let firstHour, let lastHour, (0...24).contains(firstHour), (0...24).contains(lastHour), firstHour < lastHour {
            result.hours = firstHour..<lastHour
        }
        return result
    }
}
