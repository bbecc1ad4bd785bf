/// The way through a JSON text from outside: what is of no use is passed over, and arrays are handed out in windows, so that a text of
/// a hundred megabytes needs no table beside it.
struct JSONOutline {
    /// The byte behind what was read.
    var place: Int
    /// How many objects and arrays were entered and not left.
    var depth = 0

    /// - Throws: `.tooLarge` beyond 256 MB.
    init(_ bytes: Span<UInt8>) throws(FileError) {
        guard bytes.count <= JSONDocument.longest else { throw .tooLarge(what: "json", limit: JSONDocument.longest) }
        place = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }

    /// The next byte that is no blank and parts nothing; nil at the end.
    mutating func peek(_ bytes: Span<UInt8>) -> UInt8? {
        while place < bytes.count {
            switch bytes[place] {
            case ...0x20, UInt8(ascii: ","), UInt8(ascii: ":"): place += 1
            default: return bytes[place]
            }
        }
        return nil
    }

    /// Enters an object or an array by its bracket, if one comes next.
    mutating func enter(_ bracket: Unicode.Scalar, _ bytes: Span<UInt8>) throws(FileError) -> Bool {
        guard peek(bytes) == UInt8(ascii: bracket) else { return false }
        guard depth < JSONDocument.depthLimit else { throw .hostile(what: "nesting", offset: place) }
        place += 1
        depth += 1
        return true
    }

    /// Where the name of the next member of the object stands that was entered; nil behind its last one, when it is left, and where the
    /// text ends.
    mutating func key(_ bytes: Span<UInt8>) throws(FileError) -> Range<Int>? {
        while let byte = peek(bytes) {
            if byte == UInt8(ascii: "}") {
                place += 1
                depth -= 1
                return nil
            }
            if byte == UInt8(ascii: "\"") { return try scalar(bytes) }
            try pass(bytes)  // what has no name is nobody's
        }
        return nil
    }

    /// Whether the array that was entered is over, or the text is; then it is left.
    mutating func leavesArray(_ bytes: Span<UInt8>) throws(FileError) -> Bool {
        guard let byte = peek(bytes) else { return true }
        if byte == UInt8(ascii: "}") { throw .malformed(what: "json", offset: place) }
        guard byte == UInt8(ascii: "]") else { return false }
        place += 1
        depth -= 1
        return true
    }

    /// Where the next string without its quotes, number or word stands; nil where the text ends in it. An object or an array is passed
    /// over, and says nothing.
    mutating func scalar(_ bytes: Span<UInt8>) throws(FileError) -> Range<Int>? {
        guard let byte = peek(bytes) else { return nil }
        let isString = byte == UInt8(ascii: "\"")
        let start = isString ? place + 1 : place
        try pass(bytes)
        if !isString, !JSONDocument.isPlain(byte) { return start..<start }
        let end = isString ? place - 1 : place
        return end < bytes.count ? start..<end : nil
    }

    /// Passes over one value with all that it holds.
    mutating func pass(_ bytes: Span<UInt8>) throws(FileError) {
        // Of each that is open whether it is an object, the innermost in the lowest bit: there are at most 64.
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
