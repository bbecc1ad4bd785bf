import Analysis

/// Scale of the bars that compare the training load of activities in a list.
struct EffortScale: Equatable, Sendable {
    /// Load of a full bar.
    var full: Double

    /// A full bar has at least the load of an hour at threshold, so that easy activities alone look easy.
    static let leastFull = 100.0
    /// A single very long day does not make all other bars short.
    static let mostFull = 200.0

    /// Returns nil unless two activities have a load: a bar alone compares nothing.
    init?(_ digests: [ActivityDigest]) {
        var (largest, count) = (0.0, 0)
        for place in digests.indices where !digests[place].isLeftOut {
            guard let load = digests[place].load?.value else { continue }
            largest = max(largest, load)
            count += 1
        }
        guard count > 1 else { return nil }
        full = min(EffortScale.mostFull, max(EffortScale.leastFull, largest.rounded(.up)))
    }

    /// Returns the length of a bar in percent.
    func percent(_ load: Double) -> Int { Int(max(0, min(1, load / full)) * 100 + 0.5) }
}
