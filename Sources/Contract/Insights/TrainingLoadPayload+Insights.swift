public import Analysis
import Measures
import Training

extension TrainingLoadPayload {
    /// - Parameters:
    ///   - insight: results that the payload states.
    ///   - sentences: functions that turn advice into sentences.
    ///   - explains: whether to add the receipts of all figures.
    public init(_ insight: LoadInsight, sentences: ContractSentences, explains: Bool = false) {
        var evidence = EvidenceCollector(explains: explains)
        let acute = evidence.figure(insight.acute, "acute_load_7_days", decimals: 1) ?? 0
        acuteLoad7Days = acute
        weeklyLoad = acute  // One value under two keys: the contract's example shows that they are equal.
        if let reason = insight.acute.absence { evidence.note(reason, "weekly_tss") }
        chronicLoad28Days = evidence.figure(insight.chronic, "chronic_load_28_days", decimals: 1) ?? 0
        ratio = evidence.figure(insight.ratio, "acwr", decimals: 2) ?? 0
        totalVolumeKilometres = evidence.figure(insight.weeklyDistance, "total_volume_km", decimals: 1) ?? 0
        recoveryStatus = evidence.word(insight.recovery, "recovery_status") ?? Placeholder.recoveryStatus.rawValue
        injuryRiskLevel = evidence.word(insight.change, "injury_risk_level") ?? Placeholder.loadChange.rawValue
        trainingTrend = evidence.word(insight.trainingTrend, "training_trend") ?? Placeholder.trainingTrend.rawValue
        fitnessTrend = evidence.word(insight.fitnessTrend, "fitness_trend") ?? Placeholder.fitnessTrend.rawValue
        dailyRecommendations = [:]
        for (index, day) in insight.plan.prefix(7).enumerated() {
            dailyRecommendations["Day " + String(index + 1)] = sentences.plannedDay(day)
        }
        if insight.plan.isEmpty { evidence.note(insight.chronic.absence ?? .tooFew, "daily_recommendations") }
        loadZone = insight.zone.value?.rawValue
        smoothedRatio = evidence.figure(insight.smoothedRatio, "smoothed_acwr", decimals: 2)
        fitness = evidence.figure(insight.fitness, "fitness", decimals: 1)
        fatigue = evidence.figure(insight.fatigue, "fatigue", decimals: 1)
        form = evidence.figure(insight.form, "form", decimals: 1)
        monotony = evidence.figure(insight.monotony, "monotony", decimals: 2)
        strain = evidence.figure(insight.strain, "strain", decimals: 1)
        plan = insight.plan.map { PlannedDayPayload($0) }
        let behind = evidence.payload(rules: insight.recommendations)
        recommendations = sentences.list(insight.recommendations, placeholders: behind.placeholders)
        self.evidence = behind
    }
}

extension PlannedDayPayload {
    init(_ planned: PlannedDay) {
        day = ISO8601.text(planned.day)
        workout = planned.workout.rawValue
        minutes = planned.minutes
        let hard = planned.sessions?.reduce(0) { $0 + $1.hardMinutes } ?? 0
        hardMinutes = hard > 0 ? hard : nil
        load = planned.statedLoad
        distanceKilometres = planned.distance.map { ContractFigures.rounded($0 / 1000, decimals: 1) }
        isHot = planned.heat != nil
    }
}
