import Measures
import Testing
import Training

@testable import Analysis

struct SevenDayPlanStoredTests {
    /// Eight weeks of runs on Tuesday, Wednesday, Thursday and a long one on Saturday; day 4 of 1970 is a Monday.
    private let weeks: History = {
        var digests: [ActivityDigest] = []
        for week in 0..<8 {
            for (weekday, minutes) in [(1, 45.0), (2, 50), (3, 45), (5, 80)] {
                let day = 4 + 7 * week + weekday
                digests.append(run("w\(week)d\(weekday)", day: day, hour: 6, wetBulbGlobe: 12, minutes: minutes))
            }
        }
        return History(athlete: Athlete(name: "T"), digests: digests, knownDays: (5...60).map { Day(number: $0) })
    }()
    private let sunday = Day(number: 59)

    private func plan(
        _ history: History, recovery: RecoveryStatus = .adequate, looksIll: Bool = false
    ) -> SevenDayPlan {
        var load = insights(asOf: sunday, history: History(athlete: Athlete(name: "T"), digests: [])).load
        (load.recovery, load.change) = (.known(recovery), .known(.low))
        // Form alone would have to be very low.
        if recovery == .fatigued { load.recoveryScores = [30, 30] }
        var readiness = readinessInsight(asOf: sunday, history: history)
        if looksIll { readiness.recommendations.append(Recommendation(.signsOfIllness, urgency: .warning)) }
        return sevenDayPlan(asOf: sunday, history: history, load: load, readiness: readiness)
    }

    private func stored(
        _ number: Int, _ intensity: TrainingMethod.Intensity?, minutes: Int = 50, kind: TrainingMethod.Kind = .run,
        decided: Int = 0
    ) -> StoredDay {
        let session = intensity.map { PlannedSession(kind: kind, intensity: $0, minutes: minutes) }
        return StoredDay(
            day: sunday + number, sessions: session.map { [$0] } ?? [], origin: .edited, decided: sunday + decided)
    }

    private func history(_ days: StoredDay...) -> History {
        var history = weeks
        history.plan = StoredPlan(days)
        return history
    }

    @Test func `a decided day wins, and the other days are planned around it`() throws {
        let usual = plan(weeks).days
        let long = try #require(usual.firstIndex { $0.workout == .long })
        // The long run becomes a rest day, and a tempo run comes the day after.
        let changed = plan(history(stored(long + 1, nil), stored(long + 2, .tempo))).days
        #expect(changed[long].workout == .rest && changed[long].stored != nil && changed[long].minutes == nil)
        #expect(changed[long + 1].workout == .tempo && changed[long + 1].minutes == 50)
        #expect(changed.filter { $0.stored == nil && ($0.workout == .tempo || $0.workout == .interval) }.isEmpty)
        #expect(changed.count { $0.workout != .rest } == usual.count { $0.workout != .rest })
        #expect(changed.map { $0.day } == usual.map { $0.day })
    }

    @Test func `an accepted proposal changes nothing but who decided it`() throws {
        let usual = plan(weeks).days
        for proposal in usual {
            let sessions = try #require(proposal.sessions)
            let accepted = StoredDay(day: proposal.day, sessions: sessions, origin: .accepted, decided: sunday)
            let day = try #require(plan(history(accepted)).days.first { $0.day == proposal.day })
            #expect(day.workout == proposal.workout && day.minutes == proposal.minutes && day.load == proposal.load)
            #expect(day.hardMinutes == proposal.hardMinutes && day.distance == proposal.distance)
        }
    }

    @Test func `a moved run keeps its distance beside a sauna, today and beyond the seven days`() throws {
        let run = try #require(plan(weeks).days.first { $0.workout == .easy && $0.distance != nil })
        let metres = try #require(run.distance)
        let sessions = try #require(run.sessions) + [PlannedSession(kind: .sauna, intensity: .recovery, minutes: 30)]
        func moved(_ number: Int) -> StoredDay {
            StoredDay(day: sunday + number, sessions: sessions, origin: .moved(from: run.day), decided: sunday)
        }
        #expect(plan(history(moved(7))).days.last?.distance == metres)
        let plans = DayPlans(
            insights(asOf: sunday, history: weeks).load, yesterday: EarlierPlan(asOf: sunday - 1, history: weeks),
            plan: StoredPlan([moved(0), moved(10)]), routines: RoutineHistory(), today: sunday)
        for number in [0, 10] {
            let there = try #require(plans.planned(on: sunday + number)?.distance)
            #expect(abs(there / metres - 1) < 0.02)
        }
    }

