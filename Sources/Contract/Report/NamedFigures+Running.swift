import Analysis

extension FigureNames {
    static let running = RunningFigure.allCases.map(\.rawValue)

    static let records: [String] = StandardDistances.efforts.map { recordName($0) }
    static let ageGrades: [String] = AgeStandards.distances.map { ageGradeName($0) }
    static let stride: [String] = StrideMetric.allCases.map { strideName($0) }

    /// `record_5000m`; the mile, the half and the marathon in whole metres.
    static func recordName(_ metres: Double) -> String { "record_" + String(Int(metres)) + "m" }
    /// `age_grade_5000m`: age grade of the record at the distance.
    static func ageGradeName(_ metres: Double) -> String { "age_grade_" + String(Int(metres)) + "m" }
    static func strideName(_ metric: StrideMetric) -> String { "stride_" + metric.rawValue }

    static func runningFigure(_ name: String, _ running: RunningInsight) -> Answer<Estimate>? {
        switch RunningFigure(rawValue: name) {
        case .eddington: return running.eddington
        case .runStreak: return running.streak
        case .longestRunStreak: return running.longestStreak
        case .criticalSpeed: return running.criticalSpeed
        case .enduranceExponent: return running.endurance
        case .maxHeartRate: return running.maximumHeartRate
        case .thresholdHeartRate: return running.thresholdHeartRate
        case .easyShare: return inner(running.distribution) { $0.easy }
        case .middleShare: return inner(running.distribution) { $0.middle }
        case .hardShare: return inner(running.distribution) { $0.hard }
        case .polarisationIndex: return inner(running.distribution) { $0.polarisation }
        case .efficiency: return running.efficiency
        case .decoupling: return running.decoupling
        case .durability: return running.durability
        case .heartRateRecovery: return running.heartRateDrop
        case .climbRate: return running.climbRate
        case .hrSpeedIndex: return running.heartRateSpeedIndex
        case .marathonForm: return running.marathonForm
        case .marathonOnset: return running.marathonOnset
        case .raceSplitIndex: return running.raceSplit
        case .runningEffectiveness: return running.effectiveness
        case .contactBalance: return inner(running.contactBalance) { $0.share }
        case .uphillShare: return inner(running.slopes) { $0.uphill }
        case .downhillShare: return inner(running.slopes) { $0.downhill }
        case .runsAtAltitude: return running.highRuns
        case .trainingDaysLost: return running.daysLost
        case .shoeDistance: return running.lastShoes.map { .known($0.distance) } ?? .absent(.noData)
        case .halfMarathonCarbohydrate: return fuel(.halfMarathon, running)
        case .marathonCarbohydrate: return fuel(.marathon, running)
        case nil: return recordOrStride(name, running)
        }
    }

    private static func fuel(_ race: RaceDistance, _ running: RunningInsight) -> Answer<Estimate> {
        running.fuel.first { $0.race == race }.map { .known($0.rate) } ?? .absent(.noData)
    }

    private static func recordOrStride(_ name: String, _ running: RunningInsight) -> Answer<Estimate>? {
        if records.contains(name) {
            let record = running.records.first { recordName($0.distance) == name }
            return record.map { .known($0.time) } ?? .absent(.noData)
        }
        if let metres = AgeStandards.distances.first(where: { ageGradeName($0) == name }) {
            return running.ageGrade(metres: metres)
        }
        guard stride.contains(name) else { return nil }
        let answer = running.stride.first { strideName($0.reading.metric) == name }
        if let answer { return .known(answer.estimate) }
        let isOfStep = [StrideMetric.stepLength, .verticalRatio].contains { strideName($0) == name }
        return .absent(isOfStep && running.isStepLengthPoor ? .sensorPoor : .tooFew)
    }
}
