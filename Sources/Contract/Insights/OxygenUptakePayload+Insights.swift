public import Analysis
import Measures

extension OxygenUptakePayload {
    /// The value of `estimation_method` without data for an estimate.
    public static let noMethod = "insufficient_data"

    /// - Parameters:
    ///   - insight: results that the payload states.
    ///   - sentences: functions that turn advice into sentences.
    ///   - explains: whether to add the receipts of all figures.
    public init(_ insight: FitnessInsight, sentences: ContractSentences, explains: Bool = false) {
        var evidence = EvidenceCollector(explains: explains)
        let known = evidence.figure(insight.oxygenUptake, "vo2_max", decimals: 1)
        oxygenUptake = known ?? 0
        fitnessLevel = evidence.word(insight.level, "fitness_level") ?? Placeholder.fitnessLevel.rawValue
        estimationMethod = insight.method?.rawValue ?? OxygenUptakePayload.noMethod
        if insight.method == nil { evidence.note(insight.oxygenUptake.absence ?? .noData, "estimation_method") }
        switch insight.intervalPace {
        case .known(let pace):
            velocityPace = ContractFigures.pace(pace.value)
            evidence.record(pace, "vvo2_max_pace", decimals: 0)
        case .absent(let reason):
            velocityPace = nil
            evidence.note(reason, "vvo2_max_pace")
        }
        racePredictions = insight.predictions.compactMap { RacePredictionPayload($0) }
        for prediction in insight.predictions {
            evidence.record(prediction.time, "race_predictions." + prediction.race.rawValue, decimals: 0)
        }
        if racePredictions.isEmpty {
            evidence.note(insight.predictionAbsence ?? insight.oxygenUptake.absence ?? .tooFew, "race_predictions")
        }
        dataQualityScore = known == nil ? 0 : ContractFigures.rounded(insight.dataQuality, decimals: 2)
        deviceOxygenUptake = evidence.figure(insight.deviceOxygenUptake, "device_vo2_max", decimals: 1)
        if let speed = insight.thresholdSpeed.value, speed.value > 0 {
            thresholdPace = ContractFigures.pace(1000 / speed.value)
            evidence.record(speed, "threshold_pace", decimals: 3)
            evidence.recordInterval(of: speed, "threshold_speed_metres_per_second", decimals: 3)
        }
        var advice = insight.recommendations
        // The contract's sentence for a distance without a prediction.
        if advice.isEmpty, racePredictions.count < RaceDistance.allCases.count {
            advice.append(Recommendation(.needRuns, urgency: .info))
        }
        let behind = evidence.payload(rules: advice)
        recommendations = sentences.list(advice, placeholders: behind.placeholders)
        self.evidence = behind
    }
}

extension RacePredictionPayload {
    /// Nil if no clock can show the time.
    public init?(_ prediction: RacePrediction) {
        let metres = prediction.race.distance.metres
        let time = prediction.time
        guard let seconds = ContractFigures.seconds(time.value), seconds > 0,
            let perKilometre = ContractFigures.pace(time.value / metres * 1000),
            let perMile = ContractFigures.pace(time.value / metres * Distance.metresPerMile)
        else { return nil }
        distance = prediction.race.rawValue
        distanceKilometres = metres / 1000
        predictedTime = ContractFigures.clock(seconds: seconds)
        predictedTimeSeconds = seconds
        pacePerKilometre = perKilometre
        pacePerMile = perMile
        confidence = prediction.confidence.rawValue
        lowSeconds = time.interval.flatMap { ContractFigures.seconds($0.low) }
        highSeconds = time.interval.flatMap { ContractFigures.seconds($0.high) }
    }
}
