import Measures
import Training

extension SevenDayPlan {
    /// Replaces the days after `day` on which a routine is followed by those of the routine. What the athlete chose comes before the rules.
    mutating func follow(_ routines: RoutineHistory, after day: Day) {
        let chosen = (1...7).map { routines.planned(on: day + $0)?.day }
        guard chosen.contains(where: { $0 != nil }) else { return }
        let derived = days
        days = (1...7).map { number in
            let date = day + number
            if let planned = chosen[number - 1] { return PlannedDay(planned, on: date, scale: loadScale) }
            return derived.first { $0.day == date } ?? PlannedDay(day: date, workout: .rest, minutes: nil, load: 0)
        }
        reason = .routine
        need = nil
    }
}

extension PlannedDay {
    /// A day of a routine. Its kind is that of its hardest session; runs, rides and classes add their minutes.
    fileprivate init(_ planned: RoutineDay, on date: Day, scale: Double) {
        let kinds = planned.expected.map { $0.method.intensity.workout }
        let workout = [WorkoutType.interval, .tempo, .long, .moderate, .easy, .recovery].first { kinds.contains($0) } ?? .rest
        self.init(
            day: date, workout: workout, minutes: planned.isRest ? nil : planned.minutes,
            load: RoutineLoad.load(of: planned, scale: scale))
        routine = planned
    }
}
