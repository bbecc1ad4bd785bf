/// Scans markup byte by byte without creating a tree or strings, and without allocation for a tag.
///
/// Accepts real files, which are not always valid XML: undeclared prefixes, U+000B and NUL between tags, spaces before the declaration, a
/// DOCTYPE that breaks its own grammar, attribute names with a space. Never resolves entities of the document: declaring one ends the
/// reading as hostile. The reader checks whether end tags match.
///
/// ```swift
/// var scanner = XMLScanner(bytes)
/// while true {
///     switch try scanner.next() {
///     case .start(let name, _) where scanner.isEqual(name, "trkpt"):
///         let latitude = scanner.value(of: "lat")
/// ```
public struct XMLScanner: ~Copyable, ~Escapable {
    let bytes: Span<UInt8>
    let raw: RawSpan
    /// Position of the next step.
    public internal(set) var position: Int
    /// Number of open elements. A reader of pieces passes it to the scanner of the next piece.
    public internal(set) var depth: Int
    public internal(set) var attributeCount = 0
    /// Start of the local name of the current tag, after its prefix.
    public internal(set) var localStart = 0
    /// Name and value of each attribute: four offsets each.
    private var marks = [Int](repeating: 0, count: 512)
    private let isLast: Bool
    private let depthLimit: Int
    private let base: Int

    /// - Parameters:
    ///   - bytes: the document, or a piece of it.
    ///   - isLast: whether these bytes extend to the end of the file. If not, text that touches their end is `incomplete`.
    ///   - base: offset of the bytes in the file, added to the offsets in errors only.
    ///   - depth: number of elements left open by earlier pieces.
    ///   - depthLimit: highest number of open elements; more count as an attack.
    @_lifetime(copy bytes)
    public init(_ bytes: Span<UInt8>, isLast: Bool = true, base: Int = 0, depth: Int = 0, depthLimit: Int = 256) {
        self.bytes = bytes
        self.raw = bytes.bytes
        self.isLast = isLast
        self.base = base
        self.depth = depth
        self.depthLimit = depthLimit
        position = 0
        if base == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    }

    /// Returns the next event. After an error the scanner stays at its position.
    /// - Throws: `FileError.malformed` for an unreadable tag, `.hostile` for declared entities and endless nesting.
    @_lifetime(self: copy self)
    public mutating func next() throws(FileError) -> XMLEvent {
        while true {
            let start = offsetOfContent(from: position)
            guard start < bytes.count else {
                position = start
                return .finished
            }
            guard bytes[start] == UInt8(ascii: "<") else {
                // Text at the end was cut, maybe in the middle of a number; a partial value is not used.
                let end = offset(of: UInt8(ascii: "<"), from: start)
                if end == bytes.count, !isLast || depth > 0 { return .incomplete(from: start) }
                position = end
                return .text(start..<end)
            }
            guard start + 1 < bytes.count else { return .incomplete(from: start) }
            switch bytes[start + 1] {
            case UInt8(ascii: "/"):
                let nameEnd = endOfName(from: start + 2)
                var end = nameEnd
                if end < bytes.count, bytes[end] != UInt8(ascii: ">") { end = offset(of: UInt8(ascii: ">"), from: end) }
                guard end < bytes.count else { return .incomplete(from: start) }
                if depth > 0 { depth -= 1 }
                position = end + 1
                return .end(name: start + 2..<nameEnd)
            case UInt8(ascii: "?"):
                let end = end(of: "?>", from: start + 2)
                guard end <= bytes.count else { return .incomplete(from: start) }
                position = end
            case UInt8(ascii: "!"):
                if let event = try declaration(at: start) { return event }
            default:
                return try startTag(at: start)
            }
        }
    }

    /// Skips a tag that `next` could not read, up to the next `<`.
    public mutating func skipMalformed() {
        var start = position
        while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
        position = offset(of: UInt8(ascii: "<"), from: min(start + 1, bytes.count))
    }

    /// Returns the name and the raw value of an attribute of the current start tag; nil from `attributeCount` on.
    public func attribute(_ index: Int) -> (name: Range<Int>, value: Range<Int>)? {
        guard index >= 0, index < attributeCount else { return nil }
        let mark = index * 4
        return (marks[mark]..<marks[mark + 1], marks[mark + 2]..<marks[mark + 3])
    }

