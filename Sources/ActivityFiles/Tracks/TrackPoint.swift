/// A kind of value in a track point.
enum TrackValue {
    case time, latitude, longitude, altitude, distance, speed, heartRate, cadence, power, temperature, accuracy
    /// A cadence of one foot, regardless of the sport.
    case strides
    /// Unused text.
    case ignored

    /// Name in findings.
    var name: String {
        switch self {
        case .time: "time"
        case .latitude, .longitude: "position"
        case .altitude: "altitude"
        case .distance: "distance"
        case .speed: "speed"
        case .heartRate: "heart rate"
        case .cadence, .strides: "cadence"
        case .power: "power"
        case .temperature: "temperature"
        case .accuracy: "accuracy"
        case .ignored: "text"
        }
    }
}

/// Values of one track point before any check. Missing values are NaN, inside the readers only.
struct TrackPoint {
    /// Seconds since 1970.
    var time = Double.nan
    var latitude = Double.nan
    var longitude = Double.nan
    var altitude = Double.nan
    var distance = Double.nan
    var speed = Double.nan
    var heartRate = Double.nan
    var cadence = Double.nan
    var power = Double.nan
    var temperature = Double.nan
    var accuracy = Double.nan
    /// Whether its cadence, readable or not, counts one foot.
    var countsStrides = false

    /// Whether the value is still missing. Some watches write every extension twice, and the first copy counts.
    @inline(__always)
    func lacks(_ value: TrackValue) -> Bool {
        switch value {
        case .time: time.isNaN
        case .latitude: latitude.isNaN
        case .longitude: longitude.isNaN
        case .altitude: altitude.isNaN
        case .distance: distance.isNaN
        case .speed: speed.isNaN
        case .heartRate: heartRate.isNaN
        case .cadence, .strides: cadence.isNaN
        case .power: power.isNaN
        case .temperature: temperature.isNaN
        case .accuracy: accuracy.isNaN
        case .ignored: false
        }
    }

    @inline(__always)
    mutating func set(_ value: TrackValue, to number: Double) {
        switch value {
        case .time: time = number
        case .latitude: latitude = number
        case .longitude: longitude = number
        case .altitude: altitude = number
        case .distance: distance = number
        case .speed: speed = number
        case .heartRate: heartRate = number
        case .cadence, .strides: cadence = number
        case .power: power = number
        case .temperature: temperature = number
        case .accuracy: accuracy = number
        case .ignored: return
        }
    }
}
