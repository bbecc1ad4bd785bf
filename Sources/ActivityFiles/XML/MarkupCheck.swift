/// Checks the bytes of a text file regardless of its content.
struct MarkupCheck {
    /// Number of characters that XML forbids: NUL, U+000B and others.
    private(set) var controlCharacters = 0
    /// Offset of the first byte that is not UTF-8.
    private(set) var firstOffsetNotUTF8: Int?
    private(set) var firstControlCharacter = 0
    /// The bytes before this offset are complete UTF-8 characters, if none was invalid.
    private var checked = 0

    init(_ bytes: Span<UInt8>) {
        let raw = bytes.bytes
        var cursor = 0
        while cursor &+ 64 <= bytes.count {
            let block = raw.unsafeLoadUnaligned(fromByteOffset: cursor, as: SIMD8<UInt64>.self)
            if Self.topBits(block) != 0 { checkSequences(bytes, cursor..<cursor &+ 64) }
            if Self.topBits(Self.controls(block)) != 0 { countControls(bytes, cursor..<cursor &+ 64) }
            cursor &+= 64
        }
        checkSequences(bytes, cursor..<bytes.count)
        countControls(bytes, cursor..<bytes.count)
    }

    /// Sets the top bit of every byte below 0x20 except tabs and line ends. Adding 0x60 to seven bits sets it from 0x20 on. Adding 0x7F to
    /// the bits that differ from a character sets it unless they are equal.
    @inline(__always)
    private static func controls(_ block: SIMD8<UInt64>) -> SIMD8<UInt64> {
        let low = SIMD8<UInt64>(repeating: 0x7F7F_7F7F_7F7F_7F7F)
        let seven = block & low
        let isPrintable = (seven &+ SIMD8(repeating: 0x6060_6060_6060_6060)) | block
        let isNoTab = (seven ^ SIMD8(repeating: 0x0909_0909_0909_0909)) &+ low
        let isNoFeed = (seven ^ SIMD8(repeating: 0x0A0A_0A0A_0A0A_0A0A)) &+ low
        let isNoReturn = (seven ^ SIMD8(repeating: 0x0D0D_0D0D_0D0D_0D0D)) &+ low
        return ~isPrintable & isNoTab & isNoFeed & isNoReturn
    }

    @inline(__always)
    private static func topBits(_ block: SIMD8<UInt64>) -> UInt64 {
        let four = block.lowHalf | block.highHalf
        let two = four.lowHalf | four.highHalf
        return (two[0] | two[1]) & 0x8080_8080_8080_8080
    }

    private mutating func countControls(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        for offset in range {
            let byte = bytes[offset]
            guard byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 else { continue }
            if controlCharacters == 0 { firstControlCharacter = offset }
            controlCharacters += 1
        }
    }

    /// Checks unchecked characters that begin in a range; bytes between such ranges are ASCII. Follows the table of well-formed byte
    /// sequences in the Unicode standard (table 3-7).
    private mutating func checkSequences(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard firstOffsetNotUTF8 == nil else { return }
        var cursor = max(checked, range.lowerBound)
        while cursor < range.upperBound {
            guard let length = Self.sequenceLength(bytes, at: cursor) else {
                firstOffsetNotUTF8 = cursor
                return
            }
            cursor += length
        }
        checked = cursor
    }

    /// Returns the number of bytes of the character at an offset; nil without a valid one.
    static func sequenceLength(_ bytes: Span<UInt8>, at start: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[start] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard length <= bytes.count - start, second.contains(bytes[start + 1]) else { return nil }
        for offset in start + 2..<start + length where !(0x80...0xBF).contains(bytes[offset]) { return nil }
        return length
    }

    /// Whether incomplete bytes may continue as a character.
    static func beginsSequence(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        let length: Int
        switch bytes[start] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return false
        }
        guard bytes.count - start < length else { return false }
        for offset in start + 1..<bytes.count where !(0x80...0xBF).contains(bytes[offset]) { return false }
        return true
    }

    /// Returns the findings with their lines in the file.
    func findings(in bytes: Span<UInt8>, isLatin1: Bool) -> [ImportFinding] {
        var findings: [ImportFinding] = []
        if controlCharacters > 0 {
            let place = ImportFinding.Place.line(bytes.line(of: firstControlCharacter))
            findings.append(ImportFinding(.warning, .controlCharactersRemoved(count: controlCharacters), at: place))
        }
        if let offset = firstOffsetNotUTF8, !isLatin1 {
            let place = ImportFinding.Place.line(bytes.line(of: offset))
            findings.append(ImportFinding(.warning, .malformedMarkup(what: "encoding"), at: place))
        }
        return findings
    }
}
