/// Adds up the 12-bit distances of old sensors, which are given modulo 256 m.
struct FITCompressedDistance {
    private var sum: UInt32 = 0
    private var last: UInt32?
    /// Offset of the field in current records, or −1.
    private var offset = -1

    mutating func prepare(_ definition: FITDefinition) {
        let field = definition.layout(of: FITProfile.Record.compressedSpeedDistance.number)
        offset = field.map { $0.size >= 3 ? $0.offset : -1 } ?? -1
    }

    /// Returns the sum so far in sixteenths of a metre.
    @inline(__always)
    mutating func take(_ place: FITPlace, _ bytes: RawSpan) -> UInt32 {
        guard offset >= 0 else { return sum }
        let low = bytes.byte(at: place.offset + offset)
        let middle = bytes.byte(at: place.offset + offset + 1)
        let high = bytes.byte(at: place.offset + offset + 2)
        if low == 0xFF, middle == 0xFF, high == 0xFF { return sum }
        let now = UInt32(middle >> 4) | UInt32(high) << 4
        if let last { sum = sum &+ ((now &- last) & 0xFFF) } else { sum = now }
        last = now
        return sum
    }
}
