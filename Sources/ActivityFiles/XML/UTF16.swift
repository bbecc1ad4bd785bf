/// Text in units of two bytes, as in XML of some Windows programs.
enum UTF16Text {
    enum ByteOrder { case little, big }

    /// Returns the byte order by the mark at the start or, without one, by the zero beside a leading `<`.
    static func byteOrder(of bytes: Span<UInt8>) -> ByteOrder? {
        guard bytes.count >= 4 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE), (UInt8(ascii: "<"), 0): return .little
        case (0xFE, 0xFF), (0, UInt8(ascii: "<")): return .big
        default: return nil
        }
    }

    /// Returns the byte order of a text by its mark or, without one, by the zeros beside ASCII at its start. Text in UTF-8 has no zeros.
    static func byteOrderOfText(_ bytes: Span<UInt8>) -> ByteOrder? {
        if let order = byteOrder(of: bytes) { return order }
        var zeros = (even: 0, odd: 0)
        for index in 0..<min(bytes.count, 256) where bytes[index] == 0 {
            if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
        }
        guard zeros.even != zeros.odd, min(zeros.even, zeros.odd) == 0 else { return nil }
        return zeros.odd > 0 ? .little : .big
    }

    /// Returns the text in UTF-8 without the mark. Unpaired surrogates become U+FFFD.
    static func utf8(_ bytes: Span<UInt8>, _ order: ByteOrder) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 2 + bytes.count / 8)
        var cursor = 0
        var high: UInt32 = 0
        while cursor + 1 < bytes.count {
            let (first, second) = (UInt32(bytes[cursor]), UInt32(bytes[cursor + 1]))
            let unit = order == .little ? second << 8 | first : first << 8 | second
            cursor += 2
            if high != 0 {
                if (0xDC00...0xDFFF).contains(unit) {
                    append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &text)
                    high = 0
                    continue
                }
                append(0xFFFD, to: &text)
                high = 0
            }
            if (0xD800...0xDBFF).contains(unit) {
                high = unit
            } else if (0xDC00...0xDFFF).contains(unit) {
                append(0xFFFD, to: &text)
            } else if unit != 0xFEFF || cursor > 2 {
                append(unit, to: &text)
            }
        }
        if high != 0 { append(0xFFFD, to: &text) }
        return text
    }

    private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
        switch scalar {
        case 0..<0x80: text.append(UInt8(scalar))
        case 0x80..<0x800:
            text.append(0xC0 | UInt8(scalar >> 6))
            text.append(0x80 | UInt8(scalar & 0x3F))
        case 0x800..<0x10000:
            text.append(0xE0 | UInt8(scalar >> 12))
            text.append(0x80 | UInt8(scalar >> 6 & 0x3F))
            text.append(0x80 | UInt8(scalar & 0x3F))
        default:
            text.append(0xF0 | UInt8(scalar >> 18 & 0x07))
            text.append(0x80 | UInt8(scalar >> 12 & 0x3F))
            text.append(0x80 | UInt8(scalar >> 6 & 0x3F))
            text.append(0x80 | UInt8(scalar & 0x3F))
        }
    }
}
