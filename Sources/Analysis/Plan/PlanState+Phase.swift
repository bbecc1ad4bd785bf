import Measures
import Training

/// What a week is for: a return from a break, a race, or training.
extension PlanState {
    /// Weeks of the return. One in which training resumed until Thursday is a whole one, and one without any training is none.
    var weeksBack: Int {
        guard let comeback else { return 0 }
        let weeks = max(0, day - comeback.since + 3) / 7
        let missed = (0..<min(weeks, loads.count / 7)).count { !loads.dropLast(7 * $0).suffix(7).contains { $0 > 0 } }
        return min(520, weeks - missed + comeback.weeksSpared)
    }

    /// Whether less than a week has passed since training resumed, or since the return began.
    var isFirstWeekBack: Bool { comeback.map { $0.load != nil && day - max($0.since, $0.resumed) < 7 } ?? false }

    /// Whether the load comes back step by step from that of before a break of all training.
    var isReturning: Bool { comeback?.load != nil && WeekDraft.returnShare(week: weeksBack) < 1 }

    /// Whether the load of before a break is not back yet.
    private var isBelowFormerLoad: Bool {
        guard let load = comeback?.load, weeksBack < PlanState.weeksAfterBreak else { return false }
        return TrainingPhase.fullWeek(loads) < PlanState.backFrom * load
    }
    private static let backFrom = 0.9

    /// The purpose of the seven days that begin a week: the week of a race comes first, then a return from a break, then the
    /// days to the race, then the weeks before. After a short break the days to a race come first, too: they are easier than the return.
    var phase: TrainingPhase {
        let taper = goal.map { TrainingPhase.taperDays(metres: $0.metres) } ?? 0
        let left = goal.map { $0.day - day } ?? .max
        if left <= 7 { return .raceWeek }
        if let comeback, comeback.weeksSpared == 0 || left > taper {
            if isReturning || comeback.load == nil && day <= lastAsToday { return .comeback }
        }
        if left <= taper { return .taper }
        let phase =
            loads.count >= LoadRatio.chronicDays
            ? TrainingPhase(afterLoads: loads, usual: wholeLoad) : TrainingPhase.maintain
        guard phase == .deload else { return phase }
        // Weeks of a race and those after an illness or a break are easier already, and one of the shortest runs cannot be easier.
        if mostShare != nil || isBelowFormerLoad || hasRacedLately
            || TrainingPhase.fullWeek(loads) * TrainingPhase.deload.factor < WeekDraft.leastLoad * loadScale.easy
        {
            return .build
        }
        // The taper itself is the easy week.
        return left <= taper + 7 ? .maintain : phase
    }
}
