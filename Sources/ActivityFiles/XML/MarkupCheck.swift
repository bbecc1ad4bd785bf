/// What is wrong with the bytes of a text file as such, whatever it says.
struct MarkupCheck {
    /// Characters that no XML may hold: NUL, U+000B and their like.
    private(set) var controlCharacters = 0
    /// Where the bytes first stop being UTF-8.
    private(set) var firstOffsetNotUTF8: Int?
    private(set) var firstControlCharacter = 0

    init(_ bytes: Span<UInt8>) {
        let raw = bytes.bytes
        var cursor = 0
        var isASCII = true
        while cursor + 8 <= bytes.count {
            let word = raw.unsafeLoadUnaligned(fromByteOffset: cursor, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { isASCII = false }
            // The top bit of every byte below 0x20, and of none other as long as all are ASCII; line ends and tabs are taken out.
            var low = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
            if low != 0 {
                low &= ~XMLScanner.zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A)
                low &= ~XMLScanner.zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
                low &= ~XMLScanner.zeros(word ^ 0x0909_0909_0909_0909)
            }
            if low != 0 {
                for index in cursor..<cursor + 8 { look(at: bytes[index], offset: index) }
            }
            cursor += 8
        }
        while cursor < bytes.count {
            if bytes[cursor] >= 0x80 { isASCII = false }
            look(at: bytes[cursor], offset: cursor)
            cursor += 1
        }
        if !isASCII { firstOffsetNotUTF8 = Self.firstOffsetNotUTF8(in: bytes) }
    }

    private mutating func look(at byte: UInt8, offset: Int) {
        guard byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 else { return }
        if controlCharacters == 0 { firstControlCharacter = offset }
        controlCharacters += 1
    }

    /// By the table of well-formed byte sequences in the Unicode standard (table 3-7).
    static func firstOffsetNotUTF8(in bytes: Span<UInt8>) -> Int? {
        var cursor = 0
        while cursor < bytes.count {
            let lead = bytes[cursor]
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch lead {
            case 0x00...0x7F: length = 1
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            case 0xF1...0xF3: length = 4
            default: return cursor
            }
            guard length <= bytes.count - cursor else { return cursor }
            if length > 1, !second.contains(bytes[cursor + 1]) { return cursor }
            if length > 2 {
                for index in cursor + 2..<cursor + length where !(0x80...0xBF).contains(bytes[index]) { return cursor }
            }
            cursor += length
        }
        return nil
    }

    /// The findings, with their lines in the file.
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
