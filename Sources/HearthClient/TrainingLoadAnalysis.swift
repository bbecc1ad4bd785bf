public import Contract

/// `training_load`, with nil for every unknown figure.
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
        let reader = PartReader(payload)
        missing = reader.missing
        evidence = payload.evidence
        acuteLoad7Days = reader.value(\.acuteLoad7Days, .acuteLoad7Days)
        chronicLoad28Days = reader.value(\.chronicLoad28Days, .chronicLoad28Days)
        ratio = reader.value(\.ratio, .ratio)
        weeklyLoad = reader.value(\.weeklyLoad, .weeklyLoad)
        totalVolumeKilometres = reader.value(\.totalVolumeKilometres, .totalVolumeKilometres)
        recoveryStatus = reader.value(\.recoveryStatus, .recoveryStatus)
        injuryRiskLevel = reader.value(\.injuryRiskLevel, .injuryRiskLevel)
        trainingTrend = reader.value(\.trainingTrend, .trainingTrend)
        fitnessTrend = reader.value(\.fitnessTrend, .fitnessTrend)
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
