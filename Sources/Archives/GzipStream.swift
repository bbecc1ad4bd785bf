import CZlib

/// Gzip in pieces for network responses. Uses zlib, which compresses text to four fifths of the size that `Compression` reaches, but
/// slower.
public final class GzipStream {
    private let stream: UnsafeMutablePointer<z_stream>
    private var output = [UInt8](repeating: 0, count: 16 << 10)

    /// - Parameter level: 1 (fastest) to 9 (smallest).
    public init(level: Int) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // A window of 15 bits; 16 more select gzip. It fails only without memory or with a mismatching zlib header.
        let status = deflateInit2_(
            stream, Int32(min(9, max(1, level))), Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib cannot begin: \(status)")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Returns the compressed output for `bytes`; nothing may be added after the last piece.
    /// - Parameter flushes: whether the output so far must contain everything that was added.
    public func add(_ bytes: some Collection<UInt8>, flushes: Bool = false, isLast: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        var input = Array(bytes)
        let mode = isLast ? Z_FINISH : flushes ? Z_SYNC_FLUSH : Z_NO_FLUSH
        input.withUnsafeMutableBufferPointer { source in
            stream.pointee.next_in = source.baseAddress
            stream.pointee.avail_in = UInt32(source.count)
            repeat {
                let written = output.withUnsafeMutableBufferPointer { target in
                    stream.pointee.next_out = target.baseAddress
                    stream.pointee.avail_out = UInt32(target.count)
                    deflate(stream, mode)
                    return target.count - Int(stream.pointee.avail_out)
                }
                result += output[..<written]
            } while stream.pointee.avail_out == 0
            stream.pointee.next_in = nil
        }
        return result
    }

    /// Compresses `bytes` at once at the highest level.
    public static func smallest(_ bytes: [UInt8]) -> [UInt8] { GzipStream(level: 9).add(bytes, isLast: true) }
}
