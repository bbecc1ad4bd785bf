import Measures

/// The course of one captured session. It has no clock and does nothing itself: events go in with their time, effects come out.
///
/// An accepted event that changes a started session becomes a record (``CaptureEffect/persist(_:)``). Replaying the records of a session
/// gives an equal machine. The state does not grow with the number of measurements: they are in the log only.
public struct CaptureMachine: Equatable, Sendable {
    public internal(set) var phase = CapturePhase.idle
    /// Nil before the start.
    public internal(set) var setup: CaptureSetup?
    public internal(set) var details = SessionDetails()
    /// When the recorder was ready; nil before.
    public internal(set) var start: CaptureTime?
    /// When the session ended; nil before, and after `resume`.
    public internal(set) var end: CaptureTime?
    /// Time of the last record; nil before the start.
    public internal(set) var lastRecord: CaptureTime?
    /// When the open pause began. The time after the end is one, because the session may be resumed.
    var pauseStart: CaptureTime?
    /// Milliseconds of all closed pauses.
    var paused: Int64 = 0
    var heart = HeartTally()

    /// Milliseconds after which a tick becomes a record, so that the log shows until when a session without a sensor ran.
    static let recordedTick: Int64 = 2000

    public init() {}

    public var isSensorConnected: Bool { heart.isSensorConnected }
    /// Number of measurements without skin contact or outside of `HeartRateMeasurement.plausible`. No figure uses them.
    public var unusedMeasurements: Int64 { heart.unused }

    /// Handles an event and returns its effects. A time before the last record counts as the time of the last record. Throws the reason
    /// if the event is not permitted in this phase; then the machine is unchanged.
    public mutating func handle(_ event: CaptureEvent) throws(CaptureRefusal) -> [CaptureEffect] {
        if let refusal = refusal(of: event.kind) { throw refusal }
        let time = max(event.time, lastRecord ?? event.time)
        guard isRecorded(event.kind, at: time) else { return apply(event.kind, at: time) }
        let previous = lastRecord
        let effects = apply(event.kind, at: time, previous: previous)
        lastRecord = phase == .idle ? nil : time
        return [.persist(CaptureLog.record(CaptureEvent(event.kind, at: time)))] + effects
    }

    /// Whether an accepted event belongs in the log. Before the start nothing does. Ticks do when the log has no newer record.
    private func isRecorded(_ kind: CaptureEvent.Kind, at time: CaptureTime) -> Bool {
        switch kind {
        case .start: return true
        case .tick:
            switch phase {
            case .starting, .running, .paused, .ending:
                return lastRecord.map { time - $0 >= CaptureMachine.recordedTick } ?? false
            case .idle, .completed, .failed: return false
            }
        default: return phase != .idle
        }
    }
}
