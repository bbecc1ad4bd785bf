/// Reads whole numbers from raw bytes, little-endian unless stated otherwise. Every read is checked against the bounds of the span. An
/// offset beyond them stops the program, so readers check the length first.
extension RawSpan {
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

    @inline(__always)
    func short(at offset: Int) -> UInt16 {
        UInt16(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }

    @inline(__always)
    func long(at offset: Int) -> UInt32 {
        UInt32(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    func short(at offset: Int, bigEndian: Bool) -> UInt16 { bigEndian ? short(at: offset).byteSwapped : short(at: offset) }

    @inline(__always)
    func long(at offset: Int, bigEndian: Bool) -> UInt32 { bigEndian ? long(at: offset).byteSwapped : long(at: offset) }

    @inline(__always)
    func word(at offset: Int, bigEndian: Bool) -> UInt64 { bigEndian ? word(at: offset).byteSwapped : word(at: offset) }

    /// Returns the text up to the first zero byte or the end of the range; invalid UTF-8 becomes U+FFFD.
    func text(in range: Range<Int>) -> String {
        var letters: [UInt8] = []
        for offset in range {
            let letter = byte(at: offset)
            if letter == 0 { break }
            letters.append(letter)
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
