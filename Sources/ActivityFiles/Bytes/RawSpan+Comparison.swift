extension RawSpan {
    /// Whether a range of other bytes equals the bytes at an offset; false without enough room. Compares words, four at a time where
    /// possible. The last word overlaps the one before and is compared first, because similar pieces of markup differ at their ends.
    @inline(__always)
    func holds(_ other: RawSpan, _ range: Range<Int>, at start: Int) -> Bool {
        let length = range.count
        guard start &+ length <= byteCount else { return false }
        let first = range.lowerBound
        var offset = 0
        guard length >= 8 else {
            while offset < length {
                if byte(at: start &+ offset) != other.byte(at: first &+ offset) { return false }
                offset &+= 1
            }
            return true
        }
        let last = length &- 8
        guard word(at: start &+ last) == other.word(at: first &+ last) else { return false }
        while offset &+ 32 <= last {
            let own = unsafeLoadUnaligned(fromByteOffset: start &+ offset, as: SIMD4<UInt64>.self)
            let four = own ^ other.unsafeLoadUnaligned(fromByteOffset: first &+ offset, as: SIMD4<UInt64>.self)
            let two = four.lowHalf | four.highHalf
            if two[0] | two[1] != 0 { return false }
            offset &+= 32
        }
        while offset < last {
            if word(at: start &+ offset) != other.word(at: first &+ offset) { return false }
            offset &+= 8
        }
        return true
    }
}
