import Measures
import Testing
import Training

@testable import Analysis

struct WeeksMissingTests {
    private static let today = WrittenAthletes.today

    /// The runner of "Before a hot race" with a race of some length on another day.
    private static func season(metres: Double, in days: Int) throws -> SeasonInsight {
        var history = try #require(WrittenAthletes.all.first { $0.name == "Before a hot race" }).history
        let race = try #require(RaceGoal(id: UniqueID(high: 1, low: 2), day: today + days, metres: metres))
        history.races = [race]
        return SeasonInsight(race, asOf: today, history: history, insights: insights(asOf: today, history: history))
    }

    @Test(arguments: [14, 17, 20])
    func `a race that is too early by some weeks is in time so many weeks later`(_ days: Int) throws {
        let metres = 21_097.5
        let early = try Self.season(metres: metres, in: days)
        #expect(early.plan?.ladder?.isReached == false)
        let missing = try #require(early.weeksMissing)
        let later = try Self.season(metres: metres, in: days + 7 * missing)
        #expect(later.plan?.ladder?.isReached == true && later.weeksMissing == nil)
        #expect(try Self.season(metres: metres, in: days + 7 * (missing - 1)).plan?.ladder?.isReached == false)
    }

    @Test func `the longest planned run is one that is planned, not one that was longer before`() throws {
        let plan = try #require(try Self.season(metres: 21_097.5, in: 13).plan)
        let ladder = try #require(plan.ladder)
        let planned = plan.weeks.filter { $0.phase != .taper && $0.phase != .raceWeek }.compactMap { $0.longRunMinutes }.max()
        #expect(ladder.peakMinutes == planned.map { Double($0) } ?? ladder.longest)
    }

    @Test func `no number of weeks is stated where no time is enough`() throws {
        let season = try Self.season(metres: 42_195, in: 40)
        #expect(season.plan?.ladder?.isReached == false && season.weeksMissing == nil)
    }

    @Test func `a race that is in time misses no week`() throws {
        let season = try Self.season(metres: 5000, in: 60)
        #expect(season.plan?.ladder?.isReached == true && season.weeksMissing == nil)
    }
}
