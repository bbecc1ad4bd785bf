/// Deflate for data that fits into memory: column blobs and stored originals. Uses level 1 of ISA-L, or of zlib where ISA-L is missing, which favours
/// speed over size.
public enum Compression {
    /// Container of the deflate stream.
    public enum Wrapper: Sendable {
        /// No header and no checksum.
        case none
        /// A gzip member with a CRC-32. Equal bytes give equal results, since it holds neither time nor name.
        case gzip
    }

    public static func compressed(_ bytes: [UInt8], as wrapper: Wrapper = .gzip) -> [UInt8] {
        // Most columns of a recording have a few kilobytes and need no buffer of 256 KB.
        let deflater = Deflater(wrapper, outputSize: min(Deflater.largestOutput, max(4096, bytes.count)))
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count / 3 + 64)
        deflater.add(bytes, isLast: true) { result.append(contentsOf: $0) }
        return result
    }

    /// - Throws: `notDeflated` when the data is damaged or incomplete, `tooLargeToHold` beyond `limit` bytes.
    public static func expanded(_ bytes: [UInt8], from wrapper: Wrapper = .gzip, limit: Int) throws(ArchiveError) -> [UInt8] {
        var limits = ArchiveLimits()
        limits.ratio = 2000
        let stream = InflatingStream(
            MemoryStream(bytes), wrapper: wrapper == .gzip ? .gzip : .none, budget: InflationBudget(limits), label: "",
            inputSize: bytes.count)
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: min(ByteStream.chunk, max(4096, bytes.count * 4)))
        while true {
            let count = try stream.read(into: &buffer)
            if count == 0 { break }
            guard result.count + count <= limit else { throw .tooLargeToHold(label: "", limit: limit) }
            result.append(contentsOf: buffer[..<count])
        }
        if stream.damage != nil { throw .notDeflated(label: "") }
        return result
    }
}

/// Compresses bytes into a deflate stream, piece by piece.
final class Deflater {
    private let deflation: Deflation
    private var output: [UInt8]

    static let largestOutput = 256 << 10

    /// - Parameter outputSize: bytes of output per step.
    init(_ wrapper: Compression.Wrapper, outputSize: Int = Deflater.largestOutput) {
        deflation = Deflation(wrapper)
        output = [UInt8](repeating: 0, count: outputSize)
    }

    /// Compresses `bytes` and passes the output to `emit` in order. Nothing may be added after the last piece.
    func add(_ bytes: [UInt8], isLast: Bool, emit: (ArraySlice<UInt8>) throws -> Void) rethrows {
        var position = 0
        repeat {
            // The libraries use 32-bit counts.
            let piece = min(bytes.count - position, 1 << 30)
            try add(bytes, from: position, count: piece, isLast: isLast && position + piece == bytes.count, emit: emit)
            position += piece
        } while position < bytes.count
    }

    private func add(
        _ bytes: [UInt8], from start: Int, count: Int, isLast: Bool, emit: (ArraySlice<UInt8>) throws -> Void
    ) rethrows {
        var taken = 0
        while true {
            let step = bytes.withUnsafeBufferPointer { source in
                output.withUnsafeMutableBufferPointer { target in
                    deflation.step(
                        from: UnsafeBufferPointer(rebasing: source[start + taken..<start + count]), isLast: isLast, into: target)
                }
            }
            taken += step.consumed
            if step.produced > 0 { try emit(output[..<step.produced]) }
            let isDone = isLast ? step.hasEnded : taken == count && step.produced < output.count
            if isDone { return }
        }
    }
}

/// A stream over bytes in memory.
final class MemoryStream: ByteStream {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        super.init(label: "")
    }

    override func read(into buffer: inout [UInt8]) throws(ArchiveError) -> Int {
        let count = min(buffer.count, bytes.count - position)
        guard count > 0 else { return 0 }
        buffer.replaceSubrange(..<count, with: bytes[position..<position + count])
        position += count
        return count
    }
}
