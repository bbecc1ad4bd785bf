/// An answer that may contain placeholders.
public protocol AbsenceReporting: Sendable {
    /// Dotted paths of the fields without a value, ascending: the value of the `Hearth-Absent` header.
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
    /// The fields of all parts, prefixed with the part, such as `training_load.acwr`.
    public var absentFields: [String] {
        let parts: [(AnalysesPayload.CodingKeys, [String])] = [
            (.trainingLoad, analyses.trainingLoad.absentFields),
            (.oxygenUptakeEstimate, analyses.oxygenUptakeEstimate.absentFields),
            (.weatherContext, analyses.weatherContext.absentFields),
        ]
        return parts.flatMap { part, fields in fields.map { part.rawValue + "." + $0 } }.sorted()
    }
}
