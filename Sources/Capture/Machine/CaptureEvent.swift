/// Something that happened to a session, with its time.
public struct CaptureEvent: Equatable, Sendable {
    public var time: CaptureTime
    public var kind: Kind

    public init(_ kind: Kind, at time: CaptureTime) {
        self.kind = kind
        self.time = time
    }

    public enum Kind: Equatable, Sendable {
        case start(CaptureSetup)
        /// The recorder can store the log.
        case ready
        case failed(CaptureFailure)
        case measured(HeartRateMeasurement)
        case sensorConnected
        case sensorLost
        case pause
        /// From paused to running, or from ending back to running.
        case resume
        case end
        /// Replaces all earlier details.
        case details(SessionDetails)
        case complete
        case discard
        /// The program continues a session that was interrupted. The time since the last record is a pause.
        case recover
        /// The session was interrupted and ended with its last record.
        case endAtLastRecord
        /// Time passed.
        case tick
    }
}
