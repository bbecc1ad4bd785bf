/// One buffer of FIT messages: definitions, values, and at the end the size and checksums. Little-endian.
///
/// Source: Garmin, "FIT Protocol" (header, record header, definition message, base types, CRC).
struct FITWriter {
    private(set) var bytes: [UInt8]

    private static let headerSize = 14
    /// Version 1.0: no developer fields and no 64-bit numbers.
    private static let protocolVersion: UInt8 = 0x10
    /// 21.32, which contains every field that Hearth writes.
    private static let profileVersion: UInt16 = 2132

    /// - Parameter capacity: expected bytes of messages.
    init(capacity: Int) {
        bytes = []
        bytes.reserveCapacity(capacity + FITWriter.headerSize + 2)
        bytes.append(UInt8(FITWriter.headerSize))
        bytes.append(FITWriter.protocolVersion)
        append(FITWriter.profileVersion)
        append(UInt32(0))  // the size, once it is known
        append(FITHeader.signature)
        append(UInt16(0))  // the header's checksum
    }

    /// Appends the definition of a local message type. `data` messages follow.
    mutating func define(_ local: UInt8, _ message: FITMessageNumber, _ fields: [(field: FITProfileField, count: Int)]) {
        beginDefinition(local, message, fields: fields.count)
        for (field, count) in fields { define(field.number, field.type, size: count * field.type.size) }
    }

    /// Appends a definition and its only message. Fields without a value are left out of both.
    mutating func add(_ local: UInt8, _ message: FITMessageNumber, _ fields: [FITWrittenField?]) {
        let present = fields.compactMap { $0 }
        beginDefinition(local, message, fields: present.count)
        for field in present { define(field.number, field.type, size: field.bytes.count) }
        bytes.append(local)
        for field in present { bytes += field.bytes }
    }

    private mutating func beginDefinition(_ local: UInt8, _ message: FITMessageNumber, fields: Int) {
        bytes.append(0x40 | local)
        bytes.append(0)  // reserved
        bytes.append(0)  // little-endian
        append(message.number)
        bytes.append(UInt8(truncatingIfNeeded: fields))
    }

    private mutating func define(_ number: UInt8, _ type: FITBaseType, size: Int) {
        bytes.append(number)
        bytes.append(UInt8(truncatingIfNeeded: size))
        bytes.append(type.code)
    }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ number: UInt16) {
        bytes.append(UInt8(truncatingIfNeeded: number))
        bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    }

    mutating func append(_ number: UInt32) {
        append(UInt16(truncatingIfNeeded: number))
        append(UInt16(truncatingIfNeeded: number >> 16))
    }

    /// Returns the file with its size and checksums.
    consuming func finished() -> [UInt8] {
        let size = UInt32(truncatingIfNeeded: bytes.count - FITWriter.headerSize)
        for index in 0..<4 { bytes[4 + index] = UInt8(truncatingIfNeeded: size >> UInt32(8 * index)) }
        let checksum = Checksum()
        let header = checksum.of(bytes.span.bytes, 0..<12)
        bytes[12] = UInt8(truncatingIfNeeded: header)
        bytes[13] = UInt8(truncatingIfNeeded: header >> 8)
        append(checksum.of(bytes.span.bytes, 0..<bytes.count))
        return bytes
    }
}

/// A field of a message with its encoded value.
struct FITWrittenField {
    var number: UInt8
    var type: FITBaseType
    var bytes: [UInt8]

    /// - Parameter raw: the value times the field's scale; nil if there is none.
    init?(_ field: FITProfileField, _ raw: UInt32?) {
        guard let raw else { return nil }
        number = field.number
        type = field.type
        bytes = []
        for index in 0..<min(4, field.type.size) { bytes.append(UInt8(truncatingIfNeeded: raw >> UInt32(8 * index))) }
    }

    init(_ field: FITProfileField, text: String) {
        number = field.number
        type = field.type
        bytes = Array(text.utf8)
        bytes.append(0)
    }
}
