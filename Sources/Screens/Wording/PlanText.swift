public import Analysis
import Localizations
import Training

/// Formats a planned day in one line, for the terminal and the API.
public enum PlanText {
    /// `45 min · Easy`, `60 min · Tempo · 20 min at threshold`, or the word for a rest day.
    public static func text(_ planned: PlannedDay, _ context: DisplayContext) -> String {
        var parts: [String] = []
        if let minutes = planned.minutes, planned.workout != .rest {
            parts.append(context.say(.minutesShort(minutes: context.number(minutes))))
        }
        parts.append(sessions(planned, context) ?? name(planned, context) ?? kind(planned, context))
        parts += [work(planned, context), heat(planned, context), caution(planned, context), exposure(planned, context)]
            .compactMap { $0 }
        return parts.joined(separator: " · ")
    }

    /// `45 min · Easy`, without details.
    static func brief(_ planned: PlannedDay, _ context: DisplayContext) -> String {
        let minutes = planned.minutes.map { context.say(.minutesShort(minutes: context.number($0))) }
        return [minutes, name(planned, context) ?? kind(planned, context)].compactMap { $0 }
            .joined(separator: " · ")
    }

    /// Name of a race, of a routine's day or of the sessions that the athlete decided. Nil for a proposal, and for a run without a name.
    static func name(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        if let race = planned.race { return context.say(planned.workout.phrase) + " · " + context.title(of: race) }
        if let routine = planned.routine { return routine.title(context) }
        guard let stored = planned.stored, !stored.isRest else { return nil }
        if stored.sessions.allSatisfy({ $0.kind == .run && $0.title == nil }) { return nil }
        return stored.sessions.map { name($0, context) }.joined(separator: " + ")
    }

    /// Names the sessions that the athlete decided, each with its intensity; nil where one has a name of its own, and for runs alone.
    private static func sessions(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        guard let stored = planned.stored, stored.sessions.allSatisfy({ $0.title == nil }), name(planned, context) != nil else {
            return nil
        }
        return stored.sessions.map { session in
            let (name, isTraining) = (name(session, context), session.kind != .sauna && session.kind != .practice)
            return isTraining ? name + " · " + context.say(session.intensity.workout.phrase(for: session.kind)) : name
        }.joined(separator: " + ")
    }

    static func name(_ session: PlannedSession, _ context: DisplayContext) -> String {
        session.title.map { context.text($0) } ?? context.say(session.kind.phrase)
    }

    /// One session that the athlete decided: `45 min · Ride · Easy`, with its note.
    static func session(_ session: PlannedSession, _ context: DisplayContext) -> String {
        let minutes = context.say(.minutesShort(minutes: context.number(session.minutes)))
        return [minutes, name(session, context), context.say(session.intensity.workout.phrase(for: session.kind)), session.note]
            .compactMap { $0 }
            .joined(separator: " · ")
    }

    /// What speaks against a decided session, or against a race for which the time is too short; why a day is not quite that of the routine.
    static func caution(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        planned.caution.map { context.say($0.phrase) } ?? planned.shortfall.map { _ in context.say(.planTooSoon) }
            ?? planned.limit.map { limit($0, of: planned, context) }
    }

    /// Returns the reason of a limit as a sentence for all days with it, and what the routine has for the day. Nil for a reason of single days.
    static func shared(_ limit: RoutineLimit, _ context: DisplayContext) -> (sentence: String, own: String)? {
        func time(_ minutes: Int) -> String { context.say(.minutesShort(minutes: context.number(minutes))) }
        guard let minutes = limit.minutes else { return nil }
        let why: Phrase
        var isFree = false
        switch limit {
        case .beforeRace, .afterRace, .hardDayNearby, .heat: return nil
        case .longestRun: why = .planLimitTenth
        case .anySession(_, let most): why = .planLimitAny(most: time(most))
        case .newStart(_, let most): why = .planLimitNewStart(most: time(most))
        case .firstBack(_, let most): why = .planLimitFirstBack(most: time(most))
        case .week(_, let bound): why = bound.phrase(context)
        case .fullWeek(_, let bound): (why, isFree) = (bound.phrase(context), true)
        }
        let clause = context.say(why)
        return (
            context.say(isFree ? .planLimitsFree(why: clause) : .planLimitsShorten(why: clause)),
            context.say(.planInRoutine(day: time(minutes)))
        )
    }

