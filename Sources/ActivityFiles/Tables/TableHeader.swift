/// Names of columns, compared without regard to what exports of the same vendor vary.
enum TableHeader {
    /// Returns a name in small letters with single spaces. Spaces that do not break count as spaces, curly apostrophes as straight ones. A
    /// prefix of Samsung's packages is omitted: `com.samsung.health.heart_rate.start_time`.
    static func key(_ name: String) -> String {
        var key = ""
        var isSpaced = false
        for scalar in name.unicodeScalars {
            if isSpace(scalar) {
                isSpaced = true
                continue
            }
            if isSpaced, !key.isEmpty { key += " " }
            isSpaced = false
            switch scalar {
            case "A"..."Z", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{DE}":
                // Capitals of ASCII and Latin-1 are 32 below their small letters.
                key.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
            case "\u{2019}": key += "'"
            default: key.unicodeScalars.append(scalar)
            }
        }
        guard key.utf8.starts(with: "com.samsung.".utf8) else { return key }
        return key.split(separator: ".").last.map { String($0) } ?? key
    }

    /// Whether a character separates words of a name, or marks the start of a file.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\u{A0}", "\u{202F}", "\u{2009}", "\u{FEFF}", "\n", "\r": true
        default: false
        }
    }

    /// Returns a key without what is in brackets at its end: `weight` for `weight (kg)`.
    static func withoutUnit(_ key: String) -> String {
        guard let bracket = key.lastIndex(of: "("), key.last == ")" else { return key }
        var name = String(key[..<bracket])
        while name.last == " " { name.removeLast() }
        return name
    }
}
