/// Checks a file that arrives in pieces, like `MarkupCheck` for a file in memory, and also for bare ampersands. It finds the first byte
/// that is not UTF-8, and the first `&` without a reference.
///
/// Nearly all bytes of an export are ASCII and checked 64 at a time; longer characters and references are checked one by one.
struct RunningMarkupCheck {
    /// Offsets in the file.
    private(set) var firstBareAmpersand: Int?
    var firstNotUTF8: Int? { declaresLatin1(head.span) ? nil : firstOther }
    private var firstOther: Int?

    /// A character or reference that the last piece cut off.
    private var pending: [UInt8] = []
    /// Offset of the next piece in the file, without `pending`.
    private var offset = 0
    /// The beginning of the file, which may arrive in pieces, for the declared encoding.
    private var head: [UInt8] = []

    /// Length of `&#x10FFFF;`; references contain no spaces.
    private static let longestReference = 10

    mutating func take(_ part: Span<UInt8>) {
        if head.count < declarationLength {
            for index in 0..<min(part.count, declarationLength - head.count) { head.append(part[index]) }
        }
        defer { offset += part.count }
        var start = 0
        if !pending.isEmpty {
            // Twice the length of one item, so that it ends within these bytes.
            let more = min(part.count, RunningMarkupCheck.longestReference)
            var joined = pending
            for index in 0..<more { joined.append(part[index]) }
            let end = look(at: joined.span, 0, base: offset - pending.count, isLast: false)
            guard let end else {
                pending = joined
                return
            }
            start = max(0, end - pending.count)
            pending = []
        }
        let raw = part.bytes
        var cursor = start
        while cursor < part.count {
            if cursor &+ 64 <= part.count {
                let block = raw.unsafeLoadUnaligned(fromByteOffset: cursor, as: SIMD8<UInt64>.self)
                let marks = RunningMarkupCheck.marks(block)
                let four = marks.lowHalf | marks.highHalf
                if four[0] | four[1] | four[2] | four[3] == 0 {
                    cursor &+= 64
                    continue
                }
                var word = 0
                while marks[word] == 0 { word &+= 1 }
                cursor &+= word &* 8 &+ marks[word].trailingZeroBitCount / 8
            } else if part[cursor] < 0x80, part[cursor] != UInt8(ascii: "&") {
                cursor &+= 1
                continue
            }
            guard let end = look(at: part, cursor, base: offset, isLast: false) else {
                for index in cursor..<part.count { pending.append(part[index]) }
                return
            }
            cursor = end
        }
    }

    /// Marks the end of the file: an item cut off by the last piece is invalid.
    mutating func end() {
        let rest = pending
        var cursor = 0
        while cursor < rest.count {
            cursor = look(at: rest.span, cursor, base: offset - rest.count, isLast: true) ?? rest.count
        }
        pending = []
    }

    /// Sets the top bit of every byte that is an ampersand or not ASCII. Bits after an ampersand may be set as well; checking those bytes
    /// finds nothing.
    @inline(__always)
    private static func marks(_ block: SIMD8<UInt64>) -> SIMD8<UInt64> {
        let flipped = block ^ SIMD8(repeating: 0x2626_2626_2626_2626)
        let ampersands = (flipped &- SIMD8(repeating: 0x0101_0101_0101_0101)) & ~flipped
        return (ampersands | block) & SIMD8(repeating: 0x8080_8080_8080_8080)
    }

    /// Checks one character or reference.
    /// - Parameter base: offset of `bytes` in the file.
    /// - Returns: its end; nil if it needs more bytes.
    private mutating func look(at bytes: Span<UInt8>, _ start: Int, base: Int, isLast: Bool) -> Int? {
        if bytes[start] == UInt8(ascii: "&") { return lookAtReference(bytes, start, base: base, isLast: isLast) }
        if bytes[start] < 0x80 { return start + 1 }
        if let length = MarkupCheck.sequenceLength(bytes, at: start) { return start + length }
        if !isLast, bytes.count - start < 4, MarkupCheck.beginsSequence(bytes, at: start) { return nil }
        if firstOther == nil { firstOther = base + start }
        return start + 1
    }

    private mutating func lookAtReference(_ bytes: Span<UInt8>, _ start: Int, base: Int, isLast: Bool) -> Int? {
        var end = start + 1
        let limit = min(bytes.count, start + RunningMarkupCheck.longestReference)
        while end < limit, bytes[end] != UInt8(ascii: ";"), Self.isOfReference(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: ";"), end > start + 1 { return end + 1 }
        if !isLast, end == bytes.count, end < start + RunningMarkupCheck.longestReference { return nil }
        if firstBareAmpersand == nil { firstBareAmpersand = base + start }
        return start + 1
    }

    /// Whether a byte is a letter, a digit or `#`.
    private static func isOfReference(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x30 && byte <= 0x39
            || byte == UInt8(ascii: "#")
    }

    /// Findings for a file's list of findings.
    var findings: [ImportFinding] {
        var findings: [ImportFinding] = []
        if let firstNotUTF8 {
            findings.append(ImportFinding(.warning, .malformedMarkup(what: "encoding"), at: .offset(firstNotUTF8)))
        }
        if let firstBareAmpersand {
            findings.append(ImportFinding(.warning, .malformedMarkup(what: "ampersand"), at: .offset(firstBareAmpersand)))
        }
        return findings
    }
}
