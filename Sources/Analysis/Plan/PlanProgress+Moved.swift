import Measures

/// Missed and partly done days that were done on another day.
///
/// An activity belongs to the missed day that it resembles most: first one with about its minutes, then the nearest. It never belongs to a day of
/// a routine or a decision that is newer than the activity.
extension PlanProgress {
    /// A missed day and the activities of a day nearby that do all its sessions.
    private struct Move {
        /// Index of the missed day.
        var index: Int
        var other: Day
        var taken: [ActivityDigest]
        /// What the day leaves for others.
        var left: [ActivityDigest]
        /// How many times as long as planned; 1 for about the planned minutes.
        var excess: Double
        var distance: Int

        func precedes(_ move: Move) -> Bool {
            // Of two days at the same distance the later one: a session is put off more often than done early.
            (excess, distance, index, move.other.number) < (move.excess, move.distance, move.index, other.number)
        }
    }

    /// Finds activities for the missed days.
    /// - Parameters:
    ///   - unclaimed: activities that count for no day yet, by day number.
    ///   - starts: for each of `days` the first day whose activities can count for it.
    ///   - today: the athlete's current day.
    mutating func moveMissed(_ unclaimed: inout [Int: [ActivityDigest]], from starts: [Day], _ today: Day) {
        var moves: [Int: Move] = [:]
        var open = days.indices.filter { days[$0].outcome == .missed }
        while let best = open.compactMap({ bestMove(of: $0, unclaimed, from: starts[$0], today) }).min(by: { $0.precedes($1) }) {
            (moves[best.index], unclaimed[best.other.number]) = (best, best.left)
            open.removeAll { $0 == best.index }
        }
        for index in open { displace(index, &moves, &unclaimed, from: starts, today) }
        for (index, move) in moves { days[index].move(to: move.other, move.taken) }
    }

    /// Gives a partly done day an activity nearby that is about as long as planned, where its own is about what a missed day nearby planned. An
    /// easy run on Saturday and the long one on Sunday may have been planned for Friday and Saturday.
    /// - Parameter recorded: all activities by day number.
    mutating func exchangePartly(
        _ unclaimed: inout [Int: [ActivityDigest]], of recorded: [Int: [ActivityDigest]], from starts: [Day], _ today: Day
    ) {
        for index in days.indices where days[index].outcome == .partly {
            guard let own = fittingMove(of: index, unclaimed, from: starts[index], today) else { continue }
            let day = days[index].day
            var free = unclaimed
            free[own.other.number] = own.left
            free[day.number] = (recorded[day.number] ?? []).filter {
                days[index].activities.contains($0.id) || free[day.number]?.contains($0) == true
            }
            let missed = days.indices.filter {
                days[$0].outcome == .missed && fittingMove(of: $0, unclaimed, from: starts[$0], today) == nil
            }
            let moves = missed.compactMap { move(of: $0, to: day, free, from: starts[$0], today) }.filter { $0.excess == 1 }
            guard let move = moves.min(by: { $0.precedes($1) }) else { continue }
            free[day.number] = move.left
            unclaimed = free
            days[index].move(to: own.other, own.taken)
            days[move.index].move(to: day, move.taken)
        }
    }

    /// Gives partly done days activities nearby that are about as long as planned and that no other day needs.
    mutating func movePartly(_ unclaimed: inout [Int: [ActivityDigest]], from starts: [Day], _ today: Day) {
        for index in days.indices where days[index].outcome == .partly {
            guard let own = fittingMove(of: index, unclaimed, from: starts[index], today) else { continue }
            unclaimed[own.other.number] = own.left
            days[index].move(to: own.other, own.taken)
        }
    }

    /// Finds a day whose activities are about those of a missed one and are needed by another missed day, which has others of about its minutes
    /// as well. Thus a weekend that was run two days later is done on both days.
    private func displace(
        _ index: Int, _ moves: inout [Int: Move], _ unclaimed: inout [Int: [ActivityDigest]], from starts: [Day], _ today: Day
    ) {
        for move in moves.values.sorted(by: { $0.precedes($1) }) where move.excess == 1 {
            var free = unclaimed
            free[move.other.number] = (move.taken + move.left).longestFirst
            guard let own = self.move(of: index, to: move.other, free, from: starts[index], today), own.excess == 1 else {
                continue
            }
            free[move.other.number] = own.left
            guard let next = fittingMove(of: move.index, free, from: starts[move.index], today) else { continue }
            free[next.other.number] = next.left
            (moves[index], moves[move.index], unclaimed) = (own, next, free)
            return
        }
    }

    /// The best activities of a day nearby, if they are about as long as planned.
    private func fittingMove(of index: Int, _ unclaimed: [Int: [ActivityDigest]], from start: Day, _ today: Day) -> Move? {
        bestMove(of: index, unclaimed, from: start, today).flatMap { $0.excess == 1 ? $0 : nil }
    }

    private func bestMove(of index: Int, _ unclaimed: [Int: [ActivityDigest]], from start: Day, _ today: Day) -> Move? {
        (1...PlanProgress.reach).flatMap { [$0, -$0] }
            .compactMap { move(of: index, to: days[index].day + $0, unclaimed, from: start, today) }
            .min { $0.precedes($1) }
    }

    /// Returns the activities of a day that do all sessions of a missed one; nil if they do not.
    private func move(
        of index: Int, to other: Day, _ unclaimed: [Int: [ActivityDigest]], from start: Day, _ today: Day
    ) -> Move? {
        let planned = days[index]
        // Any activity would be what a text without a length asks for.
        guard other >= start, other <= today, other != planned.day, abs(other - planned.day) <= PlanProgress.reach,
            !planned.source.sessions.isEmpty
        else { return nil }
        var (left, taken, excess) = (unclaimed[other.number] ?? [], [ActivityDigest](), 1.0)
        for session in planned.source.sessions {
            let own = left.take(session.kind, minutes: session.minutes, most: session.count)
            let share = own.reduce(0) { $0 + $1.minutes } / Double(max(1, session.minutes))
            guard share >= PlanProgress.doneShare - Rounding.slack else { return nil }
            if share > 1 / PlanProgress.doneShare + Rounding.slack { excess = max(excess, share) }
            taken += own
        }
        return Move(
            index: index, other: other, taken: taken, left: left, excess: excess, distance: abs(other - planned.day))
    }
}

extension PlanProgress.PlannedDay {
    fileprivate mutating func move(to other: Day, _ taken: [ActivityDigest]) {
        outcome = .moved(other)
        activities = taken.map { $0.id }
        minutes = taken.reduce(0) { $0 + $1.minutes }
        let loads = taken.compactMap { $0.load?.value }
        load = loads.isEmpty ? nil : loads.reduce(0, +)
    }
}

extension [ActivityDigest] {
    /// In the order in which sessions take them.
    var longestFirst: [ActivityDigest] { sorted { ($0.minutes, $0.id) > ($1.minutes, $1.id) } }
}
