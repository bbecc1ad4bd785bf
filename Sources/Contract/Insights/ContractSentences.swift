public import Analysis

/// The words that an answer needs. They are made in Screens, which this room does not know.
public struct ContractSentences: Sendable {
    public var recommendation: @Sendable (Recommendation) -> String
    public var plannedDay: @Sendable (PlannedDay) -> String

    public init(
        recommendation: @escaping @Sendable (Recommendation) -> String, plannedDay: @escaping @Sendable (PlannedDay) -> String
    ) {
        self.recommendation = recommendation
        self.plannedDay = plannedDay
    }
}
