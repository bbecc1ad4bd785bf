import Measures

/// A marathon time from eight weeks of training, without any race.
///
/// Formula: pace = 17.1 + 140 e^(−0.0053 K) + 0.55 P.
/// Units: K in kilometres per week; P and the result in seconds per kilometre.
/// Source: G. Tanda, Journal of Human Sport and Exercise (2011); validated in JHSE 17(2) (2022).
/// Grade: disputed.
public enum Tanda {
    public static let card = ModelCard(
        id: "tanda", name: "Tanda's marathon from training", alsoKnownAs: [],
        formula: "pace = 17.1 + 140 · e^(−0.0053 K) + 0.55 P; K km/week and P s/km over 8 weeks ending 7 days before",
        units: "s/km",
        source: "G. Tanda, J Hum Sport Exerc (2011); validation J Hum Sport Exerc 17(2) (2022), doi 10.14198/jhse.2022.172.05",
        grade: .disputed,
        limits:
            "At least 40 km a week, a run in six of the eight weeks, answers from 2:30 to 4:00. Published error 5.4 min between 2:47 and "
            + "3:36, 9.5 min below; too fast in a large data set, so that σ is 0.067 of ln T (figure recalled, not read again).")

    /// Standard deviation of ln T: the published errors apply to runners like the author's.
    public static let deviation = 0.067

    public static func pace(weeklyKilometres: Double, trainingPace: Double) -> Double? {
        guard weeklyKilometres > 0, weeklyKilometres < 400, trainingPace > 120, trainingPace < 1200 else { return nil }
        return 17.1 + 140 * Double.exp(-0.0053 * weeklyKilometres) + 0.55 * trainingPace
    }

    public static func marathonTime(weeklyKilometres: Double, trainingPace: Double) -> Double? {
        pace(weeklyKilometres: weeklyKilometres, trainingPace: trainingPace).map { $0 * 42.195 }
    }

    /// Returns the result within the validated range: enough kilometres, and between 2:30 and 4:00.
    public static func validMarathonTime(weeklyKilometres: Double, trainingPace: Double) -> Double? {
        guard weeklyKilometres >= 40 else { return nil }
        guard let time = marathonTime(weeklyKilometres: weeklyKilometres, trainingPace: trainingPace) else { return nil }
        return time >= 9000 && time <= 14_400 ? time : nil
    }
}
