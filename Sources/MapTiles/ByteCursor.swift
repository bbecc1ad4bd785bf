/// Reads numbers from bytes, front to back. Nothing is read beyond the end of its range.
struct ByteCursor {
    let bytes: [UInt8]
    /// Offset of the next byte.
    private(set) var position: Int
    let end: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = 0
        end = bytes.count
    }

    /// - Parameter range: is clamped to the bytes.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        let range = range.clamped(to: 0..<bytes.count)
        position = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { position >= end }
    var remaining: Int { end - position }

    mutating func byte() -> UInt8? {
        guard position < end else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads a number of seven bits a byte, the lowest first. Nil if the bytes end, and for more than 64 bits.
    mutating func number() -> UInt64? {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while shift < 64 {
            guard let byte = byte() else { return nil }
            let bits = UInt64(byte & 0x7F)
            if shift == 63, bits > 1 { return nil }
            result |= bits << shift
            if byte < 0x80 { return result }
            shift += 7
        }
        return nil
    }

    /// Reads a number of whole bytes, the lowest first. Nil if the bytes end.
    mutating func fixed(_ count: Int) -> UInt64? {
        var result: UInt64 = 0
        for index in 0..<count {
            guard let byte = byte() else { return nil }
            result |= UInt64(byte) << UInt64(8 * index)
        }
        return result
    }

    /// Skips bytes and returns their range; nil if there are fewer.
    mutating func range(_ count: UInt64) -> Range<Int>? {
        guard let count = Int(exactly: count), count <= remaining else { return nil }
        defer { position += count }
        return position..<position + count
    }
}

extension UInt64 {
    /// A signed number whose lowest bit is the sign (zigzag).
    var signed: Int64 { Int64(bitPattern: self >> 1) ^ -Int64(bitPattern: self & 1) }
}
