public import Analysis

/// The sentences of an answer, passed in because Contract does not import Screens, which writes them.
public struct ContractSentences: Sendable {
    public var recommendation: @Sendable (Recommendation) -> String
    public var plannedDay: @Sendable (PlannedDay) -> String
    /// Returns the sentence that names the placeholder figures, at least one.
    public var absent: @Sendable ([AbsentFigure]) -> String
    /// Returns the sentence for a list without advice while no figure is absent.
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
