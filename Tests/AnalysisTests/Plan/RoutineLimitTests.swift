import Measures
import Testing
import Training

@testable import Analysis

/// The limits of a routine hold for every athlete whose weeks are known, whatever else the week holds.
struct RoutineLimitTests {
    private typealias Days = [(kind: TrainingMethod.Kind, intensity: TrainingMethod.Intensity, minutes: Int)?]

    private static let today = WrittenAthletes.today

    private func load(_ history: History) -> LoadInsight { insights(asOf: Self.today, history: history).load }

    private func written(_ name: String) throws -> History {
        try #require(WrittenAthletes.all.first { $0.name == name }?.history)
    }

    @Test func `a yogi who follows a running routine begins with three short easy runs a week`() throws {
        var yogi = try written("Yogi")
        yogi.routines = try PlanCourseTests.routine(
            [
                (.run, .easy, 60), (.run, .tempo, 60), (.mobility, .easy, 60), (.run, .easy, 60), (.run, .easy, 60), nil,
                (.run, .long, 150),
            ],
            after: Self.today)
        let plan = load(yogi).plan
        let runs = plan.filter { $0.routine?.expected.contains { $0.method.kind == .run } ?? false }
        #expect(runs.count == 3 && runs.allSatisfy { $0.minutes ?? 0 <= WeekDraft.firstMinutes && $0.workout == .easy })
        #expect(runs.last?.limit == .newStart(minutes: 150, most: 20))
        // Two of five are left out, those next to another.
        #expect(plan.map { $0.limit == .fullWeek(minutes: 60, .newStart) } == [false, true, false, false, true, false, false])
        // With two of them decided there is one more.
        let run = PlannedSession(kind: .run, intensity: .easy, minutes: 20)
        for number in [1, 4] {
            yogi.plan.store(StoredDay(day: Self.today + number, sessions: [run], origin: .edited, decided: Self.today))
        }
        let more = load(yogi).plan.filter { $0.stored == nil && $0.longest(of: .running) ?? 0 > 0 }
        #expect(more.map { $0.day - Self.today } == [7])
        let daily = try #require(yogi.dailyLoads(through: Self.today))
        #expect(plan.reduce(0) { $0 + $1.load } <= LoadRatioBounds.mostLoad(after: daily.loads) + 1e-9)
    }

    @Test func `a cyclist has short runs at first, and rides after the longest one`() throws {
        var cyclist = try written("Cyclist")
        cyclist.routines = try PlanCourseTests.routine(
            [(.ride, .easy, 60), nil, (.run, .easy, 50), nil, (.ride, .long, 280), nil, nil], after: Self.today)
        let plan = load(cyclist).plan
        #expect(plan[2].minutes == WeekDraft.firstMinutes && plan[2].limit == .newStart(minutes: 50, most: 20))
        // The longest ride was one of three hours.
        #expect(plan[4].minutes == 195 && plan[4].limit == .longestRun(minutes: 280) && plan[0].limit == nil)
    }

