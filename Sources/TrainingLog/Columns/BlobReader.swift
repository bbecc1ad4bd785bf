/// Decodes what `BlobWriter` encoded. Every step is bounds-checked: a damaged database must not crash the program.
struct BlobReader {
    private let bytes: [UInt8]
    private var position = 0
    /// Name of the decoded data, for errors.
    private let what: String

    init(_ bytes: [UInt8], what: String) {
        self.bytes = bytes
        self.what = what
    }

    var damage: StoreError { .damaged(what: what) }
    var isAtEnd: Bool { position == bytes.count }
    var remaining: Int { bytes.count - position }

    mutating func byte() throws(StoreError) -> UInt8 {
        guard position < bytes.count else { throw damage }
        position += 1
        return bytes[position - 1]
    }

    mutating func unsigned() throws(StoreError) -> UInt64 {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            guard shift < 63 || (shift == 63 && next <= 1) else { throw damage }
            result |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return result }
            shift += 7
        }
    }

    mutating func integer() throws(StoreError) -> Int {
        let raw = try unsigned()
        return Int(truncatingIfNeeded: Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1))
    }

    /// Reads a number of elements. Each element takes at least one byte, which limits the number.
    mutating func count() throws(StoreError) -> Int {
        let count = try integer()
        guard count >= 0, count <= remaining else { throw damage }
        return count
    }

    mutating func double() throws(StoreError) -> Double {
        guard remaining >= 8 else { throw damage }
        var bits: UInt64 = 0
        for index in 0..<8 { bits |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        position += 8
        return Double(bitPattern: bits)
    }

    mutating func bool() throws(StoreError) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        default: throw damage
        }
    }

    mutating func string() throws(StoreError) -> String {
        let count = try count()
        guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else { throw damage }
        position += count
        return text
    }

    /// Reads a value that is stored by its raw value.
    mutating func named<Value: RawRepresentable>(_ type: Value.Type) throws(StoreError) -> Value where Value.RawValue == String {
        guard let value = Value(rawValue: try string()) else { throw damage }
        return value
    }

    mutating func raw(_ count: Int) throws(StoreError) -> ArraySlice<UInt8> {
        guard count >= 0, count <= remaining else { throw damage }
        position += count
        return bytes[position - count..<position]
    }

    /// Reads bytes with their count before them.
    mutating func counted() throws(StoreError) -> ArraySlice<UInt8> { try raw(try count()) }

    mutating func optional<Value>(
        _ read: (inout BlobReader) throws(StoreError) -> Value
    ) throws(StoreError) -> Value? {
        try bool() ? try read(&self) : nil
    }

    mutating func optionalDouble() throws(StoreError) -> Double? { try bool() ? try double() : nil }
    mutating func optionalString() throws(StoreError) -> String? { try bool() ? try string() : nil }
    mutating func optionalInteger() throws(StoreError) -> Int? { try bool() ? try integer() : nil }
    mutating func optionalBool() throws(StoreError) -> Bool? { try bool() ? try bool() : nil }

    mutating func list<Value>(
        _ read: (inout BlobReader) throws(StoreError) -> Value
    ) throws(StoreError) -> [Value] {
        let count = try count()
        var result: [Value] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try read(&self)) }
        return result
    }
}
