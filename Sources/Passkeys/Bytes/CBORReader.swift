/// Reads items of CBOR in the canonical form of CTAP2 (RFC 8949; CTAP 2.1, 8), apart from the order of keys.
public struct CBORReader {
    /// Levels of lists and maps. CTAP2 permits 4; chains of certificates in attestation statements are among them.
    public static let depthLimit = 8
    public static let itemLimit = 1024
    public static let byteLimit = 65_536

    private let bytes: [UInt8]
    /// Offset of the next byte.
    public private(set) var position: Int
    private var items = 0

    /// Reads from an offset on, from 0 to the number of bytes.
    public init(_ bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = max(0, min(position, bytes.count))
    }

    /// Reads bytes that contain one item and nothing else.
    /// - Throws: `PasskeyError.cbor`.
    public static func whole(_ bytes: [UInt8]) throws(PasskeyError) -> CBORValue {
        var reader = CBORReader(bytes)
        let value = try reader.item()
        guard reader.position == bytes.count else { throw .cbor(.trailing, offset: reader.position) }
        return value
    }

    /// Reads the next item.
    /// - Throws: `PasskeyError.cbor`.
    public mutating func item() throws(PasskeyError) -> CBORValue {
        guard bytes.count <= CBORReader.byteLimit else { throw .cbor(.tooLarge, offset: CBORReader.byteLimit) }
        return try item(depth: 0)
    }

    private mutating func item(depth: Int) throws(PasskeyError) -> CBORValue {
        let start = position
        guard depth <= CBORReader.depthLimit else { throw .cbor(.tooDeep, offset: start) }
        items += 1
        guard items <= CBORReader.itemLimit else { throw .cbor(.tooLarge, offset: start) }
        let head = try take(1, at: start)[0]
        if head >> 5 == 7 { return try simple(head & 31, at: start) }
        let argument = try argument(head & 31, at: start)
        switch head >> 5 {
        case 0: return .unsigned(argument)
        case 1: return .negative(argument)
        case 2: return .bytes(try take(argument, at: start))
        case 3:
            let content = try take(argument, at: start)
            let text = String(decoding: content, as: UTF8.self)
            // Decoding replaces what is not UTF-8.
            guard text.utf8.elementsEqual(content) else { throw .cbor(.textInvalid, offset: start) }
            return .text(text)
        case 4: return .list(try list(argument, depth, at: start))
        case 5: return .map(try map(argument, depth, at: start))
        default: throw .cbor(.unsupported, offset: start)
        }
    }

    private mutating func list(_ count: UInt64, _ depth: Int, at start: Int) throws(PasskeyError) -> [CBORValue] {
        // Each item has one byte at least.
        guard count <= UInt64(bytes.count - position) else { throw .cbor(.truncated, offset: start) }
        var list: [CBORValue] = []
        for _ in 0..<count { list.append(try item(depth: depth + 1)) }
        return list
    }

    private mutating func map(_ count: UInt64, _ depth: Int, at start: Int) throws(PasskeyError) -> [CBORMember] {
        guard count <= UInt64((bytes.count - position) / 2) else { throw .cbor(.truncated, offset: start) }
        var members: [CBORMember] = []
        for _ in 0..<count {
            let place = position
            let key = try item(depth: depth + 1)
            switch key {
            case .unsigned, .negative, .text: break
            default: throw .cbor(.keyUnsupported, offset: place)
            }
            guard !members.contains(where: { $0.key == key }) else { throw .cbor(.keyRepeated, offset: place) }
            members.append(CBORMember(key: key, value: try item(depth: depth + 1)))
        }
        return members
    }

    private func simple(_ kind: UInt8, at start: Int) throws(PasskeyError) -> CBORValue {
        switch kind {
        case 20: .boolean(false)
        case 21: .boolean(true)
        case 22: .null
        case 31: throw .cbor(.indefiniteLength, offset: start)
        default: throw .cbor(.unsupported, offset: start)
        }
    }

    /// Returns the number of a head, or the length that it states.
    private mutating func argument(_ form: UInt8, at start: Int) throws(PasskeyError) -> UInt64 {
        switch form {
        case 0..<24: return UInt64(form)
        case 24...27:
            let width = 1 << Int(form - 24)
            let number = try take(UInt64(width), at: start).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
            let isShortest = form == 24 ? number >= 24 : number >> UInt64(width * 4) != 0
            guard isShortest else { throw .cbor(.notShortest, offset: start) }
            return number
        case 31: throw .cbor(.indefiniteLength, offset: start)
        default: throw .cbor(.unsupported, offset: start)
        }
    }

    private mutating func take(_ count: UInt64, at start: Int) throws(PasskeyError) -> [UInt8] {
        guard count <= UInt64(bytes.count - position) else { throw .cbor(.truncated, offset: start) }
        let end = position + Int(count)
        defer { position = end }
        return Array(bytes[position..<end])
    }
}
