/// A log that is replayed through a machine, chunk by chunk.
public struct CaptureReplay: Sendable {
    public private(set) var machine = CaptureMachine()
    private var reader = CaptureLogReader()
    private var refused = false
    /// Bytes of the log that the machine accepted: cut the log there before appending to it.
    public private(set) var validBytes = 0

    public init() {}

    /// Replays the whole records of the next chunk. Stops for good at a damaged record or one that the machine refuses.
    public mutating func replay(_ chunk: ArraySlice<UInt8>) {
        replay(chunk) { _, _, _ in }
    }

    /// The same; calls `observe` with each event and the machine before and after it.
    mutating func replay(_ chunk: ArraySlice<UInt8>, observe: (CaptureEvent, CaptureMachine, CaptureMachine) -> Void) {
        guard !refused else { return }
        reader.append(chunk)
        while let event = reader.next() {
            let before = machine
            do {
                _ = try machine.handle(event)
            } catch {
                refused = true
                return
            }
            validBytes = reader.validBytes
            observe(event, before, machine)
        }
    }

    /// Why the replay stopped, once all chunks were replayed.
    public var ending: CaptureLog.Ending { refused ? .damaged : reader.ending }
}
