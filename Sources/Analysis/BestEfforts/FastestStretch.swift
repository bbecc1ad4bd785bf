/// The fastest stretch of a given length inside an activity.
///
/// Formula: least elapsed time over all windows of the length; the best one starts or ends at a sample.
/// Units: seconds and metres.
/// Source: two pointers over cumulative distance, straight lines between samples.
/// Grade: established.
public enum FastestStretch {
    public static let card = ModelCard(
        id: "best_effort", name: "Best effort", alsoKnownAs: ["fastest stretch"],
        formula: "least elapsed time over all windows of the distance, pauses included, linear between samples", units: "s",
        source: "our own search over both window ends, because a window that starts between samples can be the fastest",
        grade: .established,
        limits:
            "Left out when a gap of more than 5 s between positions lies in it (20 s where the device counted the "
            + "distance through it), when 10 s of it are faster than 9 m/s, or when it beats the world record: then the "
            + "satellites erred. On a treadmill only what the heart rate proves to be an effort counts for VDOT, and never "
            + "as a race: the distance was not measured. A race counts with its own time over its official distance. "
            + "Listed as it was run; for VDOT, critical speed and whether it was tried its hills are taken out where they "
            + "rise or fall 10 m a kilometre and more, by grade-adjusted pace within 0.8 to 1.25, and the heat of the day.")

    public struct Window: Equatable, Sendable {
        public var start: Double
        public var end: Double
        public var seconds: Double { end - start }
    }

    /// Returns the fastest stretch. The columns have equal length and never fall. Nil if the run is shorter than `metres`.
    /// - Parameters:
    ///   - seconds: time of each point.
    ///   - metres: distance of each point from the start.
    ///   - length: metres of the stretch.
    ///   - isAllowed: whether a window between two moments may count.
    public static func find(
        seconds: [Double], metres: [Double], length: Double, isAllowed: (Double, Double) -> Bool = { _, _ in true }
    ) -> Window? {
        guard seconds.count == metres.count, seconds.count >= 2, length > 0 else { return nil }
        var best: Window?
        func offer(_ start: Double, _ end: Double) {
            guard end > start, best.map({ end - start < $0.seconds }) ?? true, isAllowed(start, end) else { return }
            best = Window(start: start, end: end)
        }
        // Windows that start at a sample; the end is the first moment at the length.
        var end = 1
        for start in seconds.indices {
            let goal = metres[start] + length
            while end < metres.count, metres[end] < goal { end += 1 }
            guard end < metres.count else { break }
            let step = metres[end] - metres[end - 1]
            let share = step > 0 ? (goal - metres[end - 1]) / step : 1
            offer(seconds[start], seconds[end - 1] + share * (seconds[end] - seconds[end - 1]))
        }
        // Windows that end at a sample; the start is the last moment at the length before it.
        var start = 0
        for end in seconds.indices {
            let goal = metres[end] - length
            guard goal >= metres[0] else { continue }
            while start + 1 < end, metres[start + 1] <= goal { start += 1 }
            let step = metres[start + 1] - metres[start]
            let share = step > 0 ? min(1, (goal - metres[start]) / step) : 0
            offer(seconds[start] + share * (seconds[start + 1] - seconds[start]), seconds[end])
        }
        return best
    }
}
