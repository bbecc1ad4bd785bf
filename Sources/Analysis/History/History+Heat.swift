import Measures
import Training

extension History {
    /// The same history with efforts cooled by the heat response as it was known on `day`: the same value where it is that day's
    /// already.
    /// - Parameters:
    ///   - known: acclimation on every day until `day` at least, where the caller has it already.
    ///   - days: efforts of so many days before `day` are enough; nil for all.
    func withHeat(asOf day: Day, acclimation known: AcclimationHistory? = nil, days: Int? = nil) -> History {
        guard day != heat.day else { return self }
        var history = self
        history.heat = HeatAccount(of: self, asOf: day, acclimation: known)
        // Equal accounts cool alike.
        let isSame = history.heat.ownSlope == nil && heat.ownSlope == nil
        if !isSame { history.coolEfforts(days: days.map { (day - $0)...day }) }
        return history
    }

    /// Finds the efforts again in the heat account that the history has now.
    mutating func coolEfforts(days: ClosedRange<Day>? = nil) {
        let range = days.map { self.range(from: $0.lowerBound, through: $0.upperBound + 1) } ?? digests.indices
        efforts = EffortRecord(digests: digests[range], judge: efforts.judge, heat: heat)
        keepEvidence()
    }

    /// All efforts, whether they count as evidence or not: they decide what is hard for this athlete.
    var allEfforts: EffortRecord { withheldEfforts ?? efforts }

    /// Whether fitness may rest on an effort.
    func isEvidence(_ effort: EffortRecord.Effort) -> Bool {
        guard withheldEfforts != nil, let digest = digest(effort.activity) else { return true }
        return isEvidence(digest)
    }

    /// Sets efforts aside that are no evidence of fitness.
    mutating func keepEvidence() {
        guard let evidenceSince else { return }
        withheldEfforts = efforts
        let kept = Set(digests.filter { $0.start >= evidenceSince }.map { $0.id })
        efforts.efforts = efforts.efforts.filter { kept.contains($0.activity) }
    }

    /// Finds the heat account, efforts and loads again, after something that acclimation rests on was set.
    mutating func updateHeat() {
        let before = heat
        heat = HeatAccount(of: self, asOf: heat.day)
        guard heat != before, heat.ownSlope != nil || before.ownSlope != nil else { return }
        coolEfforts()
        resolveLoads()
    }
}
