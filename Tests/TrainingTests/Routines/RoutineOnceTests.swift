import Measures
import Testing
import Training

/// Routines that are followed once.
struct RoutineOnceTests {
    private static func routine(days: Int, repeats: Bool) -> Routine? {
        Routine(
            reference: .own(UniqueID(high: 1, low: 1)), name: TranslatedText("Plan"), description: TranslatedText(""), goal: .own,
            difficulty: .intermediate,
            days: (1...days).map {
                RoutineDay(name: TranslatedText("Day \($0)"), description: TranslatedText(""), sessions: [])
            }, repeats: repeats)
    }

    @Test func `a plan that does not repeat has no days after its last one`() throws {
        let start = Day(number: 20_000)
        for repeats in [true, false] {
            var history = RoutineHistory()
            history.follow(try #require(Self.routine(days: 10, repeats: repeats)), packVersion: nil, from: start)
            #expect(history.planned(on: start + 9)?.number == 10)
            #expect(history.planned(on: start + 10)?.number == (repeats ? 1 : nil))
            #expect((history.planned(on: start + 5000) != nil) == repeats)
        }
    }

    @Test func `a pause of a plan that does not repeat keeps its place`() throws {
        let start = Day(number: 20_000)
        var history = RoutineHistory()
        history.follow(try #require(Self.routine(days: 10, repeats: false)), packVersion: nil, from: start)
        history.pause(from: start + 4)
        history.resume(from: start + 20)
        #expect(history.planned(on: start + 20)?.number == 5)
        #expect(history.planned(on: start + 25)?.number == 10)
        #expect(history.planned(on: start + 26) == nil)
    }

    @Test func `a routine is completed after its last day, but not while it repeats or is paused`() throws {
        let start = Day(number: 20_000)
        var history = RoutineHistory()
        history.follow(try #require(Self.routine(days: 10, repeats: false)), packVersion: nil, from: start)
        let open = try #require(history.current)
        #expect(!open.isCompleted(on: start + 9) && open.isCompleted(on: start + 10))
        history.pause(from: start + 4)
        let paused = try #require(history.paused)
        #expect(!paused.isCompleted(on: start + 30))
        var endless = RoutineHistory()
        endless.follow(try #require(Self.routine(days: 10, repeats: true)), packVersion: nil, from: start)
        let current = try #require(endless.current)
        #expect(!current.isCompleted(on: start + 500))
    }

    @Test func `a routine has at most twenty weeks`() {
        #expect(Self.routine(days: Routine.mostDays, repeats: false) != nil)
        #expect(Self.routine(days: Routine.mostDays + 1, repeats: false) == nil)
        #expect(Routine.mostDays == 140)
    }
}
