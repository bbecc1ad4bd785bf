/// The elements of a TCX lap and its track points whose text counts, by their local names.
enum TCXField {
    case none
    case point, track, lap, value
    case time, latitude, longitude, altitude, distance, heartRate, cadence, runCadence, speed, power
    case totalTime, calories, averageHeartRate, maximumHeartRate
    case creatorName, notes

    /// What an element inside a lap is.
    @inline(__always)
    init(_ name: Range<Int>, in scanner: borrowing XMLScanner) {
        // Told apart by length first: the comparison of two lengths settles most of them.
        switch name.count {
        case 3: self = scanner.isEqual(name, "Lap") ? .lap : .none
        case 4: self = scanner.isEqual(name, "Time") ? .time : .none
        case 5:
            self =
                scanner.isEqual(name, "Value")
                ? .value
                : scanner.isEqual(name, "Watts")
                    ? .power : scanner.isEqual(name, "Speed") ? .speed : scanner.isEqual(name, "Track") ? .track : .none
        case 7: self = scanner.isEqual(name, "Cadence") ? .cadence : .none
        case 8: self = scanner.isEqual(name, "Calories") ? .calories : .none
        case 10: self = scanner.isEqual(name, "Trackpoint") ? .point : scanner.isEqual(name, "RunCadence") ? .runCadence : .none
        case 12: self = scanner.isEqual(name, "HeartRateBpm") ? .heartRate : .none
        case 14:
            self =
                scanner.isEqual(name, "DistanceMeters")
                ? .distance : scanner.isEqual(name, "AltitudeMeters") ? .altitude : .none
        case 15: self = scanner.isEqual(name, "LatitudeDegrees") ? .latitude : .none
        case 16:
            self =
                scanner.isEqual(name, "LongitudeDegrees")
                ? .longitude : scanner.isEqual(name, "TotalTimeSeconds") ? .totalTime : .none
        case 19:
            self =
                scanner.isEqual(name, "AverageHeartRateBpm")
                ? .averageHeartRate : scanner.isEqual(name, "MaximumHeartRateBpm") ? .maximumHeartRate : .none
        default: self = .none
        }
    }
}
