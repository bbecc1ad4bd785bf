/// Maximal oxygen uptake from a few minutes of steady running, on the VDOT scale.
///
/// Formula: Daniels' cost of the speed × Minetti's grade factor, then the share of heart-rate reserve.
/// Units: metres per second, rise over run, beats per minute in; ml/kg/min out.
/// Source: Daniels and Gilbert (1979); A. E. Minetti (2002); Swain and Leutholtz (1997); combined by us.
/// Grade: own definition.
public enum SubmaximalRun {
    public static let card = ModelCard(
        id: "submaximal_vdot", name: "Oxygen uptake from steady running", alsoKnownAs: ["sub-maximal estimate"],
        formula: "VO₂max = (VO₂(v · C(g)/C(0)) − 3.5) / ((HR − HRrest)/(HRmax − HRrest)) + 3.5; weighted median over 42 days, "
            + "weight 0.5^(age/21 d) · seconds",
        units: "ml/kg/min",
        source: "our own joining of Daniels and Gilbert (1979), A. E. Minetti et al. (2002) and Swain and Leutholtz (1997), "
            + "because only this cost is comparable with races",
        grade: .ownDefinition,
        limits:
            "At least five segments on three days: 3 minutes long, after minute 8, speed even within 5 % and heart rate within a beat "
            + "a minute, |grade| < 4 %, at 55 to 90 % of heart-rate reserve (65 to 93 % of the maximum where no resting heart rate is "
            + "known). What heat cost "
            + "above 12.5 °C WBGT is divided out, by the athlete's own heat response where it is personal, else by the population's; runs "
            + "without known weather count only where the others do not suffice. Standard deviation 3.5 with a measured maximal heart "
            + "rate, 5 with one from age, and more by the slope's own share of doubt (0.54 for the population's) of what was divided out "
            + "and by 1.4 % for the share of runs without weather. Between 15 and 85.")

    public static func vdot(speed: Double, grade: Double, heartRate: Double, resting: Double, maximum: Double) -> Double? {
        let levelSpeed = speed * GradeCost.energeticFactor(grade: grade)
        guard let uptake = DanielsGilbert.cost(speed: levelSpeed) else { return nil }
        return HeartRateReserve.maximalUptake(uptake: uptake, heartRate: heartRate, resting: resting, maximum: maximum)
    }
}
