import Analysis

extension FigureNames {
    static let running = [
        "eddington", "run_streak", "longest_run_streak", "critical_speed", "endurance_exponent", "max_heart_rate",
        "threshold_heart_rate", "easy_share", "middle_share", "hard_share", "polarisation_index", "efficiency", "decoupling",
        "durability", "heart_rate_recovery", "climb_rate", "hr_speed_index", "marathon_form", "marathon_onset",
        "race_split_index", "running_effectiveness", "uphill_share", "downhill_share", "runs_at_altitude", "training_days_lost",
        "half_marathon_carbohydrate", "marathon_carbohydrate", "contact_balance",
        "shoe_distance",
    ]

    static let records: [String] = StandardDistances.efforts.map { recordName($0) }
    static let ageGrades: [String] = AgeStandards.distances.map { ageGradeName($0) }
    static let stride: [String] = StrideMetric.allCases.map { strideName($0) }

    /// `record_5000m`; the mile, the half and the marathon in whole metres.
    static func recordName(_ metres: Double) -> String { "record_" + String(Int(metres)) + "m" }
    /// `age_grade_5000m`: age grade of the record at the distance.
    static func ageGradeName(_ metres: Double) -> String { "age_grade_" + String(Int(metres)) + "m" }
    static func strideName(_ metric: StrideMetric) -> String { "stride_" + metric.rawValue }

    static func runningFigure(_ name: String, _ running: RunningInsight) -> Answer<Estimate>? {
        switch name {
        case "eddington": return running.eddington
        case "run_streak": return running.streak
        case "longest_run_streak": return running.longestStreak
        case "critical_speed": return running.criticalSpeed
        case "endurance_exponent": return running.endurance
        case "max_heart_rate": return running.maximumHeartRate
        case "threshold_heart_rate": return running.thresholdHeartRate
        case "easy_share": return inner(running.distribution) { $0.easy }
        case "middle_share": return inner(running.distribution) { $0.middle }
        case "hard_share": return inner(running.distribution) { $0.hard }
        case "polarisation_index": return inner(running.distribution) { $0.polarisation }
        case "efficiency": return running.efficiency
        case "decoupling": return running.decoupling
        case "durability": return running.durability
        case "heart_rate_recovery": return running.heartRateDrop
        case "climb_rate": return running.climbRate
        case "hr_speed_index": return running.heartRateSpeedIndex
        case "marathon_form": return running.marathonForm
        case "marathon_onset": return running.marathonOnset
        case "race_split_index": return running.raceSplit
        case "running_effectiveness": return running.effectiveness
        case "contact_balance": return inner(running.contactBalance) { $0.share }
        case "uphill_share": return inner(running.slopes) { $0.uphill }
        case "downhill_share": return inner(running.slopes) { $0.downhill }
        case "runs_at_altitude": return running.highRuns
        case "training_days_lost": return running.daysLost
        case "shoe_distance": return running.lastShoes.map { .known($0.distance) } ?? .absent(.noData)
        case "half_marathon_carbohydrate": return fuel(.halfMarathon, running)
        case "marathon_carbohydrate": return fuel(.marathon, running)
        default: return recordOrStride(name, running)
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
