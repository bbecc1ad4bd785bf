import Measures

/// Values that nothing on foot, wheels or water can have, counted by kind. They are left out, never bent into range.
struct TrackOutliers {
    private(set) var counts = Counts<String>()

    /// Adds what was removed from other points.
    mutating func add(_ other: TrackOutliers) { counts.add(other.counts) }

    /// Removes what cannot be.
    /// - Returns: whether the point is a marker of a pause: a latitude of 90 or more, or none at all written as NaN.
    @inline(__always)
    mutating func judge(_ point: inout TrackPoint, last: Coordinate?) -> Bool {
        var isMarker = false
        if !(point.latitude > -90 && point.latitude < 90 && point.longitude >= -180 && point.longitude <= 180)
            || point.latitude == 0 || point.longitude == 0
        {
            isMarker = judgePosition(&point, last: last)
        }
        checkHeartRate(&point.heartRate)
        check(&point.altitude, PlausibleAmounts.altitudes, "altitude")
        check(&point.distance, PlausibleAmounts.metres, "distance")
        check(&point.speed, PlausibleAmounts.speeds, "speed")
        check(&point.cadence, 0...400, "cadence")
        check(&point.power, 0...5_000, "power")
        check(&point.temperature, PlausibleAmounts.temperatures, "temperature")
        check(&point.accuracy, PlausibleAmounts.accuracies, "accuracy")
        return isMarker
    }

    /// Zeros are written for "no fix". The equator and the meridian are real, though: a single zero counts as a place when the
    /// point before was nearby.
    private mutating func judgePosition(_ point: inout TrackPoint, last: Coordinate?) -> Bool {
        if point.latitude.isNaN, point.longitude.isNaN { return false }
        let isPlace =
            point.latitude > -90 && point.latitude < 90 && point.longitude >= -180 && point.longitude <= 180
            && !(point.latitude == 0 && point.longitude == 0)
        if isPlace {
            guard let last else { return false }
            if abs(last.latitude - point.latitude) < 0.5, abs(last.longitude - point.longitude) < 0.5 { return false }
        }
        let isMarker = point.latitude >= 90 || point.latitude.isNaN
        point.latitude = .nan
        point.longitude = .nan
        counts.add("position")
        return isMarker
    }

    /// Zero is how devices write that there was none, and is not counted.
    @inline(__always)
    mutating func checkHeartRate(_ value: inout Double) {
        if value == 0 { value = .nan }
        check(&value, PlausibleAmounts.heartRates, "heart rate")
    }

    @inline(__always)
    mutating func check(_ value: inout Double, _ range: ClosedRange<Double>, _ what: String) {
        if value.isNaN || (value >= range.lowerBound && value <= range.upperBound) { return }
        value = .nan
        counts.add(what)
    }
}
