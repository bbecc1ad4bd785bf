import CZlib

/// Gzip for what is sent over a network, piece by piece: zlib, which makes text a fifth smaller than `Compression` and takes its time.
public final class GzipStream {
    private let stream: UnsafeMutablePointer<z_stream>
    private var output = [UInt8](repeating: 0, count: 16 << 10)

    /// - Parameter level: 1, the fastest, to 9, the smallest.
    public init(level: Int) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // 15 bits of window, and 16 more say that it is gzip. It fails on nothing but want of memory or another zlib's header.
        let status = deflateInit2_(
            stream, Int32(min(9, max(1, level))), Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib cannot begin: \(status)")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// What these bytes become; nothing may be added after the last piece.
    /// - Parameter flushes: whether everything that was added can be read from what has come out so far.
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

    /// All of it at once, as small as it gets.
    public static func smallest(_ bytes: [UInt8]) -> [UInt8] { GzipStream(level: 9).add(bytes, isLast: true) }
}
