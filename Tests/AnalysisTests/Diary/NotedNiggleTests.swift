import Analysis
import Measures
import Testing
import Training

struct NotedNiggleTests {
    private let today = SyntheticHistory.today

    private func noted(_ backs: [Int], days: Int = 60, load: (Int) -> Double?, asOf day: Day? = nil) -> [NotedNiggle] {
        var history = SyntheticHistory.history(days: days, load: load)
        history.diary = Diary(
            backs.map { .niggle(Niggle(id: "n\($0)", day: today - $0, place: .calf, side: .right, intensity: 4)) })
        return insights(asOf: day ?? today, history: history).load.niggles
    }

    @Test func `each niggle has the load of its day, of its seven days, and of its usual week`() throws {
        let all = noted([3, 10]) { $0 == 3 ? nil : 10 + Double($0 % 2) }
        #expect(all.map { $0.niggle.id } == ["n3", "n10"])
        let newest = try #require(all.first)
        // Days 3 (rest) … 9 back: 4…9 have 10, 11, 10, 11, 10, 11.
        #expect(newest.dayLoad == 0 && newest.weekLoad == 63)
        let usual = try #require(newest.usualWeek)
        // Twenty-eight days of 10 and 11 in turn, without the 11 of the day of rest.
        let expected: Double = 27 * 10 + 13
        #expect(abs(usual - expected / 4) < 1e-9)
    }

    @Test func `unknown loads are nil`() {
        let all = noted([2, 70], days: 5) { _ in 20 }
        #expect(all.map { $0.dayLoad } == [20, nil] && all.map { $0.weekLoad } == [nil, nil])
        #expect(all.allSatisfy { $0.usualWeek == nil })
        let unloaded = noted([1]) { _ in nil }
        #expect(unloaded.count == 1 && unloaded[0].dayLoad == nil && unloaded[0].weekLoad == nil)
    }

    @Test func `later niggles and those of more than a year ago are ignored`() {
        let all = noted([0, 5, 370, 363], days: 400, load: { _ in 10 }, asOf: today - 2)
        #expect(all.map { $0.niggle.id } == ["n5", "n363"])
    }
}
