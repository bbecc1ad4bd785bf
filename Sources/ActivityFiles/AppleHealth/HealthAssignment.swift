import Measures
import Training

/// Assigns samples to workouts in one pass over all workouts in order of time.
struct HealthAssignment {
    /// Per kind: start index of each workout's samples in its series, with one more entry than workouts.
    private var bounds: [[Int]] = []

    /// Longest workout in seconds. Longer ones are errors of an app and get no samples, since they could collect years of them.
    private static let longest = 7 * 86_400
    /// Highest number of simultaneous workouts.
    private static let widest = 16

    /// - Parameters:
    ///   - series: samples that no workout uses, usually most of them, are removed; the rest is sorted by workout.
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

    /// Returns the positions of a kind's samples of a workout in its series.
    func samples(of kind: HealthKind, in workout: Int) -> Range<Int> {
        let bounds = bounds[Int(kind.rawValue)]
        guard workout + 1 < bounds.count else { return 0..<0 }
        return bounds[workout]..<bounds[workout + 1]
    }

    /// Finds the workouts at a moment; fast because successive moments are mostly close.
    private struct Lookup {
        private let starts: [Int]
        private let ends: [Int]
        /// The latest end of this workout and all earlier ones.
        private let latestEnds: [Int]
        private(set) var found: [Int] = []
        /// The range without a start or end of a workout: `found` is valid for all its moments.
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

        /// - Parameter isOpen: whether to exclude a workout's last second.
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
