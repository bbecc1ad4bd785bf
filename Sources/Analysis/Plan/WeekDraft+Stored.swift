/// Days that the athlete decided. The draft has no session of its own on them; their loads and minutes count.
extension WeekDraft {
    /// Returns the decided day at an index from 0; nil for a free day, and on the day of a race.
    func stored(_ index: Int) -> PlanRequest.StoredDay? {
        guard request.stored.indices.contains(index), !raceDays.contains(index + 1) else { return nil }
        return request.stored[index]
    }

    var storedDays: [PlanRequest.StoredDay] { (0..<7).compactMap { stored($0) } }
    var storedLoad: Double { storedDays.reduce(0) { $0 + $1.load } }
    var storedMinutes: Int { storedDays.reduce(0) { $0 + $1.minutes } }
    var storedRuns: Int { storedDays.count { $0.isRun } }

    /// Returns the days, 1…7, of decided sessions that meet a condition.
    func storedDays(where isWanted: (PlanRequest.StoredDay) -> Bool) -> [Int] {
        (1...7).filter { stored($0 - 1).map(isWanted) ?? false }
    }

    /// Returns the session of a day at an index from 0: the decided one, or the draft's.
    func workout(_ index: Int) -> WorkoutType { stored(index)?.workout ?? workouts[index] }

    /// Load that the week may have: the cap, and with decided days the target, or what it would have without them where that is more. Nil without a
    /// limit.
    var mostLoad: Double? {
        guard let proposedLoad, !startsAnew else { return cap }
        return min(cap ?? .infinity, max(target, proposedLoad))
    }
}
