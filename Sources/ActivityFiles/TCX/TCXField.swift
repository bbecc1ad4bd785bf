/// The elements of a TCX lap and its track points with relevant text, by local name.
enum TCXField: Equatable {
    case none
    case point, track, lap, value
    /// A value of a point; a lap has a distance as well.
    case measured(TrackValue)
    case totalTime, calories, averageHeartRate, maximumHeartRate
    case creatorName, notes

    /// Returns the meaning of an element inside a lap.
    @inline(__always)
    init(_ name: Range<Int>, in scanner: borrowing XMLScanner) {
        // Switches on the length first, so that most names need no comparison of bytes.
        switch name.count {
        case 3: self = scanner.isEqual(name, "Lap") ? .lap : .none
        case 4: self = scanner.isEqual(name, "Time") ? .measured(.time) : .none
        case 5:
            self =
                scanner.isEqual(name, "Value")
                ? .value
                : scanner.isEqual(name, "Watts")
                    ? .measured(.power)
                    : scanner.isEqual(name, "Speed") ? .measured(.speed) : scanner.isEqual(name, "Track") ? .track : .none
        case 7: self = scanner.isEqual(name, "Cadence") ? .measured(.cadence) : .none
        case 8: self = scanner.isEqual(name, "Calories") ? .calories : .none
        case 10:
            self =
                scanner.isEqual(name, "Trackpoint") ? .point : scanner.isEqual(name, "RunCadence") ? .measured(.strides) : .none
        case 12: self = scanner.isEqual(name, "HeartRateBpm") ? .measured(.heartRate) : .none
        case 14:
            self =
                scanner.isEqual(name, "DistanceMeters")
                ? .measured(.distance) : scanner.isEqual(name, "AltitudeMeters") ? .measured(.altitude) : .none
        case 15: self = scanner.isEqual(name, "LatitudeDegrees") ? .measured(.latitude) : .none
        case 16:
            self =
                scanner.isEqual(name, "LongitudeDegrees")
                ? .measured(.longitude) : scanner.isEqual(name, "TotalTimeSeconds") ? .totalTime : .none
        case 19:
            self =
                scanner.isEqual(name, "AverageHeartRateBpm")
                ? .averageHeartRate : scanner.isEqual(name, "MaximumHeartRateBpm") ? .maximumHeartRate : .none
        default: self = .none
        }
    }
}
