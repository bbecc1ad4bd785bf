/// Loss of efficiency late in a long run.
///
/// Formula: (EF of the first third − EF of the last third) / the former · 100, over moving time after ten minutes, in metres per beat at
/// grade-adjusted speed.
/// Units: percent.
/// Source: A. M. Jones, Journal of Physiology (2024) for the idea; B. Smyth et al., Sports Med (2022) for late against early.
/// Grade: useful.
public enum Durability {
    public static let card = ModelCard(
        id: "durability", name: "Efficiency lost late in long runs", alsoKnownAs: ["durability", "late-run fade"],
        formula:
            "(EF first third − EF last third) / EF first third · 100, after the first ten minutes, runs of 75 moving minutes and more",
        units: "%",
        source:
            "A. M. Jones, J Physiol 602:4113 (2024), on resilience to fatigue; late against early as in B. Smyth et al., Sports Med "
            + "(2022), doi 10.1007/s40279-022-01680-5",
        grade: .useful,
        limits:
            "Heat, thirst, a fast finish and hills that the altitude misses move it too. Of one run it says little: the median of "
            + "several is shown.")

    /// Shortest moving time in seconds.
    static let shortest = 4500
    public static let runsNeeded = 3
}

extension SessionTrack {
    /// Loss of metres per beat in the last third, in percent; nil for a short run, one with many stops, or one measured in part.
    var lateEfficiencyLoss: Double? {
        guard let heartRate, !metres.isEmpty, !heartRateIsDoubtful, movingSeconds >= Durability.shortest else { return nil }
        let seconds = (600..<max(600, count)).filter { isMoving[$0] }
        guard seconds.count >= 3000, Double(seconds.count) >= 0.90 * Double(count - 600) else { return nil }
        let third = seconds.count / 3
        guard let early = efficiency(seconds[..<third], heartRate), let late = efficiency(seconds[(2 * third)...], heartRate)
        else {
            return nil
        }
        return Efficiency.decoupling(first: early, second: late)
    }
}
