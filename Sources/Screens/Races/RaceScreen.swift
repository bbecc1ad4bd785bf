public import Analysis
import Localizations
import Measures
public import Training

/// A race: the weeks up to it, its heat, times and paces.
public struct RaceScreen: Equatable, Sendable {
    public var title: String
    public var back = Route.races
    public var backLabel: String
    public var badges: [Badge]
    /// Date, distance, days left and whether the time is enough, in sentences.
    public var lead: String
    public var change: EmptyState.Link
    public var remove: String
    public var id: String
    /// Load by week; nil with fewer than two weeks.
    public var chart: TrendChart?
    public var chartWhy: Explanation?
    public var weeks: RunningSections.Section?
    public var sections: [RunningSections.Section]
    public var notice: RacesScreen.Notice?

    /// - Parameters:
    ///   - race: the race.
    ///   - season: nil for a race that is over.
    ///   - run: the run that was the race; nil without one.
    ///   - saved: the last change, if the address states one.
    ///   - context: display context: language, units and current time.
    public init(
        _ race: RaceGoal, season: SeasonInsight?, run: ActivityDigest? = nil, change saved: RaceChange? = nil,
        context: DisplayContext
    ) {
        title = context.title(of: race)
        backLabel = context.say(.racesTitle)
        id = race.id.text
        let left = race.day - context.today
        badges = left < 0 ? [] : [Badge(left == 0 ? context.say(.today) : context.say(.raceDaysLeft(count: left)), .extreme)]
        if race.importance == .other { badges.append(Badge(context.say(.raceOnTheWayShort), .info)) }
        change = .init(label: context.say(.raceChange), route: .raceForm(race.id.text))
        remove = context.say(.raceRemove)
        lead = context.sentences(
            context.say(.raceLead(distance: context.distanceName(of: race), date: context.longDate(race.day))),
            season.flatMap { RaceScreen.shortfall($0, context) ?? RaceScreen.ladder($0, context) },
            season.flatMap { RaceScreen.routine($0, context) },
            left < 0 && run == nil ? context.say(.raceNoRun) : nil)
        sections = left > 0 ? [] : RaceScreen.result(race, run, context)
        notice = saved.map { RacesScreen.Notice(text: $0.text(context), undo: nil) }
        guard let season else { return }
        chart = RaceScreen.chart(season, context)
        weeks = RaceScreen.weeks(season, context)
        // One receipt for the chart and the table of the same weeks, each with a button of its own.
        chartWhy = weeks?.explanation
        chartWhy?.id = "why-season"
        sections =
            RaceScreen.timesAndPaces(season, context)
            + [RaceScreen.heat(season, context)].compactMap { $0?.unlessEmpty }
    }

    /// Says that the time is too short, and what is safe to do; nil while it is not.
    static func shortfall(_ season: SeasonInsight, _ context: DisplayContext) -> String? {
        season.shortfall.map { text($0, context) }
    }

    /// The same sentence for every page, calendar and program.
    static func text(_ short: RaceShortfall, _ context: DisplayContext) -> String {
        let needed = context.roundDistance(short.neededMetres).text
        guard let longest = short.longestMinutes else { return context.say(.raceShortNone(run: needed)) }
        return context.say(.raceShort(run: needed, longest: DurationText.words(longest * 60, context.language)))
    }

    /// Says that a routine decides weeks of the plan; nil without one.
    private static func routine(_ season: SeasonInsight, _ context: DisplayContext) -> String? {
        guard !season.lacksRuns else { return nil }
        return season.routine.map { routine in
            let name = context.text(routine.name)
            guard let last = routine.last else { return context.say(.raceRoutineSets(name: name)) }
            return context.say(.raceRoutineUntil(name: name, date: context.shortDate(last)))
        }
    }

    /// Says whether the long runs reach what the race needs.
    private static func ladder(_ season: SeasonInsight, _ context: DisplayContext) -> String? {
        guard season.race.importance == .main else { return context.say(.raceOnTheWayText) }
        guard let plan = season.plan else {
            if season.lacksRuns {
                return context.say(
                    season.routine.map { Phrase.raceNeedsRunsOfRoutine(name: context.text($0.name)) } ?? .raceNeedsRuns)
            }
            return context.say(
                season.daysLeft > 7 * SeasonPlan.mostWeeks ? .raceTooFar(count: SeasonPlan.mostWeeks) : .raceNeedsWeeks)
        }
        guard let ladder = plan.ladder else { return context.say(.raceLadderUnknown) }
        let speed = Speed(metresPerSecond: 1000 / DistancePace.assumed)
        let assumed = ladder.isPaceAssumed ? context.say(.planImportAssumed(pace: context.pace(speed).text)) : nil
        return context.sentences(text(of: ladder, in: plan, missing: season.weeksMissing, context), assumed)
    }

