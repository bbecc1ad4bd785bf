/// One oxygen uptake from races, efforts and steady running.
///
/// Formula: weights 1/σ²; the variance adds the disagreement between methods, and between races.
/// Units: ml/kg/min.
/// Source: our own, based on inverse-variance weighting.
/// Grade: own definition.
public enum UptakeFusion {
    public static let card = ModelCard(
        id: "oxygen_uptake", name: "Oxygen uptake, all methods", alsoKnownAs: ["VO₂max", "VO2max"],
        formula:
            "μ = Σ wᵢ μᵢ, w ∝ 1/σ²; σ² = 1/Σ(1/σᵢ²) + Σ wᵢ (μᵢ − μ)²; σ: race 1.2, parkrun 1.7 (over the root of the "
            + "races' worth, with the races' own spread beyond twice what luck makes and age/90 d of the newest), "
            + "effort 2, without a race 2.5, steady running 3.5 or 5",
        units: "ml/kg/min",
        source: "our own, because the methods share a scale but not their errors; inverse-variance weighting is standard",
        grade: .ownDefinition,
        limits:
            "On the VDOT scale. A device's value is kept apart; advice names both where their 80 % ranges do not overlap. "
            + "A race more than {doubtfulPoints} below the best of the {window} days before it, or at less than {racingShare} % of the maximal "
            + "heart rate for up to an hour, is asked about and left out. Races are the last {races} of {window} days, weighed by 0.5^(age/"
            + "{halfLife} d)/σ²; the effort is the best of {effortDays} days, where it is worth more than the races. Nothing counts from "
            + "before {breakDays} days without a run; after them, and for the first runs of all, it needs {runs} runs, or a race or a plainly "
            + "tried effort.",
        constants: [
            CardConstant("doubtfulPoints", EffortRecord.doubtfulPoints, decimals: 0),
            CardConstant("window", EffortRecord.window),
            CardConstant("racingShare", 100 * EffortRecord.racingShare, decimals: 0),
            CardConstant("races", UptakeState.races),
            CardConstant("halfLife", UptakeState.halfLifeOfRaces, decimals: 0),
            CardConstant("effortDays", EffortRecord.usualDays),
            CardConstant("breakDays", RunningBreak.leastDays),
            CardConstant("runs", RunningBreak.runsNeeded),
        ])

    /// Standard deviation of one race in ml/kg/min: random variation, and the remaining error of the corrections for heat and hills.
    /// Determined by simulation (`Docs/Calibration.md`).
    static let raceDeviation = 1.2
    /// Standard deviation of a parkrun, which many run socially: our own, between a race and a solo effort.
    static let parkrunDeviation = 1.7
    /// Standard deviations of the best training effort beside a race, and without any race: athletes who never raced have seldom gone all
    /// out. With 2, the interval of a newcomer with 30 days contained 69 % (`Docs/Calibration.md`).
    static let effortDeviation = 2.0
    static let loneEffortDeviation = 2.5
    /// Multiple of the random spread of races up to which their spread has no further meaning. With 2, an 80 % interval of three races that
    /// differ randomly contains 82 %; with 0 it would contain 93 %.
    static let luckySpread = 2.0

    public static func combine(_ values: [Pooling.Uncertain]) -> Pooling.Uncertain? { Pooling.combine(values) }
}
