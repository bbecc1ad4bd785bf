import Measures
import Testing

@testable import Training

struct StoredPlanTests {
    private let monday = Day(number: 20_000)
    private let run = PlannedSession(kind: .run, intensity: .easy, minutes: 40)
    private let tempo = PlannedSession(kind: .run, intensity: .tempo, minutes: 50, hardMinutes: 20)

    private func stored(_ offset: Int, _ sessions: [PlannedSession], decided: Int = 0) -> StoredDay {
        StoredDay(day: monday + offset, sessions: sessions, origin: .edited, decided: monday + decided)
    }

    @Test func `days are in order, and the last decision about a day counts`() {
        let plan = StoredPlan([stored(3, [run]), stored(1, [tempo]), stored(3, []), stored(2, [run])])
        #expect(plan.days.map { $0.day } == [1, 2, 3].map { monday + $0 })
        #expect(plan.day(monday + 3)?.isRest == true)
        #expect(plan.day(monday + 1)?.hardMinutes == 20)
        #expect(plan.day(monday) == nil && plan.day(monday + 4) == nil)
    }

    @Test func `a removed day is undecided again`() {
        var plan = StoredPlan([stored(1, [run])])
        let (first, second) = (plan.remove(monday + 1), plan.remove(monday + 1))
        #expect(first && !second)
        #expect(plan == StoredPlan())
    }

    @Test func `a day that changed places is released with the other one`() {
        var plan = StoredPlan([stored(5, [run])])
        plan.move(monday + 1, [tempo], to: monday + 3, [], decided: monday)
        #expect(plan.release(monday + 3) && plan == StoredPlan([stored(5, [run])]))
        plan.move(monday + 1, [tempo], to: monday + 3, [run], decided: monday)
        // The other day was decided anew since then.
        plan.store(stored(1, [run]))
        #expect(plan.release(monday + 3) && plan.day(monday + 1) == stored(1, [run]))
        #expect(!plan.release(monday + 3) && plan.release(monday + 5) && plan.days.count == 1)
    }

    @Test func `moving a day exchanges two days`() {
        var plan = StoredPlan()
        plan.move(monday + 1, [tempo], to: monday + 3, [], decided: monday)
        #expect(plan.day(monday + 3)?.sessions == [tempo])
        #expect(plan.day(monday + 3)?.origin == .moved(from: monday + 1))
        #expect(plan.day(monday + 1)?.isRest == true)
        let before = plan
        plan.move(monday + 3, [tempo], to: monday + 3, [run], decided: monday)
        #expect(plan == before, "a day cannot move to itself")
    }

    @Test func `an earlier evaluation does not know later decisions`() {
        let plan = StoredPlan([stored(1, [run], decided: -2), stored(2, [run], decided: 1)])
        #expect(plan.known(on: monday).days.map { $0.day } == [monday + 1])
        #expect(plan.known(on: monday + 1) == plan)
    }

    @Test func `a statement about a day needs a session`() {
        var plan = StoredPlan([stored(0, [run]), stored(1, [])])
        let results = [plan.correct(monday, .done), plan.correct(monday + 1, .done), plan.correct(monday + 2, .done)]
        #expect(results == [.changed, .refused, .refused])
        #expect(plan.day(monday)?.correction == .done)
        let again = plan.correct(monday, .done)
        #expect(again == .unchanged)
        let back = [plan.correct(monday, nil), plan.correct(monday, nil)]
        #expect(back == [.changed, .unchanged] && plan.day(monday)?.correction == nil)
    }

    @Test func `the earliest days are forgotten beyond the limit`() {
        let plan = StoredPlan((0..<(StoredPlan.most + 5)).map { stored($0, [run]) })
        #expect(plan.days.count == StoredPlan.most)
        #expect(plan.days.first?.day == monday + 5)
    }

    @Test func `minutes have limits, and texts are cleaned and shortened`() throws {
        let long = PlannedSession(
            kind: .ride, intensity: .long, minutes: 9999, hardMinutes: 9999, title: TranslatedText("  A\u{1B}B\n"),
            note: " one\ntwo " + String(repeating: "x", count: 600))
        #expect(long.minutes == 600 && long.hardMinutes == 600)
        #expect(long.title == TranslatedText("AB"))
        #expect(try #require(long.note).count == PlannedSession.longestNote)
        #expect(try #require(long.note).hasPrefix("one\ntwo"))
        let empty = PlannedSession(kind: .run, intensity: .easy, minutes: -1, title: TranslatedText(" "), note: "\n ")
        #expect(empty.minutes == 1 && empty.title == nil && empty.note == nil)
    }

    @Test func `practices are hidden with the content for adults, and what stands beside them stays`() {
        let practice = PlannedSession(kind: .practice, intensity: .easy, minutes: 20, note: "private")
        let run = PlannedSession(kind: .run, intensity: .easy, minutes: 40)
        let (first, second, third) = (Day(number: 20_000), Day(number: 20_001), Day(number: 20_002))
        let plan = StoredPlan([
            StoredDay(day: first, sessions: [practice], origin: .edited, decided: first),
            StoredDay(day: second, sessions: [practice, run], origin: .edited, decided: first),
            StoredDay(day: third, sessions: [], origin: .edited, decided: first),
        ])
        #expect(plan.visible(showsAdult: true) == plan)
        let visible = plan.visible(showsAdult: false)
        #expect(visible.day(first) == nil && visible.day(second)?.sessions == [run] && visible.day(third)?.isRest == true)
    }

    @Test func `changes of an athlete who hides practices keep them`() {
        let practice = PlannedSession(kind: .practice, intensity: .easy, minutes: 20)
        let run = PlannedSession(kind: .run, intensity: .easy, minutes: 40)
        let (first, second) = (Day(number: 20_000), Day(number: 20_001))
        let former = StoredPlan([
            StoredDay(day: first, sessions: [practice, run], origin: .accepted, decided: first),
            StoredDay(day: second, sessions: [run], origin: .accepted, decided: first),
        ])
        var reset = former
        reset.remove(first)
        reset.remove(second)
        reset.keepHidden(of: former)
        #expect(reset.day(first)?.sessions == [practice] && reset.day(second) == nil)
        var edited = former
        edited.store(StoredDay(day: first, sessions: [], origin: .edited, decided: second))
        edited.keepHidden(of: former)
        #expect(edited.day(first)?.sessions == [practice] && edited.day(first)?.decided == second)
        #expect(edited.visible(showsAdult: false).day(first) == nil)
        var untouched = former
        untouched.keepHidden(of: former)
        #expect(untouched == former)
    }
}
