public import Analysis

/// The sentences of an answer. Screens writes them; Contract does not import it.
public struct ContractSentences: Sendable {
    public var recommendation: @Sendable (Recommendation) -> String
    public var plannedDay: @Sendable (PlannedDay) -> String
    /// Names the figures that the answer holds only as placeholders. Called with at least one.
    public var absent: @Sendable ([AbsentFigure]) -> String

    public init(
        recommendation: @escaping @Sendable (Recommendation) -> String, plannedDay: @escaping @Sendable (PlannedDay) -> String,
        absent: @escaping @Sendable ([AbsentFigure]) -> String
    ) {
        self.recommendation = recommendation
        self.plannedDay = plannedDay
        self.absent = absent
    }
}
