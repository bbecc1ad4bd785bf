import ActivityFiles
public import Analysis
public import Contract
public import Screens
public import Training

extension PlanSentences {
    /// Words a plan for a reader.
    public init(_ load: LoadInsight, _ availability: Availability, _ context: DisplayContext) {
        self.init(
            need: { PlanText.need(of: load, context) }, text: { PlanText.text($0, context) },
            details: { PlanDayText.details($0, context) }, why: { PlanDayText.why($0, availability, context) },
            files: { outline, planned in
                var files: [String: PlanFilePayload] = [:]
                for fact in PlanFileFacts.all(outline, of: planned, context) {
                    files[fact.format.rawValue] = PlanFilePayload(
                        fidelity: fact.fidelity.rawValue, losses: fact.losses.map { $0.rawValue })
                }
                return files
            })
    }
}
