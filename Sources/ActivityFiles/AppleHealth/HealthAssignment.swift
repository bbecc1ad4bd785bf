import Measures
import Training

/// Which samples fall into which workout, for one pass over all workouts in order of time.
struct HealthAssignment {
    /// Per kind: where each workout's samples begin in its series; one more entry than workouts.
    private var bounds: [[Int]] = []

    /// Longer "workouts" are mistakes of an app; they get no samples, so that they cannot gather a lifetime.
    private static let longest = 7 * 86_400
    /// Workouts that may run at the same time.
    private static let widest = 16

    /// - Parameters:
    ///   - series: what no workout needs is taken out of them, which is most of years; the rest is in the order of the workouts.
    ///   - workouts: in order of their start.
    init(_ series: inout [HealthSeries], _ workouts: [HealthWorkout]) {
        var lookup = Lookup(workouts)
        for kind in HealthKind.allCases where kind.isSeries {
            var counts = [Int](repeating: 0, count: workouts.count + 1)
            var list: [UInt32] = []
            if kind.channel != nil, !workouts.isEmpty {
                let samples = series[Int(kind.rawValue)]
                for index in 0..<samples.count {
                    lookup.find(Int(samples.starts[index]) + HealthSeries.epoch, isOpen: kind.isCumulative)
                    for workout in lookup.found { counts[workout + 1] += 1 }
                }
                for index in 1..<counts.count { counts[index] += counts[index - 1] }
                var next = counts
                list = [UInt32](repeating: 0, count: counts[workouts.count])
                for index in 0..<samples.count {
                    lookup.find(Int(samples.starts[index]) + HealthSeries.epoch, isOpen: kind.isCumulative)
                    for workout in lookup.found {
                        list[next[workout]] = UInt32(truncatingIfNeeded: index)
                        next[workout] += 1
                    }
                }
            }
            bounds.append(counts)
            series[Int(kind.rawValue)] = series[Int(kind.rawValue)].picked(list)
        }
    }

    /// The positions, in its series, of a kind's samples during a workout.
    func samples(of kind: HealthKind, in workout: Int) -> Range<Int> {
        let bounds = bounds[Int(kind.rawValue)]
        guard workout + 1 < bounds.count else { return 0..<0 }
        return bounds[workout]..<bounds[workout + 1]
    }

    /// Finds the workouts that run at a moment; fast because the next moment is mostly close to the last one.
    private struct Lookup {
        private let starts: [Int]
        private let ends: [Int]
        /// The latest end of this workout and all before it.
        private let latestEnds: [Int]
        private(set) var found: [Int] = []
        /// Nothing begins or ends between these two: `found` holds for all moments from one up to before the other.
        private var validFrom = Int.max
        private var validTo = Int.min
        private var validOpen = false

        init(_ workouts: [HealthWorkout]) {
            var starts: [Int] = []
            var ends: [Int] = []
            var latest: [Int] = []
            for workout in workouts {
                let end = workout.end - workout.start > HealthAssignment.longest ? workout.start : workout.end
                starts.append(workout.start)
                ends.append(end)
                latest.append(max(end, latest.last ?? end))
            }
            self.starts = starts
            self.ends = ends
            latestEnds = latest
        }

        /// - Parameter isOpen: whether a workout's last second no longer belongs to it.
        mutating func find(_ second: Int, isOpen: Bool) {
            if second >= validFrom, second < validTo, isOpen == validOpen { return }
            found.removeAll(keepingCapacity: true)
            let low = starts.count.first { starts[$0] > second }
            validOpen = isOpen
            validFrom = second
            validTo = low < starts.count ? starts[low] : Int.max
            var index = low - 1
            let tail = isOpen ? 0 : 1
            while index >= 0, latestEnds[index] + tail > second, low - index <= HealthAssignment.widest {
                if ends[index] + tail > second {
                    found.append(index)
                    validTo = min(validTo, ends[index] + tail)
                }
                index -= 1
            }
            found.reverse()
        }
    }
}
