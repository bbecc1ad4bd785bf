public import Analysis

/// The sentences of an answer. Screens writes them; Contract does not import it.
public struct ContractSentences: Sendable {
    public var recommendation: @Sendable (Recommendation) -> String
    public var plannedDay: @Sendable (PlannedDay) -> String
    /// Names the figures that the answer holds only as placeholders. Called with at least one.
    public var absent: @Sendable ([AbsentFigure]) -> String
    /// The sentence of a list without advice while no figure is absent.
    public var nothingToAdvise: @Sendable () -> String

    public init(
        recommendation: @escaping @Sendable (Recommendation) -> String, plannedDay: @escaping @Sendable (PlannedDay) -> String,
        absent: @escaping @Sendable ([AbsentFigure]) -> String,
        nothingToAdvise: @escaping @Sendable () -> String = { RulePayload.nothingToAdvise }
    ) {
        self.recommendation = recommendation
        self.plannedDay = plannedDay
        self.absent = absent
        self.nothingToAdvise = nothingToAdvise
    }
}
