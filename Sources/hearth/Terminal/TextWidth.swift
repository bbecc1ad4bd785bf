/// Width of text on a terminal, where Chinese characters take two columns.
enum TextWidth {
    static func of(_ text: String) -> Int {
        var width = 0
        for scalar in text.unicodeScalars {
            if scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .format { continue }
            width += isWide(scalar.value) ? 2 : 1
        }
        return width
    }

    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - of(text)))
    }

    static func leftPadded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - of(text))) + text
    }

    /// Breaks text at spaces, and between wide characters, into lines of at most `width` columns.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in pieces(text) {
            let size = of(word)
            if used > 0, used + size > width {
                lines.append(line.trimmingSuffix(" "))
                line = ""
                used = 0
                if word == " " { continue }
            }
            line += word
            used += size
        }
        lines.append(line.trimmingSuffix(" "))
        return lines
    }

    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var word = ""
        for character in text {
            let isWide = character.unicodeScalars.first.map { TextWidth.isWide($0.value) } ?? false
            if character == " " || isWide {
                if !word.isEmpty { pieces.append(word) }
                pieces.append(String(character))
                word = ""
            } else {
                word.append(character)
            }
        }
        if !word.isEmpty { pieces.append(word) }
        return pieces
    }

    /// Whether a character is in one of the wide blocks of Unicode's East Asian Width that our texts use.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ end: Character) -> String {
        var text = self
        while text.last == end { text.removeLast() }
        return text
    }
}
