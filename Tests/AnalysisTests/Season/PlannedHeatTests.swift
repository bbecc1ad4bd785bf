import Measures
import Testing
import Training

@testable import Analysis

struct PlannedHeatTests {
    private static let today = WrittenAthletes.today

    private static let race = today + 16

    private static func hot() throws -> History {
        var history = try #require(WrittenAthletes.all.first { $0.name == "Before a hot race" }).history
        history.races[0].day = race
        return history
    }

    private static func load(_ history: History, asOf day: Day = today) -> LoadInsight {
        insights(asOf: day, history: history).load
    }

    private static func stored(_ offset: Int, _ sessions: [PlannedSession]) -> StoredDay {
        StoredDay(day: today + offset, sessions: sessions, origin: .edited, decided: today)
    }

    /// Offsets of the days with proposed heat.
    private static func exposed(_ load: LoadInsight, from day: Day = today) -> [Int] {
        load.plan.filter { $0.exposure != nil }.map { $0.day - day }
    }

    @Test func `the seven days before a hot race have the days of its block, with kind and race`() throws {
        let load = Self.load(try Self.hot())
        let block = try #require(load.heatBlock)
        let near = block.days.map { $0 - Self.today }.filter { $0 <= 7 }
        #expect(!near.isEmpty && Self.exposed(load) == near && block.days.count > near.count)
        for (index, day) in load.plan.filter({ $0.exposure != nil }).enumerated() {
            let minutes = index == 0 ? 20 : index == 1 ? 30 : 40
            #expect(day.exposure == PlannedHeat(mode: .passive, minutes: minutes, race: Self.race))
            #expect(!day.isHard && load.plan.first { $0.day == day.day + 1 }?.isHard != true)
        }
        #expect(Self.load(try Self.hot(), asOf: Self.today - 20).plan.allSatisfy { $0.exposure == nil })
    }

