import Measures
import Training

extension SevenDayPlan {
    /// Replaces the days after `day` on which a routine is followed by those of the routine.
    ///
    /// What the body or a race asks for comes first: with such a reason the plan stays as it is. Races stay, and days of practice or sauna
    /// alone, which are no training load, stand beside the plan. Within three days before a race nothing of the routine is hard.
    /// - Parameter races: days of the races of the week and of the three days after it.
    mutating func follow(_ routines: RoutineHistory, after day: Day, races: [Day]) {
        if let reason, !reason.leavesRoomForRoutine { return }
        let chosen = (1...7).map { routines.planned(on: day + $0).flatMap { $0.isTraining ? $0.day : nil } }
        guard chosen.contains(where: { $0 != nil }) else { return }
        let derived = days
        days = (1...7).map { number in
            let date = day + number
            let other = derived.first { $0.day == date }
            guard let planned = chosen[number - 1], !races.contains(date) else {
                return other ?? .empty(date, races: races)
            }
            var followed = PlannedDay(planned, on: date, scale: loadScale)
            if followed.isHard, races.contains(where: { (1...PlanRequest.easyDaysBeforeRace).contains($0 - date) }) {
                return other.flatMap { $0.isHard ? nil : $0 } ?? .empty(date, races: races)
            }
            followed.heat = planned.isRest ? nil : other?.heat
            return followed
        }
        if chosen.allSatisfy({ $0 != nil }) { reason = .routine }
        need = nil
    }
}

extension PlanReason {
    /// Whether the week may be that of a routine. Recovery, a break, a race and their like decide the week themselves.
    fileprivate var leavesRoomForRoutine: Bool {
        switch self {
        case .build, .maintain, .deload, .ratio, .habits, .usual, .heat, .routine, .stored: true
        case .taper, .raceWeek, .comeback, .tired, .loadRose, .longRun, .illness: false
        }
    }
}

extension RoutineHistory.Planned {
    /// Whether the day has a session with a load or with text only, or rests in a routine that has such days.
    var isTraining: Bool {
        let hasTraining = RoutineLoad.perWeek(of: routine, scale: 1) > 0 || routine.days.contains { $0.hasTextOnly }
        return hasTraining && (day.isRest || day.hasTextOnly || RoutineLoad.load(of: day, scale: 1) > 0)
    }
}

extension PlannedDay {
    /// A day of a routine. Its kind is that of its hardest session; runs, rides and classes add their minutes. Training of which only the
    /// text is known has no minutes, and counts as easy without a load.
    init(_ planned: RoutineDay, on date: Day, scale: Double) {
        self.init(
            day: date,
            workout: planned.hasTextOnly
                ? .easy : WorkoutType(hardestOf: planned.expected.map { $0.method.intensity }),
            minutes: planned.expected.isEmpty ? nil : planned.minutes,
            load: RoutineLoad.load(of: planned, scale: scale))
        routine = planned
    }
}
