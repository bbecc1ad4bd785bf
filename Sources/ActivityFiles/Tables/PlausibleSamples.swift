import Training

extension BodySampleKind {
    /// Plausible values for a living person, in the kind's unit. Zero is permitted: it marks a missing value, which readers omit.
    var plausible: ClosedRange<Double> {
        switch self {
        case .restingHeartRate: 0...300
        case .sdnn, .rmssd, .recoveryRMSSD: 0...1000
        case .oxygenUptake, .respiratoryRate: 0...120
        case .bodyMass: 0...700
        case .height: 0...3
        case .inBed, .awake, .asleep, .asleepCore, .asleepDeep, .asleepREM: PlausibleAmounts.stages
        case .menstrualFlow, .birthYear, .sex, .heartMedication: 0...1e9
        }
    }
}

extension DailyTotalKind {
    /// Plausible totals and means of one day, in the kind's unit.
    var plausible: ClosedRange<Double> {
        switch self {
        case .heartRate: 0...300
        case .steps: 0...200_000
        case .walkingRunningDistance, .swimmingDistance: 0...300_000
        case .cyclingDistance: 0...1_500_000
        case .activeEnergy, .basalEnergy: 0...30_000
        case .flightsClimbed: 0...5_000
        case .exerciseTime, .standTime: 0...1_440
        case .runningSpeed, .runningPower, .stepLength, .verticalOscillation, .groundContactTime: 0...1e6
        }
    }
}

extension ColumnMeaning {
    /// Plausible numbers of a column in Hearth's unit; nil for a column without numbers.
    var plausible: ClosedRange<Double>? {
        switch self {
        case .sample(let kind): kind.plausible
        case .total(let kind): kind.plausible
        case .duration, .timer, .rest: PlausibleAmounts.seconds
        case .distance: PlausibleAmounts.distances
        case .ascent, .energy: 0...100_000
        case .meanHeartRate, .maximumHeartRate: 0...300
        case .effort: 0...10
        case .roomTemperature: -50...130
        case .humidity: ActivityEdit.humidities
        default: nil
        }
    }
}
