/// Reads little-endian numbers from bytes, each only if all of its bytes are there.
struct ByteCursor {
    private var bytes: ArraySlice<UInt8>
    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var remaining: Int { bytes.count }

    mutating func byte() -> UInt8? { bytes.popFirst() }

    mutating func word() -> UInt16? { number(of: 2).map { UInt16(truncatingIfNeeded: $0) } }

    mutating func doubleWord() -> UInt32? { number(of: 4).map { UInt32(truncatingIfNeeded: $0) } }

    mutating func quadWord() -> UInt64? { number(of: 8) }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, bytes.count >= count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }

    private mutating func number(of size: Int) -> UInt64? {
        guard let taken = bytes(size) else { return nil }
        var number: UInt64 = 0
        for byte in taken.reversed() { number = number << 8 | UInt64(byte) }
        return number
    }
}

extension [UInt8] {
    mutating func append(word: UInt16) { append(littleEndian: UInt64(word), size: 2) }
    mutating func append(doubleWord: UInt32) { append(littleEndian: UInt64(doubleWord), size: 4) }
    mutating func append(quadWord: UInt64) { append(littleEndian: quadWord, size: 8) }

    private mutating func append(littleEndian number: UInt64, size: Int) {
        for index in 0..<size { append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
    }
}