    /// Says whether and when the long runs reach the length that the race needs.
    private static func text(
        of ladder: LongRunLadder, in plan: SeasonPlan, missing: Int?, _ context: DisplayContext
    ) -> String {
        let needed = DurationText.words(ladder.neededMinutes * 60, context.language)
        let distance =
            ladder.isLimitedByTime
            ? needed : context.say(.raceLongOf(distance: context.roundDistance(ladder.neededMetres).text, time: needed))
        if let week = ladder.reachedInWeek {
            guard week > 0 || ladder.longest < ladder.neededMinutes - 1 else {
                return context.say(.raceLadderHave(run: distance))
            }
            return context.say(.raceLadderReached(run: distance, date: context.shortDate(plan.weeks[week].first)))
        }
        let peak = DurationText.words(ladder.peakMinutes * 60, context.language)
        guard let missing else { return context.say(.raceLadderNever(run: distance, peak: peak)) }
        return context.say(.raceLadderShort(count: missing, run: distance, peak: peak))
    }

    private static func chart(_ season: SeasonInsight, _ context: DisplayContext) -> TrendChart? {
        let planned = season.plan?.weeks ?? []
        let days = Set(planned.map { $0.first } + season.race.firstPlan.map { $0.first }).sorted()
        guard days.count >= 2 else { return nil }
        // A line needs two points; the table has a single week.
        let done = season.past.filter { !$0.isCurrent }
        var sources = [
            TrendChart.Source(
                label: context.say(.raceChartNow), tone: .info,
                values: days.map { day in planned.first { $0.first == day }?.load }),
            TrendChart.Source(
                label: context.say(.raceChartFirst), tone: .neutral,
                values: days.map { day in season.race.firstPlan.first { $0.first == day }?.load }),
        ]
        if season.race.firstPlan.isEmpty { sources.removeLast() }
        if done.count > 1 {
            sources.append(
                TrendChart.Source(
                    label: context.say(.raceChartDone), tone: .good,
                    values: days.map { day in done.first { $0.planned.first == day }?.load }))
        }
        return TrendChart(
            title: context.say(.raceChart), note: nil, days: days, sources: sources, decimals: 0, tableStep: 1,
            dayHeader: .raceWeek,
            context: context)
    }

    /// The weeks in a table; past ones with what was done.
    private static func weeks(_ season: SeasonInsight, _ context: DisplayContext) -> RunningSections.Section? {
        var rows: [[String]] = []
        let planned = season.plan?.weeks ?? []
        // Within a year a day and its month are enough, and the table fits a phone.
        let first = [planned.first?.first, season.past.first?.planned.first].compactMap { $0 }.min() ?? season.race.day
        func date(_ day: Day) -> String { season.race.day - first < 360 ? context.rowDate(day) : context.shortDate(day) }
        func minutes(_ minutes: Double?) -> String { minutes.map { DurationText.words($0 * 60, context.language) } ?? "–" }
        for week in season.past where !planned.contains(where: { $0.first == week.planned.first }) {
            rows.append([
                date(week.planned.first), context.say(.racePast),
                context.say(.raceOfPlanned(done: context.number(week.load), planned: context.number(week.planned.load))),
                context.say(
                    .raceOfPlanned(
                        done: minutes(week.longestMinutes), planned: minutes(week.planned.longRunMinutes.map { Double($0) }))),
            ])
        }
        for week in planned {
            rows.append([
                date(week.first), phase(of: week, before: season.race, context), context.number(week.load),
                minutes(week.longRunMinutes.map { Double($0) }),
            ])
        }
        guard !rows.isEmpty else { return nil }
        let title = context.say(.raceWeeks)
        var section = RunningSections.Section(
            "weeks", title, [],
            ExplainText.explanation(of: SeasonPlan.card, id: "why-weeks", title: title, context: context))
        section.table = DataTable(
            caption: title,
            headers: [.raceWeek, .racePhase, .raceLoad, .raceLong].map { context.say($0) }, rows: rows)
        return section
    }

