/// Writes FIT files for tests, byte by byte.
struct FITBuilder {
    /// A field's number, base type code and bytes.
    struct Field {
        var number: UInt8
        var type: UInt8
        var bytes: [UInt8]
    }

    struct DeveloperField {
        var number: UInt8
        var developer: UInt8
        var bytes: [UInt8]
    }

    var isBigEndian = false
    var headerSize = 14
    private(set) var messages: [UInt8] = []

    // MARK: Fields

    func uint8(_ number: UInt8, _ value: UInt8) -> Field { Field(number: number, type: 0x02, bytes: [value]) }
    func int8(_ number: UInt8, _ value: Int8) -> Field { Field(number: number, type: 0x01, bytes: [UInt8(bitPattern: value)]) }
    func code(_ number: UInt8, _ value: UInt8) -> Field { Field(number: number, type: 0x00, bytes: [value]) }
    func uint16(_ number: UInt8, _ value: UInt16) -> Field { Field(number: number, type: 0x84, bytes: order(value)) }
    func uint32(_ number: UInt8, _ value: UInt32) -> Field { Field(number: number, type: 0x86, bytes: order(value)) }
    func int32(_ number: UInt8, _ value: Int32) -> Field {
        Field(number: number, type: 0x85, bytes: order(UInt32(bitPattern: value)))
    }
    func text(_ number: UInt8, _ value: String) -> Field { Field(number: number, type: 0x07, bytes: Array(value.utf8) + [0]) }
    func uint16s(_ number: UInt8, _ values: [UInt16]) -> Field {
        Field(number: number, type: 0x84, bytes: values.flatMap { order($0) })
    }

    func order<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { Array($0) }
    }

    // MARK: Messages

    mutating func raw(_ bytes: [UInt8]) { messages += bytes }

    mutating func define(_ local: UInt8, _ message: UInt16, _ fields: [Field], developer: [DeveloperField] = []) {
        messages += [0x40 | local | (developer.isEmpty ? 0 : 0x20), 0, isBigEndian ? 1 : 0] + order(message)
        messages.append(UInt8(fields.count))
        for field in fields { messages += [field.number, UInt8(field.bytes.count), field.type] }
        guard !developer.isEmpty else { return }
        messages.append(UInt8(developer.count))
        for field in developer { messages += [field.number, UInt8(field.bytes.count), field.developer] }
    }

    mutating func data(_ local: UInt8, _ fields: [Field], developer: [DeveloperField] = []) {
        messages.append(local)
        for field in fields { messages += field.bytes }
        for field in developer { messages += field.bytes }
    }

    /// Adds a definition and one message of it.
    mutating func add(_ local: UInt8, _ message: UInt16, _ fields: [Field], developer: [DeveloperField] = []) {
        define(local, message, fields, developer: developer)
        data(local, fields, developer: developer)
    }

    mutating func fileIdentification(type: UInt8 = 4, maker: UInt16 = 1, product: UInt16 = 2691) {
        add(0, 0, [code(0, type), uint16(1, maker), uint16(2, product)])
    }

    mutating func session(start: UInt32, sport: UInt8 = 1, subSport: UInt8 = 0, seconds: UInt32 = 10, metres: UInt32 = 30) {
        add(
            1, 18,
            [
                uint32(253, start &+ seconds), uint32(2, start), code(5, sport), code(6, subSport), uint32(7, seconds * 1000),
                uint32(8, seconds * 1000), uint32(9, metres * 100),
            ])
    }

    // MARK: The file

    /// Returns the whole file: header, messages, checksum.
    func file(dataSize: UInt32? = nil, checksum: UInt16? = nil, headerChecksum: UInt16? = nil) -> [UInt8] {
        let size = dataSize ?? UInt32(messages.count)
        var bytes: [UInt8] = [UInt8(headerSize), 0x20, 0x54, 0x08]
        bytes += withUnsafeBytes(of: size.littleEndian) { Array($0) }
        bytes += Array(".FIT".utf8)
        if headerSize >= 14 { bytes += FITBuilder.pair(headerChecksum ?? FITBuilder.checksum(bytes)) }
        while bytes.count < headerSize { bytes.append(0) }
        bytes += messages
        return bytes + FITBuilder.pair(checksum ?? FITBuilder.checksum(bytes))
    }

    static func pair(_ number: UInt16) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }

    /// Computes the checksum bit by bit, the slow reference.
    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt16 {
        var remainder: UInt16 = 0
        for byte in bytes {
            remainder ^= UInt16(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? (remainder >> 1) ^ 0xA001 : remainder >> 1 }
        }
        return remainder
    }
}
