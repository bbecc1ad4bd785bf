import Analysis
import Localizations
import Training

/// Words for the categories of Analysis. Each is shown beside the colour of its `Tone`.
extension Score.Band {
    var phrase: Phrase {
        switch self {
        case .green: .bandGreen
        case .amber: .bandAmber
        case .red: .bandRed
        }
    }

    /// Strain is neither good nor bad: its bands state the amount.
    var strainPhrase: Phrase {
        switch self {
        case .green: .strainGreen
        case .amber: .strainAmber
        case .red: .strainRed
        }
    }

    var tone: Tone {
        switch self {
        case .green: .good
        case .amber: .caution
        case .red: .alarm
        }
    }
}

extension LoadZone {
    var phrase: Phrase {
        switch self {
        case .detraining: .zoneBelow
        case .optimal: .zoneUsual
        case .elevated: .zoneAbove
        case .high: .zoneWellAbove
        }
    }

    var tone: Tone {
        switch self {
        case .detraining: .info
        case .optimal: .good
        case .elevated: .caution
        case .high: .alarm
        }
    }
}

extension LoadChange {
    var phrase: Phrase {
        switch self {
        case .low: .changeLow
        case .moderate: .changeModerate
        case .high: .changeHigh
        case .veryHigh: .changeVeryHigh
        }
    }

    var tone: Tone {
        switch self {
        case .low: .good
        case .moderate: .caution
        case .high: .alarm
        case .veryHigh: .extreme
        }
    }
}

extension RecoveryStatus {
    var phrase: Phrase {
        switch self {
        case .wellRecovered: .wellRecovered
        case .adequate: .adequate
        case .fatigued: .fatigued
        case .overreaching: .overreaching
        case .overtrained: .overtrained
        }
    }

    var tone: Tone {
        switch self {
        case .wellRecovered: .good
        case .adequate: .info
        case .fatigued: .caution
        case .overreaching: .alarm
        case .overtrained: .extreme
        }
    }
}

extension TrainingTrend {
    var phrase: Phrase {
        switch self {
        case .rampingUp: .rampingUp
        case .steady: .steady
        case .tapering: .tapering
        case .detraining: .detraining
        }
    }

    var direction: Direction {
        switch self {
        case .rampingUp: .up
        case .steady: .level
        case .tapering, .detraining: .down
        }
    }
}

extension FitnessTrend {
    var phrase: Phrase {
        switch self {
        case .improving: .improving
        case .maintaining: .maintaining
        case .declining: .declining
        }
    }

    var direction: Direction {
        switch self {
        case .improving: .up
        case .maintaining: .level
        case .declining: .down
        }
    }
}

extension FitnessLevel {
    var phrase: Phrase {
        switch self {
        case .elite: .elite
        case .excellent: .excellent
        case .good: .good
        case .average: .average
        case .belowAverage: .belowAverage
        }
    }

    var tone: Tone {
        switch self {
        case .elite: .extreme
        case .excellent: .info
        case .good: .good
        case .average: .caution
        case .belowAverage: .neutral
        }
    }
}

extension EstimationMethod {
    var phrase: Phrase {
        switch self {
        case .racePerformance: .byRace
        case .bestEffort: .byEffort
        case .submaximalHeartRate: .byHeartRate
        case .deviceReported: .byDevice
        case .combined: .byCombination
        }
    }
}

extension Confidence {
    var phrase: Phrase {
        switch self {
        case .high: .confidenceHigh
        case .medium: .confidenceMedium
        case .low: .confidenceLow
        }
    }

    var tone: Tone {
        switch self {
        case .high: .good
        case .medium: .caution
        case .low: .alarm
        }
    }
}

extension WeatherImpact {
    var phrase: Phrase {
        switch self {
        case .minimal: .impactMinimal
        case .moderate: .impactModerate
        case .significant: .impactSignificant
        case .severe: .impactSevere
        }
    }

    var tone: Tone {
        switch self {
        case .minimal: .good
        case .moderate: .caution
        case .significant: .alarm
        case .severe: .extreme
        }
    }
}

extension AcclimationLevel {
    var phrase: Phrase {
        switch self {
        case .none: .acclimationNone
        case .developing: .acclimationDeveloping
        case .wellAcclimated: .acclimationWell
        }
    }

    /// One, two or three dots.
    var dots: Int {
        switch self {
        case .none: 1
        case .developing: 2
        case .wellAcclimated: 3
        }
    }
}

extension WorkoutType {
    var phrase: Phrase {
        switch self {
        case .rest: .rest
        case .recovery: .recoveryRun
        case .easy: .easy
        case .moderate: .moderate
        case .tempo: .tempo
        case .interval: .interval
        case .long: .long
        case .race: .race
        }
    }

    var kind: Phrase {
        switch self {
        case .rest: .kindRest
        case .recovery: .kindRecovery
        case .tempo, .interval, .race: .kindHighIntensity
        case .easy, .moderate, .long: .kindBase
        }
    }

    var tone: Tone {
        switch self {
        case .rest, .recovery: .good
        case .tempo, .interval: .alarm
        case .long, .race: .extreme
        case .easy, .moderate: .info
        }
    }
}

extension RaceDistance {
    var phrase: Phrase {
        switch self {
        case .fiveKilometres: .fiveKilometres
        case .tenKilometres: .tenKilometres
        case .halfMarathon: .halfMarathon
        case .marathon: .marathon
        }
    }
}

extension SessionLoad.Method {
    var phrase: Phrase {
        switch self {
        case .gradeAdjustedPace: .loadByPace
        case .heartRate: .loadByHeartRate
        case .power: .loadByPower
        case .perceivedEffort: .loadByEffort
        case .duration: .loadByDuration
        }
    }
}

extension EvidenceGrade {
    var phrase: Phrase {
        switch self {
        case .established: .gradeEstablished
        case .useful: .gradeUseful
        case .disputed: .gradeDisputed
        case .ownDefinition: .gradeOwn
        }
    }
}