    @Test func `a day of two sessions names the minutes of the one that is too long`() throws {
        var history = PlanCourseTests.history()
        history.routines = try PlanCourseTests.routine([nil, nil, (.run, .long, 100), nil, nil, nil, nil], after: Self.today)
        let strength = try PlanCourseTests.routine([(.strength, .easy, 20)], after: Self.today)
        let added = try #require(strength.stretches.first?.routine.days.first?.sessions.first)
        var stretch = try #require(history.routines.stretches.first)
        var days = stretch.routine.days
        days[2].sessions.append(added)
        let both = try #require(
            Routine(
                reference: stretch.routine.reference, name: TranslatedText("R"), description: TranslatedText("R"), goal: .base,
                difficulty: .beginner, days: days))
        stretch.routine = both
        history.routines = RoutineHistory([stretch])
        let day = try #require(load(history).plan.dropFirst(2).first)
        #expect(day.limit == .longestRun(minutes: 100) && day.sessions?.map { $0.minutes } == [90, 20])
    }

    @Test(arguments: [95, 150, 300]) func `of two bounds of a long run the one is named that sets its length`(_ minutes: Int)
        throws
    {
        // Beside so many easy runs of 60 minutes.
        func long(_ count: Int) throws -> PlannedDay {
            var history = PlanCourseTests.history()
            let easy: Days = (0..<6).map { $0 < count ? (.run, .easy, 60) : nil }
            history.routines = try PlanCourseTests.routine(easy + [(.run, .long, minutes)], after: Self.today)
            return try #require(load(history).plan.last)
        }
        // The easy runs get shorter first, so that the long one has all that a single run may have.
        #expect(try long(3).minutes == 90 && long(3).limit == .longestRun(minutes: minutes))
        // Where the week has no room for that, it is the reason, however long the routine has it.
        #expect(try long(5).minutes == 70 && long(5).limit == .week(minutes: minutes, .growth))
    }

    @Test func `a long tempo run of a routine is a quarter of a week that is cut, and whole in one that is not`() throws {
        func tempo(_ easy: Int) throws -> PlannedDay {
            var history = PlanCourseTests.history()
            history.routines = try PlanCourseTests.routine(
                [(.run, .easy, easy), nil, (.run, .tempo, 80), nil, (.run, .easy, easy), nil, (.run, .easy, easy)],
                after: Self.today)
            return try #require(load(history).plan.dropFirst(2).first)
        }
        #expect(try tempo(30).minutes == 80 && tempo(30).limit == nil)
        let cut = try tempo(85)
        #expect(cut.minutes == 60 && cut.workout == .tempo && cut.limit == .week(minutes: 80, .growth))
    }

    @Test func `a day on which the routine rests puts nothing aside`() throws {
        let routines = try PlanCourseTests.routine([(.run, .easy, 40), nil], after: Self.today)
        var load = load(PlanCourseTests.history())
        load.plan = [1, 2].map { PlannedDay(day: Self.today + $0, workout: .easy, minutes: 30, load: 25) }
        (load.planReason, load.laterPlan) = (.tired, [])
        let plans = DayPlans(load, yesterday: EarlierPlan(), routines: routines, today: Self.today)
        #expect(plans.routineAside(on: Self.today + 1) != nil && plans.reasonAside(on: Self.today + 1) == .tired)
        #expect(plans.routineAside(on: Self.today + 2) == nil && plans.reasonAside(on: Self.today + 2) == nil)
    }

    @Test func `decided days that fill the week leave none of the routine`() throws {
        var history = PlanCourseTests.history()
        history.routines = try PlanCourseTests.routine([(.run, .easy, 40)], after: Self.today)
        let ride = PlannedSession(kind: .ride, intensity: .easy, minutes: 400)
        let decided = StoredPlan([StoredDay(day: Self.today + 2, sessions: [ride], origin: .edited, decided: Self.today)])
        history.plan = decided
        let plan = load(history).plan
        let others = plan.filter { $0.stored == nil }
        #expect(others.count == 6 && others.allSatisfy { $0.load == 0 && $0.limit == .fullWeek(minutes: 40, .growth) })
        let plans = DayPlans(
            load(history), yesterday: EarlierPlan(), plan: decided, routines: history.routines, today: Self.today)
        #expect(plans.reasonAside(on: Self.today + 3) == .growth)
        // With a short ride the routine has its days, each shorter.
        let short = PlannedSession(kind: .ride, intensity: .easy, minutes: 60)
        history.plan = StoredPlan([StoredDay(day: Self.today + 2, sessions: [short], origin: .edited, decided: Self.today)])
        let some = load(history).plan.filter { $0.stored == nil }
        #expect(some.allSatisfy { $0.routine != nil && $0.minutes ?? 0 > 0 })
    }

    @Test func `before a race and after one a routine has no long run`() throws {
        var history = PlanCourseTests.history()
        var side = try PlanCourseTests.race(on: Self.today + 4, metres: 10_000)
        side.importance = .other
        history.races = [side]
        history.routines = try PlanCourseTests.routine([(.run, .long, 85)], after: Self.today)
        let plan = load(history).plan
        #expect(plan.prefix(3).allSatisfy { $0.limit == .beforeRace && $0.workout != .long && !$0.isHard })
        #expect(plan[4...6].allSatisfy { $0.limit == .afterRace && $0.workout != .long && !$0.isHard })
    }

    @Test func `a run without a distance counts for the longest one beside short runs with a distance`() throws {
        var history = PlanCourseTests.history()
        var short = run("short", day: (Self.today - 1).number, hour: 12, wetBulbGlobe: 12, minutes: 20)
        short.distance = Distance(metres: 3600)
        let unmeasured = history.digests.map { digest in
            var other = digest
            other.distance = nil
            return other
        }
        history = History(
            athlete: history.athlete, digests: unmeasured + [short], knownDays: history.knownDays, asOf: Self.today)
        let habits = TrainingHabits(history: history, asOf: Self.today)
        #expect(habits.longestMinutes == 85)
    }

    @Test func `a past day in the week of a race was none of the routine`() throws {
        let today = Self.today
        var known = PlanCourseTests.history()
        known.races = [try PlanCourseTests.race(on: today + 3, metres: 10_000)]
        known.routines = try PlanCourseTests.routine([(.run, .easy, 40)], after: today - 4)
        let past = known.plannedRoutineDays((today - 3)...today)
        #expect(past.count == 4 && past.values.allSatisfy { $0.routine.isRest })
    }

    @Test func `a race that is entered today changes no past day`() throws {
        let today = Self.today
        var known = PlanCourseTests.history()
        known.routines = try PlanCourseTests.routine([(.run, .easy, 40)], after: today - 5)
        let before = known.plannedRoutineDays((today - 4)...(today - 1))
        #expect(before.values.contains { !$0.routine.isRest })
        var race = try PlanCourseTests.race(on: today + 2, metres: 10_000)
        race.entered = today
        known.races = [race]
        #expect(known.plannedRoutineDays((today - 4)...(today - 1)) == before)
        race.entered = today - 10
        known.races = [race]
        #expect(known.plannedRoutineDays((today - 4)...(today - 1)) != before)
    }

    @Test func `a past day on which the routine was set aside has none of its words`() throws {
        let today = Self.today
        var known = PlanCourseTests.history()
        known.races = [try PlanCourseTests.race(on: today + 3, metres: 10_000)]
        known.routines = try PlanCourseTests.routine([(.run, .easy, 40)], after: today - 4)
        let past = known.plannedRoutineDays((today - 3)...(today - 1))
        #expect(
            past.values.allSatisfy { $0.routine.description.text(in: "en").isEmpty && $0.routine.name.text(in: "en").isEmpty })
        let plans = DayPlans(
            load(known), yesterday: EarlierPlan(), routines: known.routines, races: known.races, past: past, today: today)
        let planned = try #require(plans.planned(on: today - 2))
        #expect(planned.routine == nil && plans.routineAside(on: today - 2) != nil)
        // The day keeps what was announced in place of the routine.
        let evening = EarlierPlan(asOf: today - 3, history: known).days.first
        #expect(planned.workout == evening?.workout && planned.minutes == evening?.minutes && evening?.routine == nil)
    }

    @Test func `the day before a race has no heated class, of a routine or of habit`() throws {
        var history = PlanCourseTests.history()
        var side = try PlanCourseTests.race(on: Self.today + 5, metres: 10_000)
        side.importance = .other
        history.races = [side]
        history.routines = try PlanCourseTests.routine([(.heatedClass, .easy, 60)], after: Self.today)
        let plan = load(history).plan
        #expect(plan[3].limit == .beforeRace && plan[3].routine == nil)
        #expect(plan.filter { $0.limit == .beforeRace }.count == 1)
        var yogi = PlanCourseTests.history(sport: .hotYoga, [(1, 60), (3, 60), (5, 60), (7, 60)])
        let usual = load(yogi).plan
        let day = try #require(usual.first { $0.workout != .rest && $0.day > Self.today + 1 }?.day)
        side.day = day + 1
        yogi.races = [side]
        #expect(load(yogi).plan.first { $0.day == day }?.workout == .rest)
    }

    @Test func `in dangerous heat nothing outdoors of a routine is hard or long, and a class indoors stays`() throws {
        var history = PlanCourseTests.history()
        history = History(
            athlete: history.athlete,
            digests: history.digests.map { digest in
                guard Self.today - digest.day < 14 else { return digest }
                var hot = run(
                    digest.id, day: digest.day.number, hour: 6, wetBulbGlobe: 30, minutes: digest.moving / 60)
                hot.load = digest.load
                return hot
            }, knownDays: history.knownDays, asOf: Self.today)
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 60), (.run, .tempo, 40), nil, (.heatedClass, .tempo, 60), nil, (.run, .recovery, 30), nil],
            after: Self.today)
        let plan = load(history).plan
        #expect(plan[0].minutes == 45 && plan[0].limit == .heat(minutes: 60) && plan[0].heat == .avoid)
        #expect(!plan[1].isHard && plan[1].routine == nil && plan[1].limit == .heat(minutes: 40))
        #expect(plan[3].minutes == 60 && plan[3].limit == nil && plan[3].heat == nil)
        #expect(plan[5].minutes == 30 && plan[5].limit == nil && plan[5].heat == .avoid)
    }

    @Test func `a routine that was chosen today passes the limits today, too`() throws {
        let today = Self.today
        var history = PlanCourseTests.history()
        // From today on.
        history.routines = RoutineHistory(
            try PlanCourseTests.routine([(.run, .long, 120)], after: today).stretches.map {
                RoutineHistory.Stretch(routine: $0.routine, packVersion: 1, first: today, decided: today)
            })
        let plans = DayPlans(
            load(history), yesterday: EarlierPlan(asOf: today - 1, history: history), routines: history.routines, today: today)
        let planned = try #require(plans.planned(on: today))
        #expect(planned.minutes ?? 0 < 120 && planned.routine != nil && planned.limit?.minutes == 120)
    }

    @Test func `below four weeks of load single runs of a routine are limited, and the growth of its week`() throws {
        var history = PlanCourseTests.history()
        history = History(
            athlete: history.athlete, digests: history.digests.filter { Self.today - $0.day < 20 },
            knownDays: history.knownDays.filter { Self.today - $0 < 20 }, asOf: Self.today)
        history.routines = try PlanCourseTests.routine([(.run, .easy, 120), nil], after: Self.today)
        let plan = load(history).plan
        let daily = try #require(history.dailyLoads(through: Self.today))
        let usual = try #require(TrainingPhase.firstWeek(daily.loads))
        #expect(plan.allSatisfy { $0.minutes ?? 0 <= 90 } && plan.contains { $0.limit?.weekBound == .growth })
        #expect(plan.reduce(0) { $0 + $1.load } <= SeasonPlan.growth * usual + 1e-9)
    }

    @Test func `whatever routine and decided days a week has, its load stays within the bound or that of the others`() throws {
        var random = SplitMix(state: 22)
        let kinds: [TrainingMethod.Kind] = [.run, .ride, .strength, .heatedClass, .mobility, .swim]
        let intensities: [TrainingMethod.Intensity] = [.recovery, .easy, .moderate, .tempo, .interval, .long]
        var (shortened, emptied) = (0, 0)
        for round in 0..<400 {
            let (name, written) = WrittenAthletes.all[Int(random.next() % UInt64(WrittenAthletes.all.count))]
            var history = written
            // The weeks end with whole weeks to a race, so seven days may belong to two of them.
            if round % 3 == 0 { history.races.append(try PlanCourseTests.race(on: Self.today + 1 + round % 20, metres: 10_000)) }
            let days: Days = (0..<7).map { _ in
                guard random.next() % 4 > 0 else { return nil }
                return (
                    kinds[Int(random.next() % 6)], intensities[Int(random.next() % 6)], 5 + Int(random.next() % 176)
                )
            }
            history.routines = try PlanCourseTests.routine(days, after: Self.today)
            for number in 1...7 where random.next() % 5 == 0 {
                let session = PlannedSession(kind: .ride, intensity: .easy, minutes: 20 + Int(random.next() % 300))
                history.plan.store(
                    StoredDay(day: Self.today + number, sessions: [session], origin: .edited, decided: Self.today))
            }
            let insight = load(history)
            guard insight.plan.contains(where: { $0.routine != nil || $0.limit?.weekBound != nil }),
                let daily = history.dailyLoads(through: Self.today), daily.loads.count >= 28
            else { continue }
            let scale = insight.planScale
            let most = max(LoadRatioBounds.mostLoad(after: daily.loads), WeekDraft.leastLoad * scale.easy)
            let others = insight.plan.filter { $0.routine == nil }.reduce(0) { $0 + $1.load }
            let all = insight.plan.reduce(0) { $0 + $1.load }
            #expect(all <= max(most, others) + 1e-6, "\(name), \(days), \(all), \(most), \(others)")
            for day in insight.plan { Self.check(day, "\(name), \(day)") }
            shortened += insight.plan.contains { if case .week? = $0.limit { true } else { false } } ? 1 : 0
            emptied += insight.plan.contains { if case .fullWeek? = $0.limit { true } else { false } } ? 1 : 0
        }
        // The weeks were not all harmless.
        #expect(shortened > 30 && emptied > 5, "\(shortened) \(emptied)")
    }

    /// A changed day keeps the one of the routine, and has neither words nor kinds of sessions that do not fit its minutes.
    private static func check(_ day: PlannedDay, _ comment: Comment) {
        guard let routine = day.routine, let original = day.original else { return }
        #expect(routine != original && day.limit != nil && routine.description.text(in: "en").isEmpty, comment)
        for session in routine.expected where !original.sessions.contains(session) {
            #expect(session.minutes >= session.method.intensity.leastMinutes, comment)
            #expect(!session.method.kind.isClass, comment)
        }
    }

    @Test func `a race that is removed or moved today changes no past day`() throws {
        let today = Self.today
        var known = PlanCourseTests.history()
        known.routines = try PlanCourseTests.routine([(.run, .easy, 40)], after: today - 5)
        var race = try PlanCourseTests.race(on: today + 2, metres: 10_000)
        race.entered = today - 10
        known.races = [race]
        let before = known.plannedRoutineDays((today - 4)...(today - 1))
        let record = try #require(race.record(id: race.id, ended: today))
        (known.races, known.formerRaces) = ([], [record])
        #expect(known.plannedRoutineDays((today - 4)...(today - 1)) == before)
        // Moved by some weeks: the days before know the former day, and none of the new one.
        var moved = try PlanCourseTests.race(on: today + 40, metres: 10_000)
        moved.entered = today
        known.races = [moved]
        #expect(known.plannedRoutineDays((today - 4)...(today - 1)) == before)
        known.formerRaces = []
        #expect(known.plannedRoutineDays((today - 4)...(today - 1)) != before, "the record decides")
    }
}
