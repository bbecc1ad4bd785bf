/// The elements of GPX and of its many extensions whose text counts, by their local names.
enum GPXField {
    case none, time, altitude, heartRate, cadence, temperature, power, speed, accuracy
    case trackName, trackType

    /// What an element inside a track point holds.
    @inline(__always)
    init(_ name: Range<Int>, in scanner: borrowing XMLScanner) {
        // Told apart by length first: the comparison of two lengths settles most of them.
        switch name.count {
        case 2: self = scanner.isEqual(name, "hr") ? .heartRate : .none
        case 3: self = scanner.isEqual(name, "ele") ? .altitude : scanner.isEqual(name, "cad") ? .cadence : .none
        case 4:
            self =
                scanner.isEqual(name, "time")
                ? .time : scanner.isEqual(name, "temp") ? .temperature : scanner.isEqual(name, "hAcc") ? .accuracy : .none
        case 5:
            self =
                scanner.isEqual(name, "atemp")
                ? .temperature : scanner.isEqual(name, "speed") ? .speed : scanner.isEqual(name, "power") ? .power : .none
        case 7: self = scanner.isEqual(name, "cadence") ? .cadence : .none
        case 9: self = scanner.isEqual(name, "heartrate") || scanner.isEqual(name, "heartRate") ? .heartRate : .none
        case 11: self = scanner.isEqual(name, "temperature") ? .temperature : .none
        case 12: self = scanner.isEqual(name, "PowerInWatts") ? .power : .none
        case 19: self = scanner.isEqual(name, "accuracy_horizontal") ? .accuracy : .none
        default: self = .none
        }
    }
}
