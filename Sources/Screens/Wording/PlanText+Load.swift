import Analysis
import Localizations
import Training

/// The load of a plan, and why it is no other.
extension PlanText {
    /// States the total load of the seven days as a range, because sessions never go exactly as planned. Nil without a load.
    static func load(of plan: [PlannedDay], _ context: DisplayContext) -> String? {
        let load = plan.reduce(0) { $0 + $1.load }
        guard load > 0 else { return nil }
        let (low, high) = (load * (1 - PlannedDay.loadSpread), load * (1 + PlannedDay.loadSpread))
        let phrase = plan.contains { $0.workout == .race } ? Phrase.planLoadWithRace : Phrase.planLoad
        return context.say(phrase(context.number(low), context.number(high), context.percent(PlannedDay.loadSpread)))
    }

    /// Explains the load of the plan, beside that of the last seven days where it is known; nil without a load or a rule.
    static func reason(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        let planned = load.plan.reduce(0) { $0 + $1.statedLoad }
        guard planned > 0, let reason = load.planReason else { return nil }
        let (sum, recent) = (context.number(planned), load.acute.value.map { context.number($0.value) })
        // Days of a taper, or what a week has left after more than planned, are no usual week: the numbers say it.
        let isUsual = load.usualWeek.value.map { planned >= SevenDayPlan.leastOfUsual * $0 } ?? true
        // The seven days may have more of the week before than of an easy one.
        let isMore = load.usualWeek.value.map { planned >= $0 } ?? false
        // After a break the last weeks, with which a usual one is computed, say nothing about this one.
        // Before the long run of the running week is done, an easy week may have more than the last seven days.
        let isRising = reason == .deload && load.acute.value.map { planned > $0.value } ?? false
        let isNamed =
            reason == .comeback
            || (reason.isEasier ? !isMore && !isRising : isUsual || reason != .build && reason != .maintain)
        guard isNamed, let phrase = reason == .routine ? shareOfRoutine(load.plan) : reason.phrase(context) else {
            return context.say(recent.map { .planComesToSum(planned: sum, recent: $0) } ?? .planComesToSumAlone(planned: sum))
        }
        let why = context.say(phrase)
        guard let recent else { return context.say(.planComesToAlone(planned: sum, reason: why)) }
        return context.say(.planComesTo(planned: sum, recent: recent, reason: why))
    }

    /// What there is to say about the load of the plan: that proposed heat is not counted, why it is no other, and what the athlete's own days and
    /// sessions did to it.
    static func aboutLoad(_ load: LoadInsight, _ context: DisplayContext) -> [String] {
        let heat = load.plan.contains { $0.exposure?.mode == .passive } ? context.say(.planHeatNoLoad) : nil
        return [
            heat, reason(load, context), moreDone(load, context), noLong(load, context),
            changedAround(load, context), fewer(load, context),
            unrecordedRace(load, context),
        ].compactMap { $0 }
    }

    /// Says that the plan keeps the days of before although some sessions were missed; nil where it does not.
    static func fewer(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        guard let fewer = load.planFewer, load.plan.allSatisfy({ $0.routine == nil }) else { return nil }
        return context.say(
            .planFewer(now: context.number(Double(fewer.now)), before: context.number(Double(fewer.before))))
    }

    /// Says that the days which the week has left follow more than planned; nil where they do not, and with signs of illness, which decide then.
    static func moreDone(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        load.isPlanAroundMore && load.planReason != .illness ? context.say(.planMoreDone) : nil
    }

    /// Says that the days have no long run because of what the athlete decided for them; nil where they have one.
    static func noLong(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        load.isLongLeftOut ? context.say(.planNoLong) : nil
    }

    /// Says that other days are shorter or easier because of what the athlete decided; nil where they are not, and where the long run is why.
    static func changedAround(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        load.isPlanChangedAround && !load.isLongLeftOut ? context.say(.planChangedAround) : nil
    }

    /// Asks for the recording of a race that the plan counts as run; nil without one.
    static func unrecordedRace(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        load.unrecordedRace.map {
            context.say(.planRaceUnrecorded(name: context.title(of: $0), date: context.shortDate($0.day)))
        }
    }

    /// Says whether a plan is what the routine has, or in part; nil if no session is the routine's.
    private static func shareOfRoutine(_ plan: [PlannedDay]) -> Phrase? {
        if plan.allSatisfy({ $0.routine != nil && $0.original == nil && $0.limit == nil }) { return .planRoutine }
        return plan.contains { $0.routine?.isRest == false } ? .planRoutinePartly : nil
    }
}
