/// The elements of PWX with a meaning, by local name.
enum PWXElement {
    case workout, segment, sample, summary, athlete, device
    case time, sport, title
    case beginning, duration, stopped, distance
    case offset, heartRate, speed, power, cadence, latitude, longitude, altitude, temperature
    case other

    private static let names: [(StaticString, PWXElement)] = [
        ("sample", .sample), ("timeoffset", .offset), ("hr", .heartRate), ("spd", .speed), ("pwr", .power), ("cad", .cadence),
        ("dist", .distance), ("lat", .latitude), ("lon", .longitude), ("alt", .altitude), ("temp", .temperature),
        ("workout", .workout), ("segment", .segment), ("summarydata", .summary), ("athlete", .athlete), ("device", .device),
        ("time", .time), ("sportType", .sport), ("title", .title), ("beginning", .beginning), ("duration", .duration),
        ("durationstopped", .stopped),
    ]

    init(_ name: Range<Int>, in scanner: borrowing XMLScanner) {
        self = .other
        for (text, element) in PWXElement.names where scanner.isEqual(name, text) {
            self = element
            return
        }
    }

    /// What the element is of a sample; nil for others.
    var value: TrackValue? {
        switch self {
        case .offset: .time
        case .heartRate: .heartRate
        case .speed: .speed
        case .power: .power
        case .cadence: .cadence
        case .distance: .distance
        case .latitude: .latitude
        case .longitude: .longitude
        case .altitude: .altitude
        case .temperature: .temperature
        case .workout, .segment, .sample, .summary, .athlete, .device, .time, .sport, .title, .beginning, .duration, .stopped,
            .other:
            nil
        }
    }
}
