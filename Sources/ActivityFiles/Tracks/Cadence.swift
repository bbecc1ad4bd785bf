import Training

extension TrackColumns {
    /// Makes steps of strides where a running or walking device counted one foot only.
    ///
    /// GPX does not say which it is. Nobody runs at fewer than 120 steps a minute on average or walks at fewer than 75, and
    /// nobody runs at more than 120 strides: the mean tells the two apart.
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
