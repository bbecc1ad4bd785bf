import Measures
import Testing
import Training

@testable import Analysis

/// Days off, missed sessions and low nights.
struct PlanInterruptedTests {
    private static let sunday = WrittenAthletes.today
    private static let habits: [(weekday: Int, minutes: Double)] = [(1, 45), (3, 50), (5, 50), (7, 90)]
    private static let usual = 235.0

    /// Twelve weeks of four runs until Sunday, the third last week easy.
    private static func start() -> History {
        var runs: [ActivityDigest] = []
        for week in 0..<12 {
            for (weekday, full) in habits {
                let minutes = week == 9 ? 0.7 * full : full
                runs.append(
                    PlanFollowedTests.session(
                        sunday - 7 * (12 - week) + weekday, minutes: minutes, load: minutes * 75 / 60))
            }
        }
        return PlanFollowedTests.history(Athlete(name: "T"), runs, asOf: sunday)
    }

    @Test(arguments: [(8, 3), (10, 5), (12, 5), (17, 8)])
    func `after days off, weeks come back to four fifths of before`(_ days: Int, _ weeks: Int) {
        let evenings = PlanFollowedTests.follow(
            Self.start(), days: 7 * 11,
            changing: { day, _ in
                if day.day - Self.sunday <= days { (day.minutes, day.load, day.hardMinutes) = (nil, 0, 0) }
            })
        let minutes = (0..<11).map { week in
            evenings[(7 * week)..<(7 * week + 7)].reduce(0.0) { $0 + Double($1.plan.first?.minutes ?? 0) }
        }
        let first = (days + 6) / 7
        #expect(minutes[first] <= 0.85 * Self.usual, "\(minutes)")
        // Lengths are multiples of five minutes.
        #expect((minutes[first..<(first + weeks)].max() ?? 0) + 5 >= 0.8 * Self.usual, "\(minutes)")
        // No week of the return is much smaller than the one before it, until the first easy one.
        for (one, next) in zip(minutes[first...], minutes[(first + 1)..<(first + weeks)]) {
            #expect(next >= 0.9 * one, "\(minutes)")
        }
        // The runs stay on the usual weekdays.
        let weekdays = Set(evenings.suffix(70).flatMap { $0.plan.filter { $0.minutes != nil }.map { $0.day.weekday } })
        #expect(weekdays == [1, 3, 5, 7])
    }

    @Test(arguments: 14...20) func `no run after days off is much longer than those since`(_ days: Int) {
        let evenings = PlanFollowedTests.follow(
            Self.start(), days: 7 * 9,
            changing: { day, _ in
                if day.day - Self.sunday <= days { (day.minutes, day.load, day.hardMinutes) = (nil, 0, 0) }
            })
        var longest = 0.0
        for next in evenings.compactMap({ $0.plan.first }) where next.day - Self.sunday > days {
            guard let minutes = next.minutes.map(Double.init), minutes > 0 else { continue }
            // Half of the longest before the break, then 30 % more in the weeks that begin while that one counts, and a tenth more after it.
            let isFast = (next.day - Self.sunday - 1) / 7 * 7 < SessionSpike.days
            let most = max(45, isFast ? Int(longest * SessionSpike.smallMost) : WeekDraft.longest(after: longest))
            #expect(minutes <= Double(most), "day \(next.day - Self.sunday): \(minutes) after \(longest)")
            longest = max(longest, minutes)
        }
        // A quarter of the week is the most for a long run until the load of before is back.
        #expect(longest >= 55)
    }

    @Test func `a week without training in the return takes nothing from it and adds nothing to it`() {
        func weeks(missing: ClosedRange<Int>) -> [Int] {
            let evenings = PlanFollowedTests.follow(
                Self.start(), days: 7 * 8,
                changing: { day, _ in
                    let number = day.day - Self.sunday
                    if number <= 21 || missing.contains(number) { (day.minutes, day.load, day.hardMinutes) = (nil, 0, 0) }
                })
            return (0..<8).map { week in
                evenings[(7 * week)..<(7 * week + 7)].reduce(0) { $0 + ($1.plan.first?.minutes ?? 0) }
            }
        }
        let (whole, missed) = (weeks(missing: 0...0), weeks(missing: 29...35))
        // The week that was missed is planned again.
        #expect(whole[3] == missed[3] && missed[5] <= whole[4] + 10 && missed[5] < whole[5], "\(whole), \(missed)")
    }

