import Measures
import Training

/// A week of what the athlete usually does, for those who neither run nor ride: yoga, classes, swimming, strength.
///
/// Formula: the sessions a week of the last 28 days on the weekdays that had most of them, each of the sport that is most frequent there and
/// of its median length; fewer or shorter where the body asks for it. A class has its own length: there are fewer, and none is shorter. After a
/// break of a week the 28 days are those before it.
/// Units: minutes, load units.
/// Source: our own rule.
/// Grade: own definition.
struct UsualWeek {
    private let sessions: [Session]
    private let perWeek: Int
    /// Days without any session until now.
    private let idle: Int
    /// The same where it is a break; 0 otherwise.
    private let gap: Int

    private struct Session {
        var sport: Sport
        var weekday: Int
        /// Days since then.
        var ago: Int
        var minutes: Double
        var load: Double?
    }

    /// Nil below three sessions of the last 60 days. Walks count only if there is nothing else.
    init?(history: History, asOf day: Day) {
        var sessions: [Session] = []
        for digest in history.digests(from: day - History.recentDays, through: day) where !digest.isLeftOut {
            let minutes = digest.elapsed / 60
            guard digest.sport != .transition, digest.sport != .sauna, minutes >= UsualWeek.leastMinutes else { continue }
            sessions.append(
                Session(
                    sport: digest.sport, weekday: digest.day.weekday, ago: day - digest.day, minutes: minutes,
                    load: digest.load?.value))
        }
        let others = sessions.filter { $0.sport != .walking && $0.sport != .hiking }
        let counted = others.count >= TrainingHabits.leastRuns ? others : sessions
        // One or two runs of a beginner among walks are the start of running, which walks do not replace.
        if others.count < TrainingHabits.leastRuns, others.contains(where: { $0.sport.isRunning }) { return nil }
        guard counted.count >= TrainingHabits.leastRuns, let last = counted.map({ $0.ago }).min() else { return nil }
        self.sessions = counted
        idle = last
        // After a break the week is that of before it.
        let gap = last >= TrainingHabits.shortBreak ? last : 0
        let month = counted.count { $0.ago >= gap && $0.ago < gap + 28 }
        self.gap = gap
        // Days with two sessions have one planned.
        perWeek = min(6, max(1, Int((Double(month) / 4 + 0.5).rounded(.down))))
    }

    static let leastMinutes = 10.0
    /// Of the usual length: after a break, with signs of overreaching, when tired or after a large change, and in an easy week.
    static let shareAfterBreak = 0.5

    /// Whether the sessions resume after two weeks without any.
    var isBack: Bool { idle >= TrainingHabits.longBreak }

    /// Load per hour of the sessions as a multiple of the plan's 50; nil with fewer than five of known load.
    var loadScale: LoadScale? {
        let scales = sessions.compactMap { session in
            session.load.map { $0 / session.minutes * 60 / WeekPlanner.loadPerHour(.easy) }
        }
        guard scales.count >= LoadScale.least, let middle = Robust.median(scales), middle.isFinite else { return nil }
        return LoadScale(middle)
    }

