public import Contract

/// `training_load`, with nil for every figure that the server does not know.
public struct TrainingLoadAnalysis: Decodable, Equatable, Sendable {
    public var acuteLoad7Days: Double?
    public var chronicLoad28Days: Double?
    public var ratio: Double?
    public var weeklyLoad: Double?
    public var totalVolumeKilometres: Double?
    public var recoveryStatus: String?
    public var injuryRiskLevel: String?
    public var trainingTrend: String?
    public var fitnessTrend: String?
    public var recommendations: [String]
    public var dailyRecommendations: [String: String]
    public var loadZone: String?
    public var smoothedRatio: Double?
    public var fitness: Double?
    public var fatigue: Double?
    public var form: Double?
    public var monotony: Double?
    public var strain: Double?
    public var plan: [PlannedDayPayload]?
    /// Why figures are nil and lists empty.
    public var missing: Missing
    public var evidence: EvidencePayload?

    public init(from decoder: any Decoder) throws { self.init(try TrainingLoadPayload(from: decoder)) }

    public init(_ payload: TrainingLoadPayload) {
        typealias Key = TrainingLoadPayload.CodingKeys
        missing = Missing(payload.evidence)
        evidence = payload.evidence
        acuteLoad7Days = missing.known(payload.acuteLoad7Days, Key.acuteLoad7Days)
        chronicLoad28Days = missing.known(payload.chronicLoad28Days, Key.chronicLoad28Days)
        ratio = missing.known(payload.ratio, Key.ratio)
        weeklyLoad = missing.known(payload.weeklyLoad, Key.weeklyLoad)
        totalVolumeKilometres = missing.known(payload.totalVolumeKilometres, Key.totalVolumeKilometres)
        recoveryStatus = missing.known(payload.recoveryStatus, Key.recoveryStatus)
        injuryRiskLevel = missing.known(payload.injuryRiskLevel, Key.injuryRiskLevel)
        trainingTrend = missing.known(payload.trainingTrend, Key.trainingTrend)
        fitnessTrend = missing.known(payload.fitnessTrend, Key.fitnessTrend)
        recommendations = payload.recommendations
        dailyRecommendations = payload.dailyRecommendations
        loadZone = payload.loadZone
        smoothedRatio = payload.smoothedRatio
        fitness = payload.fitness
        fatigue = payload.fatigue
        form = payload.form
        monotony = payload.monotony
        strain = payload.strain
        plan = payload.plan
    }
}