    @Test(arguments: [7, 10, 13, 14, 21]) func `an athlete of six runs a week returns to them run by run`(_ days: Int) {
        let six: [(weekday: Int, minutes: Double)] = [(1, 50), (2, 60), (3, 50), (4, 60), (6, 50), (7, 110)]
        let runs = (0..<12).flatMap { week in
            six.map { weekday, minutes in
                PlanFollowedTests.session(
                    Self.sunday - 7 * (12 - week) + weekday, minutes: minutes, load: minutes * 50 / 60)
            }
        }
        let evenings = PlanFollowedTests.follow(
            PlanFollowedTests.history(Athlete(name: "T"), runs, asOf: Self.sunday), days: 7 * 8,
            changing: { day, _ in
                if day.day - Self.sunday <= days { (day.minutes, day.load, day.hardMinutes) = (nil, 0, 0) }
            })
        let weeks = (0..<8).map { week in
            evenings[(7 * week)..<(7 * week + 7)].compactMap { $0.plan.first?.minutes }.filter { $0 > 0 }
        }.drop { $0.isEmpty }.dropFirst(days % 7 == 0 ? 0 : 1)
        for (week, next) in zip(weeks, weeks.dropFirst()) {
            #expect(next.count <= week.count + 1, "\(weeks)")
            #expect(Double(next.reduce(0, +)) <= 1.5 * Double(week.reduce(0, +)), "\(weeks)")
        }
    }

    @Test func `a session missed after more than planned changes no other day of the week`() {
        let evenings = PlanFollowedTests.follow(
            Self.start(), days: 21,
            changing: { day, _ in
                let number = day.day - Self.sunday
                if number <= 17, let minutes = day.minutes { (day.minutes, day.load) = (minutes * 5 / 4, day.load * 1.25) }
                if number == 19 { (day.minutes, day.load, day.hardMinutes) = (nil, 0, 0) }
            })
        func rest(_ number: Int) -> [PlannedDay] {
            evenings[number].plan.filter { $0.day - Self.sunday > 19 && $0.day - Self.sunday <= 21 }
        }
        #expect(rest(18).contains { $0.workout == .long })
        #expect(rest(19).map { $0.minutes } == rest(18).map { $0.minutes })
    }

