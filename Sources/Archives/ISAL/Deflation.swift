import CISAL

/// ISA-L's state of a deflate stream that is being written, at level 1.
final class Deflation {
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let levelBuffer: UnsafeMutablePointer<UInt8>
    /// Level 1 of ISA-L needs at least 20 kB and is fastest with 276 kB or more (`ISAL_DEF_LVL1_DEFAULT`).
    private static let levelBufferSize = 512 << 10

    init(_ wrapper: Compression.Wrapper) {
        stream = .allocate(capacity: 1)
        levelBuffer = .allocate(capacity: Deflation.levelBufferSize)
        isal_deflate_init(stream)
        stream.pointee.level = 1
        stream.pointee.level_buf = levelBuffer
        stream.pointee.level_buf_size = UInt32(Deflation.levelBufferSize)
        stream.pointee.gzip_flag = wrapper == .gzip ? UInt16(IGZIP_GZIP) : UInt16(IGZIP_DEFLATE)
    }

    deinit {
        stream.deallocate()
        levelBuffer.deallocate()
    }

    /// Compresses once. Both buffers have less than 4 GB.
    /// - Parameter isLast: whether the stream ends with `input`.
    func step(
        from input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> DeflationStep {
        stream.pointee.end_of_stream = isLast ? 1 : 0
        stream.pointee.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        isal_deflate(stream)
        return DeflationStep(
            consumed: input.count - Int(stream.pointee.avail_in), produced: output.count - Int(stream.pointee.avail_out),
            hasEnded: stream.pointee.internal_state.state == ZSTATE_END)
    }
}
