/// English made longer and accented, so that a test sees whether a layout has room for other languages.
enum PseudoText {
    /// Each word of two letters or more grows by two fifths; vowels get accents. Placeholders, numbers and the separators of plural
    /// forms stay.
    static func text(_ english: String) -> String {
        var out: [UInt8] = []
        var letters = 0
        var isPlaceholder = false
        func lengthen() {
            if letters >= 2 { for _ in 0..<((letters * 2 + 4) / 5) { out.append(UInt8(ascii: "n")) } }
            letters = 0
        }
        for byte in english.utf8 {
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            if !isLetter { lengthen() }
            if byte == UInt8(ascii: "{") { isPlaceholder = true }
            if byte == UInt8(ascii: "}") { isPlaceholder = false }
            if isLetter, !isPlaceholder { letters += 1 }
            out.append(contentsOf: isPlaceholder ? [byte] : accented(byte))
        }
        lengthen()
        return String(decoding: out, as: UTF8.self)
    }

    private static func accented(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "a"): [0xC3, 0xA4]  // ä
        case UInt8(ascii: "e"): [0xC3, 0xA9]  // é
        case UInt8(ascii: "i"): [0xC3, 0xAE]  // î
        case UInt8(ascii: "o"): [0xC3, 0xB6]  // ö
        case UInt8(ascii: "u"): [0xC3, 0xBC]  // ü
        case UInt8(ascii: "A"): [0xC3, 0x84]  // Ä
        case UInt8(ascii: "O"): [0xC3, 0x96]  // Ö
        case UInt8(ascii: "U"): [0xC3, 0x9C]  // Ü
        default: [byte]
        }
    }
}