    /// Names what a week is for, and whether a routine decides it.
    private static func phase(of week: SeasonPlan.Week, before race: RaceGoal, _ context: DisplayContext) -> String {
        let isRaceWeek = week.contains(race.day)
        let phase =
            isRaceWeek ? .phaseRaceWeek : week.isRecovery ? .phaseRecovery : week.isEased ? .phaseDeload : week.phase.phrase
        guard week.routineDays > 0 else { return context.say(phase) }
        let routine = context.say(.phaseRoutine)
        return week.routineDays == 7 ? routine : context.say(phase) + " · " + routine
    }

    /// Times and paces of a race, each a section, with one receipt: the paces follow from the times.
    static func timesAndPaces(_ season: SeasonInsight, _ context: DisplayContext) -> [RunningSections.Section] {
        var sections = [times(season, context), paces(season, context)].compactMap { $0?.unlessEmpty }
        for index in sections.indices {
            sections[index].explanation = ExplainText.explanation(
                of: PooledPrediction.card, id: "why-" + sections[index].name, title: sections[index].title,
                context: context)
        }
        return sections
    }

    private static func times(_ season: SeasonInsight, _ context: DisplayContext) -> RunningSections.Section? {
        var rows: [RunningSections.Row] = []
        func clocks(_ interval: Interval) -> String {
            context.say(.fourOfFive(low: DurationText.clock(interval.low), high: DurationText.clock(interval.high)))
        }
        if let goal = season.race.goal { rows.append(.init(context.say(.raceGoalTime), DurationText.clock(goal))) }
        if let time = season.time.value {
            rows.append(.init(context.say(.raceTimeCool), DurationText.clock(time.value), time.interval.map(clocks)))
        } else {
            rows.append(
                .init(context.say(.raceTimeCool), "–", AbsenceText.text(season.time.absence ?? .noData, context.language)))
        }
        if let heated = season.heated {
            rows.append(
                .init(
                    context.say(season.isHeatedGoal ? .raceGoalHeat : .raceTimeHeat),
                    context.say(.range(low: DurationText.clock(heated.low), high: DurationText.clock(heated.high)))))
        }
        return RunningSections.Section("times", context.say(.raceTimes), lead: goalBesideTimes(season, context), rows)
    }

    /// Says that the goal lies outside of what is expected, in heat where the race is hot; nil where it does not, and where a time is unknown.
    private static func goalBesideTimes(_ season: SeasonInsight, _ context: DisplayContext) -> String? {
        let inHeat = season.isHeatedGoal ? nil : season.heated
        guard let goal = season.race.goal, let expected = inHeat ?? season.time.value?.interval else { return nil }
        let (low, high) = (DurationText.clock(expected.low), DurationText.clock(expected.high))
        if goal < expected.low { return context.say(.raceGoalFast(low: low, high: high)) }
        return goal > expected.high ? context.say(.raceGoalSlow(low: low, high: high)) : nil
    }

    private static func paces(_ season: SeasonInsight, _ context: DisplayContext) -> RunningSections.Section? {
        let rows = season.paces.map { pace in
            RunningSections.Row(
                context.say(pace.kind.phrase), context.pace(secondsPerKilometre: pace.pace).text,
                pace.interval.map {
                    context.range(context.pace(secondsPerKilometre: $0.low), context.pace(secondsPerKilometre: $0.high))
                })
        }
        guard !rows.isEmpty else { return nil }
        let evidence = season.time.value.flatMap { time -> String? in
            let days = time.inputs.compactMap { $0.activity == nil ? nil : $0.day }
            return days.max().map { context.say(.raceEvidence(count: days.count, date: context.shortDate($0))) }
        }
        return RunningSections.Section("paces", context.say(.racePaces), lead: evidence, rows)
    }
}

extension TrainingPhase {
    var phrase: Phrase {
        switch self {
        case .build: .phaseBuild
        case .maintain: .phaseMaintain
        case .deload: .phaseDeload
        case .taper: .phaseTaper
        case .raceWeek: .phaseRaceWeek
        case .comeback: .phaseReturn
        }
    }
}

extension SeasonInsight.Pace.Kind {
    fileprivate var phrase: Phrase {
        switch self {
        case .easy: .paceEasy
        case .threshold: .paceThreshold
        case .race: .paceRace
        case .goal: .paceGoal
        }
    }
}
