import Training

/// Sets the length of each session.
extension WeekDraft {
    /// Sets long, hard and recovery runs by their shares of the week; easy runs share the rest of the target.
    mutating func setMinutes() {
        if startsAnew {
            for index in 0..<7 where workouts[index] != .rest && workouts[index] != .race {
                workouts[index] = .easy
                minutes[index] = longestAllowed
            }
            return
        }
        let long = min(longRunMinutes, longRunAllowed, request.longRunMost ?? .max, request.sport.longestMinutes)
        // Of two runs neither can be a third of the week: both are easy then, rather than shorter than they would be without a long one.
        let least = WeekDraft.leastDemandingMinutes
        let shortest = sessionCount == 2 ? max(least, min(length(weekMinutes / 2), easyLimit(long: .max))) : least
        for index in 0..<7 {
            switch workouts[index] {
            case .long:
                // A run of less than half an hour is no long run, nor is one beside a longer one that the athlete decided.
                let isLong = long >= shortest && !request.stored.contains { $0?.isRun == true && $0?.minutes ?? 0 > long }
                if isLong { minutes[index] = long } else { workouts[index] = .easy }
            case .tempo, .interval: setQuality(index)
            case .recovery:
                minutes[index] = min(max(20, length(weekMinutes * 0.1)), 35, longestAllowed)
            case .rest, .race, .easy, .moderate: break
            }
        }
        let easy = (0..<7).filter { workouts[$0] == .easy }
        if !easy.isEmpty {
            let share = max(0, target - load) / Double(easy.count) / (50 * request.loadScale.easy) * 60
            let most = easyLimit(long: long)
            var length = request.isOverreached ? length(below: share) : length(share)
            // The longest of short runs grows first.
            if step == 1, mayGrow { length = min(length, self.length(below: request.usualMinutes ?? .infinity)) }
            for index in easy { minutes[index] = max(min(20, longestAllowed), min(length, most)) }
        }
        keepLongRunLongest()
        fill()
    }

    /// Lengthens easy runs step by step, then recovery runs up to a usual run, while the week stays below its target: limits and rounding of the
    /// other sessions leave a rest.
    private mutating func fill() {
        guard mayGrow, let usual = request.usualMinutes else { return }
        let long = workouts.firstIndex(of: .long).map { minutes[$0] }
        let easy = easyLimit(long: long ?? 0)
        let isUsual = (request.phase == .build || request.phase == .maintain) && !isEased
        let recovery = isUsual ? min(easy, length(below: usual)) : 0
        while true {
            let open = (0..<7).filter { index in
                let most = workouts[index] == .easy ? easy : workouts[index] == .recovery ? recovery : 0
                let more = self.more(than: minutes[index])
                return minutes[index] > 0 && !isDangerouslyHot(index) && minutes[index] + more <= most
                    && load + load(of: more, index) <= target
            }
            // Easy runs first, the shortest one of them.
            let next = open.min {
                (workouts[$0] == .easy ? 0 : 1, minutes[$0], $0) < (workouts[$1] == .easy ? 0 : 1, minutes[$1], $1)
            }
            guard let next else { return }
            minutes[next] += more(than: minutes[next])
        }
    }

    /// Minutes from a length to the next one.
    private func more(than minutes: Int) -> Int { minutes < WeekDraft.leastDemandingMinutes ? step : 5 }

    private func load(of minutes: Int, _ index: Int) -> Double {
        WeekPlanner.load(workouts[index], minutes: minutes, scale: request.loadScale)
    }

    private func easyLimit(long: Int) -> Int {
        // Runs of equal length would otherwise get shorter each week.
        let habit = max(
            length((request.longestMinutes ?? 0) * 0.8),
            // Short runs grow together, while none of them is a long one.
            length(below: (request.usualMinutes ?? 0) * (step < 5 ? SessionSpike.referenceMost : 1)))
        let usual = request.usualMinutes.map { max(20, length($0 * 1.3)) } ?? 90
        let limit = request.sport.longestEasyMinutes
        // Of few sessions each is a larger part of the week.
        let share = request.isOverreached ? 0.25 : max(0.25, min(0.45, 0.95 / Double(max(1, sessionCount))))
        var most = min(habit, usual, length(weekMinutes * share), longestAllowed, limit)
        // After a break the longest run of the last 30 days is none or a short one.
        if isReturning, !startsAnew { most = min(longestAllowed, limit) }
        if request.isOverreached || request.isRecoveryWeek { most = min(most, WeekDraft.longestWhenExhausted) }
        if request.phase == .raceWeek { most = min(most, WeekDraft.longestInRaceWeek) }
        return workouts.contains(.long) ? min(most, long) : most
    }

