import Measures
import Testing
import Training

@testable import Analysis

struct SevenDayPlanTests {
    /// Runs on Tuesday, Wednesday, Thursday and a long one on Saturday; day 4 of 1970 is a Monday.
    func weeks(_ count: Int, heat: Double = 12) -> History {
        var digests: [ActivityDigest] = []
        for week in 0..<count {
            for (weekday, minutes) in [(1, 45.0), (2, 50), (3, 45), (5, 80)] {
                let day = 4 + 7 * week + weekday
                digests.append(run("w\(week)d\(weekday)", day: day, hour: 6, wetBulbGlobe: heat, minutes: minutes))
            }
        }
        let known = digests.isEmpty ? [] : (5...(4 + 7 * count)).map { Day(number: $0) }
        return History(athlete: Athlete(name: "T"), digests: digests, knownDays: known)
    }

    func plan(
        _ history: History, on day: Day? = nil, recovery: RecoveryStatus = .adequate, looksIll: Bool = false
    ) -> [PlannedDay] {
        var load = insights(asOf: sunday(7), history: History(athlete: Athlete(name: "T"), digests: [])).load
        load.recovery = .known(recovery)
        // Form alone would have to be very low.
        if recovery == .fatigued { load.recoveryScores = [30, 30] }
        load.change = .known(.low)
        var readiness = readinessInsight(asOf: day ?? sunday(7), history: history)
        if looksIll { readiness.recommendations.append(Recommendation(.signsOfIllness, urgency: .warning)) }
        return sevenDayPlan(asOf: day ?? sunday(7), history: history, load: load, readiness: readiness).days
    }

    func sunday(_ week: Int) -> Day { Day(number: 4 + 7 * week + 6) }

    @Test func `habits decide the number of runs and the day of the long run`() throws {
        let plan = self.plan(weeks(8))
        #expect(plan.count == 7)
        #expect(plan.map { $0.day } == (1...7).map { sunday(7) + $0 })
        #expect(plan.filter { $0.workout != .rest }.count == 4)
        let long = try #require(plan.first { $0.workout == .long })
        #expect(long.day.weekday == 6)
        #expect(Double(long.minutes ?? 0) <= 88)
        #expect(plan.allSatisfy { ($0.minutes == nil) == ($0.workout == .rest) })
    }

    @Test func `an easy session has the distance of its minutes at the usual pace, and others are not guessed`() throws {
        let plan = self.plan(weeks(8))
        let run = try #require(weeks(8).digests.first)
        let speed = try #require(run.distance?.metres) / run.moving
        for day in plan {
            switch day.workout {
            case .easy, .long: #expect(abs(try #require(day.distance) - speed * 60 * Double(day.minutes ?? 0)) < 1)
            // These weeks have no hard effort: the paces of threshold and recovery runs are unknown.
            case .tempo, .interval, .recovery, .rest, .race, .moderate: #expect(day.distance == nil)
            }
        }
        #expect(plan.contains { $0.workout == .tempo })
    }

    @Test func `less than four weeks of history give three easy runs of usual length`() {
        let plan = self.plan(weeks(2), on: sunday(1))
        #expect(plan.map { $0.workout } == [.rest, .easy, .rest, .easy, .rest, .easy, .rest])
        #expect(plan.compactMap { $0.minutes } == [45, 45, 45])
        #expect(self.plan(weeks(0), on: sunday(1)).isEmpty)
    }

    @Test func `days that the athlete keeps free stay free, and the long run moves to the nearest day`() throws {
        func plan(_ weeks: Int, resting: Set<Int>) -> [PlannedDay] {
            var history = self.weeks(weeks)
            history.athlete.availability.restWeekdays = resting
            return self.plan(history, on: sunday(weeks - 1))
        }
        for resting: Set<Int> in [[6], [2, 6, 7], [1, 3, 5], [1, 2, 3, 4, 5, 6]] {
            for weeks in [2, 8] {
                let days = plan(weeks, resting: resting)
                #expect(days.allSatisfy { $0.workout == .rest || !resting.contains($0.day.weekday) }, "\(resting), \(weeks)")
                #expect(days.contains { $0.workout != .rest })
            }
        }
        let long = try #require(plan(8, resting: [6]).first { $0.workout == .long })
        #expect(long.day.weekday == 5)
        #expect(plan(8, resting: Set(1...7)).allSatisfy { $0.workout == .rest })
    }

