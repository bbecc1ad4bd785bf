/// Reads a log in chunks, which may end anywhere. Needs the memory of one chunk and one record.
public struct CaptureLogReader: Sendable {
    private var pending: [UInt8] = []
    private var position = 0
    /// Bytes of the log in the records that were read: the log is good up to there.
    public private(set) var validBytes = 0
    private var fault: CaptureLog.Ending?

    public init() {}

    public mutating func append(_ chunk: ArraySlice<UInt8>) {
        guard fault == nil else { return }
        pending.removeFirst(position)
        position = 0
        pending += chunk
    }

    /// Returns the next event; nil when the chunks so far contain no further whole record, and after a fault.
    public mutating func next() -> CaptureEvent? {
        guard fault == nil, position < pending.count else { return nil }
        let head = pending[position...]
        var cursor = ByteCursor(head)
        guard let version = cursor.byte() else { return nil }
        guard version == CaptureLog.version else { return stop(version > CaptureLog.version ? .newerVersion : .damaged) }
        guard let length = cursor.word() else { return nil }
        guard length <= CaptureLog.longestEvent else { return stop(.damaged) }
        guard let bytes = cursor.bytes(Int(length)), let checksum = cursor.doubleWord() else { return nil }
        guard checksum == CRC32.of(head.prefix(CaptureLog.headSize + Int(length))), let event = try? CaptureEvent(bytes: bytes)
        else {
            return stop(.damaged)
        }
        let size = CaptureLog.headSize + Int(length) + CaptureLog.checksumSize
        position += size
        validBytes += size
        return event
    }

    /// Why reading stopped, once all chunks were appended and read.
    public var ending: CaptureLog.Ending { fault ?? (position < pending.count ? .torn : .whole) }

    private mutating func stop(_ reason: CaptureLog.Ending) -> CaptureEvent? {
        fault = reason
        return nil
    }
}
