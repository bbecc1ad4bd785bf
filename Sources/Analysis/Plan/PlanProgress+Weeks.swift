public import Measures

extension PlanProgress {
    /// A calendar week: the load of its plan, and of what was done. Days that are ahead and rest days do not count.
    public struct Week: Equatable, Sendable {
        /// The Monday.
        public var first: Day
        public var plannedDays: Int
        public var doneDays: Int
        /// Expected load of the days that count.
        public var planned: Double
        /// Load of the activities that count for them.
        public var done: Double
        /// Load of all activities of the week; nil if unknown.
        public var recorded: Double?
    }

    /// Returns the weeks with a planned day that counts, newest first.
    /// - Parameters:
    ///   - scale: load per hour of the athlete's own runs as a multiple of the plan's.
    ///   - loads: loads of all activities by day.
    public func weeks(scale: LoadScale, loads: [LoadDay]) -> [Week] {
        var weeks: [Week] = []
        for day in days where day.counts {
            let first = day.day.startOfWeek
            if weeks.last?.first != first {
                let known = loads.filter { $0.day.startOfWeek == first && $0.isKnown }
                weeks.append(
                    Week(
                        first: first, plannedDays: 0, doneDays: 0, planned: 0, done: 0,
                        recorded: known.isEmpty ? nil : known.reduce(0) { $0 + $1.load }))
            }
            let last = weeks.count - 1
            weeks[last].plannedDays += 1
            weeks[last].doneDays += day.isDone ? 1 : 0
            weeks[last].planned += day.plannedLoad(scale: scale)
            weeks[last].done += day.load ?? 0
        }
        return weeks.reversed()
    }
}
