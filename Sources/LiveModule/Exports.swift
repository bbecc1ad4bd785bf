import Capture

// The functions that JavaScript calls; README.md describes them. A page has one session and one thread.

nonisolated(unsafe) private var live = LiveSession()
nonisolated(unsafe) private var input = SharedBuffer()
nonisolated(unsafe) private var output = SharedBuffer()

/// Memory that JavaScript reads and writes by its address.
private struct SharedBuffer {
    private var start: UnsafeMutablePointer<UInt8>?
    private var capacity = 0

    static let largest = 1 << 20

    var address: UInt32 { UInt32(UInt(bitPattern: start)) }

    mutating func reserve(_ size: Int) {
        guard size > capacity else { return }
        start?.deallocate()
        start = .allocate(capacity: size)
        capacity = size
    }

    mutating func write(_ bytes: [UInt8]) -> UInt32 {
        reserve(bytes.count)
        bytes.withUnsafeBufferPointer { source in
            if let from = source.baseAddress { start?.update(from: from, count: source.count) }
        }
        return UInt32(bytes.count)
    }

    /// Returns a copy of the first bytes; all if the buffer has fewer.
    func bytes(_ size: UInt32) -> ArraySlice<UInt8> {
        Array(UnsafeBufferPointer(start: start, count: min(Int(truncatingIfNeeded: size), capacity)))[...]
    }
}

@_cdecl("live_input")
public func liveInput(_ size: UInt32) -> UInt32 {
    guard size <= SharedBuffer.largest else { return 0 }
    input.reserve(max(1, Int(size)))
    return input.address
}

@_cdecl("live_output")
public func liveOutput() -> UInt32 { output.address }

@_cdecl("live_handle")
public func liveHandle(_ size: UInt32) -> UInt32 { output.write(live.handle(input.bytes(size))) }

@_cdecl("live_reset")
public func liveReset() { live.reset() }

@_cdecl("live_replay_begin")
public func liveReplayBegin() { live.beginReplay() }

@_cdecl("live_replay")
public func liveReplay(_ size: UInt32) { live.replay(input.bytes(size)) }

@_cdecl("live_replay_end")
public func liveReplayEnd() -> UInt32 { output.write(live.endReplay()) }

@_cdecl("live_fit_begin")
public func liveFITBegin() { live.beginFile() }

@_cdecl("live_fit")
public func liveFIT(_ size: UInt32) { live.readFile(input.bytes(size)) }

@_cdecl("live_fit_end")
public func liveFITEnd() -> UInt32 { output.write(live.endFile()) }

@_cdecl("live_session")
public func liveSession() -> UInt32 { output.write(live.session()) }
