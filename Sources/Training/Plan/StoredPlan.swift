public import Measures

/// The days whose plan the athlete decided. Other days are those of a followed routine or proposals of the planner.
public struct StoredPlan: Equatable, Sendable {
    /// Ascending, each day once.
    public private(set) var days: [StoredDay]

    /// Most days. The earliest are forgotten beyond it.
    public static let most = 2000

    /// Creates a plan from days in any order. Of two with the same date the last one counts.
    public init(_ days: [StoredDay] = []) {
        self.days = []
        for day in days { store(day) }
    }

    /// Returns what the athlete decided for a day; nil for an undecided day.
    public func day(_ day: Day) -> StoredDay? {
        let index = firstIndex(from: day)
        return days.indices.contains(index) && days[index].day == day ? days[index] : nil
    }

    /// Returns the plan as it was known on a day: without the days that were decided later.
    public func known(on day: Day) -> StoredPlan {
        var known = self
        known.days.removeAll { $0.decided > day }
        return known
    }

    /// Returns the plan without practices, unless those are shown. A day of practices alone is left to the planner.
    public func visible(showsAdult: Bool) -> StoredPlan {
        if showsAdult { return self }
        return StoredPlan(
            days.compactMap { day in
                let (shown, hidden) = day.parts
                if hidden.isEmpty { return day }
                return shown.isEmpty
                    ? nil
                    : StoredDay(
                        day: day.day, sessions: shown, origin: day.origin, decided: day.decided, correction: day.correction)
            })
    }

    /// Gives the days of another plan their practices back, which an athlete who hides practices neither saw nor changed.
    public mutating func keepHidden(of former: StoredPlan) {
        for day in former.days {
            let hidden = day.parts.hidden
            guard !hidden.isEmpty else { continue }
            let now = self.day(day.day)
            guard now?.parts.hidden.isEmpty ?? true else { continue }
            store(
                StoredDay(
                    day: day.day, sessions: (now?.sessions ?? []) + hidden, origin: now?.origin ?? day.origin,
                    decided: now?.decided ?? day.decided, correction: now == nil ? day.correction : now?.correction))
        }
    }

    /// Stores a day, in place of an earlier decision about it.
    public mutating func store(_ day: StoredDay) {
        let index = firstIndex(from: day.day)
        if days.indices.contains(index), days[index].day == day.day { days[index] = day } else { days.insert(day, at: index) }
        days.removeFirst(max(0, days.count - StoredPlan.most))
    }

    /// Leaves a day to the routine or the planner again.
    /// - Returns: false for an undecided day.
    @discardableResult
    public mutating func remove(_ day: Day) -> Bool {
        let index = firstIndex(from: day)
        guard days.indices.contains(index), days[index].day == day else { return false }
        days.remove(at: index)
        return true
    }

    /// Leaves a day to the routine or the planner again, and with it the day with which it changed places.
    /// - Returns: false for an undecided day.
    @discardableResult
    public mutating func release(_ day: Day) -> Bool {
        guard let stored = self.day(day) else { return false }
        if case .moved(let other) = stored.origin, self.day(other)?.origin == .moved(from: day) { remove(other) }
        return remove(day)
    }

    /// Exchanges the sessions of two days. A day without sessions becomes a rest day.
    /// - Parameters:
    ///   - day: the first of the two days.
    ///   - sessions: what is planned for `day` now.
    ///   - other: the second day, before or after `day`.
    ///   - others: what is planned for `other` now.
    ///   - decided: the athlete's current day.
    public mutating func move(
        _ day: Day, _ sessions: [PlannedSession], to other: Day, _ others: [PlannedSession], decided: Day
    ) {
        guard day != other else { return }
        store(StoredDay(day: other, sessions: sessions, origin: .moved(from: day), decided: decided))
        store(StoredDay(day: day, sessions: others, origin: .moved(from: other), decided: decided))
    }

    /// Notes what the athlete states about a day; nil leaves it to the recordings again. Refused for an undecided day or a rest day.
    @discardableResult
    public mutating func correct(_ day: Day, _ correction: RoutineHistory.Correction?) -> RoutineHistory.CorrectionOutcome {
        let index = firstIndex(from: day)
        guard days.indices.contains(index), days[index].day == day, correction == nil || !days[index].isRest else {
            return .refused
        }
        guard days[index].correction != correction else { return .unchanged }
        days[index].correction = correction
        return .changed
    }

    /// Index of the first day that is not before `day`.
    private func firstIndex(from day: Day) -> Int {
        var (low, high) = (0, days.count)
        while low < high {
            let middle = low + (high - low) / 2
            if days[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension StoredDay {
    /// The sessions that an athlete who hides practices sees, and the practices.
    fileprivate var parts: (shown: [PlannedSession], hidden: [PlannedSession]) {
        (sessions.filter { $0.kind != .practice }, sessions.filter { $0.kind == .practice })
    }
}
