/// The elements of GPX and its many extensions with relevant text, by local name.
enum GPXField: Equatable {
    case none, trackName, trackType, trackNotes, fileTime
    case point(TrackValue)

    /// Returns the meaning of an element inside a track point.
    @inline(__always)
    init(_ name: Range<Int>, in scanner: borrowing XMLScanner) {
        // Switches on the length first, so that most names need no comparison of bytes.
        switch name.count {
        case 2: self = scanner.isEqual(name, "hr") ? .point(.heartRate) : .none
        case 3: self = scanner.isEqual(name, "ele") ? .point(.altitude) : scanner.isEqual(name, "cad") ? .point(.cadence) : .none
        case 4:
            self =
                scanner.isEqual(name, "time")
                ? .point(.time)
                : scanner.isEqual(name, "temp") ? .point(.temperature) : scanner.isEqual(name, "hAcc") ? .point(.accuracy) : .none
        case 5:
            self =
                scanner.isEqual(name, "atemp")
                ? .point(.temperature)
                : scanner.isEqual(name, "speed") ? .point(.speed) : scanner.isEqual(name, "power") ? .point(.power) : .none
        case 7: self = scanner.isEqual(name, "cadence") ? .point(.cadence) : .none
        case 9: self = scanner.isEqual(name, "heartrate") || scanner.isEqual(name, "heartRate") ? .point(.heartRate) : .none
        case 11: self = scanner.isEqual(name, "temperature") ? .point(.temperature) : .none
        case 12: self = scanner.isEqual(name, "PowerInWatts") ? .point(.power) : .none
        case 19: self = scanner.isEqual(name, "accuracy_horizontal") ? .point(.accuracy) : .none
        default: self = .none
        }
    }
}
