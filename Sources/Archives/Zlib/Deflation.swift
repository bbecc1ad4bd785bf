import CZlib

/// zlib's state of a deflate stream that is being written, at level 1.
final class Deflation {
    private let stream: UnsafeMutablePointer<z_stream>

    init(_ wrapper: Compression.Wrapper) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // A window of 15 bits. A negative size selects bare deflate, 16 more select gzip.
        let status = deflateInit2_(
            stream, 1, Z_DEFLATED, wrapper == .gzip ? 31 : -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib cannot begin: \(status)")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Compresses once. Both buffers have less than 4 GB.
    /// - Parameter isLast: whether the stream ends with `input`.
    func step(
        from input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> DeflationStep {
        stream.pointee.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let result = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        return DeflationStep(
            consumed: input.count - Int(stream.pointee.avail_in), produced: output.count - Int(stream.pointee.avail_out),
            hasEnded: result == Z_STREAM_END)
    }
}
