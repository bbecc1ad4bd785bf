import Training

extension TrackColumns {
    /// Converts strides to steps if a device counted one foot only while running or walking.
    ///
    /// GPX does not state which it is. Runners average at least 120 steps a minute and walkers at least 75, and runners average at most 120
    /// strides, so the mean decides.
    mutating func countBothFeet(in sport: Sport) {
        let fewest: Double
        switch sport {
        case .running, .trailRunning, .trackRunning, .treadmillRunning: fewest = 120
        case .walking, .hiking: fewest = 75
        default: return
        }
        var sum = 0.0
        var count = 0
        for value in cadence.values where value > 0 {
            sum += value
            count += 1
        }
        guard count > 0, sum / Double(count) < fewest else { return }
        cadence.scale(by: 2)
    }
}
