/// A log that is replayed through a machine, chunk by chunk.
public struct CaptureReplay: Sendable {
    public private(set) var machine = CaptureMachine()
    private var reader = CaptureLogReader()
    private var refused = false
    /// Bytes of the log in records that were read: cut the log there before appending to it.
    public var validBytes: Int { reader.validBytes }

    public init() {}

    /// Replays the whole records of the next chunk. Stops for good at a damaged record, because the next one cannot be found. Passes over an
    /// event that the machine refuses: the event that permitted it is missing, and measurements after it are still good.
    public mutating func replay(_ chunk: ArraySlice<UInt8>) {
        replay(chunk) { _, _, _ in }
    }

    /// The same; calls `observe` with each event and the machine before and after it.
    mutating func replay(_ chunk: ArraySlice<UInt8>, observe: (CaptureEvent, CaptureMachine, CaptureMachine) -> Void) {
        reader.append(chunk)
        while let event = reader.next() {
            let before = machine
            do {
                _ = try machine.handle(event)
            } catch {
                refused = true
                continue
            }
            observe(event, before, machine)
        }
    }

    /// Why the replay stopped, once all chunks were replayed.
    public var ending: CaptureLog.Ending { refused && reader.ending != .newerVersion ? .damaged : reader.ending }
}
