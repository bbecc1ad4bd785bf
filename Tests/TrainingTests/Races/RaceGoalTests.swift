import Measures
import Testing
import Training

struct RaceGoalTests {
    private let id = UniqueID(high: 1, low: 1)
    private let day = Day(number: 20_600)

    @Test func `a race within every range is one`() throws {
        let race = try #require(
            RaceGoal(id: id, day: day, metres: 10_000, name: "Taipei", goal: 3000, celsius: 28, humidity: 80, importance: .other))
        #expect(race.metres == 10_000 && race.goal == 3000 && race.firstPlan.isEmpty)
        #expect(RaceGoal(id: id, day: day, metres: 400) != nil && RaceGoal(id: id, day: day, metres: 300_000) != nil)
    }

    @Test func `values outside their ranges make no race`() {
        #expect(RaceGoal(id: id, day: day, metres: 399) == nil)
        #expect(RaceGoal(id: id, day: day, metres: .nan) == nil)
        // Faster than the world record of any distance, and slower than a walk.
        #expect(RaceGoal(id: id, day: day, metres: 10_000, goal: 1200) == nil)
        #expect(RaceGoal(id: id, day: day, metres: 10_000, goal: 21_000) == nil)
        #expect(RaceGoal(id: id, day: day, metres: 10_000, celsius: 51) == nil)
        #expect(RaceGoal(id: id, day: day, metres: 10_000, humidity: 0) == nil)
        #expect(RaceGoal(id: id, day: day, metres: 10_000, name: "") == nil)
        #expect(RaceGoal(id: id, day: day, metres: 10_000, name: String(repeating: "a", count: 201)) == nil)
        let weeks = [RaceGoal.Week](repeating: RaceGoal.Week(first: day, load: 1, longRunMinutes: nil), count: 61)
        #expect(RaceGoal(id: id, day: day, metres: 10_000, firstPlan: weeks) == nil)
    }

    @Test func `the record of a removed race is known only on the days before`() throws {
        let day = Day(number: 20_500)
        var race = try #require(
            RaceGoal(id: UniqueID(high: 1, low: 1), day: day + 30, metres: 10_000, name: "Secret", goal: 3000, celsius: 20))
        race.entered = day - 5
        let record = try #require(race.record(id: race.id, ended: day))
        #expect((record.name, record.goal, record.celsius) == (nil, nil, nil) && record.isPlanned(as: race))
        #expect([day - 6, day - 5, day - 1, day, day + 1].map { [record].known(on: $0).count } == [0, 1, 1, 0, 0])
        // One that no earlier day knew leaves no record, and a record has none of its own.
        race.entered = day
        #expect(race.record(id: race.id, ended: day) == nil && record.record(id: race.id, ended: day + 1) == nil)
        race.entered = nil
        #expect(race.record(id: race.id, ended: day)?.entered == nil)
    }
}
