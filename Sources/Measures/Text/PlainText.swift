/// Text of files and users, without characters that control a display.
///
/// A terminal obeys control characters: `ESC ]0;…` sets its title, a newline begins a line that the program did not write, and a
/// bidirectional override shows letters in another order than they have.
public enum PlainText {
    /// C0, DEL and C1 (Unicode general category Cc).
    public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// Embeddings, overrides and isolates of the bidirectional algorithm (UAX 9), and the line and paragraph separators.
    public static func isLayoutControl(_ scalar: Unicode.Scalar) -> Bool {
        (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// Marks of direction without a shape. Text in Hebrew and Arabic uses them.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x061C
    }

    /// Text to keep: one line, or several. Tabs and line ends become spaces where lines are not kept; other controls are removed.
    public static func cleaned(_ text: String, keepsLines: Bool = false) -> String {
        if !text.unicodeScalars.contains(where: { isControl($0) || isLayoutControl($0) }) { return text }
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.value == 0x0A, keepsLines {
                out.append(scalar)
            } else if scalar.value == 0x0A || scalar.value == 0x09 || scalar.value == 0x2028 || scalar.value == 0x2029 {
                out.append(" ")
            } else if !isControl(scalar), !isLayoutControl(scalar) {
                out.append(scalar)
            }
        }
        return String(out)
    }

    /// One line of text to show on a terminal: every control becomes visible, as `\u{1B}`.
    public static func visible(_ text: String) -> String {
        if !text.unicodeScalars.contains(where: { isHidden($0) }) { return text }
        var out = ""
        for scalar in text.unicodeScalars {
            if isHidden(scalar) { out += "\\u{" + hexadecimal(scalar.value) + "}" } else { out.unicodeScalars.append(scalar) }
        }
        return out
    }

    /// Text without soft hyphens (U+00AD). A browser breaks a long word there; a terminal and a copied text have no use for them.
    public static func withoutSoftHyphens(_ text: String) -> String {
        if !text.unicodeScalars.contains("\u{AD}") { return text }
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar != "\u{AD}" { out.append(scalar) }
        return String(out)
    }

    /// Whether a terminal may obey a character instead of showing it.
    public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        isControl(scalar) || isLayoutControl(scalar) || isMark(scalar)
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        var out = String.UnicodeScalarView()
        var shift: UInt32 = value > 0xFF ? 12 : 4
        while true {
            out.append(digits[Int(value >> shift & 0xF)])
            if shift == 0 { return String(out) }
            shift -= 4
        }
    }
}
