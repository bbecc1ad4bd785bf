public import Measures
import Training

extension History {
    /// Days without any activity after which nothing is advised or planned.
    static let recentDays = 60

    /// Days since the newest activity; nil without one.
    func daysSinceActivity(asOf day: Day) -> Int? { digests.last { $0.day <= day }.map { day - $0.day } }

    /// Activities of the days `first`…`last`, both included, ascending by start.
    public func digests(from first: Day, through last: Day) -> [ActivityDigest] {
        digests[range(from: first, through: last)].filter { $0.day >= first && $0.day <= last }
    }

    /// Where the activities of the days `first`…`last` are among all, with those of a few days around them.
    func range(from first: Day, through last: Day) -> Range<Int> {
        digests.count.range(from: first, through: last) { digests[$0].start }
    }

    /// The load of every day from the first session to `day`; nil without a session.
    public func dailyLoads(through day: Day) -> DailyLoads? {
        var sessions: [(day: Day, load: Double)] = []
        for index in digests.indices where digests[index].day <= day {
            if let load = digests[index].load { sessions.append((digests[index].day, load.value)) }
        }
        var daily = DailyLoads(sessions: sessions, knownDays: knownDays, through: day)
        daily?.takeForRest(unlessWorn: wornDays)
        return daily
    }

    /// Days from `day` to the stated race; nil without one, or when it is past.
    public func daysToRace(asOf day: Day) -> Int? { athlete.raceDay.flatMap { $0 > day ? $0 - day : nil } }

    /// An activity by its identity.
    public func digest(_ id: String) -> ActivityDigest? {
        digests.indices.first { digests[$0].id == id }.map { digests[$0] }
    }

    /// The last run on or before a day.
    public func lastRun(onOrBefore day: Day) -> ActivityDigest? {
        digests.indices.last { digests[$0].day <= day && digests[$0].sport.isRunning }.map { digests[$0] }
    }

    /// The same athlete, whose fitness rests on nothing but the newest `count` runs up to a day. What is known of load, mileage and
    /// the highest heart rates stays: to forget a run does not unmake it.
    func resting(onNewest count: Int, asOf day: Day) -> History {
        let runs = digests.filter { $0.day <= day && $0.sport.isRunning }
        guard runs.count > count, let first = runs.suffix(count).first else { return self }
        var rested = self
        rested.evidenceSince = first.start
        // Whether a run was tried does not depend on what is forgotten.
        rested.efforts = allEfforts
        rested.keepEvidence()
        return rested
    }

    /// Whether fitness may rest on an activity.
    func isEvidence(_ digest: ActivityDigest) -> Bool { evidenceSince.map { digest.start >= $0 } ?? true }
}

extension Int {
    /// Of so many things that ascend by start, where those of the days `first`…`last` are, with some of the days around them: starts
    /// are sorted and days nearly so, and two days of margin cover every wall clock on Earth.
    func range(from first: Day, through last: Day, start: (Int) -> Moment) -> Range<Int> {
        guard first <= last else { return 0..<0 }
        let (opening, end) = ((first - 2).start(at: .utc), (last + 3).start(at: .utc))
        let low = self.first { start($0) >= opening }
        return low..<Swift.max(low, self.first { start($0) >= end })
    }
}
