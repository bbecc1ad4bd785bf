import Measures
import Training

/// What was done on the days of the running week that are over.
extension PlanState {
    /// The state at the beginning of a week whose other days are planned around what was done; nil where no more was done than a plan has.
    ///
    /// What was missed is not made up for: the rest of the week stays as it was announced. Each day is compared with the plan that the days before
    /// it left, since that is the one that was announced for it.
    /// - Parameter planned: the days of the week as they were planned at its beginning.
    func aroundDone(of planned: [PlannedDay]) -> PlanState? {
        guard daysOver > 0, recent.count >= daysOver else { return nil }
        let long = planned.first { $0.workout == .long }?.minutes
        var (announced, around) = (planned, PlanState?.none)
        var days: [PlanRequest.StoredDay] = []
        for var done in recent.suffix(daysOver) {
            let other = announced.first { $0.day == day + (days.count + 1) }
            let (load, hard) = (other?.load ?? 0, other?.isHard ?? false)
            let most =
                PlanState.mostShareDone * load + PlanState.mostMinutesMore * WeekPlanner.loadPerHour(.easy) / 60 * loadScale.easy
            // A load above that of the same minutes comes from how it was measured, or from a steady run: the days stay.
            let isLonger = done.load > most && Double(done.minutes) > PlanState.mostShareDone * Double(other?.minutes ?? 0)
            let isMore = isLonger || done.isHard && !hard
            if done.workout == .easy, isLonger || other?.workout == .long, let long, done.minutes >= long - 5 {
                done.workout = .long
            }
            // A missed session counts as done, so that no other day gets it.
            if done.load <= 0, load > 0, let other { done = PlanRequest.StoredDay(of: other, sport: sport) }
            days.append(done)
            guard isMore || around != nil else { continue }
            var next = self
            (next.done, next.daysOver) = (days, days.count)
            around = next
            if days.count < daysOver { announced = next.wholeWeek.days }
        }
        return around
    }

    /// Whether the day before the seven had a long run: one that was planned so, or one of an hour and more that is nearly the longest.
    var startsAfterLong: Bool {
        guard recent.count > daysOver else { return false }
        let before = recent[recent.count - 1 - daysOver]
        return before.workout == .long
            || before.isRun && before.minutes >= 60 && Double(before.minutes) >= PlanState.nearlyLongest * known
    }

    /// Of the longest run of 30 days.
    private static let nearlyLongest = 0.9
    private static let mostOfLongest = 2.0 / 3

    /// Whether the day before the seven had a hard session or a long one, or a run of an hour and more that is most of the longest.
    var startsAfterDemanding: Bool {
        guard recent.count > daysOver else { return false }
        let before = recent[recent.count - 1 - daysOver]
        return before.isDemanding || startsAfterLong
            || before.isRun && before.minutes >= 60 && Double(before.minutes) >= PlanState.mostOfLongest * known
    }

    /// The day of the seven with the long run: that of one that the athlete decided, else the usual one.
    var longRunDay: Int {
        let decided = stored.firstIndex { $0?.counted(scale: loadScale).workout == .long }
        return habits.longRunDay(after: day, available, decided: decided.map { $0 + 1 })
    }

    /// A day has more than its plan from this share of the planned load and so many minutes of easy running on.
    private static let mostShareDone = 1.1
    private static let mostMinutesMore = 5.0

    /// Number of sessions of the sport that the athlete decided for the seven days, or did on them.
    var decidedSessions: Int {
        let stored = stored.dropFirst(done.count).count { $0?.sessions.contains { $0.kind == sport.kind } ?? false }
        return stored + done.count { $0.isRun }
    }

    /// Whether a day of the seven is decided, or counts as it was done.
    /// - Parameter index: 0 is the first.
    func isSettled(_ index: Int) -> Bool { done.indices.contains(index) || stored[index] != nil }

    /// Whether a hard or long session is settled for the day before or after.
    /// - Parameter number: 1 is the first.
    func isBesideHard(_ number: Int) -> Bool {
        let stored = stored
        return [number - 2, number].contains { index in
            if done.indices.contains(index) { return done[index].isDemanding }
            guard stored.indices.contains(index) else { return false }
            return stored[index].map { $0.counted(scale: loadScale).isDemanding } ?? false
        }
    }
}

extension PlanRequest.StoredDay {
    /// A planned day as one that was done.
    init(of planned: PlannedDay?, sport: PlanSport) {
        self.init(
            workout: planned?.workout ?? .rest, minutes: planned?.minutes ?? 0,
            hardMinutes: min(planned?.hardMinutes ?? 0, planned?.minutes ?? 0), load: min(2000, planned?.load ?? 0),
            isRun: planned?.longest(of: sport) ?? 0 > 0)
    }
}

extension History {
    /// Returns what was done on the seven days through `last`, oldest first.
    /// - Parameter loads: loads by day through `last`.
    func recentDays(of sport: PlanSport, through last: Day, loads: [Double]) -> [PlanRequest.StoredDay] {
        (0..<7).reversed().map { back in
            let day = last - back
            let sessions = digests(from: day, through: day).filter { $0.isTraining }
            let moving = sessions.reduce(0) { $0 + max(0, $1.moving / 60) }
            let minutes = moving.isFinite ? Int(min(14_400, moving)) : 0
            let hard = sessions.reduce(0) { $0 + max(0, $1.hardSeconds ?? 0) }
            let isHard = hard.isFinite && hard >= HighIntensity.least
            let hardMinutes = isHard ? Int(min(Double(minutes), hard / 60)) : 0
            return PlanRequest.StoredDay(
                workout: sessions.contains { $0.isRace } ? .race : hardMinutes > 0 ? .tempo : sessions.isEmpty ? .rest : .easy,
                minutes: minutes, hardMinutes: hardMinutes, load: min(2000, max(0, loads.dropLast(back).last ?? 0)),
                isRun: sessions.contains { sport.includes($0.sport) })
        }
    }
}

extension PlanCourse.Week {
    /// Makes days of the rules easy that were not announced with hard work: a long run that other training took the place of leaves no room
    /// for a hard session.
    mutating func keepEasy(as announced: [PlannedDay], scale: LoadScale) {
        let hard = announced.filter { $0.isHard && $0.workout != .long }.map { $0.day }
        for index in days.indices where days[index].hardMinutes > 0 && !hard.contains(days[index].day) {
            guard days[index].routine == nil, days[index].stored == nil, let minutes = days[index].minutes else { continue }
            days[index].workout = .easy
            (days[index].hardMinutes, days[index].parts) = (0, nil)
            days[index].load = WeekPlanner.load(.easy, minutes: minutes, scale: scale)
        }
    }
}