    @Test func `the race's page and the plan have the same days`() throws {
        let history = try Self.hot()
        let insights = insights(asOf: Self.today, history: history)
        let season = SeasonInsight(try #require(history.races.first), asOf: Self.today, history: history, insights: insights)
        #expect(season.heat == insights.load.heatBlock && season.plan == insights.load.season && season.plan != nil)
    }

    @Test func `heat of today is on the race's page until it is done`() throws {
        var history = try Self.hot()
        let insights = insights(asOf: Self.today, history: history)
        let race = try #require(history.races.first)
        var today = PlannedDay(day: Self.today, workout: .easy, minutes: 40, load: 30)
        func isShown() -> Bool {
            SeasonInsight(race, asOf: Self.today, history: history, insights: insights, today: today).isHeatToday
        }
        #expect(!isShown())
        today.exposure = PlannedHeat(mode: .passive, minutes: 40, race: race.day + 1)
        #expect(!isShown())
        today.exposure = PlannedHeat(mode: .passive, minutes: 40, race: race.day)
        #expect(isShown())
        var sauna = run("sauna", day: Self.today.number, hour: 18, wetBulbGlobe: 40, minutes: 40)
        sauna.sport = .sauna
        history = History(
            athlete: history.athlete, digests: history.digests + [sauna], knownDays: history.knownDays, asOf: Self.today
        ).withHeat(asOf: Self.today)
        #expect(!isShown())
    }

    @Test func `a day of rest that the athlete decided, and a weekday kept free, stay without heat`() throws {
        var history = try Self.hot()
        let before = Self.exposed(Self.load(history))
        let first = try #require(before.first)
        history.plan.store(Self.stored(first, []))
        let after = Self.load(history)
        #expect(!Self.exposed(after).contains(first))
        history = try Self.hot()
        let weekday = (Self.today + first).weekday
        history.athlete.availability.restWeekdays = [weekday]
        let kept = try #require(Self.load(history).heatBlock)
        #expect(!kept.days.isEmpty && kept.days.allSatisfy { $0.weekday != weekday })
    }

    @Test func `the easy days after another race have no heat`() throws {
        var history = try Self.hot()
        let id = UniqueID(high: 7, low: 7)
        history.races.append(try #require(RaceGoal(id: id, day: Self.today + 1, metres: 21_097.5, importance: .other)))
        let load = Self.load(history)
        // A day per 3 km.
        #expect(Self.exposed(load).allSatisfy { !(2...8).contains($0) })
        let block = try #require(load.heatBlock)
        #expect(block.days.contains { $0 > Self.today + 8 } && block.days.allSatisfy { $0 > Self.today + 8 })
    }

    @Test func `a hard day that the athlete decided moves the heat elsewhere`() throws {
        var history = try Self.hot()
        let first = try #require(Self.exposed(Self.load(history)).first)
        history.plan.store(
            Self.stored(first, [PlannedSession(kind: .run, intensity: .tempo, minutes: 50, hardMinutes: 20)]))
        let load = Self.load(history)
        #expect(!Self.exposed(load).contains(first) && !Self.exposed(load).contains(first - 1))
        #expect(load.plan.first { $0.day == Self.today + first }?.stored != nil)
    }

    @Test func `a day with a short sauna or heated class of its own gets no proposed heat, and no dose`() throws {
        var history = try Self.hot()
        let first = try #require(Self.exposed(Self.load(history)).first)
        for kind in [TrainingMethod.Kind.sauna, .heatedClass] {
            history.plan = StoredPlan([Self.stored(first, [PlannedSession(kind: kind, intensity: .recovery, minutes: 15)])])
            let load = Self.load(history)
            let block = try #require(load.heatBlock)
            #expect(!Self.exposed(load).contains(first) && !block.days.contains(Self.today + first))
            #expect(!block.decided.contains(Self.today + first))
        }
        // So does a day of a routine that stands beside the plan.
        let (id, reference) = (try #require(ContentID("s")), try #require(RoutineReference("pack/s")))
        let method = TrainingMethod(
            id: id, kind: .sauna, name: TranslatedText("S"), description: TranslatedText("S"),
            minutes: 15, intensity: .recovery)
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"), description: TranslatedText("R"),
                goal: .heat, difficulty: .beginner,
                days: [
                    RoutineDay(
                        name: TranslatedText("D"), description: TranslatedText("D"), sessions: [RoutineDay.Session(method)])
                ]))
        history.plan = StoredPlan()
        history.routines.follow(routine, packVersion: nil, from: Self.today, decided: Self.today)
        #expect(Self.exposed(Self.load(history)).isEmpty)
    }

    @Test func `a day that is accepted keeps its sauna, which then counts as planned`() throws {
        var history = try Self.hot()
        let load = Self.load(history)
        let day = try #require(load.plan.last { $0.exposure?.minutes == 40 })
        let sessions = try #require(day.sessions)
        #expect(sessions.last == PlannedSession(kind: .sauna, intensity: .recovery, minutes: 40))
        history.plan.store(StoredDay(day: day.day, sessions: sessions, origin: .accepted, decided: Self.today))
        let after = Self.load(history)
        let (block, before) = (try #require(after.heatBlock), try #require(load.heatBlock))
        #expect(block.decided == [day.day] && !block.days.contains(day.day))
        #expect(block.days.count == before.days.count - 1)
        #expect(abs(block.expected.value - before.expected.value) < 1e-9)
        // Time in a sauna is no training: the other days stay as they were.
        #expect(after.plan.filter { $0.day != day.day } == load.plan.filter { $0.day != day.day })
    }

    @Test func `missed days are placed anew, and none lies in the past`() throws {
        let history = try Self.hot()
        let before = try #require(Self.load(history).heatBlock)
        for later in 1...12 {
            var passed = History(
                athlete: history.athlete, digests: history.digests,
                knownDays: history.knownDays + (1...later).map { Self.today + $0 }, asOf: Self.today + later)
            passed.races = history.races
            let block = try #require(Self.load(passed, asOf: Self.today + later).heatBlock)
            #expect(block.days.allSatisfy { $0 > Self.today + later && (3...21).contains(before.race - $0) })
        }
    }

    @Test func `beyond seven days the weeks up to the race decide`() throws {
        let load = Self.load(try Self.hot())
        let (season, block) = (try #require(load.season), try #require(load.heatBlock))
        let later = block.days.filter { $0 > Self.today + 7 }
        #expect(!later.isEmpty && season.weeks.allSatisfy { $0.sessions.count == 7 })
        for day in later {
            let workout = try #require(season.workout(on: day))
            #expect([.rest, .easy, .recovery].contains(workout))
            if let next = season.workout(on: day + 1) { #expect([.rest, .easy, .recovery].contains(next)) }
        }
    }

    @Test func `heat in the warm hours needs a run or a ride outdoors, and no dangerous heat`() {
        let today = Self.today
        var plan = (1...7).map { PlannedDay(day: today + $0, workout: .easy, minutes: 45, load: 30) }
        plan[0].sport = .yoga
        plan[1].heat = .avoid
        plan[2] = PlannedDay(
            Self.stored(3, [PlannedSession(kind: .strength, intensity: .easy, minutes: 45)]), scale: 1)
        plan[3] = PlannedDay(
            Self.stored(
                4,
                [
                    PlannedSession(kind: .run, intensity: .tempo, minutes: 50, hardMinutes: 20),
                    PlannedSession(kind: .sauna, intensity: .recovery, minutes: 40),
                ]), scale: 1)
        plan[4].workout = .rest
        let days = HeatDays(plan: plan, today: today)
        let fits = { (mode: HeatExposure.Mode) in (1...7).filter { days.offer(on: today + $0).suits(mode) } }
        #expect(fits(.run) == [6, 7] && fits(.bike) == [6, 7])
        #expect(fits(.passive) == [1, 2, 3, 5, 6, 7] && fits(.hotYoga) == [1, 2, 3, 5, 6, 7])
        // A sauna beside a hard session counts, and keeps heat away from the day before.
        #expect(days.offer(on: today + 4).isDemanding)
    }

    @Test func `signs of illness keep three days without heat`() throws {
        let ill = try #require(WrittenAthletes.all.first { $0.name == "Ill" })
        var history = ill.history
        history.races = try Self.hot().races
        let load = Self.load(history)
        #expect(load.heatBlock != nil && Self.exposed(load).allSatisfy { $0 > 3 })
    }

    @Test func `a thousand random weeks before hot races keep every rule`() throws {
        var random = SplitMix(state: 41)
        let workouts: [WorkoutType] = [.rest, .rest, .easy, .easy, .recovery, .tempo, .interval, .long]
        for round in 0..<1000 {
            let plan = (1...7).map { number -> PlannedDay in
                let workout = workouts[random.below(workouts.count)]
                var day = PlannedDay(
                    day: Self.today + number, workout: workout, minutes: workout == .rest ? nil : 40, load: 30,
                    hardMinutes: workout == .tempo || workout == .interval ? 15 : 0)
                if random.below(6) == 0 {
                    let kinds: [TrainingMethod.Kind] = [.run, .sauna, .heatedClass, .strength]
                    let sessions =
                        random.below(3) == 0 ? [] : [PlannedSession(kind: kinds[random.below(4)], intensity: .easy, minutes: 45)]
                    day = PlannedDay(Self.stored(number, sessions), scale: 1)
                }
                if random.below(5) == 0 { day.heat = .avoid }
                return day
            }
            let resting = Set((1...7).filter { _ in random.below(5) == 0 })
            let days = HeatDays(plan: plan, resting: resting, today: Self.today, daysWithout: random.below(5) == 0 ? 3 : 0)
            let race = Self.today + 1 + random.below(28)
            let block = try #require(
                HeatBlock(
                    race: race, warmth: 26, asOf: Self.today, acclimation: nil, offers: { days.offer(on: $0) }))
            for date in block.days {
                let planned = plan.first { $0.day == date }
                let next = plan.first { $0.day == date + 1 }
                let isKept =
                    (3...21).contains(race - date) && date > Self.today + days.daysWithout && !resting.contains(date.weekday)
                    && planned?.isHard != true && next?.isHard != true && planned?.stored?.isRest != true
                    && !block.decided.contains(date)
                #expect(isKept, "round \(round), \(date - Self.today) days ahead")
            }
            #expect(block.expected.value >= block.without - 1e-9 && block.expected.value <= 1 + 1e-9)
            #expect(Set(block.days).count == block.days.count && block.days == block.days.sorted())
        }
    }
}
