import Measures

/// Marks the efforts of a record that leap, run by run in the order of time.
struct LeapGuard {
    /// The best VDOT that one run showed without stretches that leap.
    private struct Best {
        /// Number of the run in the record.
        var run: Int
        var day: Day
        var hard: Double?
        /// Nil as long as all of its stretches leap.
        var any: Double?

        mutating func add(_ effort: EffortRecord.Effort) {
            any = max(any ?? effort.vdot, effort.vdot)
            if effort.isHard { hard = max(hard ?? effort.vdot, effort.vdot) }
        }
    }

    /// A run whose stretches leap, not confirmed yet.
    private struct Leap {
        var run: Int
        var day: Day
        /// Its best VDOT.
        var best: Double
        /// Indices of the stretches that leap.
        var efforts: [Int]
    }

    /// One for each run, ascending by time.
    private var runs: [Best] = []
    private var pending: [Leap] = []

    /// Least number of runs in the half year before that an effort is compared with.
    static let leastRuns = 3
    /// Points of VDOT above the best of these runs from which an effort leaps, if one of them was a hard effort.
    static let points = 6.0
    /// The same if all of them were easy, because easy runs lie up to this far below a race.
    static let pointsOverEasy = 15.0

    /// - Parameter first: where the efforts of the newest run begin.
    mutating func judge(_ efforts: inout [EffortRecord.Effort], from first: Int) {
        guard first < efforts.count else { return }
        let day = efforts[first].day
        confirm(&efforts, from: first)
        let known = recent(before: day)
        let limit =
            known.count < LeapGuard.leastRuns
            ? nil : known.bestHard.map { $0 + LeapGuard.points } ?? known.best.map { $0 + LeapGuard.pointsOverEasy }
        let leaps = limit.map { limit in
            efforts[first...].contains { !$0.isMeasuredCourse && $0.vdot > limit + Rounding.slack }
        }
        var own = Best(run: efforts[first].run, day: day)
        var leap = Leap(run: own.run, day: day, best: 0, efforts: [])
        for index in first..<efforts.count {
            // All stretches of a run share its track: with one leap, none above the known best is believed.
            let ceiling = known.bestHard ?? known.best
            if leaps == true, !efforts[index].isMeasuredCourse, let ceiling, efforts[index].vdot > ceiling {
                efforts[index].isLeap = true
                leap.efforts.append(index)
                leap.best = max(leap.best, efforts[index].vdot)
            } else {
                own.add(efforts[index])
            }
        }
        runs.append(own)
        if !leap.efforts.isEmpty { pending.append(leap) }
    }

    /// Confirms the leaps of the half year before a run whose best stretch lies within three points of theirs. A race on a measured course
    /// also confirms those that it exceeds: an athlete who raced faster can have run that.
    private mutating func confirm(_ efforts: inout [EffortRecord.Effort], from first: Int) {
        let day = efforts[first].day
        pending.removeAll { day - $0.day > EffortRecord.window }
        guard let best = efforts[first...].map({ $0.vdot }).max() else { return }
        let race = efforts[first...].filter { $0.isMeasuredCourse }.map { $0.vdot }.max()
        let points = EffortLeap.points + Rounding.slack
        let confirmed = pending.filter { leap in
            abs(leap.best - best) <= points || race.map { leap.best - $0 <= points } ?? false
        }
        for leap in confirmed {
            let run = runs.lastIndex { $0.run == leap.run }
            for index in leap.efforts {
                efforts[index].confirmed = day
                if let run { runs[run].add(efforts[index]) }
            }
        }
        pending.removeAll { leap in confirmed.contains { $0.run == leap.run } }
    }

    private func recent(before day: Day) -> (count: Int, best: Double?, bestHard: Double?) {
        var found: (count: Int, best: Double?, bestHard: Double?) = (0, nil, nil)
        for run in runs.reversed() {
            guard day - run.day <= EffortRecord.window else { break }
            guard let any = run.any else { continue }
            found.count += 1
            found.best = max(found.best ?? 0, any)
            if let hard = run.hard { found.bestHard = max(found.bestHard ?? 0, hard) }
        }
        return found
    }
}

extension EffortRecord.Effort {
    /// A race over a standard distance: the course was measured, whatever the satellites made of it.
    fileprivate var isMeasuredCourse: Bool { isRace && StandardDistances.efforts.contains(metres) }
}