    @Test func `accepting or moving a day changes no length of another day by rounding`() throws {
        var compared = 0
        for minutes in stride(from: 30.0, through: 90, by: 4) {
            let known = PlanCourseTests.history([(2, minutes), (3, 40), (4, minutes + 7), (6, 35), (7, 1.6 * minutes)])
            func days(_ plan: StoredPlan) -> [PlannedDay] {
                var history = known
                history.plan = plan
                return insights(asOf: WrittenAthletes.today, history: history).load.plan
            }
            let usual = days(StoredPlan())
            for day in usual where day.workout == .easy || day.workout == .recovery {
                let sessions = try #require(day.sessions)
                let kept = StoredDay(day: day.day, sessions: sessions, origin: .accepted, decided: WrittenAthletes.today)
                for (one, other) in zip(usual, days(StoredPlan([kept]))) {
                    compared += 1
                    #expect(one.minutes == other.minutes && one.workout == other.workout, "\(minutes), \(one.day)")
                }
                // To a free day beside it.
                guard let free = usual.first(where: { abs($0.day - day.day) == 1 && $0.workout == .rest }) else { continue }
                let moved = [
                    StoredDay(day: day.day, sessions: [], origin: .moved(from: free.day), decided: WrittenAthletes.today),
                    StoredDay(day: free.day, sessions: sessions, origin: .moved(from: day.day), decided: WrittenAthletes.today),
                ]
                for (one, other) in zip(usual, days(StoredPlan(moved))) where other.stored == nil && one.workout == other.workout
                {
                    compared += 1
                    #expect(one.minutes == other.minutes, "\(minutes), \(day.day) moved, \(one.day)")
                }
            }
        }
        #expect(compared > 200)
    }

    /// Days of the rules and of a routine, hard and long ones included.
    @Test func `keeping a day as it is planned changes no other one`() throws {
        var kinds: Set<WorkoutType> = []
        let routine = try PlanCourseTests.routine(
            [
                (.run, .easy, 60), (.run, .interval, 65), (.run, .recovery, 35), nil, (.run, .tempo, 60), (.run, .easy, 50),
                (.run, .long, 110),
            ], after: WrittenAthletes.today)
        func decided(_ day: PlannedDay, as sessions: [PlannedSession]? = nil) -> StoredDay? {
            (sessions ?? day.sessions).map {
                StoredDay(day: day.day, sessions: $0, origin: .accepted, decided: WrittenAthletes.today)
            }
        }
        for (index, followed) in [RoutineHistory(), routine].enumerated() {
            for minutes in [40.0, 55, 70] {
                var history = PlanCourseTests.history([(2, minutes), (3, 40), (4, minutes + 7), (6, 35), (7, 1.6 * minutes)])
                history.routines = followed
                func days(_ plan: StoredPlan) -> [PlannedDay] {
                    var known = history
                    known.plan = plan
                    return insights(asOf: WrittenAthletes.today, history: known).load.plan
                }
                // As it is, and where the athlete has no time on the day of the long run.
                let long = try #require(days(StoredPlan()).max { $0.minutes ?? 0 < $1.minutes ?? 0 })
                for changed in [[], [try #require(decided(long, as: []))]] {
                    let usual = days(StoredPlan(changed))
                    for day in usual where day.stored == nil {
                        guard let kept = decided(day) else { continue }
                        kinds.insert(day.workout)
                        for (one, other) in zip(usual, days(StoredPlan(changed + [kept]))) {
                            // Words of a routine state hard minutes for the session, not for the day.
                            let isSame =
                                one.workout == other.workout && one.minutes == other.minutes
                                && one.sessions?.map { $0.hardMinutes } == other.sessions?.map { $0.hardMinutes }
                            #expect(isSame, "\(index), \(minutes), \(changed.count): \(day.day) kept, \(one.day)")
                        }
                    }
                    // All of them together.
                    #expect(
                        days(StoredPlan(usual.compactMap { decided($0) })).map { $0.minutes } == usual.map { $0.minutes })
                }
            }
        }
        #expect(kinds.isSuperset(of: [.rest, .easy, .tempo, .long]))
    }

    @Test func `another length of the long run leaves the hard session on its day`() throws {
        for minutes in [40.0, 55, 70] {
            var history = PlanCourseTests.history([(2, minutes), (3, 40), (4, minutes + 7), (6, 35), (7, 1.6 * minutes)])
            let usual = insights(asOf: WrittenAthletes.today, history: history).load.plan
            let long = try #require(usual.first { $0.workout == .long })
            let hard = usual.filter { $0.hardMinutes > 0 }.map { $0.day }
            #expect(hard.count == 1)
            for change in [-20, -10, -5, 5, 10] {
                let session = PlannedSession(kind: .run, intensity: .long, minutes: (long.minutes ?? 0) + change)
                history.plan = StoredPlan([
                    StoredDay(day: long.day, sessions: [session], origin: .edited, decided: WrittenAthletes.today)
                ])
                let other = insights(asOf: WrittenAthletes.today, history: history).load.plan
                #expect(other.filter { $0.hardMinutes > 0 }.map { $0.day } == hard, "\(minutes) \(change)")
                #expect(other.map { $0.workout } == usual.map { $0.workout }, "\(minutes) \(change)")
            }
        }
    }

