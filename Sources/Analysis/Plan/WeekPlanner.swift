public import Training

/// Plans the next seven days by published rules.
///
/// Formula: see the card; the same request gives the same plan.
/// Units: load units, minutes.
/// Source: our own rules; the bound on single sessions after Frandsen 2025, hard share after Rosenblat 2025.
/// Grade: own definition.
public enum WeekPlanner {
    public static let card = ModelCard(
        id: "week_plan", name: "Seven-day plan", alsoKnownAs: ["daily_recommendations"],
        formula:
            "target = chronic load (after a break: the mean week of the four before it, at most {growth} times the middle one of the last eight with load; without an easy week, of {leastEasy}…{mostEasy} % of the other three) · {build {build} ({shortest} where that adds less than 5 min of easy running), maintain 1, deload and taper {deload}, race week {raceWeek}, return {comeback} and {moreEachWeek} more each week, but at most {growthInReturn} times the last week or the share of the first one, until the load of before is back for {weeksAfterBreak} weeks up to {afterBreak} ({soonAfterBreak} while the break is among the last four weeks)}, at most {exhausted} of it when overreaching (also: low readiness with a tired form, or {lowNights} of the last {nights} nights with a recovery of {exhaustedScore} at most), {tired} when fatigued (by form alone only below −{formAlone} % of fitness and from a fitness of {leastFitness} on, and not for {weeksAfterBreak} weeks after a break) or after a large change, and at most the load with which the ratio ends at {ratio}, or {growthInReturn} times the last week while a break is among the last four weeks, or that of the last week in the {daysAfterRace} days after a race that are named below. Week = target/(50 k) h, k = median over the easy runs of 56 days of load per hour / 50, {leastScale}…{mostScale}; long runs (from 110 % of the usual length on) and hard ones have their own k, each from {kindRuns} runs on, else that of all runs, from {scaleRuns} on, else 1. Long run ≤ {longShare} % of the week (of four runs {longOfFour} %, of three {longOfThree} %, of two {longOfTwo} %; {longEasy} % in weeks below the usual load, of up to four runs {longEqual} % of an equal share, in easy weeks {longLess} % less than in full ones; rides {longRide} and {longRideEasy} %), ≤ {longestShare} % of the longest of {longestDays} days, ≤ {longestMinutes} min (rides {longestRide}), ≤ that share of the minutes planned (or 5 min longer than the next; of two runs none is a long one where both are longer as easy ones; without a long one, and where 5 min more are more than {longestShare} %, the run of its day grows by minutes, and so do runs below 30 min where {build} adds less than 5 min); hard sessions 20 % of the week (of three runs 25 %) up to 60 min, from {hardRuns} runs a week on, of tempo (of two the first, and in every third full week the only one, of intervals), in a form that changes by the week, none of both for a day per 3 km (at most {mostEasyDays} days) after a race or a run > {longestShare} % of the longest of {longestDays} days (7 days and more: half the load, runs of ≤ {exhaustedMinutes} min on every second day; after a race no session for a day per quarter of a marathon, at most {mostRest}), nor for three days after signs of illness (of those two of ≤ 30 min; for four weeks the load then comes back from that of before, as after a break, at first without a hard session; for three more it counts as usual); heat ≥ {cancel} °C WBGT, forecast for the day's usual hour (the coolest of the hours that you set), else the mean of the last two weeks' runs: easy, ≤ {hotMinutes} min; where less than three short runs were allowed: those, 15…20 min; when overreaching half of the runs, all easy, ≤ {exhaustedMinutes} min; after a break of all training at most {returnRuns} runs for {fewRunsWeeks} weeks and one more in each week after them, of half the longest before it, ≤ {returnMinutes} min, then ≤ {longestShare} % of the longest since (or that half; {smallShare} % while one of before the break is within {longestDays} days) and the same share of the longest before as of the load, and for {weeksAfterBreak} weeks one hard session at most; the first run after {longBreak} days without one ≤ 50 % of the longest (at least 10 min); hard sessions only while the week's variability is not below its usual range, nor above it with form < −10 % of fitness; recovery runs 10 %, 20…35 min, in full weeks up to a usual run where the week would stay below its target; easy runs share the rest, up to 80 % of the longest or a usual run, 130 % of the usual run, 25 % of the week (of up to three sessions 95 % of an equal share) and 90 min; hard minutes ≤ 20 % of all; distance = minutes · median pace of 60 days; of recovery runs at 59 % of VDOT where that is slower, of hard minutes at the threshold pace in use (tempo) or at full VDOT (intervals)",
        units: "load units, minutes",
        source:
            "our own, because no published plan adapts to load, readiness and heat; single sessions after J. Frandsen et al., BJSM "
            + "59:1203 (2025); hard share after M. Rosenblat et al., Sports Medicine 55:621 (2025)",
        grade: .ownDefinition,
        limits:
            "Needs {leastRuns} runs of the last 60 days, else as many rides (planned by time, by the same rules) or other sessions (planned as they were: usual weekdays and lengths); before {historyNeeded} days of load there are three easy runs as long as usual, 60 min at most. An hour counts k times 40 for recovery, 50 easy, 55 long, 70 tempo, 72 intervals, ±10 %. It knows nothing of pain: pain that changes the gait means rest and a "
            + "clinician. Days that the athlete decided stay as they are; the others are planned around them, none longer or harder than without the decision, and within the load of the week. Days of a routine replace those of the rules unless recovery, a break or a race decides the week: their runs and a cyclist's rides are no longer than the long run may be; with hardly a run in {longestDays} days three a week, easy, {firstMinutes} min at most. Until the week has at most {growth} times the load of a usual one, in an easy week the target, and a ratio of {ratio}, hard sessions get at most {routineHard} % of it, and easy sessions get shorter first (≥ {leastEasySession} min, alone ≥ {leastMinutes}), then hard and long ones (to 60 %), then the least important days are left out: easy ones before steady ones and classes, hard ones before the long one, in an easy week the hard ones first. Beside a hard or long day that the athlete decided none is hard or long. A routine for the return stays in the weeks after a break and in the one after the easy days of a long race. Below {leastHard} min a hard or long session is easy; a class is whole or left out. None is hard or long within {daysBeforeRace} days before a race or on the easy days after one, and outdoors none is hard or longer than {hotMinutes} min from {cancel} °C WBGT on. Below {historyNeeded} days of load the week has at most {growth} times the load of the mean of its whole weeks, or of the last one where that is more. The runs of a day count together. A week that runs, up to Sunday or to the weekday of the race, stays as it was planned at its beginning, unless more was done than planned: then the days left are planned around it, none longer or harder than before (a session done on a later day is no more, nor is other training that two of the last four weeks had); what was missed is not made up for. For four weeks in which sessions were missed, days and load stay those of the four before. Two hard sessions a week need a measured recovery. In the week of a main race easy runs have at most {raceWeekMinutes} min. Runs are on the weekdays that three of four of the last eight weeks had, where there are such days; in weeks with fewer runs days of rest between them come first. Days of rest of a routine stay free in a week that the rules decide. The week after the easy days of a race of 21 km and more has at most {tired} of a usual one. A week is an easier one after {lowNights} low nights of the last {nights} with a score; one low night makes the session of the day easy, of {exhaustedMinutes} min at most. After a break of {shortBreak} to 13 days the return begins with its third week, from {middleBreak} days on with its second. After a race the return begins when the easy days are over. A week of it without any training does not count, and breaks within four weeks of each other are one: the load is that of before the first. The first week of such a return has no hard session, and the days to a race come first. After a run of up to 130 % of the longest before it three days at most are easy, and a race is no measure of the next long run. No week of the three after a main race is an easy one, since that of the race was. Before a marathon, in every second full week from {raceEffortFrom} to {raceEffortTo} weeks before it (the week of the race counts as one), the long run of at least {raceEffortLong} min ends at the effort of the race but for ten easy minutes: {raceEffortShare} % of it, {raceEffortMost} min at most, with {raceEffortRuns} runs a week or more; load and distance count these minutes as the others of a long run. For {daysAfterRace} days after a main race, and after one that leaves a week easy, a usual week is that of before it, as fast as the ratio allows; a race ahead counts with a load of an hour's tempo for each of its hours, and with no more minutes than the longest run until then. A day with signs of illness has rest. A long run that is shorter than another one of its week is an easy one.",
        constants: [
            CardConstant("build", TrainingPhase.build.factor, decimals: 2),
            CardConstant("shortest", WeekDraft.growthOfShortest, decimals: 1),
            CardConstant("deload", TrainingPhase.deload.factor, decimals: 2),
            CardConstant("raceWeek", TrainingPhase.raceWeek.factor, decimals: 2),
            CardConstant("comeback", TrainingPhase.comeback.factor, decimals: 1),
            CardConstant("afterBreak", WeekDraft.growthAfterBreak, decimals: 2),
            CardConstant("soonAfterBreak", WeekDraft.growthSoonAfterBreak, decimals: 1),
            CardConstant("leastFitness", PlanState.Strain.leastFitness, decimals: 0),
            CardConstant("longShare", 100 * WeekDraft.longShare, decimals: 0),
            CardConstant("longOfFour", 100 * PlanSport.longShareOfFour, decimals: 0),
            CardConstant("longOfThree", 100 * PlanSport.longShareOfThree, decimals: 0),
            CardConstant("longOfTwo", 100 * PlanSport.longShareOfTwo, decimals: 0),
            CardConstant("longEasy", 100 * WeekDraft.longShareInEasyWeeks, decimals: 0),
            CardConstant("longEqual", 100 * PlanSport.ofEqualShare, decimals: 0),
            CardConstant("longLess", 100 * PlanSport.lessInEasyWeeks, decimals: 0),
            CardConstant("longRide", 100 * PlanSport.longRideShare, decimals: 0),
            CardConstant("longRideEasy", 100 * PlanSport.longRideShareInEasyWeeks, decimals: 0),
            CardConstant("weeksAfterBreak", PlanState.weeksAfterBreak),
            CardConstant("fewRunsWeeks", WeekDraft.weeksOfFewRuns),
            CardConstant("formAlone", -100 * PlanState.Strain.lowFormAlone, decimals: 0),
            CardConstant("scaleRuns", LoadScale.least),
            CardConstant("kindRuns", LoadScale.leastOfKind),
            CardConstant("exhausted", WeekDraft.shareWhenExhausted, decimals: 2),
            CardConstant("tired", WeekDraft.shareWhenTired, decimals: 2),
            CardConstant("ratio", LoadRatioBounds.planned, decimals: 2),
            CardConstant("leastScale", LoadScale.possible.lowerBound, decimals: 1),
            CardConstant("mostScale", LoadScale.possible.upperBound, decimals: 1),
            CardConstant("longestShare", 100 * SessionSpike.referenceMost, decimals: 0),
            CardConstant("smallShare", 100 * SessionSpike.smallMost, decimals: 0),
            CardConstant("longestDays", SessionSpike.days),
            CardConstant("longestMinutes", PlanSport.running.longestMinutes),
            CardConstant("longestRide", PlanSport.cycling.longestMinutes),
            CardConstant("leastEasy", 100 * TrainingPhase.easyWeek.lowerBound, decimals: 0),
            CardConstant("mostEasy", 100 * TrainingPhase.easyWeek.upperBound, decimals: 0),
            CardConstant("cancel", HeatFlag.cancelFrom, decimals: 0),
            CardConstant("moreEachWeek", WeekDraft.moreEachWeek, decimals: 2),
            CardConstant("growthInReturn", WeekDraft.mostGrowthInReturn, decimals: 1),
            CardConstant("hardRuns", WeekDraft.runsForHardSession),
            CardConstant("returnRuns", WeekDraft.runsWhenReturning),
            CardConstant("exhaustedMinutes", WeekDraft.longestWhenExhausted),
            CardConstant("raceWeekMinutes", WeekDraft.longestInRaceWeek),
            CardConstant("returnMinutes", WeekDraft.longestWhenReturning),
            CardConstant("hotMinutes", WeekPlan.Heat.longestMinutes),
            CardConstant("longBreak", TrainingHabits.longBreak),
            CardConstant("leastRuns", TrainingHabits.leastRuns),
            CardConstant("leastMinutes", WeekDraft.leastMinutes),
            CardConstant("firstMinutes", WeekDraft.firstMinutes),
            CardConstant("leastEasySession", RoutineFit.leastEasy),
            CardConstant("routineHard", 100 * RoutineFit.hardShare, decimals: 0),
            CardConstant("leastHard", WeekDraft.leastDemandingMinutes),
            CardConstant("growth", SeasonPlan.growth, decimals: 2),
            CardConstant("daysBeforeRace", PlanRequest.easyDaysBeforeRace),
            CardConstant("historyNeeded", LoadRatio.chronicDays),
            CardConstant("mostRest", RaceRest.most),
            CardConstant("mostEasyDays", TrainingHabits.mostEasyDays),
            CardConstant("nights", PlanState.Strain.nights),
            CardConstant("exhaustedScore", PlanState.Strain.exhausted, decimals: 0),
            CardConstant("lowNights", PlanState.Strain.leastLowNights),
            CardConstant("shortBreak", TrainingHabits.shortBreak),
            CardConstant("middleBreak", TrainingHabits.middleBreak),
            CardConstant("daysAfterRace", PlanState.daysAfterRace),
            CardConstant("raceEffortFrom", PlanState.weeksOfRaceEffort.upperBound),
            CardConstant("raceEffortTo", PlanState.weeksOfRaceEffort.lowerBound),
            CardConstant("raceEffortLong", SessionParts.shortestWithRaceEffort),
            CardConstant("raceEffortShare", 100 * SessionParts.raceEffortShare, decimals: 0),
            CardConstant("raceEffortMost", SessionParts.mostRaceEffort),
            CardConstant("raceEffortRuns", WeekDraft.runsForRaceEffort),
        ])

