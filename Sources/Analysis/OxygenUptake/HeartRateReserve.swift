/// Maximal oxygen uptake from one steady effort: the share of heart-rate reserve is the share of uptake reserve.
///
/// Formula: VO₂max = (VO₂ − 3.5) / ((HR − rest) / (max − rest)) + 3.5; without a resting heart rate %HRmax = 0.64 · %VO₂max + 37.
/// Units: ml/kg/min and beats per minute.
/// Source: D. P. Swain and B. C. Leutholtz, MSSE 29:410 (1997); D. P. Swain et al., MSSE 26:112 (1994).
/// Grade: useful.
public enum HeartRateReserve {
    public static let card = ModelCard(
        id: "swain", name: "Heart-rate reserve equals uptake reserve", alsoKnownAs: ["Swain", "%HRR = %VO₂R"],
        formula: "VO₂max = (VO₂ − 3.5) / x + 3.5, x = (HR − HRrest) / (HRmax − HRrest); fallback %HRmax = 0.64 %VO₂max + 37",
        units: "ml/kg/min",
        source: "D. P. Swain and B. C. Leutholtz, Med Sci Sports Exerc 29:410 (1997); D. P. Swain et al., MSSE 26:112 (1994)",
        grade: .useful,
        limits: "Steady effort with both heart rates known: ten beats of maximal heart rate move the answer by seven per cent.")

    /// Returns (HR − rest) / (max − rest); nil for an implausible profile (rest 30…100, max 120…220, 60 beats apart).
    public static func fraction(heartRate: Double, resting: Double, maximum: Double) -> Double? {
        guard isPlausible(resting: resting, maximum: maximum), heartRate > 0, heartRate < 260 else { return nil }
        return (heartRate - resting) / (maximum - resting)
    }

    public static func isPlausible(resting: Double, maximum: Double) -> Bool {
        (30...100).contains(resting) && (120...220).contains(maximum) && maximum - resting >= 60
    }

    public static func maximalUptake(uptake: Double, heartRate: Double, resting: Double, maximum: Double) -> Double? {
        guard uptake > 3.5, let share = fraction(heartRate: heartRate, resting: resting, maximum: maximum) else { return nil }
        guard share > 0.2, share <= 1.1 else { return nil }
        return (uptake - 3.5) / share + 3.5
    }

    public static func maximalUptakeWithoutRest(uptake: Double, heartRate: Double, maximum: Double) -> Double? {
        guard uptake > 3.5, (120...220).contains(maximum), heartRate > 0, heartRate <= 1.1 * maximum else { return nil }
        let share = (100 * heartRate / maximum - 37) / 64
        return share > 0.2 ? uptake / share : nil
    }
}