    /// Returns the seven days after a state, and the rule that decided their load.
    func days(after state: PlanState, phase: TrainingPhase) -> (days: [PlannedDay], reason: PlanReason) {
        let (day, races, stored, available) = (state.day, state.raceDays, state.stored, state.available)
        var (share, reason) = (1.0, PlanReason.usual)
        func limit(_ most: Double, _ why: PlanReason) { if most < share { (share, reason) = (most, why) } }
        if phase == .deload { limit(TrainingPhase.deload.factor, .deload) }
        if state.loadChange == .high || state.loadChange == .veryHigh { limit(WeekDraft.shareWhenTired, .loadRose) }
        if let most = state.mostShare { limit(most.value, most.reason) }
        if state.recovery == .fatigued { limit(WeekDraft.shareWhenTired, .tired) }
        if state.isFirstBack { limit(UsualWeek.shareAfterBreak, .comeback) }
        var most = share
        if state.isOverreached {
            (reason, most) = (.tired, min(share, WeekDraft.shareWhenExhausted))
            share = min(share, WeekDraft.shareWhenTired)
        }
        if state.gentleDays > 0 { reason = .illness }
        let decided = (0..<7).count { index in
            state.done.indices.contains(index) ? state.done[index].minutes > 0 : stored[index]?.isRest == false
        }
        let open = (1...7).map { available[$0 - 1] && $0 > state.done.count && !races.contains(day + $0) }
        var chosen = days(max(0, perWeek - decided - races.count), after: day, open)
        let usual = chosen.reduce(0) { $0 + (session(on: (day + $1).weekday)?.load(share: 1) ?? 0) }
        if state.isOverreached { chosen = Array(chosen.prefix(max(1, perWeek / 2 - decided - races.count))) }
        // A class has its length, so there are fewer of them: those on the least usual days are left out.
        while share < 1, chosen.count > 1,
            chosen.reduce(0, { $0 + (session(on: (day + $1).weekday)?.load(share: share) ?? 0) }) > most * usual + Rounding.slack,
            let last = chosen.lastIndex(where: { session(on: (day + $0).weekday)?.sport.isClass == true })
        {
            chosen.remove(at: last)
        }
        let planned = (1...7).map { number -> PlannedDay in
            let date = day + number
            guard chosen.contains(number), let session = session(on: date.weekday) else {
                return .empty(date, races: races)
            }
            let isClass = session.sport.isClass
            // Heat costs water, which a race needs.
            if TrainingMethod.Kind(of: session.sport) == .heatedClass, state.isEveOfRace(number) {
                return .empty(date, races: races)
            }
            var minutes = session.length(share: share)
            if number > state.daysOver, number <= state.daysOver + state.gentleDays {
                if isClass, minutes > PlanRequest.gentleMinutes { return .empty(date, races: races) }
                minutes = min(minutes, PlanRequest.gentleMinutes)
            }
            var result = PlannedDay(day: date, workout: .easy, minutes: minutes, load: Double(minutes) * session.loadPerMinute)
            result.sport = session.sport
            return result
        }
        return (planned, reason)
    }

    /// Returns the planned days, 1…7: those whose weekdays had most sessions, else the free days farthest from others.
    private func days(_ count: Int, after day: Day, _ available: [Bool]) -> [Int] {
        var votes = [Int](repeating: 0, count: 8)
        for session in sessions where session.ago < gap + 28 { votes[session.weekday] += 1 }
        let free = (1...7).filter { available[$0 - 1] }
        // Of weekdays with as many sessions the same ones are kept each morning.
        let ranked = free.map { ($0, (day + $0).weekday) }.sorted { (-votes[$0.1], $0.1) < (-votes[$1.1], $1.1) }.map { $0.0 }
        var chosen: [Int] = []
        for number in ranked where chosen.count < count && votes[(day + number).weekday] > 0 { chosen.append(number) }
        while chosen.count < count {
            let left = free.filter { !chosen.contains($0) }
            let apart = { (number: Int) in chosen.map { WeekDraft.distance($0, number) }.min() ?? 7 }
            guard let best = left.max(by: { (apart($0), -$0) < (apart($1), -$1) }) else { break }
            chosen.append(best)
        }
        return chosen
    }

    /// Returns the sport that is most frequent on a weekday, or on all days, with its median length and load.
    private func session(on weekday: Int) -> Usual? {
        let there = sessions.filter { $0.weekday == weekday }
        var counts: [(sport: Sport, count: Int, ago: Int)] = []
        for session in there.isEmpty ? sessions : there {
            if let index = counts.firstIndex(where: { $0.sport == session.sport }) {
                counts[index].count += 1
                counts[index].ago = min(counts[index].ago, session.ago)
            } else {
                counts.append((session.sport, 1, session.ago))
            }
        }
        guard let sport = counts.max(by: { ($0.count, -$0.ago) < ($1.count, -$1.ago) })?.sport else { return nil }
        let sameDay = there.filter { $0.sport == sport }
        let same = sameDay.count >= TrainingHabits.leastRuns ? sameDay : sessions.filter { $0.sport == sport }
        guard let minutes = Robust.median(same.map { $0.minutes }) else { return nil }
        let perMinute = Robust.median(same.compactMap { session in session.load.map { $0 / session.minutes } })
        return Usual(sport: sport, minutes: minutes, loadPerMinute: perMinute ?? WeekPlanner.loadPerHour(.easy) / 60)
    }

    /// A session as it usually is.
    private struct Usual {
        var sport: Sport
        var minutes: Double
        var loadPerMinute: Double

        /// Minutes in a week with a share of the usual one, which a class has whole.
        func length(share: Double) -> Int { max(10, WeekDraft.fives(sport.isClass ? minutes : minutes * share)) }
        func load(share: Double) -> Double { Double(length(share: share)) * loadPerMinute }
    }
}

extension Sport {
    /// Whether a session is one that the athlete attends, so that the plan cannot shorten it.
    fileprivate var isClass: Bool { TrainingMethod.Kind(of: self).isClass || self == .dance || self == .martialArts }
}