    /// Sets warm-up, work and cool-down, which need half an hour; if they do not fit, the day stays easy.
    private mutating func setQuality(_ index: Int) {
        let share = max(0.2, min(0.25, 0.75 / Double(max(1, sessionCount))))
        let length = min(60, length(weekMinutes * share), longestAllowed)
        guard length >= WeekDraft.leastDemandingMinutes else {
            workouts[index] = .easy
            return
        }
        minutes[index] = length
        hardMinutes[index] = workouts[index].intensity.map { WeekPlanner.hardMinutes($0, minutes: length) } ?? 0
    }

    private mutating func keepLongRunLongest() {
        guard let long = workouts.firstIndex(of: .long) else { return }
        let longest = minutes.max() ?? 0
        guard minutes[long] < longest else { return }
        for index in 0..<7 where minutes[index] > minutes[long] {
            minutes[index] = minutes[long]
            if hardMinutes[index] > 0 { keepRoomForWarmUp(index) }
        }
    }

    /// Lowers the hard work of a session that became shorter; one of less than half an hour becomes easy.
    private mutating func keepRoomForWarmUp(_ index: Int) {
        let most = workouts[index].intensity.map { WeekPlanner.hardMinutes($0, minutes: minutes[index]) } ?? 0
        hardMinutes[index] = min(hardMinutes[index], most)
        if hardMinutes[index] == 0 { soften(index) }
    }

    mutating func soften(_ index: Int) {
        workouts[index] = .easy
        hardMinutes[index] = 0
    }

    /// Makes days of dangerous heat, and of possible illness, easy and short.
    mutating func respectHeatAndIllness() {
        for index in 0..<7 where workouts[index] != .rest && workouts[index] != .race {
            if isDangerouslyHot(index) { ease(index, to: WeekPlan.Heat.longestMinutes) }
            if request.isGentle(index + 1) { ease(index, to: PlanRequest.gentleMinutes) }
        }
    }

    /// After two weeks without a run, makes the first one easy and at most half of the earlier longest.
    mutating func respectBreak() {
        let ahead = workouts.indices.dropFirst(request.daysOver)
        guard request.isFirstRunBack, let first = ahead.first(where: { workouts[$0] != .rest && workouts[$0] != .race }) else {
            return
        }
        let longest = max(request.longestMinutes ?? 0, isReturning ? request.longestBeforeBreak ?? 0 : 0)
        ease(first, to: max(WeekDraft.leastMinutes, min(longestAllowed, WeekDraft.fives(below: longest / 2))))
    }

    private mutating func ease(_ index: Int, to longest: Int) {
        if workouts[index] != .recovery { soften(index) }
        minutes[index] = min(longest, minutes[index])
    }

    /// Keeps the long run in proportion, hard work at most a fifth of the minutes, and load at most at the cap.
    mutating func respectBounds() {
        keepLongRunInProportion()
        limitHardShare()
        if let most = mostLoad { while load > most + Rounding.slack, let index = nextToShorten { shorten(index) } }
        // A shorter week lowers the share of the long run.
        keepLongRunInProportion()
        limitHardShare()
        if step == 1 { growByMinutes(beyondNext: 5) }
        fill()
        growByMinutes(beyondNext: 10)
    }

    /// Lets one of short runs, or of those after a break, grow where five minutes more would be too much for each of them: that on the day of the
    /// long run, while none is a long one.
    /// - Parameter most: minutes by which it may be longer than the next.
    private mutating func growByMinutes(beyondNext most: Int) {
        let index = request.longRunDay - 1
        let isBack = isReturning && !startsAnew && request.weeksBack > 0 && !request.isOverreached && request.gentleDays == 0
        guard request.phase == .build && mayGrow || isBack, workouts.indices.contains(index), workouts[index] == .easy,
            raceDays.isEmpty,
            !workouts.contains(.long), !isDangerouslyHot(index), index + 1 > request.easyThrough, !request.isRecoveryWeek,
            step == 1 || Double(longestAllowed) <= longestLately
        else { return }
        let next = minutes.indices.filter { $0 != index }.map { minutes[$0] }.max() ?? 0
        let most = min(longRunAllowed, next + most)
        let former = minutes[index]
        while minutes[index] < most, load + load(of: 1, index) <= target { minutes[index] += 1 }
        // Minutes that are no multiple of five are for a run that would not get longer otherwise.
        if step > 1, Double(minutes[index]) <= longestLately {
            minutes[index] = max(former, length(below: Double(minutes[index])))
        }
    }

    /// Minutes of the longest session of 30 days; after a break, of those since.
    private var longestLately: Double { (isReturning ? request.longestSinceBreak : nil) ?? request.longestMinutes ?? 0 }

