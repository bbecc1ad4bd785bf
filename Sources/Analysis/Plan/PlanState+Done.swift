import Measures
import Training

/// What was done on the days of the running week that are over.
extension PlanState {
    /// Plans the days of a week that are left around a day on which more was done than planned, each time that there was one.
    ///
    /// What was missed is not made up for: the days stay as they were announced. So they do after a day as planned. Each day is compared with the
    /// plan that the days before it left, since that is the one that was announced for it. More on one day never makes another day longer or harder.
    /// - Parameter week: the seven days as they were planned at the beginning.
    /// - Returns: the state with which the days that are left were planned.
    func planAroundMore(_ week: inout PlanCourse.Week) -> PlanState {
        guard daysOver > 0, recent.count >= daysOver else { return self }
        let long = week.days.first { $0.workout == .long }?.minutes
        var around = self
        var (days, missed) = ([PlanRequest.StoredDay](), [Int]())
        for var done in recent.suffix(daysOver) {
            let other = week.days.first { $0.day == day + (days.count + 1) }
            let (load, hard) = (other?.load ?? 0, other?.isHard ?? false)
            let most =
                PlanState.mostShareDone * load + PlanState.mostMinutesMore * WeekPlanner.loadPerHour(.easy) / 60 * loadScale.easy
            // A load above that of the same minutes comes from how it was measured, or from a steady run: the days stay. So they do after what
            // the athlete does in other weeks too, beside the sport of the plan.
            let isLonger =
                done.load - done.usualOther.load > most
                && Double(done.minutes) - done.usualOther.minutes > PlanState.mostShareDone * Double(other?.minutes ?? 0)
            let isMore = isLonger || done.isHard && !hard
            if done.isRun, done.workout == .easy, isLonger || other?.workout == .long, let long,
                Double(done.minutes) >= PlanState.leastShareOfLong * Double(long)
            {
                done.workout = .long
            }
            // A missed session counts as done, so that no other day gets it.
            if done.load <= 0, load > 0, let other {
                missed.append(days.count)
                done = PlanRequest.StoredDay(of: other, sport: sport)
            }
            days.append(done)
            guard isMore else { continue }
            // A session that was missed before and is done now is no more than planned.
            let moved = missed.last { days[$0].isMoved(to: done, beside: load) }
            if let moved {
                missed.removeAll { $0 == moved }
                days[moved] = PlanRequest.StoredDay(workout: .rest, minutes: 0, hardMinutes: 0, load: 0, isRun: false)
            }
            let (announced, wasMore) = (week.days, week.isAroundMore)
            (around.done, around.daysOver, around.announced) = (days, days.count, self.announced + announced)
            week = around.wholeWeek
            let isChanged = week.days.contains { changed in
                changed.day > day + days.count
                    && announced.first { $0.day == changed.day }.map { $0.minutes != changed.minutes } ?? true
            }
            week.isAroundMore = wasMore || isLonger && moved == nil && isChanged
        }
        return around
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
    /// - Parameters:
    ///   - stored: what is decided about the seven days.
    ///   - available: those that may have a session of the plan.
    func longRunDay(_ stored: [StoredDay?], _ available: [Bool]) -> Int {
        let decided = stored.firstIndex { $0?.counted(scale: loadScale).workout == .long }
        return habits.longRunDay(after: day, available, decided: decided.map { $0 + 1 })
    }

    /// A day has more than its plan from this share of the planned load and so many minutes of easy running on.
    private static let mostShareDone = 1.1
    private static let mostMinutesMore = 15.0
    /// Of the minutes of the long run of the week, from which on a run took its place.
    private static let leastShareOfLong = 0.9

    /// Number of sessions of the sport that the athlete decided for the seven days, or did on them.
    var decidedSessions: Int {
        let stored = stored.dropFirst(done.count).count { $0?.sessions.contains { $0.kind == sport.kind } ?? false }
        return stored + done.count { $0.isRun }
    }

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
            var done = PlanRequest.StoredDay(
                workout: sessions.contains { $0.isRace } ? .race : hardMinutes > 0 ? .tempo : sessions.isEmpty ? .rest : .easy,
                minutes: minutes, hardMinutes: hardMinutes, load: min(2000, max(0, loads.dropLast(back).last ?? 0)),
                isRun: sessions.contains { sport.includes($0.sport) })
            for session in sessions where !sport.includes(session.sport) && isHabit(session) {
                done.usualOther.minutes += max(0, session.moving / 60)
                done.usualOther.load += session.load?.value ?? 0
            }
            return done
        }
    }

    /// Whether two of the four weeks before had a session of the same kind that was about as long, or longer.
    private func isHabit(_ session: ActivityDigest) -> Bool {
        (1...4).count { week in
            let day = session.day - 7 * week
            return digests(from: day - 3, through: day + 3).contains {
                $0.sport == session.sport && $0.moving >= 0.8 * session.moving
            }
        } >= 2
    }
}

