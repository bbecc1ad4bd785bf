import Training

/// Quantity of a record in a Health export, as far as Hearth uses it.
enum HealthKind: UInt8, CaseIterable {
    // Stored as columns: channels of a workout, totals of a day, or both.
    case heartRate, steps, walkingRunningDistance, cyclingDistance, swimmingDistance, activeEnergy, basalEnergy
    case flightsClimbed, exerciseTime, standTime
    case runningSpeed, runningPower, stepLength, verticalOscillation, groundContactTime
    case cyclingSpeed, cyclingPower, cyclingCadence
    // Single measurements of the body.
    case restingHeartRate, sdnn, recoveryRMSSD, oxygenUptake, respiratoryRate, bodyMass, height, sleep, menstrualFlow
    /// Perceived effort of a workout, as entered by the owner.
    case effort
    /// All other kinds: counted, not stored.
    case other

    static let seriesCount = Int(HealthKind.cyclingCadence.rawValue) + 1
    var isSeries: Bool { rawValue <= HealthKind.cyclingCadence.rawValue }

    /// Whether its elements have children with further content.
    var readsChildren: Bool { self == .sdnn || self == .sleep || self == .menstrualFlow }

    /// Creates a kind from the name after `HKQuantityTypeIdentifier` or `HKCategoryTypeIdentifier`.
    init(_ name: Span<UInt8>) {
        self = .other
        guard name.count > 24 else { return }
        for (text, kind) in HealthKind.names where name.extracting(24...).isEqual(to: text) {
            self = kind
            return
        }
    }

    private static let names: [(StaticString, HealthKind)] = [
        ("HeartRate", .heartRate), ("StepCount", .steps), ("DistanceWalkingRunning", .walkingRunningDistance),
        ("DistanceCycling", .cyclingDistance), ("DistanceSwimming", .swimmingDistance), ("ActiveEnergyBurned", .activeEnergy),
        ("BasalEnergyBurned", .basalEnergy), ("FlightsClimbed", .flightsClimbed), ("AppleExerciseTime", .exerciseTime),
        ("AppleStandTime", .standTime), ("RunningSpeed", .runningSpeed), ("RunningPower", .runningPower),
        ("RunningStrideLength", .stepLength), ("RunningVerticalOscillation", .verticalOscillation),
        ("RunningGroundContactTime", .groundContactTime), ("CyclingSpeed", .cyclingSpeed), ("CyclingPower", .cyclingPower),
        ("CyclingCadence", .cyclingCadence), ("RestingHeartRate", .restingHeartRate), ("HeartRateVariabilitySDNN", .sdnn),
        ("HeartRateVariabilityRMSSD", .recoveryRMSSD),
        ("VO2Max", .oxygenUptake), ("RespiratoryRate", .respiratoryRate), ("BodyMass", .bodyMass), ("Height", .height),
        ("SleepAnalysis", .sleep), ("MenstrualFlow", .menstrualFlow), ("WorkoutEffortScore", .effort),
    ]

    /// The channel of its samples during a workout.
    var channel: ChannelKind? {
        switch self {
        case .heartRate: .heartRate
        case .steps: .steps
        case .walkingRunningDistance, .cyclingDistance, .swimmingDistance: .distance
        case .activeEnergy: .activeEnergy
        case .runningSpeed, .cyclingSpeed: .speed
        case .runningPower, .cyclingPower: .power
        case .cyclingCadence: .cadence
        case .stepLength: .stepLength
        case .verticalOscillation: .verticalOscillation
        case .groundContactTime: .groundContactTime
        default: nil
        }
    }

    /// Whether samples are amounts over an interval, which are summed, rather than momentary readings.
    var isCumulative: Bool {
        switch self {
        case .steps, .walkingRunningDistance, .cyclingDistance, .swimmingDistance, .activeEnergy: true
        default: false
        }
    }

    var total: DailyTotalKind? {
        switch self {
        case .heartRate: .heartRate
        case .steps: .steps
        case .walkingRunningDistance: .walkingRunningDistance
        case .cyclingDistance: .cyclingDistance
        case .swimmingDistance: .swimmingDistance
        case .activeEnergy: .activeEnergy
        case .basalEnergy: .basalEnergy
        case .flightsClimbed: .flightsClimbed
        case .exerciseTime: .exerciseTime
        case .standTime: .standTime
        case .runningSpeed: .runningSpeed
        case .runningPower: .runningPower
        case .stepLength: .stepLength
        case .verticalOscillation: .verticalOscillation
        case .groundContactTime: .groundContactTime
        default: nil
        }
    }

    var body: BodySampleKind? {
        switch self {
        case .restingHeartRate: .restingHeartRate
        case .sdnn: .sdnn
        case .recoveryRMSSD: .recoveryRMSSD
        case .oxygenUptake: .oxygenUptake
        case .respiratoryRate: .respiratoryRate
        case .bodyMass: .bodyMass
        case .height: .height
        case .menstrualFlow: .menstrualFlow
        default: nil
        }
    }

    /// Name in findings.
    var name: String { total?.rawValue ?? body?.rawValue ?? (self == .sleep ? "sleep" : "record") }

    /// Dimension of its unit; nil for values without a unit.
    var dimension: HealthUnits.Dimension {
        switch self {
        case .heartRate, .restingHeartRate, .respiratoryRate, .cyclingCadence: .rate
        case .walkingRunningDistance, .cyclingDistance, .swimmingDistance, .stepLength, .verticalOscillation, .height: .length
        case .activeEnergy, .basalEnergy: .energy
        case .exerciseTime, .standTime: .minutes
        case .groundContactTime: .seconds
        case .sdnn, .recoveryRMSSD: .milliseconds
        case .runningSpeed, .cyclingSpeed: .speed
        case .runningPower, .cyclingPower: .power
        case .bodyMass: .mass
        case .oxygenUptake: .oxygenUptake
        case .steps, .flightsClimbed, .effort, .sleep, .menstrualFlow, .other: .count
        }
    }

    /// Plausible values for a living person, in the kind's unit.
    var plausible: ClosedRange<Double> {
        switch self {
        case .heartRate, .restingHeartRate: 1...300
        case .sdnn, .recoveryRMSSD: 0...1000
        case .bodyMass: 1...700
        case .height: 0.3...3
        case .oxygenUptake: 1...120
        case .respiratoryRate: 1...120
        case .effort: 0...10
        default: 0...1e9
        }
    }
}

extension Span<UInt8> {
    func isEqual(to text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        for index in 0..<count where self[index] != text.utf8Start[index] { return false }
        return true
    }

    func starts(with text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount && extracting(..<text.utf8CodeUnitCount).isEqual(to: text)
    }
}
