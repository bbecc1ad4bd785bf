/// Lossless encoding of a column of numbers. Numbers become integers in the coarsest scaling that loses nothing, each stored as the
/// difference from the one before; without such a scaling they stay raw doubles.
///
/// Layout: the `Scaling`'s raw value, or 0 for raw doubles; the number of values; then the differences, or the bits of the doubles, each
/// xor the one before, byte plane by byte plane. Compression follows separately.
enum ColumnEncoding {
    static func encoded(_ values: [Double]) -> [UInt8] {
        var writer = BlobWriter()
        for scaling in Scaling.allCases {
            guard let counts = scaling.counts(values) else { continue }
            writer.reserve(values.count * 2 + 10)
            writer.add(byte: scaling.rawValue)
            writer.add(values.count)
            var last = 0
            for count in counts {
                writer.add(count - last)  // both below 2⁵³
                last = count
            }
            return writer.bytes
        }
        writer.reserve(values.count * 8 + 10)
        writer.add(byte: 0)
        writer.add(values.count)
        for plane in stride(from: UInt64(0), to: 64, by: 8) {
            var last: UInt64 = 0
            for value in values {
                writer.add(byte: UInt8(truncatingIfNeeded: (value.bitPattern ^ last) >> plane))
                last = value.bitPattern
            }
        }
        return writer.bytes
    }

    static func decoded(_ bytes: [UInt8]) throws(StoreError) -> [Double] {
        var reader = BlobReader(bytes, what: "column")
        let form = try reader.byte()
        let count = try reader.count()
        if form == 0 { return try rawDoubles(count, from: &reader) }
        guard let scaling = Scaling(rawValue: form) else { throw reader.damage }
        var values: [Double] = []
        values.reserveCapacity(count)
        var last = 0
        for _ in 0..<count {
            let (next, overflows) = last.addingReportingOverflow(try reader.integer())
            guard !overflows else { throw reader.damage }
            last = next
            values.append(scaling.value(Double(last)))
        }
        guard reader.isAtEnd else { throw reader.damage }
        return values
    }

    private static func rawDoubles(_ count: Int, from reader: inout BlobReader) throws(StoreError) -> [Double] {
        guard count <= reader.remaining / 8, reader.remaining == count * 8 else { throw reader.damage }
        var bits = [UInt64](repeating: 0, count: count)
        for plane in stride(from: UInt64(0), to: 64, by: 8) {
            for (index, byte) in try reader.raw(count).enumerated() { bits[index] |= UInt64(byte) << plane }
        }
        var last: UInt64 = 0
        return bits.map { bits in
            last ^= bits
            return Double(bitPattern: last)
        }
    }
}
