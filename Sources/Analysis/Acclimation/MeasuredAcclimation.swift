import Measures

/// Acclimation outdoors by heart rate: at equal pace and heat, the newest hot runs compared with the first ones of the last three months.
/// Independent of doses, which `HeatAcclimation` counts.
///
/// Formula: ln v = α + β(HRR − 0.7) + φ·weeks/10 + γ·H over the steady runs of a year, without acclimation; d = −r/β · (HRmax − HRrest) for
/// the residual r of the fit; change = mean d of the last five hot runs − mean d of the first five, ± 1.2816 s √(2/5), s = 1.4826 · MAD(d).
/// Units: beats per minute.
/// Source: our own, because studies measure it in a climate chamber.
/// Grade: own definition.
public enum MeasuredAcclimation {
    public static let card = ModelCard(
        id: "measured_acclimation", name: "Measured response to heat", alsoKnownAs: ["heart rate at fixed pace and heat"],
        formula:
            "ln v = α + β(HRR − 0.7) + φ·weeks/10 + γ·H as in the personal heat response, acclimation left out; d = −r/β · (HRmax − "
            + "HRrest), r what the fit leaves; change = mean d of the last {group} hot runs of {days} days − mean d of the first {group}; "
            + "± 1.2816 · s √(2/{group}), s = 1.4826 · MAD(d); hot: WBGT ≥ {heatStress} °C",
        units: "beats per minute",
        source:
            "our own, because studies measure it in a climate chamber: a falling heart rate at fixed work is the first sign of "
            + "acclimation, J. Périard et al., Scand J Med Sci Sports 25 (S1):20 (2015)",
        grade: .ownDefinition,
        limits:
            "Needs {runsNeeded} hot runs among those used for the personal heat response, and a heart rate that follows pace (β "
            + "above two of its standard deviations). The fit removes a steady change of fitness over the year; a sudden "
            + "change, thirst and a bad night remain. It changes no other figure.",
        constants: [
            CardConstant("group", group),
            CardConstant("days", days),
            CardConstant("heatStress", ClimateConditions.heatStress, decimals: 1),
            CardConstant("runsNeeded", 2 * group),
        ])

    public static let days = 90
    /// Number of runs on each side of the comparison.
    public static let group = 5

    /// Returns the change; `tooFew` refers to hot runs only. Runs without a valid fit, or without a dependence on pace, cannot give a
    /// result.
    /// - Parameter range: beats per minute from resting to maximum.
    static func change(
        of digests: some RandomAccessCollection<ActivityDigest>, heartRateRange range: Double?, asOf day: Day
    ) -> Answer<Estimate> {
        var runs: [PersonalHeatResponse.Run] = []
        var sources: [ActivityDigest] = []
        for index in digests.indices where PersonalHeatResponse.isCounted(digests[index].day, asOf: day) {
            let first = sources.first?.day ?? digests[index].day
            // Without acclimation: the doses must not explain the measured effect.
            guard let run = PersonalHeatResponse.run(of: digests[index], since: first, acclimation: nil) else { continue }
            runs.append(run)
            sources.append(digests[index])
        }
        let hot = runs.indices.filter {
            runs[$0].wetBulbGlobe >= ClimateConditions.heatStress && day - sources[$0].day < days
        }
        guard hot.count >= 2 * group else { return .absent(hot.isEmpty ? .noData : .tooFew) }
        guard let range else { return .absent(.profileIncomplete) }
        guard let posterior = PersonalHeatResponse.posterior(of: runs) else { return .absent(.outOfRange) }
        let (effort, doubt) = (posterior.means[1], posterior.deviations[1])
        guard effort > 2 * doubt else { return .absent(.outOfRange) }
        let beats = PersonalHeatResponse.residuals(of: runs, posterior).map { -$0 / effort * range }
        guard let spread = Robust.deviation(beats), let first = Moments.mean(hot.prefix(group).map { beats[$0] }),
            let last = Moments.mean(hot.suffix(group).map { beats[$0] })
        else { return .absent(.outOfRange) }
        let half = NormalDistribution.halfWidth80 * spread * (2 / Double(group)).squareRoot()
        let inputs = (hot.prefix(group) + hot.suffix(group)).map {
            EstimateInput(
                name: InputName.beatsAboveFit, value: beats[$0], unit: "bpm", of: sources[$0])
        }
        let change = last - first
        return .known(
            Estimate(
                value: change, interval: Interval(low: change - half, high: change + half), count: hot.count,
                quality: min(1, Double(hot.count) / 20), method: card.id, inputs: inputs, asOf: day))
    }
}

extension History {
    /// Change in beats per minute of the newest hot runs compared with the first of the last three months.
    func measuredAcclimation(asOf day: Day) -> Answer<Estimate> {
        let year = range(from: day - (PersonalHeatResponse.days - 1), through: day)
        return MeasuredAcclimation.change(
            of: digests[year], heartRateRange: profile(asOf: day).heartRateRange.map { $0.maximum - $0.resting }, asOf: day)
    }
}
