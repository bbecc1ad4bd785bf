/// Elements of an array in a JSON text as a flat list of the positions of their values. Nothing is copied, and members can be accessed in
/// any order.
///
/// With a damaged end, the content before it remains: open objects end with the bytes.
struct JSONDocument: ~Copyable, ~Escapable {
    enum Kind: UInt32 { case object, array, string, number, literal }

    /// The whole text; positions count from its start.
    let bytes: Span<UInt8>
    /// Values in the order of the text, each identified by the index of its word. A word contains the kind and the position of the first
    /// byte after a bracket or quote. An object or array has a second word with the index after its content. Ends of numbers and strings
    /// are searched on access: large texts are mostly numbers, and a table of all ends would exceed the text.
    private let words: [UInt32]

    /// Highest number of bytes; exports sent by a phone are smaller.
    static let longest = 256 << 20
    static let depthLimit = 64
    /// Number of words after which no further element is started: a table of a whole text would be as large as the text.
    static let window = 1 << 15
    /// Number of bits of a word for the position; those above hold the kind.
    private static let placeBits: UInt32 = 29

    /// Reads the next elements of an array: `window` words of them, or one larger element.
    /// - Parameters:
    ///   - outline: after the array's bracket or an element; moved behind the elements that were read.
    ///   - limit: number of words after which no further element is started.
    /// - Throws: `.malformed` for invalid JSON, `.hostile` for endless nesting.
    @_lifetime(copy bytes)
    init(elementsIn bytes: Span<UInt8>, _ outline: inout JSONOutline, atMost limit: Int = window) throws(FileError) {
        self.bytes = bytes
        words = try JSONDocument.words(of: bytes, from: &outline.place, depth: outline.depth, limit: limit)
    }

    /// The elements read; empty at the end of the array.
    var elements: [Int] {
        var result: [Int] = []
        var element = 0
        while element < words.count {
            result.append(element)
            element = next(element)
        }
        return result
    }

    private static func words(
        of bytes: Span<UInt8>, from cursor: inout Int, depth: Int, limit: Int
    ) throws(FileError) -> [UInt32] {
        var words: [UInt32] = []
        words.reserveCapacity(min(limit, bytes.count / 8) + 64)
        var open: [Int] = []
        func add(_ kind: Kind, _ start: Int) { words.append(kind.rawValue << placeBits | UInt32(start)) }
        while cursor < bytes.count {
            let byte = bytes[cursor]
            switch byte {
            case ...0x20, UInt8(ascii: ","), UInt8(ascii: ":"):
                cursor += 1
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard depth + open.count < depthLimit else { throw .hostile(what: "nesting", offset: cursor) }
                open.append(words.count)
                cursor += 1
                add(byte == UInt8(ascii: "{") ? .object : .array, cursor)
                words.append(0)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if open.isEmpty, byte == UInt8(ascii: "]") { return words }
                let kind: Kind = byte == UInt8(ascii: "}") ? .object : .array
                guard let last = open.popLast(), words[last] >> placeBits == kind.rawValue else {
                    throw .malformed(what: "json", offset: cursor)
                }
                words[last + 1] = UInt32(words.count)
                cursor += 1
            case UInt8(ascii: "\""):
                let end = endOfString(bytes, from: cursor + 1)
                if end < bytes.count { add(.string, cursor + 1) }
                cursor = end + 1
            default:
                guard isPlain(byte) else { throw .malformed(what: "json", offset: cursor) }
                let end = endOfPlain(bytes, from: cursor)
                let isNumber = byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
                if end < bytes.count { add(isNumber ? .number : .literal, cursor) }
                cursor = end
            }
            if open.isEmpty, words.count >= limit { return words }
        }
        for value in open { words[value + 1] = UInt32(words.count) }
        return words
    }

    /// Returns the position of the quote that ends a string; at or after the end of the bytes without one.
    static func endOfString(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return end
    }

    static func endOfPlain(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, isPlain(bytes[end]) { end += 1 }
        return end
    }

