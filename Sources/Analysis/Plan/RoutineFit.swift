import Measures
import Training

/// Fits days of a routine into the load that a week has left for them.
///
/// A hard session has at most a quarter of the week. Easy sessions get shorter first, then long and hard ones, a little. If that is not enough,
/// the least important day is left out: a second hard one first, then easy ones, classes and steady sessions, the hard one, and at last the long
/// one. In an easy week all hard ones are first. Of two equal days it is the one next to another. A class keeps its length.
struct RoutineFit {
    let days: [Day]
    /// Load per hour of the athlete's own sessions as a multiple of the plan's.
    let scale: LoadScale
    /// Days of the week with other training.
    let others: Set<Int>
    /// Whether all sessions get shorter alike, as in an easy week.
    let isEven: Bool
    /// Minutes that shorter lengths are multiples of.
    var unit = RoutineFit.step
    /// Minutes of a hard session, at most; nil without a bound. A class keeps its length.
    var longestHard: Int?
    /// Whether the athlete trained on a day of the routine that is over: the last day that is left is not the only one then.
    var hasBegun = false

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

    /// Of a week that gets shorter, for a hard session at most, as in a week of the rules.
    static let hardShare = 0.25
    /// Minutes that lengths usually are multiples of.
    static let step = 5
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
        // Of short runs all get shorter before a day is left out.
        let isShort = unit == 1
        let steps =
            (isEven || isShort ? RoutineFit.evenSteps : RoutineFit.steps) + (isShort ? [RoutineFit.withoutEasyDays] : [])
        while kept.count > 1 {
            let isDemanding = kept.allSatisfy { $0.rank >= .hard }
            if let found = shortened(kept, within: most, steps + (isDemanding ? [RoutineFit.withoutEasyDays] : [])) {
                return found
            }
            kept.remove(at: leastImportant(kept))
        }
        let last = [RoutineFit.withoutEasyDays] + (hasBegun ? [] : [RoutineFit.alone])
        return shortened(kept, within: most, steps + last) ?? [:]
    }

    /// Returns the sessions of the first step with which the load fits; nil if none is enough.
    private func shortened(_ kept: [Day], within most: Double, _ steps: [Step]) -> [Int: [RoutineDay.Session]]? {
        let sizes = kept.map { day in day.sessions.map { Size($0, unit: unit, longestHard: longestHard) } }
        func fits(_ step: Step, _ part: Int) -> Bool {
            let sum = sizes.reduce(0) { sum, day in
                day.reduce(sum) { $0 + ($1.isOptional ? 0 : $1.load($1.minutes(step, part), scale: scale)) }
            }
            return sum <= most + Rounding.slack
        }
        // Shorter sessions never have a higher load, so the last part of a step shows whether the step is enough.
        guard let step = steps.first(where: { fits($0, RoutineFit.parts) }) else { return nil }
        var (first, last) = (0, RoutineFit.parts)
        while first < last {
            let middle = (first + last) / 2
            if fits(step, middle) { last = middle } else { first = middle + 1 }
        }
        var found: [Int: [RoutineDay.Session]] = [:]
        for (day, sizes) in zip(kept, sizes) {
            found[day.index] = zip(day.sessions, sizes).map { session, size in
                let length = size.isOptional ? session.minutes : size.minutes(step, first)
                return length < session.minutes ? session.shortened(to: length) : session
            }
        }
        return found
    }

    /// What the length of a session depends on.
    private struct Size {
        let isOptional: Bool
        /// Whether the session is whole or left out.
        let isFixed: Bool
        let kind: TrainingMethod.Kind
        let intensity: TrainingMethod.Intensity
        let length: Int
        /// Minutes at most.
        let most: Int
        /// Minutes of a demanding session, at least; 0 for another one.
        let least: Int
        /// Minutes below which a session in heat has no effect; 0 for another one.
        let leastInHeat: Int
        let unit: Int

        init(_ session: RoutineDay.Session, unit: Int, longestHard: Int?) {
            self.unit = unit
            isOptional = session.isOptional
            isFixed = session.method.kind.isClass || RoutineLoad.load(of: session, scale: 1) <= 0
            (kind, intensity) = (session.method.kind, session.method.intensity)
            (length, least) = (session.minutes, session.method.intensity.leastMinutes)
            leastInHeat = session.method.isInHeat ? Int(HeatExposure.leastMinutes) : 0
            most = min(length, intensity.isHard ? longestHard ?? length : length)
        }

        func minutes(_ step: Step, _ part: Int) -> Int {
            guard !isFixed else { return length }
            let range = least > 0 ? step.demanding : step.easy
            let share = range.from + (range.to - range.from) * (Double(part) / Double(RoutineFit.parts))
            guard share < 1 else { return most }
            // Of short runs every one can be easy.
            let least = step.least.map { self.least > 0 && unit > 1 ? self.least : $0 } ?? WeekDraft.leastMinutes
            return min(most, max(least, leastInHeat, WeekDraft.multiple(of: unit, below: share * Double(length))))
        }

        func load(_ minutes: Int, scale: LoadScale) -> Double {
            RoutineLoad.load(
                of: kind, minutes < min(length, least) ? .easy : intensity, minutes: minutes, scale: scale)
        }
    }

    /// Returns the index of the day to leave out first.
    private func leastImportant(_ kept: [Day]) -> Int {
        func distance(_ index: Int) -> Int {
            let place = kept[index].index
            let near = kept.map { $0.index }.filter { $0 != place } + others
            return near.map { abs($0 - place) }.min() ?? 7
        }
        func size(_ index: Int) -> Double { kept[index].sessions.reduce(0) { $0 + RoutineLoad.load(of: $1, scale: scale) } }
        let hard = kept.firstIndex { $0.rank == .hard }
        func rank(_ index: Int) -> Int {
            kept[index].rank == .hard && (isEven || index != hard) ? -1 : kept[index].rank.rawValue
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
