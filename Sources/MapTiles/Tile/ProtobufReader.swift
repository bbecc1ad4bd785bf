/// Reads the fields of a message (Protocol Buffers), front to back.
struct ProtobufReader {
    /// Content of a field.
    enum Content {
        case number(UInt64)
        /// Eight bytes.
        case double(UInt64)
        /// Four bytes.
        case float(UInt32)
        case bytes(Range<Int>)
    }

    private var cursor: ByteCursor

    /// - Parameter range: bytes of the message.
    init(_ bytes: [UInt8], _ range: Range<Int>) { cursor = ByteCursor(bytes, range) }

    var position: Int { cursor.position }

    /// Returns the next field; nil at the end of the message.
    mutating func field() throws(MapTileError) -> (number: UInt64, content: Content)? {
        if cursor.isAtEnd { return nil }
        let start = cursor.position
        guard let key = cursor.number() else { throw .tile(.truncated, offset: start) }
        let content: Content?
        switch key & 7 {
        case 0: content = cursor.number().map { .number($0) }
        case 1: content = cursor.fixed(8).map { .double($0) }
        case 2: content = cursor.number().flatMap { cursor.range($0) }.map { .bytes($0) }
        case 5: content = cursor.fixed(4).map { .float(UInt32(truncatingIfNeeded: $0)) }
        default: throw .tile(.fieldInvalid, offset: start)
        }
        guard let content else { throw .tile(.truncated, offset: start) }
        return (key >> 3, content)
    }
}

extension ProtobufReader.Content {
    /// Returns the bytes of a text, a list or a message.
    func range(at offset: Int) throws(MapTileError) -> Range<Int> {
        guard case .bytes(let range) = self else { throw .tile(.fieldInvalid, offset: offset) }
        return range
    }

    func number(at offset: Int) throws(MapTileError) -> UInt64 {
        guard case .number(let number) = self else { throw .tile(.fieldInvalid, offset: offset) }
        return number
    }
}
