import Measures

/// Counts values that are impossible on foot, wheels or water, by kind. They are omitted, never changed.
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

    /// Removes zeros that represent a missing fix. The equator and the zero meridian are real: a single zero is valid if the point before
    /// is nearby.
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

    /// Devices write zero for a missing value; it is not counted.
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
