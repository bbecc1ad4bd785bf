public import Measures

extension RoutineHistory {
    /// Returns the day on which the athlete began what the routine has for a day: the first day of its stretch, or of the stretch that it
    /// continues after a move by a day or a new version. Nil without a routine on the day.
    public func start(of day: Day) -> Day? {
        guard var index = stretches.lastIndex(where: { $0.contains(day) }) else { return nil }
        while index > 0, stretches[index].continues(stretches[index - 1]) { index -= 1 }
        return stretches[index].first
    }

    /// Whether the current routine is under way on a day: begun by it, also where a move by a day leads beyond it.
    public func hasBegun(by day: Day) -> Bool { current.flatMap { start(of: $0.first) }.map { $0 <= day } ?? false }
}

extension RoutineHistory.Stretch {
    /// Whether it has the days of the routine that would have followed in the stretch before it.
    fileprivate func continues(_ before: Self) -> Bool {
        guard let last = before.last, before.routine.reference == routine.reference else { return false }
        return switch before.end {
        // A pause after the move may have made it longer.
        case .moved: first >= last + 2 && number == before.number(on: last + 1)
        case .replaced: first == last + 1 && number == before.number(on: first)
        case .paused, .stopped, nil: false
        }
    }
}
