/// What the program around the machine has to do, in the order of the list.
public enum CaptureEffect: Equatable, Sendable {
    /// Append this record to the stored log.
    case persist([UInt8])
    /// Open the storage, then report `ready` or `failed`.
    case startRecorder
    /// Subscribe to the sensor, or connect to it again.
    case startSensor
    case stopSensor
    case keepAwake(Bool)
    case haptic(CaptureHaptic)
    case sound(CaptureCue)
    case announce(CaptureCue)
    /// The session is complete: make its file from the log.
    case handOver
    /// The session is discarded: delete its log.
    case eraseLog
}

/// Kinds of vibration. The raw values are part of the interface of the live page's module.
public enum CaptureHaptic: UInt8, CaseIterable, Sendable {
    case selection, light, medium, heavy, success, warning, error
}

/// What the user hears of a session. The raw values are part of the interface of the live page's module.
public enum CaptureCue: UInt8, CaseIterable, Sendable {
    case started = 1
    case paused, resumed, ended, completed, sensorConnected, sensorLost, recovered, failed
}
