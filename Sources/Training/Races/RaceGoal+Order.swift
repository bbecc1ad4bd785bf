public import Measures

extension Sequence where Element == RaceGoal {
    /// The races by day; those of one day by id, so that the order is the same everywhere.
    public var inOrder: [RaceGoal] { sorted { ($0.day, $0.id) < ($1.day, $1.id) } }

    /// Returns the main races after a day, the next one first.
    public func main(after day: Day) -> [RaceGoal] { filter { $0.importance == .main && $0.day > day }.inOrder }
}
