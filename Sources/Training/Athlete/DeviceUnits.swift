/// Temperature unit of the athlete's devices. Each browser has its own display settings; devices get this one.
public enum DeviceTemperature: String, CaseIterable, Sendable {
    case celsius, fahrenheit
}

/// Units of distance of the athlete's devices.
public enum DeviceDistance: String, CaseIterable, Sendable {
    case metric, imperial
}
