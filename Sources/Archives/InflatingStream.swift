import CISAL

/// The content of a deflate stream, or of consecutive gzip members.
///
/// Damage does not throw: the bytes before it are delivered, and `damage` holds its kind. Exceeded limits throw.
final class InflatingStream: ByteStream {
    enum Wrapper { case none, gzip }

    private let input: ByteStream
    private let wrapper: Wrapper
    private let budget: InflationBudget
    private let state: UnsafeMutablePointer<inflate_state>
    private var buffer: [UInt8]
    /// The part of `buffer` that ISA-L has not consumed.
    private var unread = 0..<0
    private var consumed = 0
    private var produced = 0
    private var isFinished = false

    /// - Parameter inputSize: size of the input in bytes if known; small files need small buffers.
    init(_ input: ByteStream, wrapper: Wrapper, budget: InflationBudget, label: String, inputSize: Int = .max) {
        self.input = input
        self.wrapper = wrapper
        self.budget = budget
        buffer = [UInt8](repeating: 0, count: max(64, min(64 << 10, inputSize)))
        state = .allocate(capacity: 1)
        isal_inflate_init(state)
        state.pointee.crc_flag = wrapper == .gzip ? UInt32(ISAL_GZIP) : UInt32(ISAL_DEFLATE)
        super.init(label: label)
    }

    deinit { state.deallocate() }

    override func read(into output: inout [UInt8]) throws(ArchiveError) -> Int {
        var filled = 0
        while filled == 0, !isFinished {
            var isInputOver = false
            if unread.isEmpty {
                unread = 0..<(try input.read(into: &buffer))
                isInputOver = unread.isEmpty
            }
            let (result, step) = inflate(into: &output)
            filled = step
            produced += step
            try budget.spend(step: step, input: consumed, output: produced, label: label)
            if result < 0 {
                if produced == 0 { throw .notDeflated(label: label) }
                end(with: result == ISAL_INCORRECT_CHECKSUM ? .checksumMismatch : .corrupt(offset: produced))
            } else if state.pointee.block_state == ISAL_BLOCK_FINISH {
                try memberEnded()
            } else if step == 0, isInputOver {
                end(with: input.damage ?? .truncated(offset: produced))
            }
        }
        return filled
    }

    /// Calls ISA-L once. Consumes at most the unread input and never writes beyond `output`.
    private func inflate(into output: inout [UInt8]) -> (result: Int32, step: Int) {
        let capacity = UInt32(clamping: output.count)
        let before = unread.count
        let result = buffer.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                state.pointee.next_in = source.baseAddress.map { $0 + unread.lowerBound }
                state.pointee.avail_in = UInt32(before)
                state.pointee.next_out = target.baseAddress
                state.pointee.avail_out = capacity
                return isal_inflate(state)
            }
        }
        let taken = before - Int(state.pointee.avail_in)
        consumed += taken
        unread = (unread.lowerBound + taken)..<unread.upperBound
        return (result, Int(capacity - state.pointee.avail_out))
    }

    /// Continues after a member: another member may follow, or padding, which is ignored.
    private func memberEnded() throws(ArchiveError) {
        guard wrapper == .gzip else { return end(with: nil) }
        if unread.isEmpty { unread = 0..<(try input.read(into: &buffer)) }
        guard unread.count >= 1, buffer[unread.lowerBound] == 0x1F else { return end(with: nil) }
        isal_inflate_reset(state)
        state.pointee.crc_flag = UInt32(ISAL_GZIP)
    }

    private func end(with damage: ArchiveDamage?) {
        self.damage = damage
        isFinished = true
    }
}

/// A stream with a length and a CRC-32 known beforehand, from the directory of a zip.
final class CheckedStream: ByteStream {
    private let input: ByteStream
    private let statedSize: Int
    private let statedChecksum: UInt32
    private var size = 0
    private var checksum: UInt32 = 0

    init(_ input: ByteStream, size: Int, checksum: UInt32, label: String) {
        self.input = input
        statedSize = size
        statedChecksum = checksum
        super.init(label: label)
    }

    override func read(into buffer: inout [UInt8]) throws(ArchiveError) -> Int {
        let count = try input.read(into: &buffer)
        size += count
        if count > 0 {
            checksum = buffer.withUnsafeBufferPointer { crc32_gzip_refl(checksum, $0.baseAddress, UInt64(count)) }
        } else if let damage = input.damage {
            self.damage = damage
        } else if size != statedSize {
            damage = size < statedSize ? .truncated(offset: size) : .sizeMismatch(stated: statedSize, actual: size)
        } else if checksum != statedChecksum {
            damage = .checksumMismatch
        }
        return count
    }
}
