public import Measures

extension Sequence where Element == RaceGoal {
    /// The races by day; those of one day by id, so that the order is the same everywhere.
    public var inOrder: [RaceGoal] { sorted { ($0.day, $0.id) < ($1.day, $1.id) } }

    /// Returns the races that the athlete had entered by a day, and neither removed nor changed. One of an older version has always been entered.
    public func known(on day: Day) -> [RaceGoal] {
        filter { ($0.entered.map { $0 <= day } ?? true) && ($0.ended.map { $0 > day } ?? true) }
    }

    /// Returns the race of a day, a main one first; nil without one.
    public func first(on day: Day) -> RaceGoal? {
        let all = filter { $0.day == day }.inOrder
        return all.first { $0.importance == .main } ?? all.first
    }

    /// Returns the main races after a day, the next one first.
    public func main(after day: Day) -> [RaceGoal] { filter { $0.importance == .main && $0.day > day }.inOrder }
}
