import Measures
import Training

extension FitnessInsight {
    /// What is missing, what contradicts itself, and where it is heading.
    func advice(asOf day: Day, history: History, profile: AthleteProfile) -> [Recommendation] {
        guard history.lastRun(onOrBefore: day) != nil else { return [Recommendation(.needRuns, urgency: .info)] }
        var advice: [Recommendation] = []
        if let leap {
            let numbers = [leap.metres / 1000, leap.gain.value, Double(day - leap.day)]
            advice.append(Recommendation(.confirmDistance, numbers: numbers, urgency: .warning))
        }
        if let last = history.efforts.efforts(from: day - 3650, through: day).last {
            if day - last.day > EffortRecord.window {
                advice.append(Recommendation(.needRecentEffort, numbers: [Double(day - last.day)], urgency: .info))
            } else if oxygenUptake.value == nil {
                advice.append(Recommendation(.needRuns, urgency: .info))
            }
        } else if oxygenUptake.value == nil {
            advice.append(Recommendation(.needRuns, urgency: .info))
        }
        if let own = oxygenUptake.value, let device = deviceOxygenUptake.value,
            abs(own.value - device.value) > UptakeFusion.disagreement
        {
            advice.append(Recommendation(.raceAndDeviceDisagree, numbers: [own.value, device.value], urgency: .info))
        }
        if let trend = FitnessTrendEstimate(weekly: lastWeeks(42, before: day)) {
            switch trend.trend {
            case .improving: advice.append(Recommendation(.fitnessImproving, numbers: [trend.changePercent], urgency: .success))
            case .declining: advice.append(Recommendation(.fitnessDeclining, numbers: [trend.changePercent], urgency: .info))
            case .maintaining: break
            }
        }
        if profile.heartRateRange == nil { advice.append(Recommendation(.needHeartRateProfile, urgency: .info)) }
        if profile.age == nil || profile.sex == nil { advice.append(Recommendation(.needBirthYearAndSex, urgency: .info)) }
        return Array(advice.prefix(5))
    }

    private func lastWeeks(_ days: Int, before day: Day) -> [DatedValue] { history.filter { day - $0.day <= days } }
}

extension FitnessTrendEstimate {
    /// From weekly values, oldest first.
    init?(weekly values: [DatedValue]) {
        self.init(days: values.map { Double($0.day.number) }, values: values.map { $0.value })
    }
}
