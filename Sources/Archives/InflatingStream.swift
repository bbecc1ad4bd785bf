/// The content of a deflate stream, or of consecutive gzip members.
///
/// Damage does not throw: the bytes before it are delivered, and `damage` holds its kind. Exceeded limits throw.
final class InflatingStream: ByteStream {
    enum Wrapper { case none, gzip }

    private let input: ByteStream
    private let wrapper: Wrapper
    private let budget: InflationBudget
    private let inflation: Inflation
    private var buffer: [UInt8]
    /// The part of `buffer` that `inflation` has not consumed.
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
        inflation = Inflation(wrapper)
        super.init(label: label)
    }

    override func read(into output: inout [UInt8]) throws(ArchiveError) -> Int {
        var filled = 0
        while filled == 0, !isFinished {
            var isInputOver = false
            if unread.isEmpty {
                unread = 0..<(try input.read(into: &buffer))
                isInputOver = unread.isEmpty
            }
            let step = inflate(into: &output)
            filled = step.produced
            produced += step.produced
            try budget.spend(step: step.produced, input: consumed, output: produced, label: label)
            switch step.outcome {
            case .corrupt, .checksumMismatch:
                if produced == 0 { throw .notDeflated(label: label) }
                end(with: step.outcome == .checksumMismatch ? .checksumMismatch : .corrupt(offset: produced))
            case .ended: try memberEnded()
            case .unfinished:
                if step.produced == 0, isInputOver { end(with: input.damage ?? .truncated(offset: produced)) }
            }
        }
        return filled
    }

    /// Expands once. Consumes at most the unread input and never writes beyond `output`.
    private func inflate(into output: inout [UInt8]) -> InflationStep {
        let step = buffer.withUnsafeBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                // The libraries use 32-bit counts.
                inflation.step(
                    from: UnsafeBufferPointer(rebasing: source[unread]),
                    into: UnsafeMutableBufferPointer(rebasing: target.prefix(1 << 30)))
            }
        }
        consumed += step.consumed
        unread = (unread.lowerBound + step.consumed)..<unread.upperBound
        return step
    }

    /// Continues after a member: another member may follow, or padding, which is ignored.
    private func memberEnded() throws(ArchiveError) {
        guard wrapper == .gzip else { return end(with: nil) }
        if unread.isEmpty { unread = 0..<(try input.read(into: &buffer)) }
        guard unread.count >= 1, buffer[unread.lowerBound] == 0x1F else { return end(with: nil) }
        inflation.reset()
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
            checksum = buffer.withUnsafeBufferPointer {
                Checksum.adding(UnsafeBufferPointer(rebasing: $0.prefix(count)), to: checksum)
            }
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
