/// Damages whole files reproducibly by a seed, like broken cards, truncated downloads, bad converters and attackers do.
struct FileMutation {
    /// Maximum size of a changed file, in bytes.
    static let largest = 5 << 20

    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64: every state is valid, so seeds may be small numbers.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a number from 0 to below `limit`, or 0 if there is none.
    mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

    /// Returns `original` with one to four changes, at most `largest` bytes of it.
    /// - Parameter other: a file that supplies the bytes of a splice.
    mutating func changed(_ original: [UInt8], with other: [UInt8]) -> [UInt8] {
        var bytes = original
        for _ in 0...below(4) where !bytes.isEmpty {
            switch below(8) {
            case 0: flipBytes(&bytes)
            case 1: bytes.removeLast(below(bytes.count))
            case 2: splice(&bytes, other)
            case 3: repeatBlock(&bytes, atMost: 64 << 10)
            case 4: repeatBlock(&bytes, atMost: 64)
            case 5: swapLengths(&bytes)
            case 6: editNumbers(&bytes)
            default: bytes.removeSubrange(block(of: bytes, atMost: 4096))
            }
            if bytes.count > Self.largest { bytes.removeLast(bytes.count - Self.largest) }
        }
        return bytes
    }

    private mutating func block(of bytes: [UInt8], atMost length: Int) -> Range<Int> {
        let start = below(bytes.count)
        return start..<min(bytes.count, start + 1 + below(length))
    }

    private mutating func flipBytes(_ bytes: inout [UInt8]) {
        for _ in 0...below(64) { bytes[below(bytes.count)] = UInt8(truncatingIfNeeded: next()) }
    }

    private mutating func splice(_ bytes: inout [UInt8], _ other: [UInt8]) {
        guard !other.isEmpty else { return }
        let part = other[block(of: other, atMost: other.count)]
        let place = block(of: bytes, atMost: 1 + below(bytes.count))
        bytes.replaceSubrange(place, with: part)
    }

    /// Repeats a block up to the largest size, which reveals quadratic work.
    private mutating func repeatBlock(_ bytes: inout [UInt8], atMost length: Int) {
        let range = block(of: bytes, atMost: length)
        let copies = min(1 << below(17), max(0, Self.largest - bytes.count) / range.count)
        var repeated: [UInt8] = []
        repeated.reserveCapacity(copies * range.count)
        for _ in 0..<copies { repeated += bytes[range] }
        bytes.insert(contentsOf: repeated, at: range.upperBound)
    }

    /// Swaps two numbers of one, two or four bytes, or sets one of them to its maximum.
    private mutating func swapLengths(_ bytes: inout [UInt8]) {
        for _ in 0...below(8) {
            let size = 1 << below(3)
            guard bytes.count >= 2 * size else { return }
            let first = below(bytes.count - size + 1)
            let second = below(4) == 0 ? below(bytes.count - size + 1) : min(bytes.count - size, first + size)
            for index in 0..<size {
                if below(3) == 0 { bytes[first + index] = 0xFF } else { bytes.swapAt(first + index, second + index) }
            }
        }
    }

    private static let numbers = [
        "0", "-1", "1", "255", "65535", "4294967295", "1e308", "-1e308", "9999999999", "0.0000001", "1970", "2099", "NaN", "00",
    ]

    /// Replaces decimal numbers by others, or four bytes in files without any.
    private mutating func editNumbers(_ bytes: inout [UInt8]) {
        for _ in 0...below(32) {
            var start = below(bytes.count)
            let end = min(bytes.count, start + 256)
            while start < end, bytes[start] &- 0x30 > 9 { start += 1 }
            guard start < end else {
                for index in 0..<min(4, bytes.count - (end - min(4, end))) {
                    bytes[end - min(4, end) + index] = UInt8(truncatingIfNeeded: next())
                }
                continue
            }
            var stop = start
            while stop < bytes.count, bytes[stop] &- 0x30 <= 9 { stop += 1 }
            bytes.replaceSubrange(start..<stop, with: Self.numbers[below(Self.numbers.count)].utf8)
        }
    }
}
