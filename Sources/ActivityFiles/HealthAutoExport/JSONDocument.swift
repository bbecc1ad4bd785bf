/// A JSON text as a flat list of where its values lie: nothing is copied, and members can be asked for in any order.
///
/// Damage at the end keeps what came before: `isTruncated` says so, and open objects end where the bytes do.
struct JSONDocument: ~Copyable, ~Escapable {
    enum Kind: UInt8 { case object, array, string, number, literal }

    struct Node {
        var kind: Kind
        /// The bytes of a number or a literal, and of a string without its quotes.
        var start: UInt32
        var end: UInt32
        /// The node after this one and all that it holds.
        var next: UInt32
    }

    let bytes: Span<UInt8>
    let nodes: [Node]
    let isTruncated: Bool

    /// More than this in one text is no export that a phone sends.
    static let longest = 256 << 20
    private static let depthLimit = 64

    /// - Throws: `.malformed` where the text is no JSON, `.hostile` for endless nesting, `.tooLarge` beyond 256 MB.
    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>) throws(FileError) {
        guard bytes.count <= JSONDocument.longest else { throw .tooLarge(what: "json", limit: JSONDocument.longest) }
        let found = try JSONDocument.nodes(of: bytes)
        self.bytes = bytes
        nodes = found.nodes
        isTruncated = found.isTruncated
    }

    /// - Returns: the nodes, and whether the bytes end before the outermost value does.
    private static func nodes(of bytes: Span<UInt8>) throws(FileError) -> (nodes: [Node], isTruncated: Bool) {
        var nodes: [Node] = []
        var open: [Int] = []
        func add(_ kind: Kind, _ start: Int, _ end: Int) {
            nodes.append(Node(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
        }
        var cursor = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        while cursor < bytes.count {
            let byte = bytes[cursor]
            switch byte {
            case ...0x20, UInt8(ascii: ","), UInt8(ascii: ":"): cursor += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard open.count < depthLimit else { throw .hostile(what: "nesting", offset: cursor) }
                open.append(nodes.count)
                cursor += 1
                add(byte == UInt8(ascii: "{") ? .object : .array, cursor, cursor)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                let kind: Kind = byte == UInt8(ascii: "}") ? .object : .array
                guard let last = open.popLast(), nodes[last].kind == kind else { throw .malformed(what: "json", offset: cursor) }
                nodes[last].next = UInt32(nodes.count)
                cursor += 1
                if open.isEmpty { return (nodes, false) }
            case UInt8(ascii: "\""):
                var end = cursor + 1
                while end < bytes.count, bytes[end] != byte { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
                if end < bytes.count { add(.string, cursor + 1, end) }
                cursor = end + 1
            default:
                guard isPlain(byte), !open.isEmpty else { throw .malformed(what: "json", offset: cursor) }
                var end = cursor
                while end < bytes.count, isPlain(bytes[end]) { end += 1 }
                let isNumber = byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
                if end < bytes.count { add(isNumber ? .number : .literal, cursor, end) }
                cursor = end
            }
        }
        for node in open { nodes[node].next = UInt32(nodes.count) }
        return (nodes, true)
    }

    /// What numbers and words are made of.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// The value of an object's member; nil when there is none, or `node` is no object.
    func member(_ name: StaticString, of node: Int?) -> Int? {
        guard let node, node < nodes.count, nodes[node].kind == .object else { return nil }
        var key = node + 1
        let end = Int(nodes[node].next)
        while key + 1 < end {
            if nodes[key].kind == .string, text(key).isEqual(to: name) { return key + 1 }
            key = Int(nodes[key + 1].next)
        }
        return nil
    }

    func isArray(_ node: Int?) -> Bool { node.map { nodes[$0].kind == .array } ?? false }

    /// The elements of an array, in order; none when `node` is no array.
    func elements(of node: Int?) -> [Int] {
        guard let node, nodes[node].kind == .array else { return [] }
        var result: [Int] = []
        var element = node + 1
        while element < Int(nodes[node].next) {
            result.append(element)
            element = Int(nodes[element].next)
        }
        return result
    }

    @_lifetime(copy self)
    func text(_ node: Int) -> Span<UInt8> { bytes.extracting(Int(nodes[node].start)..<Int(nodes[node].end)) }

    /// The number of a node, also when it is written as a string.
    func number(_ node: Int?) -> Double? {
        guard let node, nodes[node].kind == .number || nodes[node].kind == .string else { return nil }
        return Numeral.decimal(text(node))
    }

    func flag(_ node: Int?) -> Bool? {
        guard let node, nodes[node].kind == .literal else { return nil }
        if text(node).isEqual(to: "true") { return true }
        return text(node).isEqual(to: "false") ? false : nil
    }

    /// The characters of a string, escapes resolved.
    func string(_ node: Int?) -> String? {
        guard let node, nodes[node].kind == .string else { return nil }
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

    /// The character of `\u` escapes from `start` on, two of them for a surrogate pair, and how many bytes they take.
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
