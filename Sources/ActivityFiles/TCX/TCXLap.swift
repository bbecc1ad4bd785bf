/// What one `<Lap>` says about itself; NaN for what it does not say.
struct TCXLap {
    /// Seconds since 1970.
    var start = Double.nan
    /// Seconds with the timer running.
    var timer = Double.nan
    /// Metres.
    var distance = Double.nan
    /// Kilocalories.
    var calories = Double.nan
    /// Beats per minute.
    var meanHeartRate = Double.nan
    var maximumHeartRate = Double.nan
    /// How many points stand before it: which of them is its first, if it has any.
    var firstPoint = 0
}

extension TrackOutliers {
    /// Removes what cannot be, as of a point. Without points the laps say when a recording ends: a lap of less than nothing would
    /// end it before it began.
    mutating func judge(_ lap: inout TCXLap) {
        check(&lap.timer, PlausibleAmounts.seconds, "time")
        check(&lap.distance, PlausibleAmounts.metres, "distance")
        check(&lap.calories, PlausibleAmounts.kilocalories, "energy")
        checkHeartRate(&lap.meanHeartRate)
        checkHeartRate(&lap.maximumHeartRate)
    }
}
