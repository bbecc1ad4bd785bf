/// Parses numbers in forms: plain digits with a point or a comma.
public enum DecimalText {
    /// Nil for anything but up to nine digits with at most one separator. Signs and exponents are not allowed.
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

    /// Parses `4:30` as seconds.
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

    /// Formats a number with at most one decimal and without thousands separators, so that it can be edited.
    public static func text(_ value: Double) -> String {
        guard value.magnitude < 1e8 else { return "" }
        let tenths = Int((value * 10 + 0.5).rounded(.down))
        return tenths % 10 == 0 ? String(tenths / 10) : String(tenths / 10) + "." + String(tenths % 10)
    }
}
