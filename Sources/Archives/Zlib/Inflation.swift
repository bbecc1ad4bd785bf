import CZlib

/// zlib's state of a deflate stream that is being expanded.
final class Inflation {
    private let stream: UnsafeMutablePointer<z_stream>

    init(_ wrapper: InflatingStream.Wrapper) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // A window of 15 bits. A negative size selects bare deflate, 16 more select gzip.
        let status = inflateInit2_(stream, wrapper == .gzip ? 31 : -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib cannot begin: \(status)")
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Expands once. Consumes at most `input` and never writes beyond `output`; both have less than 4 GB.
    func step(from input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>) -> InflationStep {
        stream.pointee.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let result = inflate(stream, Z_NO_FLUSH)
        let outcome: InflationStep.Outcome =
            switch result {
            case Z_STREAM_END: .ended
            // Z_BUF_ERROR means that more input or output space is needed.
            case Z_OK, Z_BUF_ERROR: .unfinished
            default: isChecksumMismatch ? .checksumMismatch : .corrupt
            }
        return InflationStep(
            consumed: input.count - Int(stream.pointee.avail_in), produced: output.count - Int(stream.pointee.avail_out),
            outcome: outcome)
    }

    /// Begins another stream with the same wrapper.
    func reset() { inflateReset(stream) }

    /// zlib has one code for all damage; only its message names the check that failed.
    private var isChecksumMismatch: Bool {
        guard let message = stream.pointee.msg else { return false }
        return ["incorrect data check", "incorrect length check", "header crc mismatch"].contains(String(cString: message))
    }
}