    @Test(arguments: [false, true])
    func `more than planned on some days makes no later day of the week longer or harder`(_ hasRoutine: Bool) throws {
        var (random, start) = (SplitMix(state: 22), Self.start())
        if hasRoutine {
            start.routines = try PlanCourseTests.routine(
                [(.run, .easy, 45), nil, (.run, .tempo, 45), nil, (.run, .easy, 50), nil, (.run, .long, 85)], after: Self.sunday)
        }
        for round in 0..<12 {
            let more = (0..<21).map { _ in random.below(3) == 0 ? 110 + random.below(60) : 85 + random.below(20) }
            let evenings = PlanFollowedTests.follow(
                start, days: 21,
                changing: { day, _ in
                    guard let minutes = day.minutes else { return }
                    let percent = more[(day.day - Self.sunday - 1) % 21]
                    (day.minutes, day.load) = (minutes * percent / 100, day.load * Double(percent) / 100)
                })
            // Evenings are those of day 0, the Sunday before, to day 20; a week ends on a Sunday.
            for (number, pair) in zip(evenings, evenings.dropFirst()).enumerated() where (number + 1) % 7 != 0 {
                let sunday = Self.sunday + (number / 7 + 1) * 7
                for after in pair.1.plan where after.day <= sunday {
                    guard let before = pair.0.plan.first(where: { $0.day == after.day }) else { continue }
                    #expect(
                        after.minutes ?? 0 <= before.minutes ?? 0 && after.hardMinutes <= before.hardMinutes,
                        "round \(round), day \(number + 1): \(after.day - Self.sunday) has \(after.minutes ?? 0), had \(before.minutes ?? 0)"
                    )
                }
            }
        }
    }

    @Test func `a low recovery makes the session of the day easy, and only that, and signs of illness make it a day of rest`()
        throws
    {
        let day = Self.sunday + 7
        var history = Self.start()
        let evenings = PlanFollowedTests.follow(history, days: 6)
        let done = evenings.compactMap { evening in
            evening.plan.first.flatMap { planned in
                planned.minutes.map {
                    PlanFollowedTests.session(
                        planned.day, minutes: Double($0), load: planned.load, hardMinutes: planned.hardMinutes)
                }
            }
        }
        history = PlanFollowedTests.history(history.athlete, history.digests + done, asOf: day)
        let readiness = readinessInsight(asOf: day, history: history)
        func plan(_ scores: [Double?], isIll: Bool = false) -> SevenDayPlan {
            var (load, readiness) = (insights(asOf: day, history: history).load, readiness)
            if isIll { readiness.recommendations.append(Recommendation(.signsOfIllness, urgency: .warning)) }
            load.recoveryScores = scores
            return sevenDayPlan(
                asOf: day, history: history, load: load, readiness: readiness,
                announced: Announced(
                    on: day, history: history, load: load, readiness: readiness,
                    earlier: EarlierPlan(asOf: day - 1, history: history)))
        }
        let announced = try #require(EarlierPlan(asOf: day - 1, history: history).days.first)
        #expect(announced.workout == .long)
        let eased = try #require(plan([20, 70, 70]).easedToday)
        #expect(eased.workout == .easy && eased.minutes == 45 && eased.load < announced.load && eased.reason == .tired)
        #expect(plan([70, 70, 70]).easedToday == nil && plan([nil, 20, 70]).easedToday == nil)
        let ill = try #require(plan([20, 70, 70], isIll: true).easedToday)
        #expect(ill.workout == .rest && ill.minutes == nil && ill.load == 0 && ill.reason == .illness)
        #expect(plan([20, 70, 70]).reason != .tired && plan([20, 20, 70]).reason == .tired)
        // The page of the day has the easier session, and a decided one stays.
        var load = insights(asOf: day, history: history).load
        load.easedToday = eased
        let yesterday = EarlierPlan(days: [announced])
        let plans = DayPlans(load, yesterday: yesterday, routines: RoutineHistory(), today: day)
        #expect(plans.planned(on: day) == eased && plans.reason(on: day) == .tired)
        let own = StoredDay(day: day, sessions: announced.sessions ?? [], origin: .accepted, decided: day)
        history.plan = StoredPlan([own])
        #expect(plan([20, 70, 70]).easedToday == nil)
    }

    /// The history of `start`, read some days after its last run.
    private static func idle(_ days: Int, _ start: History = start()) -> History {
        PlanFollowedTests.history(start.athlete, start.digests, asOf: sunday + days)
    }

    @Test(arguments: 6...13) func `days off shortly before a race keep its taper, and make no run long`(_ days: Int) throws {
        for left in [3, 6, 9, 11] {
            var history = Self.idle(days)
            let race = Self.sunday + days + left
            history.races = [try #require(RaceGoal(id: UniqueID(high: 1, low: 3), day: race, metres: 21_097.5))]
            let load = insights(asOf: Self.sunday + days, history: history).load
            #expect(load.planReason == (left <= 7 ? .raceWeek : .taper), "\(days) days off, race in \(left)")
            #expect(load.plan.reduce(0) { $0 + $1.load } <= 0.7 * Self.usual * 75 / 60, "\(days) days off, race in \(left)")
            for day in load.plan where race - day.day < 3 && day.workout != .race {
                #expect(day.minutes ?? 0 <= 45 && !day.isHard, "\(days) days off, race in \(left): \(day)")
            }
        }
    }

    @Test func `a week off after two very hard ones comes back to less than the weeks before those, without a hard session`() {
        let digests = Self.start().digests.map { run in
            var run = run
            if run.day > Self.sunday - 14 { run.load = run.load.map { SessionLoad(value: 2.3 * $0.value, method: .heartRate) } }
            return run
        }
        let start = PlanFollowedTests.history(Athlete(name: "T"), digests, asOf: Self.sunday)
        for days in 7...9 {
            let load = insights(asOf: Self.sunday + days, history: Self.idle(days, start)).load
            let planned = load.plan.reduce(0) { $0 + $1.load }
            #expect(load.planReason == .comeback && planned > 0 && planned < Self.usual * 75 / 60, "\(days): \(planned)")
            #expect(load.plan.allSatisfy { $0.hardMinutes == 0 })
        }
    }

    @Test func `only the first days of rest are those of an illness`() throws {
        let ill = try #require(WrittenAthletes.all.first { $0.name == "Ill" }).history
        let load = insights(asOf: WrittenAthletes.today, history: ill).load
        let isOfIllness = load.plan.map { $0.reason == .illness }
        #expect(load.planReason == .illness && isOfIllness == (1...7).map { $0 <= gentleDaysWhenIll }, "\(isOfIllness)")
    }
}
