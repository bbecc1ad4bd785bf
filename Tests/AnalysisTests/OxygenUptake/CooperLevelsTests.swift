import Analysis
import Testing
import Training

struct CooperLevelsTests {
    @Test func `a position in a level is between its bounds, and an open level is as wide as its neighbour`() throws {
        func standing(_ uptake: Double, age: Int = 35) throws -> LevelStanding {
            try #require(CooperLevels.standing(uptake: uptake, age: age, sex: .male))
        }
        let middle = try standing(46.15)
        #expect(middle.level == .good && middle.low == 44.0 && middle.high == 48.3 && abs(middle.share - 0.5) < 1e-9)
        #expect(try standing(44.0).share == 0 && standing(44.0).level == .good)
        let top = try standing(60)
        #expect(top.level == .elite && top.low == 54.0 && top.high == nil && top.share == 1)
        // 40.5 minus the 3.5 up to good.
        let bottom = try standing(38.75)
        #expect(bottom.level == .belowAverage && bottom.low == nil && bottom.high == 40.5 && abs(bottom.share - 0.5) < 1e-9)
        #expect(try standing(20).share == 0)
    }

    @Test func `below twenty years the level is marked as approximate`() throws {
        #expect(try #require(CooperLevels.standing(uptake: 45, age: 19, sex: .female)).isApproximate)
        #expect(try !#require(CooperLevels.standing(uptake: 45, age: 20, sex: .female)).isApproximate)
        #expect(CooperLevels.standing(uptake: 45, age: 4, sex: .female) == nil)
    }
}
