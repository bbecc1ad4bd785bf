import Testing

@testable import ActivityFiles

struct StrayCheckTests {
    private let day = StrayTimes.day

    /// Returns the number of searches for a file of tracks with two points each, `step` apart.
    private func searches(_ tracks: Int, step: (Int) -> Double) -> Int {
        var check = StrayCheck()
        var (earliest, latest, time) = (Double.infinity, -Double.infinity, 0.0)
        var searches = 0
        for track in 0..<tracks {
            for point in 0..<2 {
                time += point == 0 ? step(track) : 10
                check.note(time, earliest: earliest, latest: latest)
                (earliest, latest) = (min(earliest, time), max(latest, time))
            }
            if check.isDue(at: 2 * track + 2) { searches += 1 }
        }
        return searches
    }

    @Test func `any number of tracks within a day of each other needs no search`() {
        #expect(searches(30_000) { _ in 420 } == 0 && searches(30_000) { _ in day } == 0)
    }

    @Test func `a far time causes a search, and the number of searches per file is bounded`() {
        #expect(searches(3) { $0 == 1 ? 2 * day : 60 } == 2)
        #expect(searches(30_000) { _ in 2 * day } <= 110)
        #expect(searches(30_000) { $0 == 0 ? 2 * day : 60 } <= 110)
    }

    @Test func `a time before all others counts as far`() {
        var check = StrayCheck()
        check.note(-2 * day, earliest: 0, latest: 10)
        let isDue = check.isDue(at: 3)
        #expect(isDue)
        var near = StrayCheck()
        near.note(-day, earliest: 0, latest: 10)
        near.note(.nan, earliest: 0, latest: 10)
        near.note(5, earliest: .infinity, latest: -.infinity)
        let isNearDue = near.isDue(at: 3)
        #expect(!isNearDue)
    }
}
