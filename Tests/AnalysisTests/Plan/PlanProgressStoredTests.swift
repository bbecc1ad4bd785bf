import Measures
import Testing
import Training

@testable import Analysis

/// Days that the athlete decided.
struct PlanProgressStoredTests {
    private let monday = Day(number: 20_003)

    private func stored(
        _ offset: Int, _ minutes: Int, kind: TrainingMethod.Kind = .run, correction: RoutineHistory.Correction? = nil
    ) -> StoredDay {
        StoredDay(
            day: monday + offset,
            sessions: minutes > 0 ? [PlannedSession(kind: kind, intensity: .easy, minutes: minutes)] : [], origin: .edited,
            decided: monday, correction: correction)
    }

    private func progress(
        _ days: [StoredDay], _ runs: [(day: Int, minutes: Double)], routines: RoutineHistory = RoutineHistory(), today: Int = 13
    ) -> PlanProgress {
        let digests = runs.map {
            run("r\($0.day)", day: (monday + $0.day).number, hour: 6, wetBulbGlobe: 12, minutes: $0.minutes)
        }
        return PlanProgress(
            routines: routines, plan: StoredPlan(days), digests: digests, days: monday...(monday + 13), today: monday + today)
    }

    @Test func `a stored day is done, partly done, moved or missed like a day of a routine`() {
        let days = [stored(0, 40), stored(2, 40), stored(4, 40), stored(8, 40), stored(10, 0)]
        let outcomes = progress(days, [(0, 40), (2, 10), (5, 50)]).days.map { $0.outcome }
        #expect(outcomes == [.done, .partly, .moved(monday + 5), .missed, .rest])
    }

    @Test func `what the athlete states about a stored day comes first, also about a practice`() {
        let days = [
            stored(0, 40, correction: .skipped), stored(2, 30, kind: .practice, correction: .done),
            stored(4, 30, kind: .practice),
        ]
        let progress = progress(days, [(0, 40)])
        #expect(progress.days.map { $0.outcome } == [.missed, .done, .missed])
        #expect(progress.days.map { $0.isCorrected } == [true, true, false])
        #expect(progress.days[1].plannedLoad(scale: 1) == 0)
    }

    @Test func `a stored day wins over the routine, whose correction does not apply to it`() throws {
        let method = TrainingMethod(
            id: try #require(ContentID("run")), kind: .run, name: TranslatedText("Run"), description: TranslatedText("Run"),
            minutes: 60, intensity: .easy)
        let day = RoutineDay(name: TranslatedText("D"), description: TranslatedText("D"), sessions: [.init(method)])
        let reference = try #require(RoutineReference("pack/daily"))
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"), description: TranslatedText("R"), goal: .base,
                difficulty: .beginner, days: [day]))
        var history = RoutineHistory()
        history.follow(routine, packVersion: 1, from: monday)
        history.correct(monday + 1, .done)
        let progress = progress([stored(1, 20)], [(1, 20)], routines: history, today: 1)
        #expect(progress.days.count == 14 && progress.days[1].plannedMinutes == 20)
        #expect(progress.days[1].outcome == .done && !progress.days[1].isCorrected)
        #expect(progress.days(of: reference).days.count == 13)
    }

    @Test func `weeks compare the load of the plan with that of what was done`() throws {
        let days = [stored(0, 60), stored(3, 60), stored(7, 60), stored(12, 60), stored(13, 60)]
        let progress = progress(days, [(0, 60), (7, 60), (9, 30)], today: 12)
        let loads = [LoadDay(day: monday + 9, load: 30, fitness: 0, fatigue: 0, form: 0, isKnown: true)]
        let weeks = progress.weeks(scale: 1, loads: loads)
        #expect(weeks.map { $0.first } == [monday + 7, monday])
        // The days that are ahead do not count.
        #expect(weeks.map { $0.plannedDays } == [1, 2] && weeks.map { $0.doneDays } == [1, 1])
        #expect(weeks.map { $0.planned } == [50, 100])
        #expect(weeks.map { $0.recorded } == [30, nil])
        #expect(progress.days[0].load.map { $0 == weeks[1].done } ?? (weeks[1].done == 0))
    }
}
