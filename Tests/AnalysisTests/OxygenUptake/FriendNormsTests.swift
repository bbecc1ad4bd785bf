import Measures
import Testing
import Training

@testable import Analysis

/// Kaminsky et al. (2022), treadmill tests.
struct FriendNormsTests {
    @Test func `the published percentiles are reproduced`() {
        // Men 20–29: 50th 45.4; women 40–49: 90th 37.5; men 80–89: 25th 15.9.
        #expect(FriendNorms.percentile(uptake: 45.4, age: 25, sex: .male) == 50)
        #expect(FriendNorms.percentile(uptake: 37.5, age: 49, sex: .female) == 90)
        #expect(FriendNorms.percentile(uptake: 15.9, age: 80, sex: .male) == 25)
    }

    @Test func `percentiles are linear between the published ones and limited at the ends`() throws {
        // Halfway from the 75th (46.5) to the 80th (48.7).
        let between = try #require(FriendNorms.percentile(uptake: 47.6, age: 38, sex: .male))
        #expect(abs(between - 77.5) < 1e-9)
        #expect(FriendNorms.percentile(uptake: 70, age: 38, sex: .male) == 95)
        #expect(FriendNorms.percentile(uptake: 10, age: 38, sex: .male) == 5)
    }

    @Test func `more uptake never has a lower rank, at any age`() throws {
        for age in 20...89 {
            for sex in [Sex.male, .female] {
                var last = 0.0
                for step in 0..<700 {
                    let percentile = try #require(FriendNorms.percentile(uptake: 8 + 0.1 * Double(step), age: age, sex: sex))
                    #expect(percentile >= last && (5...95).contains(percentile))
                    last = percentile
                }
            }
        }
    }

    @Test func `ages without a table and impossible uptakes have no percentile`() {
        #expect(FriendNorms.percentile(uptake: 45, age: 19, sex: .male) == nil)
        #expect(FriendNorms.percentile(uptake: 45, age: 90, sex: .female) == nil)
        #expect(FriendNorms.percentile(uptake: .nan, age: 40, sex: .female) == nil)
        #expect(CooperLevels.standing(uptake: 45.4, age: 25, sex: .male)?.measuredPercentile == 50)
    }
}
