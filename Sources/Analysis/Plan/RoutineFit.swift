import Measures
import Training

/// Fits days of a routine into the load that a week has left for them.
///
/// Easy sessions get shorter first, then long and hard ones, a little. If that is not enough, the least important day is left out: a second hard
/// one first, then easy ones, classes and steady sessions, the hard one, and at last the long one. Of two equal days it is the one next to
/// another. A class keeps its length.
struct RoutineFit {
    let days: [Day]
    /// Load per hour of the athlete's own sessions as a multiple of the plan's.
    let scale: Double
    /// Days of the week with other training.
    let others: Set<Int>
    /// Whether all sessions get shorter alike, as in an easy week.
    let isEven: Bool

    /// A day of the routine.
    struct Day {
        /// Its place in the week, from 0 on.
        var index: Int
        /// As long as they are at most.
        var sessions: [RoutineDay.Session]
    }

    /// Lengths of a step, relative to those of the day: from the first to the last one.
    private struct Step {
        var easy: (from: Double, to: Double)
        var demanding: (from: Double, to: Double)
        /// Minutes of an easy session, at least; nil for demanding ones too, where only the shortest run is left.
        var least: Int? = RoutineFit.leastEasy
    }

    /// Minutes of an easy session, at least, while other days can be left out.
    static let leastEasy = 20
    private static let parts = 20

    private static let steps = [
        Step(easy: (1, 0.6), demanding: (1, 1)), Step(easy: (0.6, 0.6), demanding: (1, 0.8)),
        Step(easy: (0.6, 0), demanding: (0.8, 0.8)), Step(easy: (0, 0), demanding: (0.8, 0.6)),
    ]
    private static let evenSteps = [
        Step(easy: (1, 0.6), demanding: (1, 0.6)), Step(easy: (0.6, 0), demanding: (0.6, 0.6)),
    ]
    private static let withoutEasyDays = Step(easy: (0, 0), demanding: (0.6, 0))
    private static let alone = Step(easy: (1, 0), demanding: (1, 0), least: nil)

    /// Returns the sessions of the days that fit, by their place in the week. A day that is left out is missing.
    func fitted(within most: Double) -> [Int: [RoutineDay.Session]] {
        var kept = days
        let steps = isEven ? RoutineFit.evenSteps : RoutineFit.steps
        while kept.count > 1 {
            let isDemanding = kept.allSatisfy { $0.rank >= .hard }
            if let found = shortened(kept, within: most, steps + (isDemanding ? [RoutineFit.withoutEasyDays] : [])) {
                return found
            }
            kept.remove(at: leastImportant(kept))
        }
        return shortened(kept, within: most, steps + [RoutineFit.withoutEasyDays, RoutineFit.alone]) ?? [:]
    }

    /// Returns the sessions of the first step with which the load fits; nil if none is enough.
    private func shortened(_ kept: [Day], within most: Double, _ steps: [Step]) -> [Int: [RoutineDay.Session]]? {
        for step in steps {
            for part in 0...RoutineFit.parts {
                let share = Double(part) / Double(RoutineFit.parts)
                var sum = 0.0
                for day in kept {
                    for session in day.sessions where !session.isOptional {
                        sum += load(of: session, minutes: minutes(of: session, step, share))
                    }
                }
                guard sum <= most + Rounding.slack else { continue }
                var found: [Int: [RoutineDay.Session]] = [:]
                for day in kept {
                    found[day.index] = day.sessions.map { session in
                        let length = session.isOptional ? session.minutes : minutes(of: session, step, share)
                        return length < session.minutes ? session.shortened(to: length) : session
                    }
                }
                return found
            }
        }
        return nil
    }

    private func minutes(of session: RoutineDay.Session, _ step: Step, _ share: Double) -> Int {
        guard !session.method.kind.isClass, RoutineLoad.load(of: session, scale: 1) > 0 else { return session.minutes }
        let isDemanding = session.method.intensity.leastMinutes > 0
        let range = isDemanding ? step.demanding : step.easy
        let part = range.from + (range.to - range.from) * share
        guard part < 1 else { return session.minutes }
        let least = step.least.map { isDemanding ? session.method.intensity.leastMinutes : $0 } ?? WeekDraft.leastMinutes
        return min(session.minutes, max(least, WeekDraft.fives(below: part * Double(session.minutes))))
    }

    private func load(of session: RoutineDay.Session, minutes: Int) -> Double {
        let isEased = minutes < min(session.minutes, session.method.intensity.leastMinutes)
        return RoutineLoad.load(
            of: session.method.kind, isEased ? .easy : session.method.intensity, minutes: minutes, scale: scale)
    }

    /// Returns the index of the day to leave out first.
    private func leastImportant(_ kept: [Day]) -> Int {
        func distance(_ index: Int) -> Int {
            let place = kept[index].index
            let near = kept.map { $0.index }.filter { $0 != place } + others
            return near.map { abs($0 - place) }.min() ?? 7
        }
        func size(_ index: Int) -> Double { kept[index].sessions.reduce(0) { $0 + load(of: $1, minutes: $1.minutes) } }
        let hard = kept.firstIndex { $0.rank == .hard }
        func rank(_ index: Int) -> Int {
            kept[index].rank == .hard && index != hard ? -1 : kept[index].rank.rawValue
        }
        return kept.indices.min { one, other in
            (rank(one), distance(one), size(one), -one) < (rank(other), distance(other), size(other), -other)
        } ?? 0
    }
}

extension RoutineFit.Day {
    /// How important a day is for a routine.
    fileprivate enum Rank: Int, Comparable {
        case easy, steady, hard, long

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// That of the most important session.
    fileprivate var rank: Rank {
        sessions.filter { !$0.isOptional }.map { session -> Rank in
            switch session.method.intensity {
            case .long: .long
            case .tempo, .interval: .hard
            case .moderate: .steady
            case .recovery, .easy: session.method.kind.isClass ? .steady : .easy
            }
        }.max() ?? .easy
    }
}
