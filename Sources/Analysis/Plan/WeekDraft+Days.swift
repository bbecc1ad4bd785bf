/// Assigns kinds of sessions to days.
extension WeekDraft {
    /// Days with a run by number of runs, for a long run on day 7: rest follows the long run, and then precedes the weekend.
    private static let patterns: [[Int]] = [
        [], [7], [4, 7], [3, 5, 7], [2, 4, 6, 7], [2, 3, 4, 6, 7], [1, 2, 3, 4, 6, 7],
    ]

    mutating func placeSessions() {
        let longDay = raceDays.first ?? request.longRunDay
        let running = runDays(anchor: longDay)
        for day in running { workouts[day - 1] = .easy }
        for race in raceDays { workouts[race - 1] = .race }
        if raceDays.isEmpty, running.contains(longDay), allowsLong(on: longDay) { workouts[longDay - 1] = .long }
        placeQuality(on: running)
        placeRecovery()
    }

    /// Returns the pattern's days rotated to the anchor, with other available days for unavailable ones; at least one day of rest remains.
    private func runDays(anchor: Int) -> [Int] {
        let free = (1...7).filter { request.available[$0 - 1] && !raceDays.contains($0) && stored($0 - 1) == nil }
        let storedRuns = storedRuns
        var count = min(request.runsPerWeek, 6)
        if startsAnew { count = min(count, WeekDraft.runsWhenStarting) }
        if isReturning {
            let later = max(0, request.weeksBack - WeekDraft.weeksOfFewRuns + 1)
            count = min(count, WeekDraft.runsWhenReturning + later)
        }
        // Rest comes first: half of the usual days.
        if request.isOverreached { count = min(count, max(2, (count + 1) / 2)) }
        // Of these runs the athlete decided some; six days at most have training.
        let places = free.count + raceDays.count
        // After a long race a run on every second day is enough.
        if request.isRecoveryWeek { count = min(count, max(2, (places + 1) / 2)) }
        let pattern = WeekDraft.patterns[max(0, min(count, places + storedRuns))]
        count = min(count - storedRuns, 6 - storedDays.count { $0.workout != .rest }, places)
        count = max(count, raceDays.count)
        guard count > 0 else { return [] }
        var chosen = raceDays
        func add(_ day: Int) {
            if free.contains(day), !chosen.contains(day), chosen.count < count { chosen.append(day) }
        }
        // Days on which the athlete usually runs come before those of the pattern. In weeks with fewer runs days of rest between them matter more.
        let isLess = request.mostShare.map { $0.value <= TrainingPhase.comeback.factor } ?? false
        let hasFewer = startsAnew || isReturning || request.isOverreached || request.isRecoveryWeek || isLess
        let isSpaced = hasFewer && count < request.usualDays.count
        func isTooNear(_ day: Int) -> Bool {
            request.isRecoveryWeek
                ? chosen.contains { abs($0 - day) < 2 } : isSpaced && chosen.contains { WeekDraft.distance($0, day) < 2 }
        }
        let usual = free.filter { request.usualDays.contains($0) }
        if usual.contains(anchor) { add(anchor) }
        while let day = farthest(of: usual, from: chosen), chosen.count < count, !isTooNear(day) { add(day) }
        for day in pattern.reversed().map({ ($0 + anchor - 8 + 7) % 7 + 1 }) where !isTooNear(day) { add(day) }
        // After a long race a day of rest is between any two runs, and one run less where there is no room.
        func open() -> [Int] { request.isRecoveryWeek ? free.filter { !isTooNear($0) } : free }
        while let day = farthest(of: open(), from: chosen), chosen.count < count { add(day) }
        return chosen.sorted()
    }

    /// Returns the day that is farthest from those chosen and from runs that the athlete decided, the earlier of two; nil without another one.
    private func farthest(of days: [Int], from chosen: [Int]) -> Int? {
        let runs = chosen + storedDays { $0.isRun }
        func distance(_ day: Int) -> Int { runs.map { WeekDraft.distance($0, day) }.min() ?? 7 }
        return days.filter { !chosen.contains($0) }.max { (distance($0), -$0) < (distance($1), -$1) }
    }

