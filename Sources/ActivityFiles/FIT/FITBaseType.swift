/// Base type of a field, from its definition.
enum FITBaseType: UInt8 {
    case enumeration = 0
    case int8 = 1
    case uint8 = 2
    case int16 = 3
    case uint16 = 4
    case int32 = 5
    case uint32 = 6
    case text = 7
    case float = 8
    case double = 9
    /// Like the types above, but with zero as the invalid value.
    case uint8z = 10
    case uint16z = 11
    case uint32z = 12
    case bytes = 13
    case int64 = 14
    case uint64 = 15
    case uint64z = 16

    /// Creates a type from its code; unknown types become bytes.
    init(code: UInt8) { self = FITBaseType(rawValue: code & 0x1F) ?? .bytes }

    /// Creates the type for a field of `size` bytes. Some devices declare a number type that is wider than the field (COROS: uint32 of one
    /// byte). Its bytes then form an unsigned number, or stay bytes.
    init(code: UInt8, size: Int) {
        let declared = FITBaseType(code: code)
        if size >= declared.size {
            self = declared
        } else {
            self = size == 1 ? .uint8 : size == 2 ? .uint16 : .bytes
        }
    }

    /// The code of a definition: numbers of several bytes have the bit of byte order.
    var code: UInt8 { size > 1 ? rawValue | 0x80 : rawValue }

    var size: Int {
        switch self {
        case .enumeration, .int8, .uint8, .text, .uint8z, .bytes: 1
        case .int16, .uint16, .uint16z: 2
        case .int32, .uint32, .float, .uint32z: 4
        case .double, .int64, .uint64, .uint64z: 8
        }
    }
}

extension RawSpan {
    /// Returns a number of a FIT field; nil if it is the type's invalid value, not finite, or not a number.
    @inline(__always)
    func number(at offset: Int, _ type: FITBaseType, bigEndian: Bool) -> Double? {
        switch type {
        case .enumeration, .uint8:
            let raw = byte(at: offset)
            return raw == 0xFF ? nil : Double(raw)
        case .int8:
            let raw = byte(at: offset)
            return raw == 0x7F ? nil : Double(Int8(bitPattern: raw))
        case .uint16:
            let raw = short(at: offset, bigEndian: bigEndian)
            return raw == 0xFFFF ? nil : Double(raw)
        case .int16:
            let raw = short(at: offset, bigEndian: bigEndian)
            return raw == 0x7FFF ? nil : Double(Int16(bitPattern: raw))
        case .uint32:
            let raw = long(at: offset, bigEndian: bigEndian)
            return raw == 0xFFFF_FFFF ? nil : Double(raw)
        case .int32:
            let raw = long(at: offset, bigEndian: bigEndian)
            return raw == 0x7FFF_FFFF ? nil : Double(Int32(bitPattern: raw))
        case .uint8z:
            let raw = byte(at: offset)
            return raw == 0 ? nil : Double(raw)
        case .uint16z:
            let raw = short(at: offset, bigEndian: bigEndian)
            return raw == 0 ? nil : Double(raw)
        case .uint32z:
            let raw = long(at: offset, bigEndian: bigEndian)
            return raw == 0 ? nil : Double(raw)
        case .float:
            let raw = Float(bitPattern: long(at: offset, bigEndian: bigEndian))
            return raw.isFinite ? Double(raw) : nil
        case .double:
            let raw = Double(bitPattern: word(at: offset, bigEndian: bigEndian))
            return raw.isFinite ? raw : nil
        case .int64:
            let raw = word(at: offset, bigEndian: bigEndian)
            return raw == 0x7FFF_FFFF_FFFF_FFFF ? nil : Double(Int64(bitPattern: raw))
        case .uint64:
            let raw = word(at: offset, bigEndian: bigEndian)
            return raw == UInt64.max ? nil : Double(raw)
        case .uint64z:
            let raw = word(at: offset, bigEndian: bigEndian)
            return raw == 0 ? nil : Double(raw)
        case .text, .bytes:
            return nil
        }
    }
}
