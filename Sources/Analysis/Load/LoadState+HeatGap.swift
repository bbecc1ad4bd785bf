import Measures

extension LoadState {
    /// Load that pace-based load misses in the heat: the excess of heart-rate load in percent, over the hot runs of four weeks.
    var heatGap: Answer<Estimate> {
        let profile = history.profile(asOf: day)
        var gaps: [Double] = []
        var inputs: [EstimateInput] = []
        for digest in history.digests(from: day - 27, through: day) where digest.isOutdoorRun {
            guard digest.conditions?.isHeatStress == true else { continue }
            guard let pace = digest.load(by: .gradeAdjustedPace, for: profile), pace > 0,
                let heart = digest.load(by: .heartRate, for: profile)
            else { continue }
            gaps.append(100 * (heart / pace - 1))
            inputs.append(EstimateInput(name: "load by pace", value: pace, unit: "load", of: digest))
            inputs.append(
                EstimateInput(name: "load by heart rate", value: heart, unit: "load", of: digest))
        }
        guard gaps.count >= 3, let middle = Robust.median(gaps) else { return .absent(gaps.isEmpty ? .noData : .tooFew) }
        return .known(
            estimate(middle, LoadState.heatGapCard.id, inputs, count: gaps.count, quality: min(1, Double(gaps.count) / 10)))
    }

    static let heatGapCard = ModelCard(
        id: "heat_load_gap", name: "Load that pace does not see in the heat", alsoKnownAs: [],
        formula: "median over the outdoor runs of 28 days at WBGT ≥ 18.4 °C of (load by heart rate / load by pace − 1) · 100",
        units: "%",
        source:
            "our own, because pace falls in the heat while the heart works as hard: both loads are kept and their gap is shown",
        grade: .ownDefinition,
        limits: "At least three hot runs with both. A threshold that is off moves it just as heat does.")
}