    private func allowsLong(on day: Int) -> Bool {
        !request.isOverreached && !startsAnew && (!isReturning || request.isShortReturn) && !isBeforeRace(day)
            && day > request.easyThrough
            && !(day == 1 && request.startsAfterLong)
            && !storedDays.contains { $0.workout == .long }
            // The days that the athlete decided are those of this week only.
            && storedDays { $0.isDemanding }.allSatisfy { abs($0 - day) >= 2 }
    }

    /// Whether a race takes place within the three days after `day`.
    private func isBeforeRace(_ day: Int) -> Bool { request.races.contains { $0.isShortlyAfter(day) } }

    /// Whether a day is one of the easy ones after a race.
    private func isAfterRace(_ day: Int) -> Bool { request.races.contains { $0.leavesEasy(day) } }

    /// Returns the number of hard sessions that the week may have.
    private func qualityCount(runs: Int) -> Int {
        guard !startsAnew, !request.isOverreached, !request.isVariabilityUnusual, !request.isFirstWeekBack,
            request.phase != .comeback || request.isShortReturn && request.weeksBack >= 2
        else { return 0 }
        // The first week after an illness has none, as the first one after a break.
        if let most = request.mostShare, most.value <= TrainingPhase.comeback.factor { return 0 }
        // A hard session is short, and would shorten the only other run with it.
        guard runs >= WeekDraft.runsForHardSession else { return 0 }
        switch (request.recovery, request.loadChange) {
        case (.wellRecovered, .low): return request.phase == .build && runs >= 5 && request.loadBeforeBreak == nil ? 2 : 1
        case (.wellRecovered, .moderate), (.adequate, .low), (.adequate, .moderate): return 1
        default: return 0
        }
    }

    /// Places hard sessions 48 hours apart, never within three days before a race or on easy days, with dangerous heat last. One session is
    /// tempo, and intervals in every third of full weeks; of two, the first is intervals and the second tempo.
    private mutating func placeQuality(on running: [Int]) {
        let wanted = qualityCount(runs: running.count + storedRuns) - storedDays.count { $0.isHard }
        guard wanted > 0 else { return }
        let preferred = request.qualityDays.filter { running.contains($0) }
        let others = running.filter { !preferred.contains($0) }
        let order = preferred + others
        let cool = order.filter { !isDangerouslyHot($0 - 1) }
        var chosen: [Int] = []
        for day in cool + order.filter({ isDangerouslyHot($0 - 1) }) where chosen.count < wanted {
            guard workouts[day - 1] == .easy, day > request.easyThrough, !isBeforeRace(day), !isAfterRace(day),
                !chosen.contains(day), day > 1 || !request.startsAfterDemanding
            else { continue }
            let hard =
                chosen + (1...7).filter { workouts[$0 - 1] == .long || workouts[$0 - 1] == .race }
            let isBesideStored = storedDays { $0.isDemanding }.contains { abs($0 - day) < 2 }
            if hard.allSatisfy({ WeekDraft.distance($0, day) >= 2 }), !isBesideStored { chosen.append(day) }
        }
        chosen.sort()
        let hasInterval = chosen.count == 2 || isFull && request.loadBeforeBreak == nil && request.weekNumber.magnitude % 3 == 2
        for (index, day) in chosen.enumerated() { workouts[day - 1] = hasInterval && index == 0 ? .interval : .tempo }
    }

    /// Places recovery on the day after a hard session and on the day before a race.
    private mutating func placeRecovery() {
        let planned = (0..<7).map { workout($0) }
        for index in 0..<7 where workouts[index] == .easy {
            let before = planned[(index + 6) % 7]
            let follows = before == .long || before == .tempo || before == .interval || (before == .race && index > 0)
            let precedesRace = index < 6 && planned[index + 1] == .race
            if follows || precedesRace { workouts[index] = .recovery }
        }
    }
}
