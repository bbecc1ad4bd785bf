/// The fastest speed and the highest heart rate that hold for about an hour.
///
/// Formula: speed at 88 % of VDOT; the speed of a race of one hour at that VDOT; heart rate 0.89 · maximum without a test.
/// Units: metres per second; beats per minute.
/// Source: Daniels' T pace, reproduced to the second at 88 %; the heart rate without a test is a convention.
/// Grade: useful.
public enum Threshold {
    public static let card = ModelCard(
        id: "threshold", name: "Lactate threshold estimate", alsoKnownAs: ["LTHR", "T pace", "threshold pace"],
        formula:
            "median of: v with VO₂(v) = 0.88 VDOT; the one-hour race, VO₂(v) = VDOT · F(60 min); 0.96 · critical speed, where "
            + "there is one; without a test LTHR = 0.89 HRmax",
        units: "m/s, bpm",
        source: "J. Daniels, Daniels' Running Formula, 3rd ed.; threshold heart rate without a test is a convention",
        grade: .useful,
        limits:
            "VDOT 25 to 85. ± 3 % in speed, or half the spread of the methods; ± 6 beats in heart rate. No lactate was measured.")

    public static let fractionOfUptake = 0.88
    public static let fractionOfMaximumHeartRate = 0.89
    /// Our own share: critical speed is held for less than an hour.
    public static let fractionOfCriticalSpeed = 0.96
    static let range = 25.0...85.0

    public static func speed(vdot: Double) -> Double? {
        guard range.contains(vdot) else { return nil }
        return DanielsGilbert.speed(uptake: fractionOfUptake * vdot)
    }

    public static func oneHourSpeed(vdot: Double) -> Double? {
        guard range.contains(vdot) else { return nil }
        return DanielsGilbert.speed(uptake: DanielsGilbert.sustainableFraction(seconds: 3600) * vdot)
    }
}
