import Measures
import Training

/// What was done on the days of the running week that are over.
extension PlanState {
    /// Plans the days of a week that are left around a day on which more was done than planned, each time that there was one.
    ///
    /// What was missed is not made up for: the days stay as they were announced. So they do after a day as planned. Each day is compared with the
    /// plan that the days before it left, since that is the one that was announced for it. More on one day never makes another day longer or harder.
    /// - Parameter week: the seven days as they were planned at the beginning.
    func planAroundMore(_ week: inout PlanCourse.Week) {
        guard daysOver > 0, recent.count >= daysOver else { return }
        let long = week.days.first { $0.workout == .long }?.minutes
        var days: [PlanRequest.StoredDay] = []
        for var done in recent.suffix(daysOver) {
            let other = week.days.first { $0.day == day + (days.count + 1) }
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
            guard isMore else { continue }
            var next = self
            (next.done, next.daysOver) = (days, days.count)
            let announced = week.days
            week = next.wholeWeek
            // A day that was only harder than planned takes no minutes from the others.
            week.keepWithin(announced, isLonger: isLonger, scale: loadScale)
            week.isAroundMore = true
        }
    }

    /// What was done on the day before the seven; nil if unknown.
    private var dayBefore: PlanRequest.StoredDay? { recent.count > daysOver ? recent[recent.count - 1 - daysOver] : nil }

    /// Whether the day before the seven had a long run: one that was planned so, or one of an hour and more that is nearly the longest.
    var startsAfterLong: Bool {
        guard let before = dayBefore else { return false }
        return before.workout == .long
            || before.isRun && before.minutes >= 60 && Double(before.minutes) >= PlanState.nearlyLongest * known
    }

    /// Of the longest run of 30 days.
    private static let nearlyLongest = 0.9
    private static let mostOfLongest = 2.0 / 3

    /// Whether the day before the seven had a hard session or a long one, or a run of an hour and more that is most of the longest.
    var startsAfterDemanding: Bool {
        guard let before = dayBefore else { return false }
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
    /// Makes days of the rules no harder than they were announced: a long run that other training took the place of leaves no room for another
    /// session.
    /// - Parameter isLonger: whether more was done than planned, so that they get no longer either.
    fileprivate mutating func keepWithin(_ announced: [PlannedDay], isLonger: Bool, scale: LoadScale) {
        for index in days.indices where days[index].routine == nil && days[index].stored == nil {
            var day = days[index]
            guard let before = announced.first(where: { $0.day == day.day }), let planned = day.minutes, planned > 0 else {
                continue
            }
            let minutes = isLonger ? min(planned, before.minutes ?? 0) : planned
            if day.hardMinutes > 0 && before.hardMinutes == 0 || day.workout == .long && before.workout != .long {
                (day.workout, day.hardMinutes, day.parts) = (.easy, 0, nil)
            } else if minutes < planned, day.hardMinutes > 0 || day.parts != nil {
                // Parts are those of the longer session.
                (day.workout, day.hardMinutes, day.parts) = (before.workout, before.hardMinutes, before.parts)
            }
            if day.workout != days[index].workout {
                day.load = WeekPlanner.load(day.workout, minutes: minutes, scale: scale)
            } else {
                day.load *= Double(minutes) / Double(planned)
            }
            day.minutes = minutes
            days[index] = minutes > 0 ? day : .empty(day.day, races: [])
        }
    }
}
