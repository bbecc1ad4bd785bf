/// Stated amounts of a lap; NaN for missing values.
struct TrackLap {
    /// Seconds since 1970.
    var start = Double.nan
    /// Seconds on the timer.
    var timer = Double.nan
    /// Metres.
    var distance = Double.nan
    /// Kilocalories.
    var calories = Double.nan
    /// Beats per minute.
    var meanHeartRate = Double.nan
    var maximumHeartRate = Double.nan
    /// Number of points before it, the index of its first point.
    var firstPoint = 0
}

extension TrackOutliers {
    /// Removes impossible values, as for a point. Without points, the laps determine the end of a recording, and a lap with a negative
    /// length would put it before the start.
    mutating func judge(_ lap: inout TrackLap) {
        check(&lap.timer, PlausibleAmounts.seconds, "time")
        check(&lap.distance, PlausibleAmounts.metres, "distance")
        check(&lap.calories, PlausibleAmounts.kilocalories, "energy")
        checkHeartRate(&lap.meanHeartRate)
        checkHeartRate(&lap.maximumHeartRate)
    }
}
