/// Traverses a JSON text from outside. It skips unused content and reads arrays in windows, so that a text of a hundred megabytes needs no
/// full table.
struct JSONOutline {
    /// Position after the content that was read.
    var place: Int
    /// Number of objects and arrays that were entered and not left.
    var depth = 0

    /// - Throws: `.tooLarge` beyond 256 MB.
    init(_ bytes: Span<UInt8>) throws(FileError) {
        guard bytes.count <= JSONDocument.longest else { throw .tooLarge(what: "json", limit: JSONDocument.longest) }
        place = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }

    /// Returns the next byte that is neither space nor separator; nil at the end.
    mutating func peek(_ bytes: Span<UInt8>) -> UInt8? {
        while place < bytes.count {
            switch bytes[place] {
            case ...0x20, UInt8(ascii: ","), UInt8(ascii: ":"): place += 1
            default: return bytes[place]
            }
        }
        return nil
    }

    /// Enters an object or an array if its bracket comes next.
    mutating func enter(_ bracket: Unicode.Scalar, _ bytes: Span<UInt8>) throws(FileError) -> Bool {
        guard peek(bytes) == UInt8(ascii: bracket) else { return false }
        guard depth < JSONDocument.depthLimit else { throw .hostile(what: "nesting", offset: place) }
        place += 1
        depth += 1
        return true
    }

    /// Returns the position of the next member's name in the current object. Nil after the last one, where the object is left, and at the
    /// end of the text.
    mutating func key(_ bytes: Span<UInt8>) throws(FileError) -> Range<Int>? {
        while let byte = peek(bytes) {
            if byte == UInt8(ascii: "}") {
                place += 1
                depth -= 1
                return nil
            }
            if byte == UInt8(ascii: "\"") { return try scalar(bytes) }
            try pass(bytes)  // a member without a name is skipped
        }
        return nil
    }

    /// Whether the current array, which is then left, or the text has ended.
    mutating func leavesArray(_ bytes: Span<UInt8>) throws(FileError) -> Bool {
        guard let byte = peek(bytes) else { return true }
        if byte == UInt8(ascii: "}") { throw .malformed(what: "json", offset: place) }
        guard byte == UInt8(ascii: "]") else { return false }
        place += 1
        depth -= 1
        return true
    }

    /// Returns the position of the next string without its quotes, number or word; nil if the text ends in it. An object or an array is
    /// skipped and gives an empty range.
    mutating func scalar(_ bytes: Span<UInt8>) throws(FileError) -> Range<Int>? {
        guard let byte = peek(bytes) else { return nil }
        let isString = byte == UInt8(ascii: "\"")
        let start = isString ? place + 1 : place
        try pass(bytes)
        if !isString, !JSONDocument.isPlain(byte) { return start..<start }
        let end = isString ? place - 1 : place
        return end < bytes.count ? start..<end : nil
    }

    /// Skips one value with its content.
    mutating func pass(_ bytes: Span<UInt8>) throws(FileError) {
        // One bit per open level, set for an object, with the innermost level lowest: there are at most 64.
        var (objects, open): (UInt64, Int) = (0, 0)
        while let byte = peek(bytes) {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard depth + open < JSONDocument.depthLimit else { throw .hostile(what: "nesting", offset: place) }
                objects = objects << 1 | (byte == UInt8(ascii: "{") ? 1 : 0)
                open += 1
                place += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard open > 0, objects & 1 == (byte == UInt8(ascii: "}") ? 1 : 0) else {
                    throw .malformed(what: "json", offset: place)
                }
                objects >>= 1
                open -= 1
                place += 1
            case UInt8(ascii: "\""):
                place = JSONDocument.endOfString(bytes, from: place + 1) + 1
            default:
                guard JSONDocument.isPlain(byte) else { throw .malformed(what: "json", offset: place) }
                place = JSONDocument.endOfPlain(bytes, from: place)
            }
            if open == 0 { return }
        }
    }
}
