import Measures

/// A goal time, distributed over a course at even effort: slower uphill, slightly faster downhill.
///
/// Formula: the course in steps of 10 m; grade over 100 m; time of a step ∝ length · f(grade), f the effort factor of grade-adjusted pace;
/// the steps' times sum to the goal.
/// Units: metres and seconds.
/// Source: the cost of slopes of Minetti 2002 with our downhill share; the even effort is ours.
/// Grade: own definition.
public struct PacePlan: Equatable, Sendable {
    public static let card = ModelCard(
        id: "pace_plan", name: "Race-day pacing", alsoKnownAs: ["grade-adjusted splits"],
        formula:
            "steps of 10 m, grade across 100 m of the course within ± 0.45; time of a step = goal · length · f / Σ length · f, "
            + "f = C(i)/C(0) uphill and 1 − 0.35 (1 − C(i)/C(0)) downhill",
        units: "s",
        source: "our own, because even effort is a plan and no law; the cost of slopes is A. E. Minetti et al. (2002)",
        grade: .ownDefinition,
        limits:
            "As good as the course's altitudes. Knows nothing of heat unless the day's air is given, and then only the population's "
            + "slowdown; nothing of wind, crowds or the legs after 30 km, and not whether the goal can be run.")

    /// Metres of a step, and of the base of a grade.
    static let step = 10.0
    static let base = 100.0
    /// Valid lengths in metres: shorter is no course, longer is no race of a day.
    public static let lengths = 500.0...300_000.0
    /// Valid mean speeds of a goal in metres per second.
    public static let speeds = 0.5...7.0

    public struct Split: Equatable, Sendable {
        /// Metres from the start to its end, and its length; the last one may be short.
        public var end: Double
        public var metres: Double
        /// Seconds of the split, and from the start to its end.
        public var seconds: Double
        public var elapsed: Double
        /// Metres up and down within it, by the same grades; 0 without altitudes.
        public var up: Double
        public var down: Double
    }

    public var splits: [Split]
    /// Metres per second at equal effort on level ground.
    public var levelSpeed: Double
    public var metres: Double
    public var seconds: Double
    /// Whether the course has altitudes; without them every split has the same pace.
    public var hasAltitudes: Bool

    /// Nil for columns of different lengths, an invalid course, or an impossible goal.
    /// - Parameters:
    ///   - distances: metres from the start, ascending.
    ///   - altitudes: metres, as many as `distances`; empty if unknown.
    ///   - goal: seconds.
    ///   - every: metres of a split.
    public init?(distances: [Double], altitudes: [Double], goal: Double, every: Double = 1000) {
        guard distances.count >= 2, altitudes.isEmpty || altitudes.count == distances.count else { return nil }
        guard let first = distances.first, let last = distances.last, PacePlan.lengths.contains(last - first) else { return nil }
        guard zip(distances, distances.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
        guard altitudes.allSatisfy({ (-500.0...9000.0).contains($0) }), (100.0...50_000.0).contains(every) else { return nil }
        guard goal.isFinite, goal > 0, PacePlan.speeds.contains((last - first) / goal) else { return nil }
        metres = last - first
        seconds = goal
        hasAltitudes = !altitudes.isEmpty
        // Steps end at splits, so that no step belongs to two; a rest of less than a metre is no split.
        let total = metres
        func splitEnd(after place: Double) -> Double { total - (place + every) < 1 ? total : place + every }
        var ends: [Double] = []
        var isSplit: [Bool] = []
        var next = splitEnd(after: 0)
        var place = 0.0
        while place < total {
            place = min(place + PacePlan.step, next)
            ends.append(place)
            isSplit.append(place >= next)
            if place >= next { next = splitEnd(after: next) }
        }
        let height = Heights(distances: distances.map { $0 - first }, altitudes: altitudes)
        var works: [Double] = []
        var rises: [Double] = []
        var work = 0.0
        place = 0
        for end in ends {
            let grade = height.grade(around: (place + end) / 2, base: PacePlan.base)
            work += (end - place) * GradeCost.effortFactor(grade: grade)
            works.append(work)
            rises.append((end - place) * grade)
            place = end
        }
        guard work > 0, work.isFinite else { return nil }
        levelSpeed = work / goal
        splits = []
        var (up, down) = (0.0, 0.0)
        for (index, end) in ends.enumerated() {
            if rises[index] > 0 { up += rises[index] } else { down -= rises[index] }
            guard isSplit[index] else { continue }
            // The exact goal at the end, without rounding errors.
            let elapsed = index == ends.count - 1 ? goal : goal * works[index] / work
            splits.append(
                Split(
                    end: end, metres: end - (splits.last?.end ?? 0), seconds: elapsed - (splits.last?.elapsed ?? 0),
                    elapsed: elapsed, up: up, down: down))
            (up, down) = (0, 0)
        }
    }

    /// The splits in whole seconds: each time at a split's end is rounded once, so that the splits sum to the rounded goal.
    public var wholeSeconds: [Int] {
        var last = 0
        return splits.map { split in
            let clock = Int((split.elapsed + 0.5).rounded(.down))
            defer { last = clock }
            return clock - last
        }
    }

    /// The altitudes along a course.
    private struct Heights {
        let distances: [Double]
        let altitudes: [Double]

        /// Returns the altitude by linear interpolation between the points; 0 without altitudes.
        func altitude(at place: Double) -> Double {
            guard let first = altitudes.first, let last = altitudes.last else { return 0 }
            if place <= distances[0] { return first }
            let high = distances.count.first { distances[$0] > place }
            guard high < distances.count else { return last }
            let low = high - 1
            let span = distances[high] - distances[low]
            let share = span > 0 ? (place - distances[low]) / span : 1
            return altitudes[low] + share * (altitudes[high] - altitudes[low])
        }

        /// Returns rise over run across `base` metres, one-sided at the ends.
        func grade(around place: Double, base: Double) -> Double {
            guard !altitudes.isEmpty, let length = distances.last, length >= base else { return 0 }
            let from = max(0, min(place - base / 2, length - base))
            return min(0.45, max(-0.45, (altitude(at: from + base) - altitude(at: from)) / base))
        }
    }
}