    /// Returns the load of one hour.
    static func loadPerHour(_ workout: WorkoutType) -> Double {
        switch workout {
        case .rest, .race: 0
        case .recovery: 40
        case .easy: 50
        case .moderate: 60
        case .tempo: 70
        case .interval: 72
        case .long: 55
        }
    }

    /// Returns the load of a session. It is the only formula, so that every page rounds the same number.
    static func load(_ workout: WorkoutType, minutes: Int, scale: LoadScale) -> Double {
        Double(minutes) * loadPerHour(workout) * scale.of(workout) / 60
    }

    /// Returns the minutes of hard work in a session with warm-up and cool-down; 0 for an easy one, and for one under half an hour.
    public static func hardMinutes(_ intensity: TrainingMethod.Intensity, minutes: Int) -> Int {
        guard intensity.isHard, minutes >= WeekDraft.leastDemandingMinutes else { return 0 }
        return intensity == .interval ? (minutes >= 35 ? 15 : 9) : (minutes >= 35 ? 20 : 10)
    }

    /// Returns the plan; nil for an invalid request without 28 loads or seven days.
    public static func plan(for request: PlanRequest) -> WeekPlan? {
        request.isPossible ? draft(for: request).plan : nil
    }

    /// Returns the sessions for a possible request.
    static func draft(for request: PlanRequest) -> WeekDraft {
        let proposal = request.stored.contains { $0 != nil } ? draft(for: request.unsettled) : nil
        var draft = WeekDraft(request)
        draft.proposedLoad = proposal?.load
        draft.placeSessions()
        draft.setMinutes()
        draft.respectHeatAndIllness()
        draft.respectBreak()
        draft.respectBounds()
        if let proposal { draft.keepLengths(of: proposal) }
        draft.nameLong()
        draft.setParts()
        return draft
    }
}
