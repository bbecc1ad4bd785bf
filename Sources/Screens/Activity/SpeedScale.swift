/// Range of the speeds or powers of an activity's parts, for bars from the slowest to the fastest in five colours.
struct SpeedScale: Equatable {
    private var low: Double
    private var high: Double

    /// Least range as a share of the fastest part: even parts have bars of nearly the same length and colour.
    private static let leastRange = 0.12
    /// Length of the shortest bar.
    private static let shortest = 0.12
    /// Number of colours, as on the map.
    private static let steps = 5.0

    /// - Returns: nil without a positive value.
    init?(_ values: [Double]) {
        let known = values.filter { $0.isFinite && $0 > 0 }
        guard let low = known.min(), let high = known.max() else { return nil }
        self.high = high
        self.low = min(low, (1 - SpeedScale.leastRange) * high)
    }

    /// Returns the length of a bar, 0.12…1.
    func fraction(_ value: Double) -> Double { SpeedScale.shortest + (1 - SpeedScale.shortest) * share(value) }

    /// Returns the colour of a bar, 1 for the slowest to 5 for the fastest.
    func step(_ value: Double) -> Int { 1 + Int(min(SpeedScale.steps - 1, (share(value) * SpeedScale.steps).rounded(.down))) }

    private func share(_ value: Double) -> Double {
        let share = (value - low) / (high - low)
        return share.isFinite ? min(1, max(0, share)) : 0
    }
}