    /// Whether sessions may become longer than their shares, to reach the target.
    private var mayGrow: Bool {
        request.usualMinutes != nil && !request.isOverreached && !request.isFirstRunBack && request.gentleDays == 0
            && !isReturning && !startsAnew
    }

    /// Sets how hard sessions are made up, which changes from week to week, and how a long run ends before a marathon.
    mutating func setParts() {
        if request.hasRaceEffort, isFull, sessionCount >= WeekDraft.runsForRaceEffort,
            let long = workouts.firstIndex(of: .long)
        {
            parts[long] = SessionParts.endingAtRaceEffort(minutes: minutes[long])
        }
        for index in 0..<7 where hardMinutes[index] > 0 {
            parts[index] = SessionParts.planned(
                isInterval: workouts[index] == .interval, minutes: minutes[index], most: hardMinutes[index],
                turn: request.weekNumber)
            hardMinutes[index] = parts[index]?.hardMinutes ?? hardMinutes[index]
        }
    }

    /// Limits the long run to 35 % of the planned minutes. If that would not be the longest of two or three runs, it gets five minutes more
    /// than the next one.
    private mutating func keepLongRunInProportion() {
        guard let long = workouts.firstIndex(of: .long) else { return }
        let others = minutes.reduce(0, +) - minutes[long]
        let next = minutes.indices.filter { $0 != long }.map { minutes[$0] }.max() ?? 0
        guard others > 0 else { return }
        let most = request.sport.mostLongShare(isFull: isFull || request.phase == .deload, sessions: sessionCount)
        let share = most / (1 - most)
        minutes[long] = min(minutes[long], max(length(below: share * Double(others + storedMinutes)), next + 5))
        if minutes[long] < WeekDraft.leastDemandingMinutes { soften(long) }
    }

    /// A long session that is shorter than another one is none.
    mutating func nameLong() {
        guard let long = workouts.firstIndex(of: .long), stored(long) == nil else { return }
        let others = (0..<7).filter { $0 != long }.map { index in
            stored(index).map { $0.isRun ? $0.minutes : 0 } ?? minutes[index]
        }
        if minutes[long] < others.max() ?? 0 { soften(long) }
    }

    /// Gives sessions the lengths that they have without what the athlete decided, where these are one step apart and the week has room: rounding
    /// changes no day.
    mutating func keepLengths(of proposal: WeekDraft) {
        guard !request.isFirstRunBack else { return }
        var kept = self
        for index in 0..<7
        where workouts[index] == proposal.workouts[index] && abs(minutes[index] - proposal.minutes[index]) <= 5 {
            (kept.minutes[index], kept.hardMinutes[index]) = (proposal.minutes[index], proposal.hardMinutes[index])
        }
        var bounded = kept
        bounded.keepLongRunLongest()
        bounded.keepLongRunInProportion()
        bounded.limitHardShare()
        guard (bounded.workouts, bounded.minutes, bounded.hardMinutes) == (kept.workouts, kept.minutes, kept.hardMinutes),
            mostLoad.map({ kept.load <= $0 + Rounding.slack }) ?? true
        else { return }
        self = kept
    }

    /// Shortens hard work by one interval, or by five minutes of tempo, while it is more than a fifth of the week.
    private mutating func limitHardShare() {
        while hardShare > WeekDraft.mostHardShare + Rounding.slack {
            guard let index = (0..<7).filter({ hardMinutes[$0] > 0 }).max(by: { hardMinutes[$0] < hardMinutes[$1] }) else {
                break
            }
            hardMinutes[index] -= workouts[index] == .interval ? 3 : 5
            if hardMinutes[index] < WeekDraft.leastHardMinutes { soften(index) }
        }
    }

    static let mostHardShare = 0.2
    /// Three intervals of three minutes.
    private static let leastHardMinutes = 9

    /// The session to shorten: the long run, or another one if the long run would otherwise not stay the longest.
    private var nextToShorten: Int? {
        let running = (0..<7).filter { minutes[$0] > 0 }
        let others = running.filter { workouts[$0] != .long }.max { minutes[$0] < minutes[$1] }
        guard let long = running.first(where: { workouts[$0] == .long }) else { return others }
        guard let others else { return long }
        return length(below: Double(minutes[long] - 1)) >= minutes[others] ? long : others
    }

    private mutating func shorten(_ index: Int) {
        minutes[index] = length(below: Double(minutes[index] - 1))
        if hardMinutes[index] > 0 { keepRoomForWarmUp(index) }
        if workouts[index] == .long, minutes[index] < WeekDraft.leastDemandingMinutes { soften(index) }
        if minutes[index] < 15 {
            workouts[index] = .rest
            minutes[index] = 0
            hardMinutes[index] = 0
        }
    }
}