    private static func limit(_ limit: RoutineLimit, of day: PlannedDay, _ context: DisplayContext) -> String {
        func time(_ minutes: Int) -> String { context.say(.minutesShort(minutes: context.number(minutes))) }
        // A session that is as long as in the routine is easy instead.
        func isShorter(than minutes: Int) -> Bool { day.minutes.map { $0 < minutes } ?? true }
        func session(_ minutes: Int, _ why: Phrase) -> String {
            let (time, why) = (time(minutes), context.say(why))
            let isShorter = isShorter(than: minutes)
            return context.say(isShorter ? .planLimitSession(time: time, why: why) : .planLimitSessionEasy(time: time, why: why))
        }
        switch limit {
        case .beforeRace: return context.say(.planCautionBeforeRace)
        case .afterRace: return context.say(.planCautionAfterRace)
        case .hardDayNearby: return context.say(.planLimitHardNearby)
        case .longestRun(let minutes): return session(minutes, .planLimitTenth)
        case .anySession(let minutes, let most): return session(minutes, .planLimitAny(most: time(most)))
        case .newStart(let minutes, let most): return session(minutes, .planLimitNewStart(most: time(most)))
        case .firstBack(let minutes, let most): return session(minutes, .planLimitFirstBack(most: time(most)))
        case .heat(let minutes):
            return context.say(.planLimitHeat(time: time(minutes), most: time(WeekPlan.Heat.longestMinutes)))
        case .week(let minutes, let bound):
            let (time, why) = (time(minutes), context.say(bound.phrase(context)))
            let isShorter = isShorter(than: minutes)
            return context.say(isShorter ? .planLimitWeek(time: time, why: why) : .planLimitWeekEasy(time: time, why: why))
        case .fullWeek(let minutes, let bound):
            return context.say(.planLimitFullWeek(time: time(minutes), why: context.say(bound.phrase(context))))
        }
    }

    /// Names a proposal: a run by its kind, a ride by its kind and the sport, else the sport.
    static func kind(_ planned: PlannedDay, _ context: DisplayContext) -> String {
        let kind = context.say(planned.hasHeatOnly ? .planHeatDay : planned.workout.phrase(in: planned.sport))
        guard let sport = sport(planned, context) else { return kind }
        return planned.sport.isCycling ? kind + " · " + sport : sport
    }

    /// The sport of a proposal that is no run; nil for a run and a day of rest.
    static func sport(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        planned.sport.isRunning || planned.workout == .rest ? nil : context.say(.sport(planned.sport))
    }

    /// Describes the hard part of each session, and that of a long one at the effort of a race; nil for easy ones.
    static func work(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        guard let stored = planned.stored else {
            return work(planned.parts, planned.workout, planned.hardMinutes, context)
        }
        let hard = stored.sessions.compactMap { work($0, context) }
        return hard.isEmpty ? nil : hard.joined(separator: " + ")
    }

    /// Describes the hard part of a session that the athlete decided. Nil for an easy one, and where only words say how it is made up.
    static func work(_ session: PlannedSession, _ context: DisplayContext) -> String? {
        // The repeats of intervals are those of the words.
        if session.hasPartsInWords, session.intensity == .interval { return nil }
        let parts = session.hasPartsInWords ? nil : session.plannedParts
        return session.statedHardMinutes.flatMap { work(parts, session.intensity.workout, $0, context) }
    }

    /// Describes the hard part of one session, by its minutes where its parts are unknown; nil for an easy one.
    private static func work(
        _ parts: SessionParts?, _ workout: WorkoutType, _ hardMinutes: Int, _ context: DisplayContext
    ) -> String? {
        if workout == .long { return parts.map { context.say(.planRaceEffort(minutes: context.number($0.work))) } }
        guard hardMinutes > 0 else { return nil }
        let (repeats, isInterval) = (parts?.repeats ?? 1, workout == .interval)
        let minutes = context.number(parts?.work ?? hardMinutes)
        guard repeats > 1 else { return context.say(isInterval ? .planHard(minutes: minutes) : .planThreshold(minutes: minutes)) }
        let count = context.number(repeats)
        return context.say(
            isInterval ? .planIntervals(repeats: count, minutes: minutes) : .planThresholds(repeats: count, minutes: minutes))
    }

    static func distance(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        planned.distance.map { context.say(.planDistance(distance: context.roundDistance($0).text)) }
    }

