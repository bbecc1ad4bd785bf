import Measures
import Training

/// Days of rest after a race.
///
/// Formula: one day per quarter of a marathon, at most a week: none after 10 km, two after a half marathon, four after a marathon. The easy
/// days after the race (a day per 3 km) go on after them.
/// Units: days.
/// Source: our own, within what coaches write: no running for three to seven days after a marathon and for one to three after a half.
/// Grade: own definition.
enum RaceRest {
    /// Metres of a race for each day of rest: a quarter of a marathon.
    static let metresPerDay = 42_195.0 / 4
    static let most = 7
    /// A recording may be so much shorter than the course.
    static let tolerance = 1.01

    static func days(afterMetres metres: Double) -> Int {
        min(most, Int((min(1e6, max(0, metres)) / metresPerDay + Rounding.slack).rounded(.down)))
    }
}

extension History {
    /// Returns the days of rest after each race that was run (`isRace`), those of the last seven days included: the week that runs keeps them.
    func restDays(asOf day: Day) -> [ClosedRange<Day>] {
        digests(from: day - RaceRest.most - 6, through: day).compactMap { run in
            guard isRace(run), let metres = run.distance?.amount, metres.isFinite else { return nil }
            let entered = races.filter { $0.day == run.day }.map { $0.metres }.max()
            let count = max(
                RaceRest.days(afterMetres: metres * RaceRest.tolerance), entered.map { RaceRest.days(afterMetres: $0) } ?? 0)
            return count > 0 && run.day + count > day - 7 ? (run.day + 1)...(run.day + count) : nil
        }
    }
}
