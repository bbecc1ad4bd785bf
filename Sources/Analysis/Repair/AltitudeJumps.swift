import Training

extension AltitudeCleaning {
    /// Metres per second, up or down, above which a change is a sensor error.
    static let fastestChange = 5.0
    /// Samples on either side of a jump whose medians decide whether the new level persists.
    static let levelSamples = 5

    /// Returns the series without impossible steps, and the samples after these steps.
    ///
    /// Samples after a step are shifted by its height; the longest part between two steps keeps its level. In a noisy series only a step
    /// with a persistent new level counts, since satellite errors return by themselves.
    static func withoutJumps(_ channel: Channel) -> (channel: Channel, jumps: [Int]) {
        let values = channel.values
        let isNoisy = isNoisy(values)
        var jumps: [Int] = []
        for index in values.indices.dropFirst() {
            let step = values[index] - values[index - 1]
            let seconds = max(1, channel.seconds[index] - channel.seconds[index - 1])
            guard abs(step) > fastestChange * seconds else { continue }
            if !isNoisy || stays(values, from: index, step: step) { jumps.append(index) }
        }
        guard !jumps.isEmpty else { return (channel, []) }
        var steady = channel
        var offset = offsetOfLongest(values, jumps)
        var next = 0
        for index in values.indices {
            if next < jumps.count, jumps[next] == index {
                offset -= values[index] - values[index - 1]
                next += 1
            }
            steady.values[index] = values[index] + offset
        }
        return (steady, jumps)
    }

    /// Whether the levels before and after a step differ by at least half of the step.
    private static func stays(_ values: [Double], from index: Int, step: Double) -> Bool {
        let before = lowerMedian(values[max(0, index - levelSamples)..<index])
        let after = lowerMedian(values[index..<min(values.count, index + levelSamples)])
        return step > 0 ? after - before >= step / 2 : before - after >= -step / 2
    }

    private static func lowerMedian(_ values: ArraySlice<Double>) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[(sorted.count - 1) / 2]
    }

    /// Returns the offset for the first part that leaves the longest part unchanged.
    private static func offsetOfLongest(_ values: [Double], _ jumps: [Int]) -> Double {
        var (longest, offset, ofLongest, start) = (0, 0.0, 0.0, 0)
        for end in jumps + [values.count] {
            if end - start > longest { (longest, ofLongest) = (end - start, offset) }
            if end < values.count { offset += values[end] - values[end - 1] }
            start = end
        }
        return ofLongest
    }
}

extension Recording {
    /// Altitudes without sensor jumps; unchanged in sports with such fast descents.
    var steadyAltitude: Channel? {
        guard let channel = channel(.altitude) else { return nil }
        let mayFall = unrepaired.contains(.elevation) || sport == .alpineSkiing || sport == .snowboarding
        return mayFall ? channel : AltitudeCleaning.withoutJumps(channel).channel
    }
}