    /// Returns the raw value of the first attribute of that name, including its prefix.
    public func value(of name: StaticString) -> Range<Int>? {
        for index in 0..<attributeCount {
            let mark = index * 4
            if isEqual(marks[mark]..<marks[mark + 1], name) { return marks[mark + 2]..<marks[mark + 3] }
        }
        return nil
    }

    /// Returns the end of a name, and stores the end of its prefix.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func endOfName(from start: Int) -> Int {
        var cursor = start
        localStart = start
        while cursor < bytes.count {
            let byte = bytes[cursor]
            // At the next tag at the latest, so that a broken tag does not cause a rescan of the rest of the file.
            if byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<") { break }
            if byte == UInt8(ascii: ":"), localStart == start { localStart = cursor &+ 1 }
            cursor &+= 1
        }
        return cursor
    }

    @_lifetime(self: copy self)
    private mutating func startTag(at start: Int) throws(FileError) -> XMLEvent {
        let count = bytes.count
        var cursor = endOfName(from: start + 1)
        let name = start + 1..<cursor
        guard !name.isEmpty || cursor == count else { throw malformed("tag", at: start) }
        attributeCount = 0
        while true {
            while cursor < count, bytes[cursor] <= 0x20 { cursor += 1 }
            guard cursor < count else { return .incomplete(from: start) }
            let byte = bytes[cursor]
            if byte == UInt8(ascii: ">") {
                guard depth < depthLimit else { throw .hostile(what: "nesting", offset: base + start) }
                depth += 1
                position = cursor + 1
                return .start(name: name, isSelfClosing: false)
            }
            if byte == UInt8(ascii: "/") {
                guard cursor + 1 < count else { return .incomplete(from: start) }
                cursor += 1
                guard bytes[cursor] == UInt8(ascii: ">") else { continue }
                position = cursor + 1
                return .start(name: name, isSelfClosing: true)
            }
            let equals = offsetOfAttributeEnd(from: cursor)
            guard equals < count else { return .incomplete(from: start) }
            var nameEnd = equals
            while nameEnd > cursor, bytes[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
            guard bytes[equals] == UInt8(ascii: "=") else { throw malformed("attribute", at: cursor) }
            var opening = equals + 1
            while opening < count, bytes[opening] <= 0x20 { opening += 1 }
            guard opening < count else { return .incomplete(from: start) }
            let quote = bytes[opening]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw malformed("attribute", at: cursor)
            }
            let closing = offset(of: quote, from: opening + 1)
            guard closing < count else { return .incomplete(from: start) }
            let mark = attributeCount * 4
            guard mark + 4 <= marks.count else { throw .hostile(what: "attributes", offset: base + start) }
            marks[mark] = cursor
            marks[mark + 1] = nameEnd
            marks[mark + 2] = opening + 1
            marks[mark + 3] = closing
            attributeCount += 1
            cursor = closing + 1
        }
    }

    /// Skips a comment or a DOCTYPE (nil), or returns the content of a CDATA section.
    @_lifetime(self: copy self)
    private mutating func declaration(at start: Int) throws(FileError) -> XMLEvent? {
        if starts(with: "<!--", at: start) {
            let end = end(of: "-->", from: start + 4)
            guard end <= bytes.count else { return .incomplete(from: start) }
            position = end
            return nil
        }
        if starts(with: "<![CDATA[", at: start) {
            let end = end(of: "]]>", from: start + 9)
            guard end <= bytes.count else { return .incomplete(from: start) }
            position = end
            return .characterData(start + 9..<end - 3)
        }
        if bytes.count - start < 9 { return .incomplete(from: start) }
        guard let end = try endOfDocumentType(from: start + 2) else { return .incomplete(from: start) }
        position = end
        return nil
    }

    func malformed(_ what: String, at offset: Int) -> FileError { .malformed(what: what, offset: base + offset) }
    func hostile(_ what: String, at offset: Int) -> FileError { .hostile(what: what, offset: base + offset) }
}
