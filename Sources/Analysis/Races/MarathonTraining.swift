import Measures
import Training

/// Eight weeks of running as input of the marathon models. They end seven days before the race, assumed to be tomorrow: the rest before a
/// race is no training.
struct MarathonTraining {
    var weeklyKilometres: Double
    /// Seconds per kilometre.
    var pace: Double
    var weeksWithRuns: Int

    /// Days between the last counted day and the evening before the race.
    static let rest = 6

    /// Nil without a run in these weeks.
    init?(asOf evening: Day, history: History) {
        let day = evening - MarathonTraining.rest
        var metres = 0.0
        var seconds = 0.0
        var weeks: Set<Int> = []
        for digest in history.digests(from: day - 55, through: day) where digest.sport.isRunning {
            guard let distance = digest.distance?.amount, distance > 0, digest.moving > 0 else { continue }
            metres += distance
            seconds += digest.moving
            weeks.insert((day - digest.day) / 7)
        }
        guard metres > 0 else { return nil }
        weeklyKilometres = metres / 1000 / 8
        pace = seconds / metres * 1000
        weeksWithRuns = weeks.count
    }

    var milesPerWeek: Double { weeklyKilometres * 1000 / Distance.metresPerMile }

    var tanda: Double? {
        guard weeksWithRuns >= 6 else { return nil }
        return Tanda.validMarathonTime(weeklyKilometres: weeklyKilometres, trainingPace: pace)
    }
}
