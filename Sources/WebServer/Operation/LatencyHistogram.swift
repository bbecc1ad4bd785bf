/// Number of requests by duration, in the buckets of a Prometheus histogram.
struct LatencyHistogram: Equatable, Sendable {
    /// Upper bounds of the buckets in seconds. The last bucket has none.
    static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

    /// Requests of each bucket; not cumulated.
    private(set) var counts = [Int](repeating: 0, count: LatencyHistogram.bounds.count + 1)
    /// Seconds of all requests.
    private(set) var sum = 0.0

    mutating func add(seconds: Double) {
        counts[LatencyHistogram.bounds.firstIndex { seconds <= $0 } ?? LatencyHistogram.bounds.count] += 1
        sum += seconds
    }

    /// Requests up to each bound, and all requests.
    var cumulated: [Int] {
        var total = 0
        return counts.map { count in
            total += count
            return total
        }
    }
}