extension PlanRequest.StoredDay {
    /// Whether a session that was missed is what another day has beyond its own plan.
    fileprivate func isMoved(to other: PlanRequest.StoredDay, beside load: Double) -> Bool {
        let more = other.load - load
        return isHard == other.isHard && more > 0 && self.load > 0 && (0.8...1.25).contains(more / self.load)
    }
}

extension PlanCourse.Week {
    /// Leaves no day longer or harder than it was announced: a session that another day took the place of leaves no room for another one.
    /// - Returns: loads of the sessions that were left out, since their days had none.
    mutating func keepWithin(_ announced: [PlannedDay]) -> [Double] {
        var leftOut: [Double] = []
        for index in days.indices where days[index].stored == nil && days[index].workout != .race {
            let planned = days[index]
            for before in announced where before.day == days[index].day { days[index].keepWithin(before) }
            if planned.minutes != nil, days[index].minutes == nil { leftOut.append(planned.load) }
        }
        return leftOut
    }

    /// Leaves easy sessions on the days of their own for which others were found.
    /// - Parameters:
    ///   - loads: what was left out on the other days.
    ///   - last: the last day that is over.
    mutating func keepEasy(_ loads: [Double], of announced: [PlannedDay], after last: Day) {
        var left = loads[...]
        for index in days.indices where days[index].isEmpty && days[index].day > last {
            guard let load = left.first, var kept = announced.shortest(on: days[index].day), let own = kept.minutes,
                kept.isPlainEasy
            else { continue }
            let most = load < kept.load ? WeekDraft.fives(below: Double(own) * load / kept.load) : own
            guard most >= WeekDraft.leastMinutes else { continue }
            left.removeFirst()
            kept.shorten(to: most)
            days[index] = kept
        }
    }
}

extension PlannedDay {
    /// Leaves the day no longer or harder than it was.
    fileprivate mutating func keepWithin(_ before: PlannedDay) {
        let isHarder = isHard && !before.isHard || hardMinutes > before.hardMinutes
        let (own, most) = (minutes ?? 0, before.minutes ?? 0)
        guard isHarder || own > most else { return }
        if isHarder || routine != nil || isHard == before.isHard || most == 0 {
            // What a decision of the athlete had there is no proposal.
            self = before.stored == nil ? before : .empty(day, races: [])
        } else {
            shorten(to: most)
        }
    }

    fileprivate mutating func shorten(to most: Int) {
        guard let own = minutes, own > most else { return }
        load *= Double(most) / Double(own)
        minutes = most
    }

    /// Whether the planner has no session on the day.
    fileprivate var isEmpty: Bool { stored == nil && minutes == nil && workout == .rest }

    /// Whether the day has an easy session of the rules.
    fileprivate var isPlainEasy: Bool {
        stored == nil && routine == nil && minutes != nil && (workout == .easy || workout == .recovery)
    }
}