    @Test func `a ride that the athlete decided counts with its load`() throws {
        let ride = try #require(plan(history(stored(2, .easy, minutes: 90, kind: .ride))).days.first { $0.stored != nil })
        #expect(ride.workout == .easy && ride.load > 0 && ride.distance == nil)
        let practice = try #require(plan(history(stored(2, .easy, kind: .practice))).days.first { $0.stored != nil })
        #expect(practice.load == 0 && practice.minutes == 50)
    }

    @Test func `a decided day wins over the routine`() throws {
        var history = history(stored(2, .long, minutes: 70))
        let method = TrainingMethod(
            id: try #require(ContentID("run")), kind: .run, name: TranslatedText("Run"), description: TranslatedText("Run"),
            minutes: 40, intensity: .easy)
        let day = RoutineDay(name: TranslatedText("D"), description: TranslatedText("D"), sessions: [.init(method)])
        let reference = try #require(RoutineReference("pack/daily"))
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"),
                description: TranslatedText("R"), goal: .base, difficulty: .beginner, days: [day]))
        history.routines.follow(routine, packVersion: 1, from: sunday)
        let days = plan(history).days
        // It is an easy week.
        #expect(days.map { $0.minutes } == [20, 70, 20, 20, 20, 20, 20] && days[0].original?.minutes == 40)
        #expect(days[1].stored != nil && days[1].routine == nil && days[0].routine != nil)
        let loads = plan(history).loads
        #expect(abs(loads[1] - 70.0 / 60 * 55) < 1e-9 && abs(loads[0] - 20.0 / 60 * 50) < 1e-9 && loads.count == 28)
    }

    @Test func `a decision of a later day is unknown`() {
        #expect(plan(history(stored(2, .long, minutes: 30, decided: 1))) == plan(weeks))
        #expect(plan(history(stored(2, .long, minutes: 30, decided: 0))) != plan(weeks))
    }

    @Test func `the race of the profile stays on its day`() {
        var racing = history(stored(5, .easy))
        racing.athlete.raceDay = sunday + 5
        let day = plan(racing).days[4]
        #expect(day.workout == .race && day.stored == nil && day.sessions == nil)
    }

    @Test func `without enough runs the decided days are shown, and what the plan needs`() {
        var empty = History(athlete: Athlete(name: "T"), digests: [])
        empty.plan = StoredPlan([stored(2, .easy)])
        let plan = plan(empty)
        #expect(plan.days.map { $0.day } == [sunday + 2] && plan.need == .run)
    }

    @Test func `a week that the athlete decided has that as its reason`() {
        var history = weeks
        history.plan = StoredPlan((1...7).map { stored($0, $0 % 2 == 0 ? .easy : nil) })
        #expect(plan(history).reason == .stored)
    }

    @Test func `what the body asks for stands beside a decided day`() {
        func caution(_ day: StoredDay, recovery: RecoveryStatus = .adequate, looksIll: Bool = false) -> PlanCaution? {
            let plan = plan(history(day), recovery: recovery, looksIll: looksIll)
            return plan.days.first { $0.stored != nil }?.caution
        }
        #expect(caution(stored(2, .tempo)) == nil)
        #expect(caution(stored(2, .tempo), looksIll: true) == .illness)
        #expect(caution(stored(2, .easy), looksIll: true) == .illness)
        #expect(caution(stored(2, .easy, minutes: 20), looksIll: true) == nil)
        #expect(caution(stored(6, .tempo), looksIll: true) == nil)
        #expect(caution(stored(6, .long, minutes: 90), recovery: .overreaching) == .overreached)
        #expect(caution(stored(6, .easy, minutes: 60), recovery: .overtrained) == .overreached)
        #expect(caution(stored(6, .easy, minutes: 30), recovery: .overreaching) == nil)
        #expect(caution(stored(6, .interval), recovery: .fatigued) == .tired)
        let two = plan(history(stored(3, .tempo), stored(4, .interval))).days.filter { $0.stored != nil }
        #expect(two.map { $0.caution } == [.hardDayNearby, .hardDayNearby])
        // Today was the long run of the week.
        var after = plan(history(stored(1, .tempo)))
        after.addCautions(
            after: sunday, looksIll: false, isOverreached: false, isTired: false, isAfterDemanding: true, easyDays: 0,
            daysToRace: nil)
        #expect(after.days.first?.caution == .hardDayNearby)
        var racing = history(stored(3, .tempo))
        racing.athlete.raceDay = sunday + 5
        #expect(plan(racing).days[2].caution == .beforeRace)
    }
}