    @Test func `hot weeks mark the days, and dangerous ones make them easy and short`() {
        let hot = plan(weeks(8, heat: 25)).filter { $0.workout != .rest }
        #expect(hot.allSatisfy { $0.heat == .slower } && hot.contains { $0.workout == .long })
        for count in [2, 8] {
            let dangerous = plan(weeks(count, heat: 29), on: sunday(count - 1)).filter { $0.workout != .rest }
            #expect(!dangerous.isEmpty && dangerous.allSatisfy { $0.heat == .avoid && ($0.minutes ?? 0) <= 45 })
            #expect(dangerous.allSatisfy { $0.workout == .easy || $0.workout == .recovery })
        }
    }

    @Test func `signs of illness make two days short and three easy`() {
        for count in [2, 8] {
            for back in 0..<7 {
                let days = plan(weeks(count), on: sunday(count - 1) - back, looksIll: true)
                #expect(days.prefix(2).allSatisfy { ($0.minutes ?? 0) <= 30 })
                #expect(days.prefix(3).allSatisfy { [.rest, .easy, .recovery].contains($0.workout) })
            }
        }
    }

    @Test func `the plan states the minutes of hard work`() throws {
        let tempo = try #require(plan(weeks(8)).first { $0.workout == .tempo })
        #expect((9...20).contains(tempo.hardMinutes) && tempo.hardMinutes + 15 <= tempo.minutes ?? 0)
        #expect(plan(weeks(8)).allSatisfy { ($0.hardMinutes > 0) == ($0.workout == .tempo || $0.workout == .interval) })
    }

    @Test func `after a race and after a run much longer than before, days are easy for a day per 3 km`() throws {
        func plan(_ metres: Double, isRace: Bool, ago: Int) -> [PlannedDay] {
            let history = weeks(8)
            var run = run("long", day: sunday(7).number - ago, hour: 14, wetBulbGlobe: 12, minutes: metres / 200)
            run.distance = Distance(metres: metres)
            run.isRace = isRace
            let all = History(
                athlete: history.athlete, digests: history.digests + [run], knownDays: history.knownDays, asOf: sunday(7))
            return self.plan(all)
        }
        func hard(_ plan: [PlannedDay]) -> [Int] {
            plan.filter { ![.rest, .easy, .recovery].contains($0.workout) }.map { $0.day - sunday(7) }
        }
        let before = self.plan(weeks(8))
        #expect(hard(before).count == 2)
        for isRace in [true, false] {
            let marathon = plan(42_195, isRace: isRace, ago: 0)
            #expect(hard(marathon).isEmpty && !marathon.isEmpty)
            #expect(marathon.reduce(0) { $0 + $1.load } < 0.85 * before.reduce(0) { $0 + $1.load })
            #expect(!hard(plan(42_195, isRace: isRace, ago: 12)).isEmpty)
        }
        #expect(hard(plan(10_000, isRace: true, ago: 0)).allSatisfy { $0 > 3 })
        #expect(hard(plan(5000, isRace: false, ago: 0)) == hard(before))
    }

    @Test func `runs do not grow to replace rides`() {
        let history = weeks(8)
        let rides = history.digests.map { digest in
            var ride = digest
            ride.id += "r"
            ride.sport = .cycling
            ride.moving = 3 * 3600
            ride.elapsed = ride.moving
            return ride
        }
        let both = History(
            athlete: history.athlete, digests: history.digests + rides, knownDays: history.knownDays, asOf: sunday(7))
        let easy = plan(both).filter { $0.workout == .easy }.compactMap { $0.minutes }
        #expect(plan(both).reduce(0) { $0 + $1.load } > plan(history).reduce(0) { $0 + $1.load })
        // The usual run is 47.5, of 45, 50, 45 and 80 minutes.
        #expect(easy.max() == 60)
    }

