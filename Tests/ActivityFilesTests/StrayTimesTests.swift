import Testing

@testable import ActivityFiles

struct StrayTimesTests {
    private func strays(_ times: [Double]) -> [Int] { StrayTimes.places(count: times.count) { times[$0] } }
    private let day = 86_400.0

    @Test func `a time far from all others is stray at any index`() {
        #expect(strays([0, 1, 2, 400 * day]) == [3])
        #expect(strays([400 * day, 1, 2, 3]) == [0])
        #expect(strays([-400 * day, 1, 2, 3]) == [0])
        #expect(strays([0, 1, 2 * day, 2, 3]) == [2])
        #expect(strays([0, 1, -2 * day, 2, 3]) == [2])
        #expect(strays([0, 1, 400 * day, -900 * day, .nan, 2, 3]) == [2, 3])
    }

    @Test func `days of a tour and a late last point are kept`() {
        #expect(strays([0, 1, 2, 3 * day, 3 * day + 1, 9 * day, 9 * day + 1]).isEmpty)
        #expect(strays([0, 1, 2, 9 * day]).isEmpty)
        #expect(strays([0, 20 * day, 40 * day, 60 * day]).isEmpty)
        #expect(strays([0, 400 * day]).isEmpty)
        #expect(strays([]).isEmpty)
        #expect(strays([.nan, 5, .nan]).isEmpty)
    }

    @Test func `a short group among many points is stray, a longer one is not`() {
        let outing = (0..<1_000).map { Double($0) }
        let late = (0..<10).map { 400 * day + Double($0) }
        #expect(strays(late + outing) == Array(0..<10))
        #expect(strays(late + [late[9]] + outing).isEmpty)
    }
}
