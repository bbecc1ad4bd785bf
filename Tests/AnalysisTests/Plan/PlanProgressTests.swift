import Measures
import Testing
import Training

@testable import Analysis

struct PlanProgressTests {
    private static let monday = Day(number: 20_000)

    /// Monday an easy run of 40 minutes, Tuesday rest, Wednesday a tempo run of 50 and strength of 20, Thursday rest.
    private static func routine() throws -> Routine {
        func method(_ id: String, _ kind: TrainingMethod.Kind, _ minutes: Int, _ intensity: TrainingMethod.Intensity) throws
            -> TrainingMethod
        {
            TrainingMethod(
                id: try #require(ContentID(id)), kind: kind, name: TranslatedText(id), description: TranslatedText(id),
                minutes: minutes, intensity: intensity)
        }
        func day(_ name: String, _ methods: [TrainingMethod]) -> RoutineDay {
            RoutineDay(
                name: TranslatedText(name), description: TranslatedText(name), sessions: methods.map { RoutineDay.Session($0) })
        }
        let reference = try #require(RoutineReference("pack/week"))
        let easy = try method("easy", .run, 40, .easy)
        let hard = [try method("tempo", .run, 50, .tempo), try method("strength", .strength, 20, .easy)]
        return try #require(
            Routine(
                reference: reference, name: TranslatedText("Week"), description: TranslatedText(""), goal: .base,
                difficulty: .beginner, days: [day("easy", [easy]), day("rest", []), day("hard", hard), day("rest", [])]))
    }

    private static func history() throws -> RoutineHistory {
        var history = RoutineHistory()
        history.follow(try routine(), packVersion: 1, from: monday)
        return history
    }

    private static func activity(_ id: String, _ sport: Sport, day: Int, minutes: Double) -> ActivityDigest {
        var digest = run(id, day: (monday + day).number, hour: 6, wetBulbGlobe: 12, minutes: minutes)
        digest.sport = sport
        return digest
    }

    private static func outcomes(
        _ activities: [ActivityDigest], today: Int, _ change: (inout RoutineHistory) -> Void = { _ in }
    ) throws -> [PlanProgress.Outcome] {
        var history = try history()
        change(&history)
        return PlanProgress(
            routines: history, digests: activities, days: monday...(monday + 3), today: monday + today
        ).days.map { $0.outcome }
    }

    @Test func `days ahead are not missed, and days of rest need nothing`() throws {
        #expect(try Self.outcomes([], today: 0) == [.ahead, .rest, .ahead, .rest])
        #expect(try Self.outcomes([], today: 3) == [.missed, .rest, .missed, .rest])
    }

    @Test(arguments: [(40.0, PlanProgress.Outcome.done), (32, .done), (31.9, .partly), (5, .partly)])
    func `four fifths of the minutes are done`(minutes: Double, outcome: PlanProgress.Outcome) throws {
        let run = Self.activity("a", .trailRunning, day: 0, minutes: minutes)
        #expect(try Self.outcomes([run], today: 3)[0] == outcome)
    }

    @Test func `an activity of another kind does not count`() throws {
        let ride = Self.activity("a", .cycling, day: 0, minutes: 60)
        #expect(try Self.outcomes([ride], today: 3)[0] == .missed)
    }

    @Test func `each session of a day needs an activity of its own`() throws {
        let tempo = Self.activity("a", .running, day: 2, minutes: 50)
        let strength = Self.activity("b", .strength, day: 2, minutes: 20)
        #expect(try Self.outcomes([tempo], today: 3)[2] == .partly)
        #expect(try Self.outcomes([strength, tempo], today: 3)[2] == .done)
        let long = Self.activity("c", .running, day: 2, minutes: 90)
        #expect(try Self.outcomes([long], today: 3)[2] == .partly, "more of one session is not the other")
    }

    /// An easy run of 25 minutes and strides of 10 minutes.
    private static func strides(_ activities: [ActivityDigest]) -> PlanProgress.PlannedDay? {
        let run = PlannedSession(kind: .run, intensity: .easy, minutes: 25)
        let strides = PlannedSession(kind: .run, intensity: .moderate, minutes: 10)
        let plan = StoredPlan([StoredDay(day: monday, sessions: [run, strides], origin: .accepted, decided: monday)])
        return PlanProgress(
            routines: RoutineHistory(), plan: plan, digests: activities, days: monday...monday, today: monday + 3
        ).days.first
    }

    @Test func `an easy run with strides is done in one recording, in two, and on another day`() {
        let one = Self.strides([Self.activity("a", .running, day: 0, minutes: 35)])
        #expect(one?.outcome == .done && one?.minutes == 35 && one?.activities == ["a"])
        let parts = [("a", 25.0), ("b", 10)].map { Self.activity($0, .running, day: 0, minutes: $1) }
        #expect(Self.strides(parts)?.outcome == .done && Self.strides(parts)?.activities == ["a", "b"])
        #expect(Self.strides([Self.activity("a", .running, day: 0, minutes: 27)])?.outcome == .partly)
        #expect(Self.strides([Self.activity("a", .running, day: 1, minutes: 35)])?.outcome == .moved(Self.monday + 1))
        // A second run that the plan does not need stays free for another day.
        let more = [("a", 36.0), ("b", 30)].map { Self.activity($0, .running, day: 0, minutes: $1) }
        #expect(Self.strides(more)?.activities == ["a"])
    }

    @Test func `a run on a free day counts for the missed one, once`() throws {
        let tuesday = Self.activity("a", .running, day: 1, minutes: 45)
        #expect(try Self.outcomes([tuesday], today: 3)[0] == .moved(Self.monday + 1))
        let short = Self.activity("a", .running, day: 1, minutes: 20)
        #expect(try Self.outcomes([short], today: 3)[0] == .missed)
        // The tempo run of Wednesday belongs to Wednesday.
        let wednesday = [
            Self.activity("a", .running, day: 2, minutes: 50), Self.activity("b", .strength, day: 2, minutes: 20),
        ]
        #expect(try Self.outcomes(wednesday, today: 3) == [.missed, .rest, .done, .rest])
    }

    @Test func `what the athlete states comes first`() throws {
        let run = Self.activity("a", .running, day: 0, minutes: 40)
        #expect(try Self.outcomes([run], today: 3) { $0.correct(Self.monday, .skipped) }[0] == .missed)
        #expect(try Self.outcomes([], today: 3) { $0.correct(Self.monday + 2, .done) }[2] == .done)
        #expect(try Self.outcomes([], today: 3) { $0.correct(Self.monday + 1, .done) }[1] == .rest)
    }

    @Test func `an activity that was left out does not count`() throws {
        var run = Self.activity("a", .running, day: 0, minutes: 40)
        run.isLeftOut = true
        #expect(try Self.outcomes([run], today: 3)[0] == .missed)
    }

    /// No activity counts twice, whatever the order of the activities, and the order changes nothing.
    @Test func `no activity counts twice, in any order`() throws {
        let routine = try Self.routine()
        var seed: UInt64 = 3
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(bound))
        }
        for _ in 1...200 {
            var history = RoutineHistory()
            history.follow(routine, packVersion: 1, from: Self.monday)
            var activities = (0..<next(12)).map { number in
                Self.activity(
                    "a\(number)", [.running, .strength, .cycling][next(3)], day: next(10), minutes: Double(10 + next(60)))
            }
            func progress() -> PlanProgress {
                PlanProgress(
                    routines: history, digests: activities, days: Self.monday...(Self.monday + 9), today: Self.monday + 9)
            }
            let first = progress()
            let counted = first.days.flatMap { $0.activities }
            #expect(Set(counted).count == counted.count)
            activities.reverse()
            #expect(progress() == first)
        }
    }

    @Test func `the expected load is that of the plan, and a practice has none`() throws {
        let routine = try Self.routine()
        // 40 and 20 minutes at 50 an hour, 50 minutes at 70, in four days.
        let expected: Double = (50 + 50.0 * 70 / 60) * 7 / 4
        let (once, twice) = (RoutineLoad.perWeek(of: routine, scale: 1), RoutineLoad.perWeek(of: routine, scale: 2))
        #expect(abs(once - expected) < 1e-9)
        #expect(abs(twice - 2 * expected) < 1e-9)
        let practice = TrainingMethod(
            id: try #require(ContentID("p")), kind: .practice, name: TranslatedText("p"), description: TranslatedText("p"),
            minutes: 60, intensity: .interval)
        #expect(RoutineLoad.load(of: RoutineDay.Session(practice), scale: 1) == 0)
    }

    @Test func `a day of text alone is done by any activity, and never by one of another day`() throws {
        var routine = try Self.routine()
        routine.days[0] = RoutineDay(
            name: TranslatedText("Swim"), description: TranslatedText(""), sessions: [], isOpen: true)
        func progress(_ activities: [ActivityDigest]) -> PlanProgress.PlannedDay? {
            var history = RoutineHistory()
            history.follow(routine, packVersion: nil, from: Self.monday)
            return PlanProgress(
                routines: history, digests: activities, days: Self.monday...(Self.monday + 3), today: Self.monday + 3
            ).days.first
        }
        let done = try #require(progress([Self.activity("a", .swimming, day: 0, minutes: 30)]))
        #expect(done.outcome == .done && done.activities == ["a"] && done.plannedMinutes == 0 && !done.isRest)
        #expect(progress([])?.outcome == .missed)
        #expect(progress([Self.activity("a", .swimming, day: 1, minutes: 30)])?.outcome == .missed)
    }
}