    /// States what an empty plan needs.
    static func need(_ load: LoadInsight, _ context: DisplayContext) -> String {
        switch load.planNeed {
        case .recentActivity(let days): context.say(.planNeedsActivity(count: days))
        case .recentRun(let days): context.say(.planNeedsRun(count: days))
        case .moreRuns(let known): context.say(.planNeedsRuns(count: known))
        case .runDuration: context.say(.planNeedsDuration)
        case .run: context.say(.planNeedsFirstRun)
        case nil: context.say(.noPlan)
        }
    }

    /// Says when to stop on a day.
    /// - Parameter hasPractice: whether a practice or a sauna stands beside what is planned.
    /// - Returns: nil for a day without both.
    static func stop(_ planned: PlannedDay, hasPractice: Bool, _ context: DisplayContext) -> String? {
        if planned.workout != .rest || planned.stored?.isRest == false { return stop([planned], context) }
        return hasPractice ? context.say(.planStopOther) : nil
    }

    /// Says when to stop: for a plan without a run in words for every sport.
    static func stop(_ days: [PlannedDay], _ context: DisplayContext) -> String {
        let kinds = days.filter { $0.workout != .rest }.flatMap { $0.sessionKinds }
        return context.say(kinds.contains(.run) ? .planStop : .planStopOther)
    }
}

extension PlannedDay {
    /// Kinds of the sessions of a day of training.
    fileprivate var sessionKinds: [TrainingMethod.Kind] {
        if let stored { return stored.sessions.map { $0.kind } }
        if let routine { return routine.expected.map { $0.method.kind } }
        return [TrainingMethod.Kind(of: sport)]
    }
}

extension PlanReason {
    /// The reason about a single day: the load of a race is none of it.
    func dayPhrase(_ context: DisplayContext) -> Phrase { self == .raceWeek ? .planTaper : phrase(context) }

    func phrase(_ context: DisplayContext) -> Phrase {
        switch self {
        case .build: .planBuild
        case .maintain: .planMaintain
        case .deload: .planDeload
        case .taper: .planTaper
        case .raceWeek: .planRaceWeek
        case .comeback: .planComeback
        case .tired: .planTired
        case .loadRose: .planLoadRose
        case .longRun: .planLongRun
        case .afterRace: .planAfterRace
        case .afterLongRace: .planAfterLongRace
        case .ratio: .planRatio(ratio: context.number(LoadRatioBounds.planned, decimals: 2))
        case .growth: .planGrowth(share: context.percent(SeasonPlan.mostWeeklyGrowth))
        case .newStart: .planNewStart
        case .habits: .planHabits
        case .settled: .planSettled
        case .usual: .planUsual
        case .fewWeeks: .planFewWeeks
        case .illness: .planIllness
        case .afterIllness: .planAfterIllness
        case .heat: .planHeat
        case .routine: .planRoutine
        case .stored: .planStored
        }
    }
}

extension TrainingMethod.Kind {
    var phrase: Phrase {
        switch self {
        case .run: .planKindRun
        case .walk: .planKindWalk
        case .ride: .planKindRide
        case .strength: .planKindStrength
        case .mobility: .planKindMobility
        case .heatedClass: .planKindClass
        case .sauna: .planKindSauna
        case .practice: .planKindPractice
        case .swim: .planKindSwim
        case .row: .planKindRow
        case .other: .planKindOther
        }
    }
}

extension RoutineLimit.WeekBound {
    func phrase(_ context: DisplayContext) -> Phrase {
        switch self {
        case .ratio: .planBoundRatio(ratio: context.number(LoadRatioBounds.planned, decimals: 2))
        case .growth: .planBoundGrowth(share: context.percent(SeasonPlan.mostWeeklyGrowth))
        case .easyWeek: .planBoundEasyWeek
        case .newStart: .planBoundNewStart
        case .comeback: .planBoundComeback
        }
    }
}

extension PlanCaution {
    var phrase: Phrase {
        switch self {
        case .illness: .planCautionIllness
        case .overreached: .planCautionOverreached
        case .tired: .planCautionTired
        case .afterRace: .planCautionAfterRace
        case .beforeRace: .planCautionBeforeRace
        case .hardDayNearby: .planCautionHardNearby
        case .muchLonger: .planCautionMuchLonger
        }
    }
}
