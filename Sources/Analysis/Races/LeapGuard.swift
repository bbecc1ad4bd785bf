import Measures

/// Marks the efforts of a record that leap, run by run in the order of time.
struct LeapGuard {
    /// What one run showed.
    private struct Best {
        var day: Day
        var hard: Double?
        var any: Double
    }

    private var runs: [Best] = []
    /// Indices of efforts that leap and that nothing has confirmed yet.
    private var pending: [Int] = []

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
        var own = Best(day: day, hard: nil, any: 0)
        let leaps = limit.map { limit in
            efforts[first...].contains { !$0.isMeasuredCourse && $0.vdot > limit + Rounding.slack }
        }
        for index in first..<efforts.count {
            // All stretches of a run share its track: with one leap, none above the known best is believed.
            let ceiling = known.bestHard ?? known.best
            if leaps == true, !efforts[index].isMeasuredCourse, let ceiling, efforts[index].vdot > ceiling {
                efforts[index].isLeap = true
                pending.append(index)
                continue
            }
            own.any = max(own.any, efforts[index].vdot)
            if efforts[index].isHard { own.hard = max(own.hard ?? 0, efforts[index].vdot) }
        }
        if own.any > 0 { runs.append(own) }
    }

    /// Another run within three points confirms a leap of the half year before it.
    private mutating func confirm(_ efforts: inout [EffortRecord.Effort], from first: Int) {
        let day = efforts[first].day
        pending.removeAll { day - efforts[$0].day > EffortRecord.window }
        guard let best = efforts[first...].map({ $0.vdot }).max() else { return }
        for index in pending where best >= efforts[index].vdot - EffortLeap.points {
            efforts[index].confirmed = day
            runs.append(Best(day: day, hard: efforts[index].isHard ? efforts[index].vdot : nil, any: efforts[index].vdot))
        }
        pending.removeAll { efforts[$0].confirmed != nil }
    }

    private func recent(before day: Day) -> (count: Int, best: Double?, bestHard: Double?) {
        var found: (count: Int, best: Double?, bestHard: Double?) = (0, nil, nil)
        for run in runs.reversed() {
            guard day - run.day <= EffortRecord.window else { break }
            found.count += 1
            found.best = max(found.best ?? 0, run.any)
            if let hard = run.hard { found.bestHard = max(found.bestHard ?? 0, hard) }
        }
        return found
    }
}

extension EffortRecord.Effort {
    /// A race over a standard distance: the course was measured, whatever the satellites made of it.
    fileprivate var isMeasuredCourse: Bool { isRace && StandardDistances.efforts.contains(metres) }
}
