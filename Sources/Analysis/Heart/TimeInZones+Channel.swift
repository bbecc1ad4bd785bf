public import Training

extension TimeInZones {
    /// Longest time in seconds for which a value counts: a lost signal is no training.
    public static let longestHold = 10.0

    /// Returns the seconds in each zone. A value counts until the next one, but at most `longestHold`.
    /// - Returns: one number more than bounds; nil with fewer than two samples, or without any time.
    public static func seconds(of channel: Channel, bounds: [Double]) -> [Double]? {
        guard channel.values.count >= 2 else { return nil }
        var times = [Double](repeating: 0, count: bounds.count + 1)
        for index in channel.seconds.indices.dropLast() {
            let held = min(longestHold, channel.seconds[index + 1] - channel.seconds[index])
            times[zone(of: channel.values[index], bounds: bounds)] += held
        }
        return times.reduce(0, +) > 0 ? times : nil
    }
}
