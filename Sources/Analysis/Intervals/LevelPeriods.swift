/// A period of a session at one level of effort.
struct LevelPeriod: Equatable {
    /// Whole seconds since the start; never empty.
    var seconds: Range<Int>
    var level: Double
}

extension SessionEffort {
    /// Cost of one more period, in squared shares of the usual level. A period of 20 s is found if its speed differs by 22 %,
    /// one of a minute by 13 %. Power varies far more from second to second.
    private var penalty: Double { measure == .power ? 0.4 : 0.1 }
    /// Seconds of a mean, and the most means, because the search takes the square of their number. Means of rides above
    /// four hours are longer, so that their periods must differ more.
    static let width = 5
    private static let mostMeans = 3000
    /// Shortest period in means.
    private static let leastMeans = 3
    /// Levels are cut off at this multiple of the usual one.
    private static let ceiling = 3.0

    /// The periods between change points of the level.
    var periods: [LevelPeriod] {
        let width = max(SessionEffort.width, (count + SessionEffort.mostMeans - 1) / SessionEffort.mostMeans)
        let means = (0..<(count / width)).map { share($0 * width..<($0 + 1) * width) }
        let parts = LevelChanges.parts(of: means, penalty: penalty, leastLength: SessionEffort.leastMeans)
        guard parts.count > 1 else { return [] }
        var bounds = parts.map { $0.lowerBound * width }
        for index in 1..<bounds.count {
            let end = index + 1 < bounds.count ? bounds[index + 1] : parts[index].upperBound * width
            bounds[index] = change(near: bounds[index], from: bounds[index - 1], to: end, reach: 2 * width)
        }
        bounds.append(count)
        return zip(bounds, bounds.dropFirst()).compactMap { start, end in
            guard start < end, let level = level.mean(start..<end) else { return nil }
            return LevelPeriod(seconds: start..<end, level: level)
        }
    }

    /// Returns the level of a range as a share of the usual one.
    private func share(_ range: Range<Int>) -> Double {
        min(SessionEffort.ceiling, (level.mean(range) ?? 0) / usual)
    }

    /// Returns the second within `reach` of a change at which two even levels fit best.
    private func change(near bound: Int, from start: Int, to end: Int, reach: Int) -> Int {
        let (first, last) = (max(start + 1, bound - reach), min(end - 1, bound + reach))
        guard first < last else { return bound }
        let margin = SessionEffort.width
        let before = share(start..<max(start + 1, bound - margin))
        let after = share(min(end - 1, bound + margin)..<end)
        var best = (place: bound, gain: -Double.infinity)
        var gain = 0.0
        for second in first...last {
            if second > first {
                let value = share((second - 1)..<second)
                gain += (value - after) * (value - after) - (value - before) * (value - before)
            }
            if gain > best.gain { best = (second, gain) }
        }
        return best.place
    }
}
