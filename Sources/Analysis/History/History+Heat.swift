import Measures
import Training

extension History {
    /// Returns the history with efforts converted to cool weather by the heat response known on `day`; unchanged if it already is.
    /// - Parameters:
    ///   - known: acclimation on every day until at least `day`, if already computed.
    ///   - days: number of days of efforts before `day` that are needed; nil for all.
    func withHeat(asOf day: Day, acclimation known: AcclimationHistory? = nil, days: Int? = nil) -> History {
        guard day != heat.day else { return self }
        var history = self
        history.heat = HeatAccount(of: self, asOf: day, acclimation: known)
        // Equal accounts give equal efforts.
        let isSame = history.heat.ownSlope == nil && heat.ownSlope == nil
        if !isSame { history.coolEfforts(days: days.map { (day - $0)...day }) }
        return history
    }

    /// Recomputes the efforts with the current heat account.
    mutating func coolEfforts(days: ClosedRange<Day>? = nil) {
        let range = days.map { self.range(from: $0.lowerBound, through: $0.upperBound + 1) } ?? digests.indices
        efforts = EffortRecord(digests: digests[range], judge: efforts.judge, heat: heat, breaks: efforts.breaks)
        keepEvidence()
    }

    /// All efforts, including those that are no evidence: they decide what is hard for this athlete.
    var allEfforts: EffortRecord { withheldEfforts ?? efforts }

    /// Whether an effort counts as evidence of fitness.
    func isEvidence(_ effort: EffortRecord.Effort) -> Bool {
        guard withheldEfforts != nil, let digest = digest(effort.activity) else { return true }
        return isEvidence(digest)
    }

    /// Removes efforts that are no evidence of fitness.
    mutating func keepEvidence() {
        guard let evidenceSince else { return }
        withheldEfforts = efforts
        let kept = Set(digests.filter { $0.start >= evidenceSince }.map { $0.id })
        efforts.efforts = efforts.efforts.filter { kept.contains($0.activity) }
    }

    /// Recomputes heat account, efforts and loads after a change of an input of acclimation.
    mutating func updateHeat() {
        let before = heat
        heat = HeatAccount(of: self, asOf: heat.day)
        guard heat != before, heat.ownSlope != nil || before.ownSlope != nil else { return }
        coolEfforts()
        resolveLoads()
    }
}
