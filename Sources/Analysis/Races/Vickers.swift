import Measures

/// A recreational runner's marathon time from one or two races and weekly mileage.
///
/// Formula: one race: v = 0.16018617 + 0.83076202 v_R + 0.06423826 mpw/10, v_R from Riegel's law with 1.07;
/// two races: k_M = 1.4510756 − 0.23797948 k − 0.01410023 mpw/10 from the longer race.
/// Units: metres, seconds, miles per week in; seconds out.
/// Source: A. J. Vickers and E. A. Vertosick, BMC Sports Sci Med Rehabil 8:26 (2016), 2,303 runners.
/// Grade: useful.
public enum Vickers {
    public static let card = ModelCard(
        id: "vickers", name: "Vickers and Vertosick's marathon", alsoKnownAs: [],
        formula:
            "one race: v = 0.16018617 + 0.83076202 v_R + 0.06423826 (mpw/10), v_R = 42195 / (T₁ (42195/D₁)^1.07); two races: "
            + "T = T₂ (42195/D₂)^(1.4510756 − 0.23797948 k − 0.01410023 (mpw/10)), k = ln(T₂/T₁) / ln(D₂/D₁); mpw: mean miles a week of the 56 days that "
            + "end 7 days before the race",
        units: "s",
        source: "A. J. Vickers and E. A. Vertosick, An empirical study of race times in recreational endurance runners, "
            + "BMC Sports Sci Med Rehabil 8:26 (2016)",
        grade: .useful,
        limits: "Recreational runners, races from 5 km to the half, 5 to 150 miles a week. Error (RMSE) 15.1 minutes from one "
            + "race, 14.4 from two. The runners stated a typical week; the window of 56 days is ours.")

    public static let inputs = 4900.0...21_200.0
    public static let mileage = 5.0...150.0

    public static func time(metres: Double, seconds: Double, milesPerWeek: Double) -> Double? {
        guard inputs.contains(metres), mileage.contains(milesPerWeek) else { return nil }
        guard let riegel = Riegel.time(seconds: seconds, from: metres, to: 42_195, exponent: 1.07) else { return nil }
        let speed = 0.16018617 + 0.83076202 * (42_195 / riegel) + 0.06423826 * (milesPerWeek / 10)
        return speed > 0 ? 42_195 / speed : nil
    }

    public static func time(
        shorter: (metres: Double, seconds: Double), longer: (metres: Double, seconds: Double), milesPerWeek: Double
    ) -> Double? {
        guard inputs.contains(shorter.metres), inputs.contains(longer.metres), shorter.metres < longer.metres else { return nil }
        guard mileage.contains(milesPerWeek), shorter.seconds > 0, longer.seconds > shorter.seconds else { return nil }
        let exponent = Double.log(longer.seconds / shorter.seconds) / Double.log(longer.metres / shorter.metres)
        let marathonExponent = 1.4510756 - 0.23797948 * exponent - 0.01410023 * (milesPerWeek / 10)
        return Riegel.time(seconds: longer.seconds, from: longer.metres, to: 42_195, exponent: marathonExponent)
    }
}
