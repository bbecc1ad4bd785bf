/// Encodes values one after another: little-endian, integers with a variable length.
struct BlobWriter {
    private(set) var bytes: [UInt8] = []

    /// Reserves room for `count` more bytes.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    mutating func add(byte: UInt8) { bytes.append(byte) }

    /// Adds an integer with seven bits a byte, least significant first.
    mutating func add(unsigned value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Adds a signed integer. Small magnitudes take few bytes.
    mutating func add(_ value: Int) {
        let wide = Int64(value)
        add(unsigned: UInt64(bitPattern: (wide << 1) ^ (wide >> 63)))
    }

    mutating func add(_ value: Double) {
        let bits = value.bitPattern
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    }

    mutating func add(_ value: Bool) { bytes.append(value ? 1 : 0) }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Adds bytes with their count before them.
    mutating func add(raw other: [UInt8]) {
        add(other.count)
        bytes.append(contentsOf: other)
    }

    mutating func add<Value>(optional value: Value?, _ write: (inout BlobWriter, Value) -> Void) {
        add(value != nil)
        if let value { write(&self, value) }
    }

    mutating func add(_ value: Double?) { add(optional: value) { $0.add($1) } }
    mutating func add(_ value: String?) { add(optional: value) { $0.add($1) } }
    mutating func add(_ value: Int?) { add(optional: value) { $0.add($1) } }
    mutating func add(_ value: Bool?) { add(optional: value) { $0.add($1) } }

    mutating func add<Value>(list values: [Value], _ write: (inout BlobWriter, Value) -> Void) {
        add(values.count)
        for value in values { write(&self, value) }
    }
}
