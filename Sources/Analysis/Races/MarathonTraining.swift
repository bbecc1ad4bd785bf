import Measures
import Training

/// Eight weeks of running as the marathon's models read them.
struct MarathonTraining {
    var weeklyKilometres: Double
    /// Seconds per kilometre.
    var pace: Double
    var weeksWithRuns: Int

    /// Nil without a run in them.
    init?(asOf day: Day, history: History) {
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
