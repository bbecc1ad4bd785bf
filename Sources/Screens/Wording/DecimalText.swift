/// Numbers as people type them into forms: plain digits, a point or a comma.
public enum DecimalText {
    /// Nil for anything but up to nine digits with at most one separator: no sign, no exponent.
    public static func number(_ text: String) -> Double? {
        var value = 0.0
        var scale = 0.0
        var digits = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                scale *= 10
            case UInt8(ascii: "."), UInt8(ascii: ","):
                guard scale == 0 else { return nil }
                scale = 1
            default: return nil
            }
        }
        guard (1...9).contains(digits) else { return nil }
        return scale > 1 ? value / scale : value
    }

    /// `4:30` as seconds.
    public static func seconds(_ text: String) -> Double? {
        var parts: [String] = [""]
        for character in text {
            if character == ":" || character == "：" { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        guard parts.count == 2, parts[1].utf8.count == 2, let minutes = number(parts[0]), let seconds = number(parts[1]),
            minutes < 60, minutes == minutes.rounded(.down), seconds < 60
        else { return nil }
        return minutes * 60 + seconds
    }

    /// One decimal at most, and no mark between thousands: the text can be typed again.
    public static func text(_ value: Double) -> String {
        guard value.magnitude < 1e8 else { return "" }
        let tenths = Int((value * 10 + 0.5).rounded(.down))
        return tenths % 10 == 0 ? String(tenths / 10) : String(tenths / 10) + "." + String(tenths % 10)
    }
}
