import Measures

/// VDOT: performance in a race on one scale for all distances.
///
/// Formula: VO₂(v) = −4.60 + 0.182258 v + 0.000104 v²; F(t) = 0.8 + 0.1894393 e^(−0.012778 t) + 0.2989558 e^(−0.1932605 t);
/// VDOT = VO₂(d / t) / F(t), v in m/min and t in min.
/// Units: metres and seconds in, ml/kg/min out.
/// Source: J. Daniels and J. Gilbert, Oxygen Power (1979).
/// Grade: useful.
public enum DanielsGilbert {
    public static let card = ModelCard(
        id: "vdot", name: "VDOT", alsoKnownAs: ["Daniels–Gilbert", "running performance index"],
        formula:
            "VDOT = VO₂(v) / F(t); VO₂(v) = −4.60 + 0.182258 v + 0.000104 v²; "
            + "F(t) = 0.8 + 0.1894393 e^(−0.012778 t) + 0.2989558 e^(−0.1932605 t); v in m/min, t in min",
        units: "ml/kg/min",
        source: "J. Daniels and J. Gilbert, Oxygen Power: Performance Tables for Distance Runners (1979)",
        grade: .useful,
        limits:
            "1500 m to marathon, 3.5 to 300 minutes, VDOT 20 to 90. A performance index and no measured oxygen uptake: "
            + "equal values at two distances suppose training for both, which flatters marathons on low mileage.")

    public static let distances = 1500.0...42_195.0
    public static let durations = 210.0...18_000.0
    public static let range = 20.0...90.0

    /// Returns the oxygen cost of level running in ml/kg/min; nil without forward motion. Speed in metres per second.
    public static func cost(speed: Double) -> Double? {
        guard speed > 0, speed < 15 else { return nil }
        let metresPerMinute = speed * 60
        return -4.60 + 0.182258 * metresPerMinute + 0.000104 * metresPerMinute * metresPerMinute
    }

    /// Returns the metres per second with a cost of `uptake` ml/kg/min.
    public static func speed(uptake: Double) -> Double? {
        guard uptake > 0, uptake < 200 else { return nil }
        let root = (0.182258 * 0.182258 + 4 * 0.000104 * (4.60 + uptake)).squareRoot()
        return (-0.182258 + root) / (2 * 0.000104) / 60
    }

    /// Returns the fraction of maximal uptake that can be held for a time in seconds.
    static func sustainableFraction(seconds: Double) -> Double {
        let minutes = seconds / 60
        return 0.8 + 0.1894393 * Double.exp(-0.012778 * minutes) + 0.2989558 * Double.exp(-0.1932605 * minutes)
    }

    /// Returns VDOT; nil outside the distances, durations and values of the equations.
    public static func vdot(metres: Double, seconds: Double) -> Double? {
        guard distances.contains(metres), durations.contains(seconds) else { return nil }
        guard let value = unchecked(metres: metres, seconds: seconds), range.contains(value) else { return nil }
        return value
    }

    private static func unchecked(metres: Double, seconds: Double) -> Double? {
        guard let cost = cost(speed: metres / seconds) else { return nil }
        return cost / sustainableFraction(seconds: seconds)
    }

    /// Returns the seconds for a distance at a VDOT. VDOT falls strictly with time between 8 and 1.2 m/s, so bisection finds the single
    /// solution.
    public static func time(metres: Double, vdot: Double) -> Double? {
        guard distances.contains(metres), range.contains(vdot) else { return nil }
        var fast = metres / 8
        var slow = metres / 1.2
        for _ in 0..<80 {
            let middle = (fast + slow) / 2
            guard let value = unchecked(metres: metres, seconds: middle) else { return nil }
            if value > vdot { fast = middle } else { slow = middle }
        }
        let seconds = (fast + slow) / 2
        return durations.contains(seconds) ? seconds : nil
    }

    /// Returns seconds per kilometre at a fraction of VDOT: 0.88 is the threshold pace, 1 the pace at maximal uptake.
    public static func pace(vdot: Double, fraction: Double) -> Double? {
        guard range.contains(vdot), fraction > 0, fraction <= 1.5, let speed = speed(uptake: fraction * vdot) else { return nil }
        return 1000 / speed
    }
}