    func weeks(_ count: Int, of sport: Sport) -> History {
        let digests = weeks(count).digests.map { digest in
            var other = digest
            other.sport = sport
            return other
        }
        return History(athlete: Athlete(name: "T"), digests: digests)
    }

    @Test func `a cyclist gets rides by the rules, planned by time`() {
        let rides = plan(weeks(8, of: .cycling)).filter { $0.workout != .rest }
        #expect(rides.count == 4 && rides.allSatisfy { $0.sport == .cycling && $0.distance == nil })
        #expect(rides.contains { $0.workout == .long } && rides.contains { $0.hardMinutes > 0 })
        #expect(plan(weeks(8)).allSatisfy { $0.sport == .running })
    }

    @Test(arguments: [Sport.yoga, .strength, .poolSwimming]) func `others get the sessions that they usually do`(sport: Sport)
        throws
    {
        let history = weeks(8, of: sport)
        let usual = sevenDayPlan(
            asOf: sunday(7), history: history, load: insights(asOf: sunday(7), history: history).load,
            readiness: insights(asOf: sunday(7), history: history).readiness)
        let sessions = usual.days.filter { $0.workout != .rest }
        let trained = Set(history.digests.map { $0.day.weekday })
        // In an easy week classes are fewer, and other sessions shorter.
        #expect(
            sessions.count == (sport == .yoga ? 3 : 4)
                && sessions.allSatisfy { $0.sport == sport && trained.contains($0.day.weekday) })
        #expect(usual.need == nil && usual.reason != nil)
        #expect(sessions.allSatisfy { $0.load > 0 && [.easy].contains($0.workout) })
        // The body comes first.
        let tired = plan(history, recovery: .overtrained).filter { $0.workout != .rest }
        #expect(tired.count == 2)
        let ill = plan(history, looksIll: true)
        #expect(ill.prefix(2).allSatisfy { ($0.minutes ?? 0) <= 30 })
        // After a break half of the usual lengths, or half of the classes, which keep their length.
        let back = plan(history, on: sunday(7) + 20).compactMap { $0.minutes }
        #expect(sport == .yoga ? back.count <= 2 && back.allSatisfy { $0 >= 45 } : back.allSatisfy { $0 <= 40 })
        #expect(!back.isEmpty)
        var resting = history
        resting.athlete.availability.restWeekdays = [1, 2, 3, 4, 5, 6]
        #expect(plan(resting).filter { $0.workout != .rest }.allSatisfy { $0.day.weekday == 7 })
        #expect(plan(weeks(0, of: sport)).isEmpty)
    }

    @Test func `an easy week of classes and strength has less load, and so has one of exhaustion`() throws {
        func session(_ weekday: Int, _ week: Int, _ sport: Sport, _ minutes: Double) -> ActivityDigest {
            var digest = PlanFollowedTests.session(
                WrittenAthletes.today - 7 * week - 7 + weekday, minutes: minutes, load: minutes * 50 / 60)
            (digest.sport, digest.conditions) = (sport, nil)
            return digest
        }
        let digests = (0..<8).reversed().flatMap { week in
            [session(1, week, .yoga, 60), session(3, week, .hotYoga, 75), session(5, week, .strength, 45)]
        }
        let history = PlanFollowedTests.history(Athlete(name: "T"), digests, asOf: WrittenAthletes.today)
        let usual = 180 * 50 / 60.0
        let easy = insights(asOf: WrittenAthletes.today, history: history).load
        #expect(easy.planReason == .deload)
        #expect((1...0.8 * usual).contains(easy.plan.reduce(0) { $0 + $1.load }))
        let exhausted = plan(history, on: WrittenAthletes.today, recovery: .overreaching)
        #expect((1...0.5 * usual).contains(exhausted.reduce(0) { $0 + $1.load }))
        // After a break half of the week before it.
        let later = PlanFollowedTests.history(Athlete(name: "T"), digests, asOf: WrittenAthletes.today + 16)
        let back = insights(asOf: WrittenAthletes.today + 16, history: later).load
        #expect(back.planReason == .comeback && (1...0.5 * usual).contains(back.plan.reduce(0) { $0 + $1.load }))
    }

    @Test func `of classes on more weekdays than a week has, the same ones are planned each morning`() {
        // Three classes a week on four weekdays in turn.
        var digests: [ActivityDigest] = []
        for week in 0..<8 {
            for (place, weekday) in [0, 2, 4, 6].enumerated() where place != week % 4 {
                var digest = run(
                    "w\(week)d\(weekday)", day: 4 + 7 * week + weekday, hour: 18, wetBulbGlobe: 12, minutes: 60)
                digest.sport = .yoga
                digests.append(digest)
            }
        }
        let history = History(
            athlete: Athlete(name: "T"), digests: digests, knownDays: (5...60).map { Day(number: $0) })
        let evening = plan(history).filter { $0.workout != .rest }.map { $0.day }
        let morning = plan(history, on: sunday(7) + 1).filter { $0.workout != .rest }.map { $0.day }
        #expect(!evening.isEmpty && evening.filter { $0 > sunday(7) + 1 } == morning.filter { $0 <= sunday(7) + 7 })
    }

    private func race(_ days: Int, metres: Double, _ importance: RaceGoal.Importance, number: UInt64) throws -> RaceGoal {
        try #require(
            RaceGoal(id: UniqueID(high: 7, low: number), day: sunday(7) + days, metres: metres, importance: importance))
    }

    @Test(arguments: [Sport.running, .yoga, .cycling]) func `every race of the week is on its day, whatever the plan`(
        sport: Sport
    ) throws {
        for count in [2, 8] {
            var history = weeks(count, of: sport)
            let today = sunday(count - 1)
            history.races = [
                try #require(RaceGoal(id: UniqueID(high: 7, low: 1), day: today + 3, metres: 5000, importance: .other)),
                try #require(RaceGoal(id: UniqueID(high: 7, low: 2), day: today + 7, metres: 21_097.5)),
            ]
            let days = plan(history, on: today)
            #expect(days.filter { $0.workout == .race }.map { $0.day - today } == [3, 7], "\(sport), \(count)")
            #expect(days.allSatisfy { $0.workout == .race || !$0.isHard || !(1...3).contains(today + 7 - $0.day) })
        }
    }

    @Test func `no hard session follows a race within a day per 3 km`() throws {
        for (metres, easy) in [(10_000.0, 3), (42_195, 7)] {
            for day in 1...6 {
                var history = weeks(8)
                history.races = [try race(day, metres: metres, .main, number: 1)]
                let hard = plan(history, recovery: .wellRecovered).filter { $0.isHard && $0.workout != .race }
                #expect(hard.allSatisfy { $0.day < sunday(7) + day || $0.day > sunday(7) + day + easy }, "\(metres), \(day)")
            }
        }
    }

    @Test func `walks do not replace the runs of a beginner`() {
        var digests = weeks(8, of: .walking).digests
        #expect(plan(History(athlete: Athlete(name: "T"), digests: digests)).contains { $0.sport == .walking })
        digests.append(run("first", day: sunday(7).number, hour: 6, wetBulbGlobe: 12, minutes: 20))
        #expect(plan(History(athlete: Athlete(name: "T"), digests: digests)).isEmpty)
    }

    @Test func `two weeks without a run restart the plan without hard sessions`() {
        let plan = self.plan(weeks(8), on: sunday(7) + 16, recovery: .wellRecovered)
        #expect(!plan.contains { $0.workout == .tempo || $0.workout == .interval })
        // Half of the 220 of a week before the break until Sunday, and 65 % in the next week. Each of four runs is rounded to five minutes.
        let load = plan.reduce(0) { $0 + $1.load }
        let rounding: Double = 4 * 2.5 * 50 / 60
        #expect((110 - rounding...143).contains(load))
    }

    /// Twelve weeks of four runs, a break, and twenty minutes: while three runs of two months are known, there is always something to run.
    @Test(arguments: [14, 30]) func `one run after a short break does not forbid the next`(_ days: Int) {
        let before = weeks(12)
        let back = sunday(11) + days
        let first = run("back", day: back.number, hour: 6, wetBulbGlobe: 12, minutes: 20)
        let history = History(athlete: before.athlete, digests: before.digests + [first], knownDays: before.knownDays)
        for after in stride(from: 0, through: 20, by: 2) {
            let load = insights(asOf: back + after, history: history).load
            let runs = load.plan.filter { $0.workout != .rest }
            #expect(runs.count >= 1, "\(days) days off, \(after) after it")
            #expect(runs.allSatisfy { $0.workout == .easy || $0.workout == .long || $0.workout == .recovery })
        }
    }

    @Test(arguments: [94, 200]) func `one run after months without any makes no plan, and three do`(_ days: Int) {
        let before = weeks(12)
        let back = sunday(11) + days
        func load(_ count: Int) -> LoadInsight {
            let runs = (0..<count).map {
                run("back\($0)", day: back.number + 2 * $0, hour: 6, wetBulbGlobe: 12, minutes: 20)
            }
            let history = History(athlete: before.athlete, digests: before.digests + runs, knownDays: before.knownDays)
            return insights(asOf: back + 5, history: history).load
        }
        #expect(load(1).plan.isEmpty && load(1).planNeed == .moreRuns(known: 1))
        #expect(load(3).plan.contains { $0.workout == .easy } && load(3).planNeed == nil)
    }

    /// Eight weeks with a longest run of 80 minutes, then rides only.
    @Test func `after two weeks without a run the first one is at most half of the longest, regardless of rides`() throws {
        var history = weeks(8)
        let rides = (1...14).map { back -> ActivityDigest in
            var ride = run("ride \(back)", day: sunday(7).number + back, hour: 6, wetBulbGlobe: 12, minutes: 60)
            ride.sport = .cycling
            return ride
        }
        history = History(
            athlete: history.athlete, digests: history.digests + rides,
            knownDays: (5...(sunday(7).number + 14)).map { Day(number: $0) })
        let runs = plan(history, on: sunday(7) + 14).filter { $0.workout != .rest }
        let first = try #require(runs.first)
        #expect(first.workout == .easy && first.minutes == 40)
        #expect(runs.dropFirst().contains { ($0.minutes ?? 0) > 40 })
    }

    @Test func `a free day and three runs within two months always give a planned run`() {
        var random = SplitMix(state: 11)
        for round in 0..<150 {
            var digests: [ActivityDigest] = []
            var day = 10
            while day < 200 {
                // Runs of all lengths, sometimes after a gap of any length.
                day += random.below(9) == 0 ? 1 + random.below(100) : 1 + random.below(4)
                let minutes = Double(8 + random.below(random.below(4) == 0 ? 150 : 40))
                digests.append(run("r\(day)", day: day, hour: 6, wetBulbGlobe: 10 + 25 * random.unit(), minutes: minutes))
            }
            var athlete = Athlete(name: "T")
            athlete.availability.restWeekdays = Set((1...7).filter { _ in random.below(3) == 0 })
            guard athlete.availability.restWeekdays.count < 7 else { continue }
            let history = History(athlete: athlete, digests: digests)
            let asOf = Day(number: day + random.below(50))
            let recovery = RecoveryStatus.allCases[random.below(5)]
            let days = plan(history, on: asOf, recovery: recovery, looksIll: random.below(4) == 0)
            guard digests.count(where: { asOf - $0.day <= 60 }) >= 3 else {
                #expect(days.isEmpty)
                continue
            }
            #expect(
                days.contains { $0.workout != .rest },
                "round \(round), \(asOf.number - day) days after the last of \(digests.count)")
        }
    }

    func routine(_ kind: TrainingMethod.Kind, _ intensity: TrainingMethod.Intensity) throws -> RoutineHistory {
        let id = try #require(ContentID("session"))
        let method = TrainingMethod(
            id: id, kind: kind, name: TranslatedText("S"), description: TranslatedText("S"), minutes: 40, intensity: intensity)
        let days = [[RoutineDay.Session(method)], []].map {
            RoutineDay(name: TranslatedText("D"), description: TranslatedText("D"), sessions: $0)
        }
        let reference = try #require(RoutineReference("pack/two-days"))
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"), description: TranslatedText("R"), goal: .base,
                difficulty: .beginner, days: days))
        var history = RoutineHistory()
        history.follow(routine, packVersion: 1, from: sunday(7) + 1, decided: sunday(7))
        return history
    }

    @Test func `days of a routine are those of the routine`() throws {
        var history = weeks(8)
        history.routines = try routine(.run, .tempo)
        let plan = self.plan(history)
        // It is an easy week, after three full ones.
        #expect(plan.map { $0.minutes } == [35, nil, 35, nil, 35, nil, 35])
        #expect(plan[0].limit == .week(minutes: 40, .easyWeek) && plan[1].limit == nil)
        #expect(plan.map { $0.routine != nil } == [Bool](repeating: true, count: 7))
        #expect(plan[0].workout == .tempo && plan[0].isHard && plan[1].workout == .rest)
    }

    @Test func `a day of text alone is the routine's, without minutes, load or sessions to store`() throws {
        var history = weeks(8)
        var own = try #require(try routine(.run, .tempo).current?.routine)
        own.days[1].isOpen = true
        history.routines = RoutineHistory()
        history.routines.follow(own, packVersion: nil, from: sunday(7) + 1, decided: sunday(7))
        let plan = self.plan(history)
        #expect(plan[1].workout != .rest && plan[1].minutes == nil && plan[1].load == 0 && plan[1].routine != nil)
        #expect(plan[1].sessions == nil && plan[0].sessions?.count == 1)
    }

    @Test func `a race ahead, exhaustion and illness come before the routine`() throws {
        var history = weeks(8)
        let (usual, tired) = (plan(history), plan(history, recovery: .overreaching))
        history.routines = try routine(.run, .tempo)
        // The days of rest of the routine stay free.
        let rests = (0..<7).map { $0 % 2 == 1 }
        let aside = plan(history, recovery: .overreaching)
        #expect(aside.allSatisfy { $0.routine == nil && $0.reason == .tired } && plan(history) != usual)
        #expect(aside.count { $0.workout != .rest } == tired.count { $0.workout != .rest })
        #expect(zip(aside, rests).allSatisfy { $0.workout == .rest || !$1 })
        var racing = weeks(8)
        racing.athlete.raceDay = sunday(7) + 5
        let withRace = plan(racing)
        racing.routines = history.routines
        // After the race the routine goes on, within the easy days.
        let toRace = plan(racing).prefix(5)
        #expect(toRace.allSatisfy { $0.routine == nil && $0.reason == .raceWeek } && toRace.last?.workout == .race)
        #expect((2...withRace.prefix(5).count { $0.workout != .rest }).contains(toRace.count { $0.workout != .rest }))
        #expect(zip(toRace, rests).allSatisfy { $0.workout == .rest || !$1 })
    }

    @Test func `within three days before a race nothing of a routine is hard, also without a plan of the rules`() throws {
        var history = History(athlete: Athlete(name: "T"), digests: [])
        history.routines = try routine(.swim, .interval)
        #expect(plan(history).first?.workout == .interval)
        history.athlete.raceDay = sunday(7) + 2
        let week = plan(history)
        // A race of unknown length has three easy days after it.
        #expect(week[0].isHard == false && week[1].workout == .race && week[6].workout == .interval)
        #expect(week[2...5].allSatisfy { !$0.isHard })
    }

    @Test func `a practice stands beside the plan`() throws {
        var history = weeks(8)
        let usual = plan(history)
        history.routines = try routine(.practice, .easy)
        #expect(plan(history) == usual)
    }

    @Test func `four weeks ahead have one easy week`() throws {
        let load = insights(asOf: sunday(11), history: weeks(12)).load
        let ahead = try #require(load.outlook).planned
        let weeks = (0..<4).map { week in ahead[(7 * week)..<(7 * week + 7)].reduce(0, +) }
        #expect(ahead.count == 28 && Array(ahead.prefix(7)) == load.plan.map { $0.load })
        let most = try #require(weeks.max())
        #expect(weeks.count { $0 < 0.85 * most } == 1)
    }
}
