public import Training

extension PlannedSession {
    /// How the session is made up: as it is stated, or a hard one by the planner where only its hard minutes are known. Nil for an even effort.
    public var plannedParts: SessionParts? {
        guard intensity.isHard else { return parts }
        return parts ?? SessionParts.planned(isInterval: intensity == .interval, minutes: minutes, most: hardMinutes)
    }
}

extension SessionParts {
    /// Returns the parts of a hard session that the planner makes: its form changes from week to week.
    /// - Parameters:
    ///   - isInterval: whether the work is faster than threshold, and shorter.
    ///   - minutes: of the session.
    ///   - most: minutes of hard work, at most.
    ///   - turn: which of the forms; one of the same number has the same form. 0 is work without a break, or repeats of three minutes.
    /// - Returns: nil without hard work.
    public static func planned(isInterval: Bool, minutes: Int, most: Int, turn: Int = 0) -> SessionParts? {
        let most = min(most, minutes, workRange.upperBound)
        guard most > 0 else { return nil }
        let form = Int(turn.magnitude % forms)
        if isInterval {
            for work in [intervals[form], intervals[0]] {
                let recovery = min(3, (work + 1) / 2)
                if let parts = repeated(most / work, of: work, minutes: minutes, recovery: recovery) { return parts }
            }
        } else {
            let work = most / tempos[form]
            let recovery = work > shortestTempo ? 2 : 1
            if work >= shortestTempo,
                let parts = repeated(tempos[form], of: work, minutes: minutes, recovery: recovery)
            {
                return parts
            }
        }
        return around(work: most, minutes: minutes)
    }

    /// Returns the parts of a long session that ends at the effort of a race, but for ten easy minutes. Nil for one of less than an hour and a half.
    public static func endingAtRaceEffort(minutes: Int) -> SessionParts? {
        guard minutes >= shortestWithRaceEffort else { return nil }
        let work = min(mostRaceEffort, WeekDraft.fives(below: raceEffortShare * Double(minutes)))
        return SessionParts(warmUp: minutes - work - shortestWarmUp, work: work, coolDown: shortestWarmUp)
    }

    /// Minutes of a long session with a part at the effort of a race, at least, and of that part: its share, and at most. Our own, from what common
    /// plans for a marathon have in common.
    static let shortestWithRaceEffort = 90
    static let raceEffortShare = 0.3
    static let mostRaceEffort = 45

    /// Returns the session in other minutes: shorter as `shortened(to:isInterval:)`, longer with more easy minutes around the same work. A long one
    /// ends at the effort of a race as one of these minutes does.
    public func resized(to length: Int, _ intensity: TrainingMethod.Intensity) -> SessionParts? {
        if length == minutes { return self }
        if intensity == .long { return SessionParts.endingAtRaceEffort(minutes: length) }
        return length < minutes
            ? shortened(to: length, isInterval: intensity == .interval)
            : SessionParts.around(repeats: repeats, work: work, recovery: recovery, minutes: length)
    }

    /// Returns the session in fewer minutes, with the same share of hard work: repeats of tempo get shorter, intervals fewer.
    /// - Returns: nil if nothing of the work is left.
    func shortened(to length: Int, isInterval: Bool) -> SessionParts? {
        guard length < minutes else { return self }
        let most = hardMinutes * length / minutes
        guard repeats > 1 else { return SessionParts.planned(isInterval: false, minutes: length, most: most) }
        let shortest = min(work, SessionParts.shortestTempo)
        let count = isInterval ? max(2, most / work) : max(1, min(repeats, most / shortest))
        let each = min(work, most / count)
        guard each > 0 else { return nil }
        return SessionParts.repeated(count, of: each, minutes: length, recovery: recovery)
            ?? SessionParts.planned(isInterval: isInterval, minutes: length, most: most)
    }

    private static let forms: UInt = 4
    /// Minutes of an interval, and number of parts of a tempo session, by form.
    private static let intervals = [3, 5, 2, 3]
    private static let tempos = [1, 3, 2, 4]
    private static let shortestTempo = 5
    /// Easy minutes of a session, at least, and those of them before and after the work.
    private static let leastEasy = 15
    private static let shortestWarmUp = 10
    private static let shortestCoolDown = 5

    /// Returns repeats with a recovery, shorter where the session lacks the time. Nil for one repeat, and without time.
    private static func repeated(_ count: Int, of work: Int, minutes: Int, recovery wanted: Int) -> SessionParts? {
        guard count > 1, repeatRange.contains(count) else { return nil }
        let left = minutes - count * work - leastEasy
        let recovery = min(wanted, left / (count - 1))
        guard recovery > 0 else { return nil }
        return around(repeats: count, work: work, recovery: recovery, minutes: minutes)
    }

    /// Returns work between a warm-up and a cool-down. A warm-up has ten minutes before a cool-down has more than five.
    private static func around(repeats: Int = 1, work: Int, recovery: Int = 0, minutes: Int) -> SessionParts? {
        let easy = minutes - repeats * work - (repeats - 1) * recovery
        guard easy >= 0 else { return nil }
        let coolDown = max(min(easy / 2, shortestCoolDown), min(easy / 2, easy - shortestWarmUp))
        return SessionParts(
            warmUp: easy - coolDown, repeats: repeats, work: work, recovery: recovery, coolDown: coolDown)
    }
}
