/// An answer whose figures may be placeholders.
public protocol AbsenceReporting: Sendable {
    /// Dotted paths of the fields without a value, ascending: the value of the header `Hearth-Absent`.
    var absentFields: [String] { get }
}

extension WeatherPayload: AbsenceReporting {
    public var absentFields: [String] { evidence?.absent.keys.sorted() ?? [] }
}

extension OxygenUptakePayload: AbsenceReporting {
    public var absentFields: [String] { evidence?.absent.keys.sorted() ?? [] }
}

extension TrainingLoadPayload: AbsenceReporting {
    public var absentFields: [String] { evidence?.absent.keys.sorted() ?? [] }
}

extension AnalysisPayload: AbsenceReporting where Analysis: AbsenceReporting {
    public var absentFields: [String] { analysis.absentFields }
}

extension InsightsPayload: AbsenceReporting {
    /// With the part before each field, as in `training_load.acwr`.
    public var absentFields: [String] {
        let parts: [(AnalysesPayload.CodingKeys, [String])] = [
            (.trainingLoad, analyses.trainingLoad.absentFields),
            (.oxygenUptakeEstimate, analyses.oxygenUptakeEstimate.absentFields),
            (.weatherContext, analyses.weatherContext.absentFields),
        ]
        return parts.flatMap { part, fields in fields.map { part.rawValue + "." + $0 } }.sorted()
    }
}
