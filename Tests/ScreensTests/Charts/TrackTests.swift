import Foundation
import Testing

@testable import Screens

struct TrackTests {
    /// Recursive reference: divide a segment at its furthest point until no point is further off than the tolerance.
    private func bends(_ track: Track, _ tolerance: Double, _ first: Int, _ last: Int) -> Set<Int> {
        let (east, south) = (track.x[last] - track.x[first], track.y[last] - track.y[first])
        let length = hypot(east, south)
        func away(_ index: Int) -> Double {
            let (dx, dy) = (track.x[index] - track.x[first], track.y[index] - track.y[first])
            return length < 1e-6 ? hypot(dx, dy) : abs(east * dy - south * dx) / length
        }
        var farthest: Int?
        for index in (first + 1)..<max(last, first + 1) where away(index) > farthest.map(away) ?? tolerance { farthest = index }
        guard let farthest else { return [first, last] }
        return bends(track, tolerance, first, farthest).union(bends(track, tolerance, farthest, last))
    }

    /// A random walk that crosses itself and stands still for a while.
    private func wandering(_ seed: UInt64) -> Track {
        var state = seed
        func step() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24) - 0.5
        }
        var (x, y) = ([0.0], [0.0])
        for index in 1..<400 {
            let stands = index % 50 > 44
            x.append(x[index - 1] + (stands ? 0 : 20 * step() + 5))
            y.append(y[index - 1] + (stands ? 0 : 30 * step()))
        }
        return Track(x: x + x.reversed(), y: y + y.reversed())
    }

    @Test(arguments: [1, 2, 3] as [UInt64], [1.0, 1.6, 2.56, 10, 40, 500])
    func `one pass keeps the same points as a separate pass for each tolerance`(seed: UInt64, tolerance: Double) {
        let track = wandering(seed)
        let deviations = track.deviations(over: 1)
        let kept = deviations.indices.filter { deviations[$0] > tolerance }
        #expect(kept == bends(track, tolerance, 0, track.x.count - 1).sorted())
        #expect(kept.first == 0 && kept.last == track.x.count - 1)
    }

    @Test func `a straight line is its two ends, and a corner has its own distance`() {
        #expect(Track(x: [0, 1, 2, 3], y: [0, 0, 0, 0]).deviations(over: 0.1) == [.infinity, 0, 0, .infinity])
        #expect(Track(x: [0, 5, 10], y: [0, 3, 0]).deviations(over: 0.1) == [.infinity, 3, .infinity])
        #expect(Track(x: [0, 5, 10], y: [0, 3, 0]).deviations(over: 3) == [.infinity, 0, .infinity])
        // A loop ends where it begins, so the furthest point divides it.
        #expect(Track(x: [0, 3, 0], y: [0, 4, 0]).deviations(over: 1) == [.infinity, 5, .infinity])
    }
}