    /// Whether a byte can be part of a number or literal.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
        default: false
        }
    }

    private func kind(_ node: Int) -> Kind? { Kind(rawValue: words[node] >> JSONDocument.placeBits) }

    /// Returns the position of a value's first byte in the text.
    func start(of node: Int) -> Int { Int(words[node] & (1 << JSONDocument.placeBits - 1)) }

    private func holdsOthers(_ node: Int) -> Bool { words[node] >> JSONDocument.placeBits <= Kind.array.rawValue }

    /// Returns the value after this one and its content.
    private func next(_ node: Int) -> Int { holdsOthers(node) ? Int(words[node + 1]) : node + 1 }

    /// Returns the value of an object's member; nil without it, or if `node` is not an object.
    func member(_ name: StaticString, of node: Int?) -> Int? {
        guard let node, node < words.count, kind(node) == .object else { return nil }
        var key = node + 2
        let end = next(node)
        while key < end {
            let value = next(key)
            guard value < end else { return nil }
            if kind(key) == .string, text(key).isEqual(to: name) { return value }
            key = next(value)
        }
        return nil
    }

    func isArray(_ node: Int?) -> Bool { node.map { kind($0) == .array } ?? false }

    /// Returns the elements of an array in order; empty if `node` is not an array.
    func elements(of node: Int?) -> [Int] {
        guard let node, kind(node) == .array else { return [] }
        var result: [Int] = []
        var element = node + 2
        let end = next(node)
        while element < end {
            result.append(element)
            element = next(element)
        }
        return result
    }

    /// Returns the bytes of a number or a literal, and of a string without its quotes.
    @_lifetime(copy self)
    func text(_ node: Int) -> Span<UInt8> {
        let start = start(of: node)
        switch kind(node) {
        case .string: return bytes.extracting(start..<min(bytes.count, JSONDocument.endOfString(bytes, from: start)))
        case .number, .literal: return bytes.extracting(start..<JSONDocument.endOfPlain(bytes, from: start))
        case .object, .array, nil: return bytes.extracting(start..<start)
        }
    }

    /// Returns the number of a node, including one written as a string.
    func number(_ node: Int?) -> Double? {
        guard let node, kind(node) == .number || kind(node) == .string else { return nil }
        return Numeral.decimal(text(node))
    }

    func flag(_ node: Int?) -> Bool? {
        guard let node, kind(node) == .literal else { return nil }
        if text(node).isEqual(to: "true") { return true }
        return text(node).isEqual(to: "false") ? false : nil
    }

    /// Returns the characters of a string with resolved escapes.
    func string(_ node: Int?) -> String? {
        guard let node, kind(node) == .string else { return nil }
        let text = text(node)
        var result: [UInt8] = []
        var cursor = 0
        while cursor < text.count {
            guard text[cursor] == UInt8(ascii: "\\"), cursor + 1 < text.count else {
                result.append(text[cursor])
                cursor += 1
                continue
            }
            switch text[cursor + 1] {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "b"), UInt8(ascii: "f"): break
            case UInt8(ascii: "u"):
                let (scalar, length) = JSONDocument.scalar(text, cursor)
                result.append(contentsOf: Array(String(Character(scalar)).utf8))
                cursor += length
                continue
            default: result.append(text[cursor + 1])
            }
            cursor += 2
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the character of `\u` escapes from `start` on (two for a surrogate pair) and their length in bytes.
    private static func scalar(_ text: Span<UInt8>, _ start: Int) -> (Unicode.Scalar, Int) {
        let unknown: Unicode.Scalar = "\u{FFFD}"
        guard let first = unit(text, start) else { return (unknown, 2) }
        if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
        guard first < 0xDC00, start + 7 < text.count, text[start + 6] == UInt8(ascii: "\\"), text[start + 7] == UInt8(ascii: "u"),
            let second = unit(text, start + 6), (0xDC00...0xDFFF).contains(second)
        else { return (unknown, 6) }
        return (Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? unknown, 12)
    }

    private static func unit(_ text: Span<UInt8>, _ start: Int) -> UInt32? {
        guard start + 6 <= text.count else { return nil }
        var value: UInt32 = 0
        for index in start + 2..<start + 6 {
            guard let digit = Numeral.digit(text[index]) else { return nil }
            value = value * 16 + UInt32(digit)
        }
        return value
    }
}
