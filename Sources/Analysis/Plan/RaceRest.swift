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

    static func days(afterMetres metres: Double) -> Int {
        min(most, Int((min(1e6, max(0, metres)) / metresPerDay + Rounding.slack).rounded(.down)))
    }
}

extension History {
    /// Returns the last day of rest after the races that were run (`isRace`); nil without one from tomorrow on.
    func restDaysEnd(asOf day: Day) -> Day? {
        var end: Day?
        for run in digests(from: day - RaceRest.most, through: day) where isRace(run) {
            guard let metres = run.distance?.amount, metres.isFinite else { continue }
            let last = run.day + RaceRest.days(afterMetres: metres)
            if last > day, end.map({ last > $0 }) ?? true { end = last }
        }
        return end
    }
}
