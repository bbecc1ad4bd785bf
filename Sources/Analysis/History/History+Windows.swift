public import Measures
public import Training

extension History {
    /// Days without any activity after which there is no advice and no plan.
    static let recentDays = 60

    /// Returns the days since the newest activity; nil without one.
    func daysSinceActivity(asOf day: Day) -> Int? { digests.last { $0.day <= day }.map { day - $0.day } }

    /// Returns the activities of the days `first`…`last`, both included, ascending by start.
    public func digests(from first: Day, through last: Day) -> ArraySlice<ActivityDigest> {
        var range = range(from: first, through: last)
        func isWithin(_ index: Int) -> Bool { digests[index].day >= first && digests[index].day <= last }
        while let index = range.first, !isWithin(index) { range.removeFirst() }
        while let index = range.last, !isWithin(index) { range.removeLast() }
        // A copy of many activities takes longer than what is done with them. It is needed only where offsets put days out of order.
        return range.allSatisfy(isWithin) ? digests[range] : digests[range].filter { $0.day >= first && $0.day <= last }[...]
    }

    /// Returns the positions of the activities of the days `first`…`last`, with those of a few days around them.
    func range(from first: Day, through last: Day) -> Range<Int> {
        digests.count.range(from: first, through: last) { digests[$0].start }
    }

    /// Returns the load of every day from the first session to `day`; nil without a session.
    public func dailyLoads(through day: Day) -> DailyLoads? {
        var sessions: [(day: Day, load: Double)] = []
        for index in digests.indices where digests[index].day <= day {
            if let load = digests[index].load { sessions.append((digests[index].day, load.value)) }
        }
        var daily = DailyLoads(sessions: sessions, knownDays: knownDays, through: day)
        daily?.takeForRest(unlessWorn: wornDays)
        return daily
    }

    /// Returns the days from `day` to the next main race; nil without one ahead.
    public func daysToRace(asOf day: Day) -> Int? { nextRaceDay(asOf: day).map { $0 - day } }

    /// Returns the day of the next main race: an entered one, or that of the athlete's profile.
    public func nextRaceDay(asOf day: Day) -> Day? {
        [athlete.raceDay, mainRace(asOf: day)?.day].compactMap { $0 }.filter { $0 > day }.min()
    }

    /// Returns the next entered main race; nil without one ahead.
    public func mainRace(asOf day: Day) -> RaceGoal? { races.main(after: day).first }

    /// Returns an activity by its id.
    public func digest(_ id: String) -> ActivityDigest? {
        digests.indices.first { digests[$0].id == id }.map { digests[$0] }
    }

    /// Returns the last run on or before a day.
    public func lastRun(onOrBefore day: Day) -> ActivityDigest? {
        digests.indices.last { digests[$0].day <= day && digests[$0].sport.isRunning }.map { digests[$0] }
    }

    /// Returns the history with fitness based only on the newest `count` runs up to a day. Load, mileage and the highest heart rates stay,
    /// since the older runs did take place.
    func resting(onNewest count: Int, asOf day: Day) -> History {
        let runs = digests.filter { $0.day <= day && $0.sport.isRunning }
        guard runs.count > count, let first = runs.suffix(count).first else { return self }
        var rested = self
        rested.evidenceSince = first.start
        // Whether a run was a hard effort does not depend on the limit.
        rested.efforts = allEfforts
        rested.keepEvidence()
        return rested
    }

    /// Whether an activity counts as evidence of fitness.
    func isEvidence(_ digest: ActivityDigest) -> Bool { evidenceSince.map { digest.start >= $0 } ?? true }
}

extension Int {
    /// Returns the positions of elements of the days `first`…`last`, with some of the days around them, among elements ascending by start.
    /// Days are nearly ascending too, and a margin of two days covers every time zone.
    func range(from first: Day, through last: Day, start: (Int) -> Moment) -> Range<Int> {
        guard first <= last else { return 0..<0 }
        let (opening, end) = ((first - 2).start(at: .utc), (last + 3).start(at: .utc))
        let low = self.first { start($0) >= opening }
        return low..<Swift.max(low, self.first { start($0) >= end })
    }
}
