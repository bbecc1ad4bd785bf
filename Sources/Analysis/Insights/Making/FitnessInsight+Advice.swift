import Measures
import Training

extension FitnessInsight {
    /// Days after which a hard effort no longer describes today, so that the advice asks for runs.
    static let oldestEffortNamed = 365

    /// Returns advice about missing data, contradictions and the trend.
    func advice(asOf day: Day, history: History, profile: AthleteProfile) -> [Recommendation] {
        guard history.lastRun(onOrBefore: day) != nil else { return [Recommendation(.needRuns, urgency: .info)] }
        // Advice about training of long ago is no help today.
        if let days = history.daysSinceActivity(asOf: day), days > History.recentDays {
            return [Recommendation(.needRecentActivities, numbers: [Double(days)], urgency: .info)]
        }
        var advice: [Recommendation] = []
        if let leap {
            let numbers = [leap.metres / 1000, leap.gain.value, Double(day - leap.day)]
            let rule: Recommendation.Rule = leap.isSetAside ? .effortSetAside : .confirmDistance
            advice.append(Recommendation(rule, numbers: numbers, urgency: .warning))
        }
        if let race = history.efforts.doubtfulRace(asOf: day) {
            advice.append(
                Recommendation(.confirmRace, numbers: [race.metres / 1000, Double(day - race.day)], urgency: .info))
        }
        if let runningBreak, [oxygenUptake.absence, predictionAbsence].contains(.needHardEffort) {
            let numbers = [Double(runningBreak.days), Double(day - runningBreak.end)]
            advice.append(Recommendation(.needEffortAfterBreak, numbers: numbers, urgency: .info))
        } else if let last = history.efforts.lastHard(asOf: day), day - last.day > EffortRecord.window,
            day - last.day <= FitnessInsight.oldestEffortNamed
        {
            advice.append(Recommendation(.needRecentEffort, numbers: [Double(day - last.day)], urgency: .info))
        } else if let leastUptake {
            advice.append(Recommendation(.uptakeAtLeast, numbers: [leastUptake.vdot], urgency: .info))
        } else if oxygenUptake.value == nil {
            advice.append(Recommendation(.needRuns, urgency: .info))
        }
        if let own = oxygenUptake.value, let device = deviceOxygenUptake.value, device.disagrees(with: own) {
            let bounds = device.interval.map { [$0.low, $0.high] } ?? []
            advice.append(Recommendation(.raceAndDeviceDisagree, numbers: [own.value, device.value] + bounds, urgency: .info))
        }
        if profile.takesHeartMedication { advice.append(Recommendation(.heartMedication, urgency: .info)) }
        if let trend {
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
}

extension FitnessTrendEstimate {
    /// Creates the trend from weekly values, oldest first.
    init?(weekly values: [DatedValue]) {
        self.init(days: values.map { Double($0.day.number) }, values: values.map { $0.value })
    }
}
